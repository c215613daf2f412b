import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** What is said where something was entered that the server does not have yet (OF-2). */
export const outboxText = plain.defineMessages({
  stored: { id: "outbox.stored", defaultMessage: "端末に保存しました。つながると送信します。" },
  unstored: {
    id: "outbox.unstored",
    defaultMessage: "この端末には保存できません。送信が終わるまで、このページを閉じないでください。",
  },
  look: { id: "outbox.look", defaultMessage: "通信の状態を見る" },
  takenBack: { id: "outbox.takenBack", defaultMessage: "取り消し" },
});

export const outboxValueText = typed.defineMessages({
  counts: {
    id: "outbox.counts",
    defaultMessage:
      "この端末に、まだ送信していない投球数の記録が{count, number}件あります。下の数字には入っていません。",
  },
});
