import { defineMessages } from "react-intl";
import { typed } from "../typed.ts";

/** One's own account (BE-9). */
export const accountText = defineMessages({
  profile: { id: "account.profile", defaultMessage: "プロフィール" },
  name: { id: "account.name", defaultMessage: "お名前" },
  noRole: { id: "account.noRole", defaultMessage: "指導者ではありません" },
  team: { id: "account.team", defaultMessage: "チーム" },
});

export const passwordChangeText = defineMessages({
  title: { id: "passwordChange.title", defaultMessage: "パスワードの変更" },
  current: { id: "passwordChange.current", defaultMessage: "いまのパスワード" },
  endOthers: { id: "passwordChange.endOthers", defaultMessage: "ほかの端末からログアウトする" },
  endOthersHelp: {
    id: "passwordChange.endOthersHelp",
    defaultMessage: "パスワードを知られたかもしれないときは、選んだままにしてください。",
  },
  submit: { id: "passwordChange.submit", defaultMessage: "パスワードを変更する" },
  submitting: { id: "passwordChange.submitting", defaultMessage: "変更しています" },
  done: { id: "passwordChange.done", defaultMessage: "パスワードを変更しました。" },
  doneEverywhere: {
    id: "passwordChange.doneEverywhere",
    defaultMessage: "パスワードを変更し、ほかの端末からログアウトしました。",
  },
  conflict: {
    id: "passwordChange.conflict",
    defaultMessage:
      "パスワードが、ほかの端末で先に変更されました。「いまのパスワード」に変更後のものを入力して、もう一度お試しください。",
  },
});

export const sessionsText = defineMessages({
  title: { id: "sessions.title", defaultMessage: "ログイン中の端末" },
  here: { id: "sessions.here", defaultMessage: "この端末" },
  unknown: { id: "sessions.unknown", defaultMessage: "不明な端末" },
  inUse: { id: "sessions.inUse", defaultMessage: "いま使っています" },
  justNow: { id: "sessions.justNow", defaultMessage: "1分以内に使用" },
  remember: { id: "sessions.remember", defaultMessage: "ログイン状態を保持" },
  onlyHere: { id: "sessions.onlyHere", defaultMessage: "ほかにログイン中の端末はありません。" },
  end: { id: "sessions.end", defaultMessage: "ログアウト" },
  endOthers: { id: "sessions.endOthers", defaultMessage: "ほかの端末をすべてログアウト" },
  confirm: { id: "sessions.confirm", defaultMessage: "ログアウトする" },
  after: {
    id: "sessions.after",
    defaultMessage: "その端末で使うには、もう一度ログインが必要です。この端末はログインしたままです。",
  },
  endedOthers: { id: "sessions.endedOthers", defaultMessage: "ほかの端末をすべてログアウトしました。" },
  fewer: { id: "sessions.fewer", defaultMessage: "少なく表示する" },
  askOthersMost: {
    id: "sessions.askOthersMost",
    defaultMessage: "ほかの端末をすべてログアウトしますか？",
  },
});

export const sessionsValueText = typed.defineMessages({
  minutes: { id: "sessions.minutes", defaultMessage: "{count, number}分前に使用" },
  hours: { id: "sessions.hours", defaultMessage: "{count, number}時間前に使用" },
  days: { id: "sessions.days", defaultMessage: "{count, number}日前に使用" },
  since: { id: "sessions.since", defaultMessage: "{at}にログイン" },
  endOne: { id: "sessions.endOne", defaultMessage: "{device}（{used}）をログアウト" },
  askOne: { id: "sessions.askOne", defaultMessage: "{device}をログアウトしますか？" },
  askOthers: { id: "sessions.askOthers", defaultMessage: "ほかの{count, number}台をすべてログアウトしますか？" },
  endedOne: { id: "sessions.endedOne", defaultMessage: "{device}をログアウトしました。" },
  all: { id: "sessions.all", defaultMessage: "すべて表示する（{count, number}台）" },
  most: { id: "sessions.most", defaultMessage: "最近使った{max, number}台までを表示しています。" },
});

