import { defineMessages } from "react-intl";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";
import { logoErrorText } from "./logo.ts";

export const photoText = defineMessages({
  audience: {
    id: "photo.audience",
    defaultMessage: "このチームの指導者だけに見えます。家族のページやランキングには出ません。",
  },
  choose: { id: "photo.choose", defaultMessage: "写真を選ぶ" },
  another: { id: "photo.another", defaultMessage: "別の写真を選ぶ" },
  help: {
    id: "photo.help",
    defaultMessage: "PNG・JPG・WebP。20MBまで。撮った場所などの情報は、保存のときに消えます。",
  },
  consent: { id: "photo.consent", defaultMessage: "保護者の同意を得ています" },
  consentHelp: { id: "photo.consentHelp", defaultMessage: "確認した人として、あなたの名前と日付が残ります。" },
  noConsent: { id: "photo.noConsent", defaultMessage: "保護者の同意を得てから、印を付けて保存してください" },
  save: { id: "photo.save", defaultMessage: "この写真にする" },
  saveAgain: { id: "photo.saveAgain", defaultMessage: "もう一度保存する" },
  remove: { id: "photo.remove", defaultMessage: "写真を外す" },
  removeResult: {
    id: "photo.removeResult",
    defaultMessage: "写真のファイルは消え、代わりに名前のはじめの一文字が表示されます。元には戻せません。",
  },
  removeNow: { id: "photo.removeNow", defaultMessage: "写真を消す" },
});

/** Errors shown at the field, before anything is sent. */
export const photoErrorText = plain.defineMessages({
  type: logoErrorText.type,
  size: { id: "photo.fieldError.size", defaultMessage: "20MBまでの画像を選んでください" },
  unreadable: logoErrorText.unreadable,
});

export const photoValueText = typed.defineMessages({
  title: { id: "photo.title", defaultMessage: "{name}さんの写真" },
  removeAsk: { id: "photo.removeAsk", defaultMessage: "{name}さんの写真を外しますか？" },
  consentBy: { id: "photo.consentBy", defaultMessage: "保護者の同意：{name}さんが{day}に確認しました。" },
  consentAt: { id: "photo.consentAt", defaultMessage: "保護者の同意：{day}に確認しました（チームを離れた指導者）。" },
});
