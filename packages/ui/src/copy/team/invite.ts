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
  password: { id: "invite.password", defaultMessage: "パスワード" },
  accept: { id: "invite.accept", defaultMessage: "登録して始める" },
  accepting: { id: "invite.accepting", defaultMessage: "登録しています" },
  hasAccount: { id: "invite.hasAccount", defaultMessage: "登録が済んでいる方はログインへ" },
  team: { id: "invite.team", defaultMessage: "招待されたチーム" },
});

export const inviteValueText = typed.defineMessages({
  title: { id: "invite.title", defaultMessage: "{role}として参加する" },
  until: { id: "invite.until", defaultMessage: "{at}まで使えます" },
});
