import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** Asking for a password reset, and setting a new password (BE-9). */
export const passwordResetText = defineMessages({
  lead: { id: "passwordReset.lead", defaultMessage: "登録したメールアドレスに、再設定のリンクを送ります。" },
  send: { id: "passwordReset.send", defaultMessage: "リンクを送る" },
  sendAgain: { id: "passwordReset.sendAgain", defaultMessage: "もう一度送る" },
  sending: { id: "passwordReset.sending", defaultMessage: "送信しています" },
  undelivered: {
    id: "passwordReset.undelivered",
    defaultMessage: "届かないときは、迷惑メールを確かめるか、チームの監督に再設定リンクの発行を頼んでください。",
  },
  over: {
    id: "passwordReset.over",
    defaultMessage: "このリンクは使えません。期限が切れたか、すでに使われています。もう一度、リンクを送ってください。",
  },
  overWithoutMail: {
    id: "passwordReset.overWithoutMail",
    defaultMessage: "このリンクは使えません。期限が切れたか、すでに使われています。新しいリンクを頼んでください。",
  },
  leadWithoutMail: {
    id: "passwordReset.leadWithoutMail",
    defaultMessage: "メールでは受け取れません。チームの監督から、再設定リンクをもらってください。",
  },
  askManager: { id: "passwordReset.askManager", defaultMessage: "チームの監督に、再設定リンクを頼みます。" },
  managerIssues: {
    id: "passwordReset.managerIssues",
    defaultMessage: "監督は、「チーム管理」の「指導者」で再設定リンクを発行し、本人に渡します。",
  },
  noOtherManager: {
    id: "passwordReset.noOtherManager",
    defaultMessage: "ログインできる監督がほかにいないときは、運営者に相談してください。",
  },
  checking: { id: "passwordReset.checking", defaultMessage: "リンクを確かめています" },
  unchecked: { id: "passwordReset.unchecked", defaultMessage: "リンクを確かめられませんでした" },
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

export const passwordResetValueText = typed.defineMessages({
  /** The same whether or not the address has an account (S8). */
  sent: {
    id: "passwordReset.sent",
    defaultMessage:
      "登録があれば、{email} にメールを送りました。数分で届きます。リンクは{hours}時間以内に、1回だけ使えます。",
  },
  openLink: {
    id: "passwordReset.openLink",
    defaultMessage: "渡されたリンクを{hours}時間以内に開き、新しいパスワードを決めます。使えるのは1回だけです。",
  },
  account: { id: "passwordReset.account", defaultMessage: "アカウント：{email}" },
});
