import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const logoText = defineMessages({
  field: { id: "logo.field", defaultMessage: "チームのロゴ" },
  choose: { id: "logo.choose", defaultMessage: "ロゴを選ぶ" },
  change: { id: "logo.change", defaultMessage: "ロゴを変更" },
  remove: { id: "logo.remove", defaultMessage: "削除" },
  help: { id: "logo.help", defaultMessage: "PNG・JPG・WebP、512px以上の正方形がきれいです。5MBまで。" },
  crop: { id: "logo.crop", defaultMessage: "ロゴの切り抜き" },
  cropArea: { id: "logo.cropArea", defaultMessage: "切り抜く範囲" },
  cropGuide: {
    id: "logo.cropGuide",
    defaultMessage:
      "画像を動かして位置を合わせてください。矢印キーで動かし、＋と−のキーで大きさを変えることもできます。",
  },
  zoom: { id: "logo.zoom", defaultMessage: "大きさ" },
  small: {
    id: "logo.small",
    defaultMessage: "小さな画像のため、ぼやけて見えます。大きな画像があれば、選び直してください。",
  },
  save: { id: "logo.save", defaultMessage: "このロゴにする" },
  saveAgain: { id: "logo.saveAgain", defaultMessage: "もう一度保存する" },
  removeTitle: { id: "logo.removeTitle", defaultMessage: "チームのロゴを削除しますか？" },
  removeResult: {
    id: "logo.removeResult",
    defaultMessage: "ロゴの代わりに、チーム名のはじめの一文字が表示されます。元には戻せません。",
  },
  removeNow: { id: "logo.removeNow", defaultMessage: "ロゴを削除する" },
});

/** Errors shown at the field, before anything is sent. */
export const logoErrorText = defineMessages({
  type: { id: "logo.fieldError.type", defaultMessage: "PNG・JPG・WebPの画像を選んでください" },
  size: { id: "logo.fieldError.size", defaultMessage: "5MBまでの画像を選んでください" },
  unreadable: { id: "logo.fieldError.unreadable", defaultMessage: "画像が壊れていて読み取れません" },
  offline: { id: "logo.fieldError.offline", defaultMessage: "通信状況を確認して、もう一度選んでください" },
});

export const logoValueText = typed.defineMessages({
  zoomed: { id: "logo.zoomed", defaultMessage: "{percent, number}%" },
});
