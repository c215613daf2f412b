import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { refreshIcon, undoIcon } from "../../../components/Icon/icons.ts";
import { Status } from "../../../components/Status/Status.tsx";
import { csvHistoryText, csvValueText } from "../../../copy/analyzer/csvImport.ts";
import { editingText } from "../../../copy/controls/editing.ts";
import { token } from "../../../tokens/theme.ts";
import type { HistoryRow } from "./historyRows.ts";

type HistoryActionProps = {
  row: HistoryRow;
  nowS: number;
  busy: boolean;
  onUndo: () => void;
  onReadAgain: () => void;
};

/** 一回ぶんの取り込みについて、いまできること。 */
export function HistoryAction({ row, nowS, busy, onUndo, onReadAgain }: HistoryActionProps) {
  const { formatMessage } = useIntl();
  const { imported, file: name } = row;
  const undoable = nowS * 1000 < Date.parse(imported.undo_until);

  if (imported.undone_at !== null) return <Status tone="stopped">{formatMessage(csvHistoryText.undone)}</Status>;
  if (!undoable && !imported.readable_again) return null;
  return (
    <Buttons>
      {imported.readable_again && (
        <Button
          size="s"
          icon={refreshIcon}
          busy={busy}
          aria-label={formatMessage(csvValueText.readAgain, { name })}
          onClick={onReadAgain}
        >
          {formatMessage(csvHistoryText.readAgain)}
        </Button>
      )}
      {undoable && (
        <Button
          size="s"
          icon={undoIcon}
          busy={busy}
          aria-label={formatMessage(csvValueText.undo, { name })}
          onClick={onUndo}
        >
          {formatMessage(editingText.undo)}
        </Button>
      )}
    </Buttons>
  );
}

const Buttons = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;
