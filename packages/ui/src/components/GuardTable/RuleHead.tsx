import { useIntl } from "react-intl";
import { stageText } from "../../copy/person.ts";
import type { GuardGroup } from "./guardGroups.ts";
import { ownLimitsOf, useRuleWords } from "./useRuleWords.ts";

/** ひとまとまりの選手に当てはまるルール。名前と版と数。 */
export function RuleHead({ group: { stage, players }, today }: { group: GuardGroup; today: string }) {
  const { formatMessage } = useIntl();
  const words = useRuleWords(today);
  const [first] = players;
  if (!first) return null;
  const { id } = first.guard.rule;

  return (
    <span data-part="rule">
      <b>{formatMessage(stageText[stage])}</b>
      {words.name(id)}
      <small>{words.numbers(id, stage, ownLimitsOf(first.guard))}</small>
    </span>
  );
}
