import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

export const signOutText = defineMessages({
  result: {
    id: "signOut.result",
    defaultMessage: "ログアウトすると、入力した内容は消え、元に戻せません。残すものは、先に保存か送信をしてください。",
  },
  discard: { id: "signOut.discard", defaultMessage: "破棄してログアウト" },
  stay: { id: "signOut.stay", defaultMessage: "ログアウトしない" },
});

export const signOutValueText = typed.defineMessages({
  question: {
    id: "signOut.question",
    defaultMessage: "保存していない入力が{count, number}件あります。ログアウトしますか？",
  },
  unsent: {
    id: "signOut.unsent",
    defaultMessage:
      "このうち{count, number}件は、この端末で送信を待っている記録です。つながるところで開くと送信されます。",
  },
});
