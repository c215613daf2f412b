import type { PlannedMove, YearCounts } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { outcomeText, yearChangeText, yearChangeValueText, yearMoveText } from "../../../copy/members/yearChange.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import { useYearWords } from "./useYearWords.ts";

export type OutcomePanelProps = {
  moves: readonly PlannedMove[];
  counts: YearCounts;
  /** 更新後の年度になってから学年が入力されたので、上げない人数。 */
  inNewGradeCount: number;
  toYear: number;
  /** 4月1日より前に更新する。 */
  isEarly: boolean;
  isManager: boolean;
  /** 卒業と退団を確かめる印。 */
  children: ReactNode;
  footer: ReactNode;
};

/** 更新すると何人がどうなり、ほかに何が変わるか。 */
export function OutcomePanel(props: OutcomePanelProps) {
  const { moves, counts, inNewGradeCount, toYear, isEarly, isManager, children, footer } = props;
  const { formatMessage } = useIntl();
  const { shortStep } = useYearWords();
  const steps = newSchools
    .map((from) => ({ from, count: moves.filter((planned) => planned.move === "up" && planned.from === from).length }))
    .filter(({ count }) => count > 0)
    .map(({ from, count }) => formatMessage(yearChangeValueText.stepCount, { step: shortStep(from), count }));
  const shown = (["up", "graduate", "leave", "stay"] as const).filter((move) => move !== "stay" || counts.stay > 0);

  return (
    <Panel title={formatMessage(outcomeText.title)} footer={footer}>
      <Figures>
        {shown.map((move) => (
          <Outcome key={move}>
            <Caption as="dt">{formatMessage(yearMoveText[move])}</Caption>
            <Count>{counts[move]}</Count>
          </Outcome>
        ))}
      </Figures>
      <Notes>
        <li>{formatMessage(isEarly ? outcomeText.atOnceEarly : outcomeText.atOnce)}</li>
        {inNewGradeCount > 0 && (
          <li>{formatMessage(yearChangeValueText.inNewGrade, { count: inNewGradeCount, year: toYear })}</li>
        )}
        {counts.graduate + counts.leave > 0 && <li>{formatMessage(outcomeText.leaving)}</li>}
        {steps.length > 0 && (
          <li>
            {formatMessage(yearChangeValueText.pitching, { steps: steps.join(formatMessage(yearChangeText.comma)) })}
          </li>
        )}
        <li>{formatMessage(outcomeText.ranking)}</li>
      </Notes>
      {isManager ? children : <Reason>{formatMessage(yearChangeText.managersOnly)}</Reason>}
    </Panel>
  );
}

/** Grades that move to another school, with other pitch limits. */
const newSchools = ["e6", "j3"] as const;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")} ${token("sp-4")};
`;

const Outcome = styled.div`
  flex: 1 1 auto;
`;

const Count = styled.dd`
  font-family: ${token("font-num")};
  font-size: ${token("fs-num-l")};
  font-weight: ${token("fw-num-l")};
  font-feature-settings: "tnum", "lnum";
  line-height: 1.1;
`;

const Notes = styled.ul`
  display: grid;
  gap: ${token("sp-1")};
  padding: ${token("sp-3")} 0 ${token("sp-2")} 1.3em;
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
  list-style: disc;
  word-break: auto-phrase;
`;

const Reason = styled.p`
  font-size: ${token("fs-small")};
`;
