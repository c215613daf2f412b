import { useIntl } from "react-intl";
import styled from "styled-components";
import { stageText } from "../../copy/members/person.ts";
import { token } from "../../tokens/theme.ts";
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
    <Head data-part="rule">
      <Stage>{formatMessage(stageText[stage])}</Stage>
      {words.name(id)}
      <Numbers>
        {[words.numbers(id, stage, ownLimitsOf(first.guard)), words.scope(id)].filter(Boolean).join("　")}
      </Numbers>
    </Head>
  );
}

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token("sp-3")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
`;

const Stage = styled.b`
  font-size: ${token("fs-label")};
`;

const Numbers = styled.small`
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};
`;
