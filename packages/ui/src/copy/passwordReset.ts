import { defineMessages } from "react-intl";

/** BE-9. */
export const passwordResetText = defineMessages({
  lead: { id: "passwordReset.lead", defaultMessage: "登録したメールアドレスに、再設定のリンクを送ります。" },
  send: { id: "passwordReset.send", defaultMessage: "リンクを送る" },
  sendAgain: { id: "passwordReset.sendAgain", defaultMessage: "もう一度送る" },
  sending: { id: "passwordReset.sending", defaultMessage: "送信しています" },
  undelivered: {
    id: "passwordReset.undelivered",
    defaultMessage: "届かないときは、迷惑メールを確かめるか、チームの管理者に再設定リンクの発行を頼んでください。",
  },
  over: {
    id: "passwordReset.over",
    defaultMessage: "このリンクは使えません。期限が切れたか、すでに使われています。もう一度、リンクを送ってください。",
  },
  checking: { id: "passwordReset.checking", defaultMessage: "リンクを確かめています" },
  unchecked: { id: "passwordReset.unchecked", defaultMessage: "リンクを確かめられませんでした" },
  recheck: { id: "passwordReset.recheck", defaultMessage: "もう一度確かめる" },
  newTitle: { id: "passwordReset.newTitle", defaultMessage: "新しいパスワードの設定" },
  endsSessions: {
    id: "passwordReset.endsSessions",
    defaultMessage: "変更すると、ログイン中のすべての端末からログアウトします。",
  },
  set: { id: "passwordReset.set", defaultMessage: "パスワードを変更する" },
  setting: { id: "passwordReset.setting", defaultMessage: "変更しています" },
  done: { id: "passwordReset.done", defaultMessage: "パスワードを変更しました" },
  doneLead: {
    id: "passwordReset.doneLead",
    defaultMessage: "すべての端末からログアウトしました。新しいパスワードでログインしてください。",
  },
  toLogin: { id: "passwordReset.toLogin", defaultMessage: "ログインへ" },
  backToLogin: { id: "passwordReset.backToLogin", defaultMessage: "ログインにもどる" },
});

type Values = {
  sent: { email: string; hours: number };
  account: { email: string };
};

export const passwordResetValueText = defineMessages<Values>({
  /** The same whether or not the address has an account (S8). */
  sent: {
    id: "passwordReset.sent",
    defaultMessage:
      "登録があれば、{email} にメールを送りました。数分で届きます。リンクは{hours}時間以内に、1回だけ使えます。",
  },
  account: { id: "passwordReset.account", defaultMessage: "アカウント：{email}" },
});
