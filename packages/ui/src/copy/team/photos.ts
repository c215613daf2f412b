import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** Whether the team has photos of its players. */
export const teamPhotosText = defineMessages({
  title: { id: "teamPhotos.title", defaultMessage: "選手の写真" },
  use: { id: "teamPhotos.use", defaultMessage: "選手の写真を使う" },
  useHelp: {
    id: "teamPhotos.useHelp",
    defaultMessage:
      "指導者が、保護者の同意を確認した選手だけに、顔写真を付けられます。このチームの指導者だけに見えます。",
  },
  stopAsk: { id: "teamPhotos.stopAsk", defaultMessage: "選手の写真を使わない設定にしますか？" },
  stopConfirm: { id: "teamPhotos.stopConfirm", defaultMessage: "すべて消して、使わない" },
});

export const teamPhotosValueText = typed.defineMessages({
  count: { id: "teamPhotos.count", defaultMessage: "写真のある選手：{count, number}人" },
  stopAfter: {
    id: "teamPhotos.stopAfter",
    defaultMessage: "{count, number}人の写真がすぐに見えなくなり、ファイルもすべて消えます。元には戻せません。",
  },
});
