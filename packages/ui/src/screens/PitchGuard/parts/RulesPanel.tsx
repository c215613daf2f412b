import type { GradeGroup, PitchGuard, SportType } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { useRuleWords } from "../../../components/GuardTable/useRuleWords.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { stageText } from "../../../copy/members/person.ts";
import { guardRuleText, guardRuleValueText } from "../../../copy/practice/pitchRules.ts";
import { Remark } from "../../../layout/Text/Remark.ts";
import { token, touchTarget } from "../../../tokens/theme.ts";

export type RulesPanelProps = { guard: PitchGuard; sportType: SportType; isManager: boolean };

/** 学年ごとに使っているルール。名前と版、数、そのほかの決まり、出典。 */
export function RulesPanel({ guard: { today, pitch_limits }, sportType, isManager }: RulesPanelProps) {
  const { formatMessage } = useIntl();
  const words = useRuleWords(today);

  return (
    <Panel
      title={formatMessage(guardRuleText.title)}
      caption={isManager ? undefined : formatMessage(guardRuleText.managers)}
      action={isManager && <Link href="/evaluation-setting">{formatMessage(guardRuleText.change)}</Link>}
    >
      <Rules>
        {stages.map((stage) => {
          const { rule, own } = pitch_limits[stage];
          // As in the guard: no published rule set covers softball.
          const id = sportType === "softball" && rule !== "own" ? "record_only" : rule;
          const source = words.source(id);
          return (
            <Rule key={stage}>
              <Stage>{formatMessage(stageText[stage])}</Stage>
              <dd>
                <b>{words.name(id)}</b>
                {[words.numbers(id, stage, own), ...words.notes(id)].filter(Boolean).map((line) => (
                  <Remark as="p" key={line}>
                    {line}
                  </Remark>
                ))}
                {source && (
                  <Remark as="p">
                    {source.url === null ? (
                      formatMessage(guardRuleValueText.source, source)
                    ) : (
                      <Source href={source.url} target="_blank" rel="noreferrer">
                        {formatMessage(guardRuleValueText.source, source)}
                      </Source>
                    )}
                  </Remark>
                )}
              </dd>
            </Rule>
          );
        })}
      </Rules>
      <Week>{formatMessage(guardRuleText[pitch_limits.week])}</Week>
    </Panel>
  );
}

/** As a coach says them. */
const stages = ["e", "j", "h"] as const satisfies readonly GradeGroup[];

const Rules = styled.dl`
  & > :first-child {
    padding-block-start: 0;
  }
`;

const Rule = styled.div`
  display: grid;
  grid-template-columns: ${token("sp-9")} minmax(0, 1fr);
  gap: ${token("sp-2")};
  padding-block: ${token("sp-3")};
  border-block-end: ${token("hairline")} solid ${token("line")};
`;

const Stage = styled.dt`
  font-weight: ${token("fw-h3")};
`;

const Week = styled.p`
  padding-block-start: ${token("sp-3")};
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;

const Source = styled(Link)`
  ${touchTarget}
  overflow-wrap: anywhere;
`;
