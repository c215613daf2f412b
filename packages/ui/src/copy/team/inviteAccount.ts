import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** An invited coach who has an account already. */
export const inviteAccountText = defineMessages({
  lead: {
    id: "inviteAccount.lead",
    defaultMessage: "いまのアカウントのまま、このチームにも参加します。チームは、ログインしたまま切り替えられます。",
  },
  signInLead: {
    id: "inviteAccount.signInLead",
    defaultMessage:
      "ほかのチームで使っているメールアドレスとパスワードを入力してください。新しいパスワードは要りません。",
  },
  signIn: { id: "inviteAccount.signIn", defaultMessage: "ログインして進む" },
  secondStep: {
    id: "inviteAccount.secondStep",
    defaultMessage:
      "このアカウントのログインには、パスキーも必要です。ログインの画面でログインしてから、招待のリンクをもう一度開いてください。",
  },
  join: { id: "inviteAccount.join", defaultMessage: "このチームに参加する" },
  otherPerson: { id: "inviteAccount.otherPerson", defaultMessage: "別の人として参加する（ログアウト）" },
  have: { id: "inviteAccount.have", defaultMessage: "アカウントをお持ちの方はこちら" },
  haveNone: { id: "inviteAccount.haveNone", defaultMessage: "はじめての方はこちら" },
});

export const inviteAccountValueText = typed.defineMessages({
  signedIn: {
    id: "inviteAccount.signedIn",
    defaultMessage: "{name}さん（{teamName}）としてログインしています。",
  },
});
