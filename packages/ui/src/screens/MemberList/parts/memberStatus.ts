import { analyzerUsage, analyzerUsages, type Member, trainingUsage, trainingUsages } from "@kyuseki/domain";
import type { IntlShape, MessageDescriptor } from "react-intl";
import { memberColumnText, memberStatusText, memberValueText } from "../../../copy/members/members.ts";
import { analyzerUsageText, trainingUsageText } from "../../../copy/members/person.ts";

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

/** The status in words, with the name of its service. */
export function statusWords({ formatMessage }: IntlShape, status: MemberStatus): string {
  if (status === "applied" || status === "archived") return formatMessage(memberStatusText[status]);
  const of = (service: "analyzer" | "training", usage: MessageDescriptor) =>
    formatMessage(memberValueText.condition, {
      name: formatMessage(memberColumnText[service]),
      value: formatMessage(usage),
    });
  const analyzer = analyzerUsages.find((usage) => status === `analyzer-${usage}`);
  if (analyzer) return of("analyzer", analyzerUsageText[analyzer]);
  const training = trainingUsages.find((usage) => status === `training-${usage}`);
  return training ? of("training", trainingUsageText[training]) : "";
}

/** The statuses a team can filter by: the analyzer's only with the analyzer. */
export const statusesFor = (analyzerAvailable: boolean): readonly MemberStatus[] =>
  analyzerAvailable ? memberStatuses : memberStatuses.filter((status) => !status.startsWith("analyzer"));
