import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** One's own name and mail address (BE-9). */
export const identityText = defineMessages({
  change: { id: "identity.change", defaultMessage: "変更" },
  changeName: { id: "identity.changeName", defaultMessage: "お名前を変更" },
  changeEmail: { id: "identity.changeEmail", defaultMessage: "メールアドレスを変更" },
  nameTitle: { id: "identity.nameTitle", defaultMessage: "お名前の変更" },
  nameHelp: { id: "identity.nameHelp", defaultMessage: "チームのほかの指導者に、この名前で見えます。" },
  submit: { id: "identity.submit", defaultMessage: "変更する" },
  submitting: { id: "identity.submitting", defaultMessage: "変更しています" },
  nameDone: { id: "identity.nameDone", defaultMessage: "お名前を変更しました。" },
  emailTitle: { id: "identity.emailTitle", defaultMessage: "メールアドレスの変更" },
  newEmail: { id: "identity.newEmail", defaultMessage: "新しいメールアドレス" },
  codeFollows: {
    id: "identity.codeFollows",
    defaultMessage: "このアドレスに確認コードを送ります。コードを入力するまで、いまのアドレスのままです。",
  },
  atOnce: {
    id: "identity.atOnce",
    defaultMessage:
      "メールでの確認はなく、すぐに変わります。次からこのアドレスでログインするので、間違いがないか確認してください。",
  },
  ends: {
    id: "identity.ends",
    defaultMessage:
      "変更すると、ほかの端末からログアウトします。いまのアドレスに届いている再設定のリンクは、使えなくなります。",
  },
  sendCode: { id: "identity.sendCode", defaultMessage: "確認コードを送る" },
  sendingCode: { id: "identity.sendingCode", defaultMessage: "送っています" },
  emailDone: {
    id: "identity.emailDone",
    defaultMessage: "メールアドレスを変更し、ほかの端末からログアウトしました。",
  },
  verification: { id: "identity.verification", defaultMessage: "アドレスの確認" },
  unverified: {
    id: "identity.unverified",
    defaultMessage: "まだ確認していません。パスワードの再設定をメールのリンクで行うと、確認が済みます。",
  },
  unverifiedWithoutMail: {
    id: "identity.unverifiedWithoutMail",
    defaultMessage: "確認していません。メールを送らない設定のためで、このまま使えます。",
  },
  codeTitle: { id: "identity.codeTitle", defaultMessage: "確認コードの入力" },
  code: { id: "identity.code", defaultMessage: "確認コード" },
  undelivered: {
    id: "identity.undelivered",
    defaultMessage:
      "届かないときは、迷惑メールの中と、アドレスの間違いを確認してください。取りやめて、はじめからやり直せます。",
  },
  enterCode: { id: "identity.enterCode", defaultMessage: "コードを入力する" },
  giveUp: { id: "identity.giveUp", defaultMessage: "取りやめる" },
});

export const identityValueText = typed.defineMessages({
  verifiedOn: { id: "identity.verifiedOn", defaultMessage: "{date} に確認済み" },
  codeHelp: { id: "identity.codeHelp", defaultMessage: "{email} に届いた{digits, number}桁の数字です。" },
  waiting: {
    id: "identity.waiting",
    defaultMessage: "{email} への変更は、まだ済んでいません。届いた確認コードを入力してください。",
  },
});

/** Another coach's name and mail address, changed by a manager. */
export const coachAccountText = defineMessages({
  edit: { id: "coachAccount.edit", defaultMessage: "編集" },
  emailHelp: {
    id: "coachAccount.emailHelp",
    defaultMessage: "変えると、その人はすべての端末からログアウトし、次からこのアドレスでログインします。",
  },
  tellsByMail: {
    id: "coachAccount.tellsByMail",
    defaultMessage: "変更したことを、いまのアドレスにメールで知らせます。",
  },
  tellYourself: {
    id: "coachAccount.tellYourself",
    defaultMessage: "メールでの知らせはありません。変更したことを、本人に伝えてください。",
  },
});

export const coachAccountValueText = typed.defineMessages({
  editFor: { id: "coachAccount.editFor", defaultMessage: "{name}さんのお名前とメールアドレスを編集" },
  title: { id: "coachAccount.title", defaultMessage: "{name}さんのお名前とメールアドレス" },
  done: { id: "coachAccount.done", defaultMessage: "{name}さんのお名前とメールアドレスを変更しました。" },
});
