import { useIntl } from "react-intl";
import styled from "styled-components";
import { Steps } from "../../components/Steps/Steps.tsx";
import { yearChangeText, yearChangeValueText } from "../../copy/yearChange.ts";
import { longDate } from "../../format/date.ts";
import { token } from "../../tokens/theme.ts";
import { firstDayOf } from "./yearState.ts";

export type YearHeadProps = {
  /** 0 予定を確かめる、1 卒業と退団、2 実行、3 済み。 */
  step: 0 | 1 | 2 | 3;
  /** いまの年度と、更新後の年度。 */
  years: { from: number; to: number } | null;
};

/** 手順のどこに居るかと、どの年度からどの年度へか。 */
export function YearHead({ step, years }: YearHeadProps) {
  const { formatMessage } = useIntl();
  const { stepPlan, stepLeaving, stepRun } = yearChangeText;

  return (
    <Row>
      <Steps
        label={formatMessage(yearChangeText.steps)}
        steps={[stepPlan, stepLeaving, stepRun].map((text) => formatMessage(text))}
        current={step}
      />
      {years && (
        <small>{formatMessage(yearChangeValueText.years, { ...years, day: longDate(firstDayOf(years.to)) })}</small>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-2")} ${token("sp-4")};
  min-height: ${token("control-m")};

  & > small {
    color: ${token("ink-2")};
    font-size: ${token("fs-caption")};
  }
`;
