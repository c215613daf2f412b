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
  unsentValues: {
    id: "signOut.unsentValues",
    defaultMessage:
      "このうち{count, number}件は、未送信の測定値です。つながるところで開くか、ホームから測定会を開いて直すと送信できます。",
  },
});
