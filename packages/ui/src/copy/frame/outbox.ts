import { plain } from "../plain.ts";

/** What is said where something was entered that the server does not have yet (OF-2). */
export const outboxText = plain.defineMessages({
  stored: { id: "outbox.stored", defaultMessage: "端末に保存しました。つながると送信します。" },
  unstored: {
    id: "outbox.unstored",
    defaultMessage: "この端末には保存できません。送信が終わるまで、このページを閉じないでください。",
  },
  notCounted: { id: "outbox.notCounted", defaultMessage: "次の記録は、下の数字にはまだ入っていません。" },
  look: { id: "outbox.look", defaultMessage: "通信の状態を見る" },
  takenBack: { id: "outbox.takenBack", defaultMessage: "取り消し" },
});
