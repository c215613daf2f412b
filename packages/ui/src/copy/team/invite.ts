import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** The page of an invited coach (BE-9). */
export const inviteText = defineMessages({
  lead: { id: "invite.lead", defaultMessage: "名前とパスワードを決めると、すぐに使い始められます。" },
  checking: { id: "invite.checking", defaultMessage: "招待を確かめています" },
  unchecked: { id: "invite.unchecked", defaultMessage: "招待を確かめられませんでした" },
  over: { id: "invite.over", defaultMessage: "この招待は使えません" },
  overLead: {
    id: "invite.overLead",
    defaultMessage:
      "期限が切れたか、取り消されたか、すでに使われています。チームの監督に、新しい招待を頼んでください。",
  },
  overHarness: {
    id: "invite.overHarness",
    defaultMessage:
      "この招待は使えなくなりました。チームの監督に、新しい招待を頼んでください。入力した内容は残っています。",
  },
  name: { id: "invite.name", defaultMessage: "お名前" },
  emailHelp: { id: "invite.emailHelp", defaultMessage: "ログインと、パスワードの再設定に使います。" },
  emailHelpWithoutMail: {
    id: "invite.emailHelpWithoutMail",
    defaultMessage: "ログインに使います。このアドレスにメールは届きません。",
  },
  emailFixed: {
    id: "invite.emailFixed",
    defaultMessage: "招待されたアドレスで登録します。あとからアカウントの画面で変えられます。",
  },
  sendCodeAgain: { id: "invite.sendCodeAgain", defaultMessage: "確認コードをもう一度送る" },
  linkIsProof: {
    id: "invite.linkIsProof",
    defaultMessage:
      "確認のメールは送られません。このリンクを持っていることが、招待された本人のしるしになります。ほかの人に渡さないでください。",
  },
  password: { id: "invite.password", defaultMessage: "パスワード" },
  accept: { id: "invite.accept", defaultMessage: "登録して始める" },
  accepting: { id: "invite.accepting", defaultMessage: "登録しています" },
  toLogin: { id: "invite.toLogin", defaultMessage: "ログインの画面へ" },
  hasAccount: { id: "invite.hasAccount", defaultMessage: "登録が済んでいる方はログインへ" },
  team: { id: "invite.team", defaultMessage: "招待されたチーム" },
});

export const inviteValueText = typed.defineMessages({
  title: { id: "invite.title", defaultMessage: "{role}として参加する" },
  codeHelp: {
    id: "invite.codeHelp",
    defaultMessage: "「確認コードを送る」を押すと、{digits, number}桁の数字がメールで届きます。",
  },
  codeSent: {
    id: "invite.codeSent",
    defaultMessage: "{email} に送った{digits, number}桁の数字です。届かないときは、迷惑メールの中も確認してください。",
  },
  until: { id: "invite.until", defaultMessage: "{at}まで使えます" },
});
