import type { Span } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { editIcon } from "../../../components/Icon/icons.ts";
import { spanWords } from "../../../components/SpanChoice/spanWords.ts";
import { lastPeriodText } from "../../../copy/controls/period.ts";
import { evaluationText, evaluationValueText } from "../../../copy/practice/evaluation.ts";
import type { Measure } from "./measure.ts";

export type EvaluationNoneProps = {
  measure: Measure;
  period: Span;
  /** 選手がひとりもいない。 */
  isTeamEmpty: boolean;
  onPeriod: (period: Span) => void;
};

/** 期間に一つも測定がないとき。 */
export function EvaluationNone({ measure, period, isTeamEmpty, onPeriod }: EvaluationNoneProps) {
  const intl = useIntl();
  const { formatMessage } = intl;

  if (isTeamEmpty) {
    return (
      <EmptyState
        title={formatMessage(evaluationText.nobody)}
        action={<ButtonLink href="/member-list">{formatMessage(evaluationText.toMembers)}</ButtonLink>}
      >
        {formatMessage(evaluationText.nobodyBody)}
      </EmptyState>
    );
  }
  const enter = (
    <ButtonLink href="/evaluation-result/measuring-day" icon={editIcon}>
      {formatMessage(evaluationText.enter)}
    </ButtonLink>
  );
  const wider = (
    <Button onClick={() => onPeriod(3)}>
      {formatMessage(evaluationValueText.wider, { period: formatMessage(lastPeriodText[3]) })}
    </Button>
  );
  return (
    <EmptyState
      title={formatMessage(evaluationValueText.noneTitle, { measure: measure.name })}
      action={period === 1 || period === 2 ? wider : measure.item && enter}
    >
      {formatMessage(evaluationValueText.none, { period: spanWords(intl, period).last })}
      {formatMessage(measure.item ? evaluationText.notFromDevice : evaluationText.fromDevice)}
    </EmptyState>
  );
}
