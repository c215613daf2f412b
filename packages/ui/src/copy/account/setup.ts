import { defineMessages } from "react-intl";

/** The page that makes the first club (OP-1). */
export const setupText = defineMessages({
  lead: {
    id: "setup.lead",
    defaultMessage: "最初のチームと、その監督を登録します。チームのことは、あとから「チーム管理」で変えられます。",
  },
  checking: { id: "setup.checking", defaultMessage: "コードを確かめています" },
  unchecked: { id: "setup.unchecked", defaultMessage: "コードを確かめられませんでした" },
  invalidCode: { id: "setup.invalidCode", defaultMessage: "このコードは使えません" },
  invalidCodeLead: {
    id: "setup.invalidCodeLead",
    defaultMessage:
      "コードがないか、間違っているか、期限の24時間を過ぎたか、新しいコードに替わっています。サーバーを動かしている人に、新しいアドレスを出してもらってください。",
  },
  command: { id: "setup.command", defaultMessage: "新しいアドレスを出すコマンド：" },
  deadHere: {
    id: "setup.deadHere",
    defaultMessage:
      "このコードは使えなくなりました。新しいアドレスを出してもらってください。入力した内容は残っています。",
  },
  alreadySetUp: { id: "setup.alreadySetUp", defaultMessage: "はじめの設定は済んでいます" },
  alreadySetUpLead: {
    id: "setup.alreadySetUpLead",
    defaultMessage: "このページは、最初のチームを作るときだけ開けます。登録した人は、ログインしてください。",
  },
  toLogin: { id: "setup.toLogin", defaultMessage: "ログインへ" },
  team: { id: "setup.team", defaultMessage: "チーム" },
  manager: { id: "setup.manager", defaultMessage: "監督になる人" },
  choose: { id: "setup.choose", defaultMessage: "選んでください" },
  name: { id: "setup.name", defaultMessage: "お名前" },
  emailHelp: { id: "setup.emailHelp", defaultMessage: "ログインに使います。" },
  password: { id: "setup.password", defaultMessage: "パスワード" },
  save: { id: "setup.save", defaultMessage: "設定を終える" },
  saving: { id: "setup.saving", defaultMessage: "登録しています" },
  done: { id: "setup.done", defaultMessage: "設定が終わりました" },
  addMembers: { id: "setup.addMembers", defaultMessage: "メンバーを追加する" },
  inviteCoaches: { id: "setup.inviteCoaches", defaultMessage: "指導者を招待する" },
  toHome: { id: "setup.toHome", defaultMessage: "あとにして、ホームへ" },
});

type Values = {
  until: { at: string };
  doneLead: { team: string; name: string };
};

export const setupValueText = defineMessages<Values>({
  until: { id: "setup.until", defaultMessage: "このアドレスは{at}まで使えます" },
  doneLead: {
    id: "setup.doneLead",
    defaultMessage: "{team}の監督は、{name}さんです。このページは、これから先は開けません。",
  },
});
