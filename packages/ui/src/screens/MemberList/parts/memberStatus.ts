import { analyzerUsage, type Member, trainingUsage } from "@kyuseki/domain";

/** Filters besides grade, gender and name (EN-6, EN-7). `archived` is a list of its own. */
export const memberStatuses = [
  "applied",
  "analyzer-awaiting_invitation",
  "analyzer-invited",
  "analyzer-in_use",
  "analyzer-stopped",
  "training-awaiting_approval",
  "training-awaiting_purchase",
  "training-in_use",
  "training-stopped",
  "archived",
] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** Whether a member has the status; null matches all. */
export const statusMatches = (status: MemberStatus | null, member: Member): boolean =>
  status === null ||
  status === member.state ||
  status === `analyzer-${analyzerUsage(member)}` ||
  status === `training-${trainingUsage(member)}`;

/** The statuses a team can filter by: the analyzer's only with the analyzer. */
export const statusesFor = (analyzerAvailable: boolean): readonly MemberStatus[] =>
  analyzerAvailable ? memberStatuses : memberStatuses.filter((status) => !status.startsWith("analyzer"));
