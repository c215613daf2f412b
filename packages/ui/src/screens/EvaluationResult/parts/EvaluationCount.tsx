import { useIntl } from "react-intl";
import styled from "styled-components";
import { evaluationValueText } from "../../../copy/practice/evaluation.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";

export type EvaluationCountProps = { measured: number; unmeasured: number };

/** 条件に合う選手の数と、期間に測定のない選手の数。 */
export function EvaluationCount({ measured, unmeasured }: EvaluationCountProps) {
  const { formatMessage } = useIntl();
  return (
    <Count>
      {formatMessage(evaluationValueText.measured, { count: measured })}
      {unmeasured > 0 && <Caption>{formatMessage(evaluationValueText.unmeasured, { count: unmeasured })}</Caption>}
    </Count>
  );
}

const Count = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token("sp-3")};
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;
