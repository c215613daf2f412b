import { type Member, memberName } from "@kyuseki/domain";
import type { IntlShape } from "react-intl";
import { memberWhomText } from "../../../../copy/members/memberResults.ts";

/** Members in a sentence: 「原田 暖さん」, 「原田 暖さんほか2人」. */
export function whomOf({ formatMessage }: IntlShape, members: readonly Member[]): string {
  const [first, ...others] = members;
  const name = first ? memberName(first) : "";
  return others.length === 0
    ? formatMessage(memberWhomText.one, { name })
    : formatMessage(memberWhomText.many, { name, others: others.length });
}
