import { defineMessages } from "react-intl";

export const storageText = defineMessages({
  title: { id: "teamStorage.title", defaultMessage: "保存容量" },
  videos: { id: "teamStorage.videos", defaultMessage: "動画" },
  files: { id: "teamStorage.files", defaultMessage: "CSVファイル" },
  left: { id: "teamStorage.left", defaultMessage: "空き" },
  nearlyFull: {
    id: "teamStorage.nearlyFull",
    defaultMessage: "残りが少なくなっています。要らない動画をその球の画面で消すと、空きが増えます。",
  },
  full: {
    id: "teamStorage.full",
    defaultMessage:
      "保存容量がいっぱいです。いまある動画と記録はそのままですが、新しい動画とファイルは保存できません。要らない動画をその球の画面で消すか、容量を増やせるかをお問い合わせください。",
  },
});
