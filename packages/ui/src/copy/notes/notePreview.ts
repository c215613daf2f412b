import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

export const notePreviewText = plain.defineMessages({
  settings: { id: "notePreview.settings", defaultMessage: "見本の設定" },
  template: { id: "notePreview.template", defaultMessage: "テンプレート" },
  device: { id: "notePreview.device", defaultMessage: "画面" },
  phone: { id: "notePreview.phone", defaultMessage: "スマートフォン" },
  tablet: { id: "notePreview.tablet", defaultMessage: "タブレット" },
  theme: { id: "notePreview.theme", defaultMessage: "表示" },
  light: { id: "notePreview.light", defaultMessage: "デーゲーム" },
  dark: { id: "notePreview.dark", defaultMessage: "ナイター" },
  state: { id: "notePreview.state", defaultMessage: "状態" },
  filled: { id: "notePreview.filled", defaultMessage: "入力中" },
  empty: { id: "notePreview.empty", defaultMessage: "未入力" },
  sent: { id: "notePreview.sent", defaultMessage: "送信後" },
  notSent: { id: "notePreview.notSent", defaultMessage: "見本に入力しても、どこにも送信されません。" },
  sample: { id: "notePreview.sample", defaultMessage: "見本です。送信されません。" },
  form: { id: "notePreview.form", defaultMessage: "選手の画面の見本" },
  send: { id: "notePreview.send", defaultMessage: "送る" },
  done: { id: "notePreview.done", defaultMessage: "送りました" },
  doneHelp: { id: "notePreview.doneHelp", defaultMessage: "返事が届くと、このページで読めます。" },
  none: { id: "notePreview.none", defaultMessage: "テンプレートはまだありません。" },
  make: { id: "notePreview.make", defaultMessage: "ノートの設定で作る" },
});

export const notePreviewValueText = typed.defineMessages({
  readers: { id: "notePreview.readers", defaultMessage: "見られる人：{readers}" },
});

/** What a player may have answered, and a sheet of 9マス目標. */
export const noteSampleText = plain.defineMessages({
  text: { id: "noteSample.text", defaultMessage: "低めだけを打つ練習で、前の肩を残せた。" },
  centre: { id: "noteSample.centre", defaultMessage: "強い打球をセンターへ" },
  goal1: { id: "noteSample.goal1", defaultMessage: "下半身" },
  goal2: { id: "noteSample.goal2", defaultMessage: "睡眠8時間" },
  goal3: { id: "noteSample.goal3", defaultMessage: "道具の手入れ" },
  goal4: { id: "noteSample.goal4", defaultMessage: "低めを打つ" },
  goal5: { id: "noteSample.goal5", defaultMessage: "初球から振る" },
  goal6: { id: "noteSample.goal6", defaultMessage: "あいさつ" },
  goal7: { id: "noteSample.goal7", defaultMessage: "体幹" },
  goal8: { id: "noteSample.goal8", defaultMessage: "ノート" },
});
