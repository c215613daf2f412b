import { undoLimits, type YearChange } from "@kyuseki/domain";
import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { editingText } from "../../../copy/controls/editing.ts";
import { lastYearChangeText, yearChangeValueText } from "../../../copy/members/yearChange.ts";
import { dayOf, fullDate, longDate } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import { useYearWords } from "./useYearWords.ts";
import { momentOf } from "./yearState.ts";

export type LastChangePanelProps = {
  change: YearChange;
  /** 取り消せる人で、まだ取り消せるとき。 */
  isUndoable: boolean;
  isManager: boolean;
  onUndo: (change: YearChange) => void;
};

/** 前にいつ、だれが更新したか。取り消せないときは、理由を言う。 */
export function LastChangePanel({ change, isUndoable, isManager, onUndo }: LastChangePanelProps) {
  const { formatMessage } = useIntl();
  const { summary } = useYearWords();
  const reasonId = useId();
  const { undone_at } = change;

  return (
    <Panel title={formatMessage(lastYearChangeText.title)}>
      <Row>
        <div>
          <strong>{fullDate(dayOf(momentOf(change.done_at)))}</strong>
          <Summary>{summary(change.counts, change.done_by)}</Summary>
        </div>
        {isManager && undone_at === null && (
          <Button
            size="s"
            aria-disabled={!isUndoable || undefined}
            aria-describedby={reasonId}
            onClick={() => isUndoable && onUndo(change)}
          >
            {formatMessage(editingText.undo)}
          </Button>
        )}
      </Row>
      <Reason id={reasonId}>
        {undone_at === null
          ? formatMessage(yearChangeValueText.undoDays, { days: undoLimits.yearChangeDays })
          : formatMessage(yearChangeValueText.undoneOn, { day: longDate(dayOf(momentOf(undone_at))) })}
      </Reason>
    </Panel>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-3")};
`;

const Summary = styled(Caption)`
  display: block;
`;

const Reason = styled.p`
  padding-block-start: ${token("sp-1")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;
