import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { guardText } from "../../../copy/practice/pitchGuard.ts";

type NoPitchersProps = { isFiltered: boolean; onShowAll: () => void; onRecord: () => void };

/** 条件に合う選手がいない。または、まだだれの記録もない。 */
export function NoPitchers(props: NoPitchersProps) {
  const { formatMessage } = useIntl();
  if (props.isFiltered) {
    return (
      <EmptyState
        title={formatMessage(guardText.noneInStage)}
        action={<Button onClick={props.onShowAll}>{formatMessage(guardText.showAll)}</Button>}
      >
        {formatMessage(guardText.noneInStageText)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={formatMessage(guardText.emptyTitle)}
      action={<Button onClick={props.onRecord}>{formatMessage(guardText.recordLong)}</Button>}
    >
      {formatMessage(guardText.emptyText)}
    </EmptyState>
  );
}
