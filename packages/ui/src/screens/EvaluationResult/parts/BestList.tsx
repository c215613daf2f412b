import type { PersonalBest } from "@kyuseki/domain/measuringDays";
import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Delta } from "../../../components/Delta/Delta.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { evaluationText, evaluationValueText } from "../../../copy/practice/evaluation.ts";
import { slashDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { token } from "../../../tokens/theme.ts";
import type { Measure } from "./measure.ts";

export type BestListProps = {
  /** 新しいものから。 */
  bests: readonly PersonalBest[];
  measure: Measure;
};

/** 自己ベストを更新した日と、それまでの値、そのときの値と伸び。伸びは、並んだ二つの値の差。 */
export function BestList({ bests, measure: { unit, better, digits } }: BestListProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();

  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{formatMessage(evaluationText.bests)}</Title>
      {bests.length === 0 ? (
        <Nothing>{formatMessage(evaluationText.noBests)}</Nothing>
      ) : (
        <ol>
          {bests.map(({ date, best, before, gain }) => (
            <Best key={date}>
              <Day dateTime={date}>{slashDate(date)}</Day>
              <Before>{formatMessage(evaluationValueText.bestBefore, { value: decimal(before, digits) })}</Before>
              <UnitNumber value={best} unit={unit} digits={digits} />
              <Delta value={better === "higher" ? gain : -gain} digits={digits} sense={better} />
            </Best>
          ))}
        </ol>
      )}
    </section>
  );
}

const Title = styled.h3`
  font-size: ${token("fs-h3")};
`;

const Nothing = styled.p`
  color: ${token("ink-2")};
`;

const Best = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto ${token("sp-9")};
  align-items: baseline;
  gap: ${token("sp-3")};
  padding-block: ${token("sp-2")};
  border-block-end: ${token("hairline")} solid ${token("line")};
  text-align: end;
`;

const Before = styled.small`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  font-feature-settings: "tnum", "lnum";
  white-space: nowrap;
`;

const Day = styled.time`
  text-align: start;
`;
