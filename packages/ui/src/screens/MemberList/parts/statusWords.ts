import { analyzerUsages, trainingUsages } from "@kyuseki/domain";
import type { IntlShape, MessageDescriptor } from "react-intl";
import { memberColumnText, memberListValueText, memberStatusText } from "../../../copy/members/memberList.ts";
import { analyzerUsageText, trainingUsageText } from "../../../copy/members/person.ts";
import type { MemberStatus } from "./memberStatus.ts";

/** The status in words, with the name of its service. */
export function statusWords({ formatMessage }: IntlShape, status: MemberStatus): string {
  if (status === "applied" || status === "archived") return formatMessage(memberStatusText[status]);
  const of = (service: "analyzer" | "training", usage: MessageDescriptor) =>
    formatMessage(memberListValueText.condition, {
      name: formatMessage(memberColumnText[service]),
      value: formatMessage(usage),
    });
  const analyzer = analyzerUsages.find((usage) => status === `analyzer-${usage}`);
  if (analyzer) return of("analyzer", analyzerUsageText[analyzer]);
  const training = trainingUsages.find((usage) => status === `training-${usage}`);
  return training ? of("training", trainingUsageText[training]) : "";
}
