import type { AnalyzerCall, TrainingCall } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { actionText } from "../controls/action.ts";
import { headingText } from "../controls/heading.ts";
import { measureText } from "../controls/measures.ts";
import { plain } from "../plain.ts";
import { typed } from "../typed.ts";

/** Everything that can be done to a member, as the entries of the row's menu call it. */
export const memberActionText = plain.defineMessages({
  report: { id: "memberAction.report", defaultMessage: "選手別レポート" },
  note: measureText.notes,
  review: { id: "memberAction.review", defaultMessage: "申請を確認する" },
  accept: { id: "memberAction.accept", defaultMessage: "参加を承認する" },
  invite: { id: "memberAction.invite", defaultMessage: "アナライザーに招待する" },
  cancel_invite: actionText.cancelInvite,
  unlinkuser: { id: "memberAction.unlinkuser", defaultMessage: "連携を解除する" },
  stop: { id: "memberAction.stop", defaultMessage: "利用を停止する" },
  resume: { id: "memberAction.resume", defaultMessage: "利用を再開する" },
  edit: { id: "memberAction.edit", defaultMessage: "編集する" },
  leave: { id: "memberAction.leave", defaultMessage: "退団にする" },
  reinstate: { id: "memberAction.reinstate", defaultMessage: "在籍に戻す" },
  delete: { id: "memberAction.delete", defaultMessage: "チームから削除する" },
});

/** Why an action is not possible now. */
export const memberForbiddenText = defineMessages({
  stopUnapproved: { id: "memberForbidden.stopUnapproved", defaultMessage: "承認してから停止できます" },
  stopUnused: { id: "memberForbidden.stopUnused", defaultMessage: "利用中の選手だけ止められます" },
  managerOnly: { id: "memberForbidden.managerOnly", defaultMessage: "監督だけが操作できます" },
  noneToInvite: { id: "memberForbidden.noneToInvite", defaultMessage: "選んだ中に、いま招待できる選手はいません。" },
  noneToAccept: { id: "memberForbidden.noneToAccept", defaultMessage: "選んだ中に、承認を待っている選手はいません。" },
  noneToNotify: { id: "memberForbidden.noneToNotify", defaultMessage: "承認する前の選手には、まだ送れません。" },
  deleteManagerOnly: {
    id: "memberForbidden.deleteManagerOnly",
    defaultMessage: "メンバーを削除できるのは監督だけです。監督に依頼してください。",
  },
  reinstateManagerOnly: {
    id: "memberForbidden.reinstateManagerOnly",
    defaultMessage: "在籍に戻せるのは監督だけです。監督に依頼してください。",
  },
});

/** What is done to all chosen members, and the words of a phone. */
export const memberBulkText = plain.defineMessages({
  invite: { id: "memberBulk.invite", defaultMessage: "アナライザーに招待" },
  inviteShort: { id: "memberBulk.inviteShort", defaultMessage: "招待" },
  accept: { id: "memberBulk.accept", defaultMessage: "参加を承認" },
  acceptShort: { id: "memberBulk.acceptShort", defaultMessage: "承認" },
  notify: { id: "memberBulk.notify", defaultMessage: "お知らせを送る" },
  notifyShort: { id: "memberBulk.notifyShort", defaultMessage: "お知らせ" },
  csv: { id: "memberBulk.csv", defaultMessage: "CSVに書き出す" },
  csvShort: headingText.csv,
  reinstate: { id: "memberBulk.reinstate", defaultMessage: "在籍に戻す" },
  delete: { id: "memberBulk.delete", defaultMessage: "削除" },
});

/** While calls run one by one. */
export const memberRunText = defineMessages({
  invite: { id: "memberRun.invite", defaultMessage: "アナライザーに招待しています" },
  cancel_invite: { id: "memberRun.cancel_invite", defaultMessage: "招待を取り消しています" },
  unlinkuser: { id: "memberRun.unlinkuser", defaultMessage: "連携を解除しています" },
  accept: { id: "memberRun.accept", defaultMessage: "参加を承認しています" },
  stop: { id: "memberRun.stop", defaultMessage: "利用を停止しています" },
  resume: { id: "memberRun.resume", defaultMessage: "利用を再開しています" },
}) satisfies Record<AnalyzerCall | TrainingCall, MessageDescriptor>;

export const memberConfirmText = defineMessages({
  unlinkuser: {
    id: "memberConfirm.unlinkuser",
    defaultMessage:
      "アナライザーの記録が届かなくなります。これまでの記録は残ります。もう一度つなぐには、招待からやり直します。",
  },
  stop: {
    id: "memberConfirm.stop",
    defaultMessage: "停止している間、選手はトレーニングを使えません。利用はあとから再開できます。",
  },
  leave: {
    id: "memberConfirm.leave",
    defaultMessage: "メンバーリストから外れます。記録は残り、「卒業・退団」の一覧から在籍に戻せます。",
  },
});

/** `whom` comes from `memberWhomText`. */
export const memberActionValueText = typed.defineMessages({
  applies: { id: "memberAction.applies", defaultMessage: "{label}（{count, number}人）" },
  unlinkuser: {
    id: "memberAction.unlinkuserQuestion",
    defaultMessage: "{whom}のアナライザーの連携を解除しますか？",
  },
  stop: { id: "memberAction.stopQuestion", defaultMessage: "{whom}のトレーニングの利用を停止しますか？" },
  leave: { id: "memberAction.leaveQuestion", defaultMessage: "{whom}を退団にしますか？" },
  delete: { id: "memberAction.deleteQuestion", defaultMessage: "{whom}をチームから削除しますか？" },
  deleteBody: {
    id: "memberAction.deleteBody",
    defaultMessage:
      "削除してから{seconds, number}秒の間は取り消せます。そのあとも{days, number}日の間はチーム管理から元に戻せます。過ぎると、記録とともに消えます。",
  },
  deleteDo: { id: "memberAction.deleteDo", defaultMessage: "{count, number}人を削除する" },
});
