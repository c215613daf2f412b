import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** Of a notice that is written, sent and looked at. */
export const noticeText = plain.defineMessages({
  parts: { id: "notice.parts", defaultMessage: "お知らせ送信の画面" },
  write: { id: "notice.write", defaultMessage: "作成" },
  history: { id: "notice.history", defaultMessage: "送信履歴" },
  title: { id: "notice.title", defaultMessage: "件名" },
  body: { id: "notice.body", defaultMessage: "本文" },
  words: { id: "notice.words", defaultMessage: "文面" },
});

export const noticeValueText = typed.defineMessages({
  file: { id: "notice.file", defaultMessage: "{name}（{size}）" },
  secondsLeft: { id: "notice.secondsLeft", defaultMessage: "あと{seconds, number}秒 取り消せます" },
});
