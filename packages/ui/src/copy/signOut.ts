import { defineMessages } from "react-intl";

export const signOutText = defineMessages({
  result: {
    id: "signOut.result",
    defaultMessage:
      "ログアウトすると、このタブで入力した内容は消え、元に戻せません。残すものは、先に保存か送信をしてください。",
  },
  discard: { id: "signOut.discard", defaultMessage: "破棄してログアウト" },
  stay: { id: "signOut.stay", defaultMessage: "ログアウトしない" },
});

export const signOutValueText = defineMessages<{ question: { count: number } }>({
  question: {
    id: "signOut.question",
    defaultMessage: "保存していない入力が{count, number}件あります。ログアウトしますか？",
  },
});
