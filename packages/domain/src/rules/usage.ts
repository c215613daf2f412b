import type { Member } from "../contract/members/members.ts";

/** 利用中, 利用停止, 招待中, 招待待ち, `-` (EN-6). */
export const analyzerUsages = ["in_use", "stopped", "invited", "awaiting_invitation", "none"] as const;
export type AnalyzerUsage = (typeof analyzerUsages)[number];

/** 承認待ち, 購入待ち, 利用停止, 利用中 (EN-7). */
export const trainingUsages = ["awaiting_approval", "awaiting_purchase", "stopped", "in_use"] as const;
export type TrainingUsage = (typeof trainingUsages)[number];

/** A status that does not fit its id, or an unlinked player, gives `none` (EN-6). */
export function analyzerUsage(member: Pick<Member, "nextshot_usage" | "nextshot_id">): AnalyzerUsage {
  const hasId = Boolean(member.nextshot_id);
  switch (member.nextshot_usage) {
    case "in_use":
      return hasId ? "in_use" : "none";
    case "not_use":
      return hasId ? "stopped" : "awaiting_invitation";
    case "wait_acceptance":
      return hasId ? "none" : "invited";
    case "unlink_user":
      return "none";
  }
}

/** The label of a member's training usage (EN-7). */
export function trainingUsage(member: Pick<Member, "nextrainer_usage" | "nextrainer_purchased">): TrainingUsage {
  switch (member.nextrainer_usage) {
    case "wait_acceptance":
      return "awaiting_approval";
    case "not_use":
      return member.nextrainer_purchased ? "stopped" : "awaiting_purchase";
    case "in_use":
    case "unlink_user":
      return "in_use";
  }
}