/** The team's coaches (D-5, BE-9). */
export const rosterText = defineMessages({
  title: { id: "roster.title", defaultMessage: "指導者" },
  you: { id: "roster.you", defaultMessage: "あなた" },
  managersOnly: {
    id: "roster.managersOnly",
    defaultMessage: "指導者の招待と再設定リンクの発行は、監督だけができます。必要なときは、監督に頼んでください。",
  },
  inviteTitle: { id: "roster.inviteTitle", defaultMessage: "指導者を招待" },
  managerHelp: {
    id: "roster.managerHelp",
    defaultMessage: "チームの情報や設定の変更、指導者の招待もできます。",
  },
  coachHelp: { id: "roster.coachHelp", defaultMessage: "選手の記録を見て、入力できます。" },
  emailHelp: {
    id: "roster.emailHelp",
    defaultMessage: "一覧に、だれへの招待かが出ます。リンクは、このアドレスにもメールで届きます。",
  },
  emailHelpWithoutMail: {
    id: "roster.emailHelpWithoutMail",
    defaultMessage: "一覧に、だれへの招待かが出ます。メールは届かないので、発行したリンクを渡してください。",
  },
  issue: { id: "roster.issue", defaultMessage: "招待リンクを発行する" },
  issuing: { id: "roster.issuing", defaultMessage: "発行しています" },
  invited: { id: "roster.invited", defaultMessage: "招待リンクを発行しました" },
  handInvite: { id: "roster.handInvite", defaultMessage: "このリンクを、招待する人に渡してください。" },
  inviteLink: { id: "roster.inviteLink", defaultMessage: "招待リンク" },
  pending: { id: "roster.pending", defaultMessage: "招待中" },
  nobody: { id: "roster.nobody", defaultMessage: "宛先の指定なし" },
  revoke: { id: "roster.revoke", defaultMessage: "取り消す" },
  revokeAfter: {
    id: "roster.revokeAfter",
    defaultMessage: "渡したリンクは使えなくなります。必要なら、あとで招待し直せます。",
  },
  revoked: { id: "roster.revoked", defaultMessage: "招待を取り消しました。" },
  reset: { id: "roster.reset", defaultMessage: "再設定リンク" },
  resetConfirm: { id: "roster.resetConfirm", defaultMessage: "発行する" },
  changingRole: { id: "roster.changingRole", defaultMessage: "変更しています" },
  changeRoleConfirm: { id: "roster.changeRoleConfirm", defaultMessage: "役割を変更する" },
  remove: { id: "roster.remove", defaultMessage: "チームから外す" },
  removeAfter: {
    id: "roster.removeAfter",
    defaultMessage:
      "すぐにログインできなくなり、渡したリンクも使えなくなります。これまでの記録は残ります。招待し直せば、また参加できます。",
  },
  once: { id: "roster.once", defaultMessage: "リンクは1回だけ使えます。閉じると、もう一度は表示できません。" },
  copy: { id: "roster.copy", defaultMessage: "リンクをコピーする" },
  copied: { id: "roster.copied", defaultMessage: "コピーしました" },
  copyFailed: {
    id: "roster.copyFailed",
    defaultMessage: "コピーできませんでした。上のリンクを選んで、コピーしてください。",
  },
});

export const rosterValueText = typed.defineMessages({
  until: { id: "roster.until", defaultMessage: "{at}まで使えます" },
  mailed: {
    id: "roster.mailed",
    defaultMessage: "{email} にメールで送りました。届かないときは、このリンクを渡してください。",
  },
  revokeFor: { id: "roster.revokeFor", defaultMessage: "{email} への招待" },
  revokeAny: { id: "roster.revokeAny", defaultMessage: "宛先の指定がない{role}の招待" },
  revokeAsk: { id: "roster.revokeAsk", defaultMessage: "{whom}を取り消しますか？" },
  resetFor: { id: "roster.resetFor", defaultMessage: "{name}さんの再設定リンクを発行" },
  roleFor: { id: "roster.roleFor", defaultMessage: "{name}さんの役割を変更" },
  roleTitle: { id: "roster.roleTitle", defaultMessage: "{name}さんの役割" },
  roleChanged: { id: "roster.roleChanged", defaultMessage: "{name}さんの役割を{role}に変更しました。" },
  removeAsk: { id: "roster.removeAsk", defaultMessage: "{name}さんをチームから外しますか？" },
  removed: { id: "roster.removed", defaultMessage: "{name}さんをチームから外しました。" },
  resetAsk: { id: "roster.resetAsk", defaultMessage: "{name}さんのパスワード再設定リンクを発行しますか？" },
  resetAfter: {
    id: "roster.resetAfter",
    defaultMessage:
      "ログインできなくなった人が、新しいパスワードを決めるためのリンクです。{hours}時間以内に使えます。前に発行したリンクは使えなくなります。",
  },
  resetLink: { id: "roster.resetLink", defaultMessage: "{name}さんの再設定リンク" },
  handReset: { id: "roster.handReset", defaultMessage: "このリンクを、{name}さん本人に渡してください。" },
});
