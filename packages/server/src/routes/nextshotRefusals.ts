import type { AnalyzerCall, AnalyzerUsage, Member, TrainingCall, TrainingUsage } from "@kyuseki/domain";

/** EN-8: why a call of a member's link with the analyzer was refused, and what to do next. */
export function analyzerRefusal(call: AnalyzerCall, now: AnalyzerUsage): string {
  return sentence("アナライザー", analyzerWords[now], analyzerDeeds[call]);
}

/** `null`: a status no coach can set. */
export function trainingRefusal(call: TrainingCall | null, now: TrainingUsage): string {
  return sentence("トレーニング", trainingWords[now], call ? trainingDeeds[call] : "この変更は");
}

/** Who is not on the roster: an applicant, or one who has left. */
export function rosterRefusal(call: AnalyzerCall | TrainingCall, state: Exclude<Member["state"], "active">): string {
  const { reason, todo } = notOnRoster[state];
  return `${reason}のため、${{ ...analyzerDeeds, ...trainingDeeds }[call]}できません。${todo}`;
}

const notOnRoster = {
  applied: { reason: "参加申請中", todo: "先に参加の申請を確認してください。" },
  archived: { reason: "卒業・退団したメンバー", todo: "在籍に戻してから、もう一度お試しください。" },
} as const satisfies Record<Exclude<Member["state"], "active">, { reason: string; todo: string }>;

const sentence = (service: string, word: string, deed: string) =>
  `${service}が${word}のため、${deed}できません。画面を読み込み直して、いまの状態を確認してください。`;

/** EN-6. */
const analyzerWords = {
  in_use: "「利用中」",
  stopped: "「利用停止」",
  invited: "「招待中」",
  awaiting_invitation: "「招待待ち」",
  none: "未連携",
} as const satisfies Record<AnalyzerUsage, string>;

/** EN-7. */
const trainingWords = {
  awaiting_approval: "「承認待ち」",
  awaiting_purchase: "「購入待ち」",
  stopped: "「利用停止」",
  in_use: "「利用中」",
} as const satisfies Record<TrainingUsage, string>;

const analyzerDeeds = {
  invite: "招待",
  cancel_invite: "招待の取り消しは",
  unlinkuser: "連携の解除は",
} as const satisfies Record<AnalyzerCall, string>;

const trainingDeeds = {
  accept: "承認",
  resume: "利用の再開は",
  stop: "利用の停止は",
} as const satisfies Record<TrainingCall, string>;
