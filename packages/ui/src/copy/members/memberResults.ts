import { typed } from "../typed.ts";

/** One member, or the first of several. */
export const memberWhomText = typed.defineMessages({
  one: { id: "memberWhom.one", defaultMessage: "{name}さん" },
  many: { id: "memberWhom.many", defaultMessage: "{name}さんほか{others, number}人" },
});

/** Results of actions on one member; `whom` comes from `memberWhomText`. */
export const memberDoneText = typed.defineMessages({
  invite: { id: "memberDone.invite", defaultMessage: "{whom}をアナライザーに招待しました" },
  cancel_invite: { id: "memberDone.cancel_invite", defaultMessage: "{whom}の招待を取り消しました" },
  unlinkuser: { id: "memberDone.unlinkuser", defaultMessage: "{whom}のアナライザーの連携を解除しました" },
  accept: { id: "memberDone.accept", defaultMessage: "{whom}の参加を承認しました" },
  stop: { id: "memberDone.stop", defaultMessage: "{whom}のトレーニングの利用を停止しました" },
  resume: { id: "memberDone.resume", defaultMessage: "{whom}のトレーニングの利用を再開しました" },
  leave: { id: "memberDone.leave", defaultMessage: "{whom}を退団にしました" },
  reinstate: { id: "memberDone.reinstate", defaultMessage: "{whom}を在籍に戻しました" },
  delete: { id: "memberDone.delete", defaultMessage: "{whom}をチームから削除しました" },
  restore: { id: "memberDone.restore", defaultMessage: "{whom}を元に戻しました" },
});

/** Results of actions on several members; followed by those it failed for. */
export const memberCountedText = typed.defineMessages({
  invite: { id: "memberCounted.invite", defaultMessage: "{count, number}人を招待しました" },
  cancel_invite: { id: "memberCounted.cancel_invite", defaultMessage: "{count, number}人の招待を取り消しました" },
  unlinkuser: { id: "memberCounted.unlinkuser", defaultMessage: "{count, number}人の連携を解除しました" },
  accept: { id: "memberCounted.accept", defaultMessage: "{count, number}人の参加を承認しました" },
  stop: { id: "memberCounted.stop", defaultMessage: "{count, number}人の利用を停止しました" },
  resume: { id: "memberCounted.resume", defaultMessage: "{count, number}人の利用を再開しました" },
});

export const memberResultText = typed.defineMessages({
  failed: { id: "memberResult.failed", defaultMessage: "{done}／{failed, number}人はできませんでした" },
  noneDone: { id: "memberResult.noneDone", defaultMessage: "{failed, number}人ともできませんでした" },
  reason: { id: "memberResult.reason", defaultMessage: "{whom}：{reason}" },
  raised: {
    id: "memberResult.raised",
    defaultMessage: "{whom}の学年を、卒業・退団のあいだの年度更新に合わせて上げました。",
  },
  left: { id: "memberResult.left", defaultMessage: "残りの{count, number}人には、まだ何もしていません。" },
});
