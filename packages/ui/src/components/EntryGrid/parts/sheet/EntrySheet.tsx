import { type CSSProperties, useId, useRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { entryText, entryValueText } from "../../../../copy/controls/entry.ts";
import { VisuallyHidden } from "../../../VisuallyHidden/VisuallyHidden.tsx";
import { CellErrorTip } from "../CellErrorTip.tsx";
import { cellErrorAt } from "../cellError.ts";
import type { Block } from "../changes/block.ts";
import { findError } from "../countEntries.ts";
import type { EntryFormProps } from "../entryGridProps.ts";
import { sheetClipboard } from "../input/sheetClipboard.ts";
import { sheetKeys } from "../input/sheetKeys.ts";
import { sheetMouse } from "../input/sheetMouse.ts";
import { useSheet } from "../input/useSheet.ts";
import { useCounts } from "../useCounts.ts";
import { EntryBar } from "./EntryBar.tsx";
import { EntryFoot } from "./EntryFoot.tsx";
import { SheetHead } from "./SheetHead.tsx";
import { SheetRow } from "./SheetRow.tsx";
import { sheetStyle } from "./sheetStyle.ts";

/** 選手と項目の表。表計算ソフトのように打ち、動き、貼り付ける。 */
export function EntrySheet(props: EntryFormProps) {
  const { label, corner, rowLook = "person", rows, columns, values, checkOf, pastOf, changes, readOnly } = props;
  const { formatMessage } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const counts = useCounts(rows, columns, values, checkOf);

  const sheet = useSheet({
    frame,
    rows,
    columns,
    values,
    changes,
    onAccept: (places) => {
      const cellError = places.map((place) => cellErrorAt(props, place)).find((found) => found !== null);
      const act = cellError?.fix ?? cellError?.keep;
      act?.();
    },
  });

  const { active, mode } = sheet;
  const judged = cellErrorAt(props, sheet.judged);
  const cellError = (mode === "move" ? cellErrorAt(props, active) : null) ?? judged;
  const [row, column] = [rows[active.row], columns[active.column]];
  const pasted = changes.notice?.kind === "pasted" ? changes.notice.block : null;

  return (
    <>
      <EntryBar
        row={row}
        column={column}
        past={row && column && pastOf?.(row.id, column.id)}
        status={props.status}
        readOnly={readOnly}
      />
      <Frame ref={frame} style={columnCount(columns.length)} data-look={rowLook}>
        <table
          {...sheetKeys(sheet)}
          {...sheetMouse(sheet)}
          {...sheetClipboard(sheet, props.fetchQuoteReader)}
          {...gridRole(readOnly)}
          aria-label={label}
          aria-describedby={`${id}-hint`}
        >
          <SheetHead corner={corner} columns={columns} />
          <tbody>
            {rows.map((each, index) => {
              const isHere = index === active.row;
              const hasError = cellError?.place.row === index && cellError.place.column === active.column;
              return (
                <SheetRow
                  key={each.id}
                  {...shadeOf(index, sheet.selected, pasted)}
                  row={each}
                  rowIndex={index}
                  look={rowLook}
                  columns={columns}
                  texts={values[each.id]}
                  checkOf={checkOf}
                  activeColumn={isHere ? active.column : -1}
                  mode={isHere ? mode : "move"}
                  errorId={isHere && hasError ? `${id}-fieldError` : undefined}
                  readOnly={readOnly}
                />
              );
            })}
          </tbody>
        </table>
        {cellError && (
          <CellErrorTip
            id={`${id}-fieldError`}
            cellError={cellError}
            frame={frame}
            onSettled={() => mode === "move" && sheet.goTo(active)}
          />
        )}
      </Frame>
      <VisuallyHidden id={`${id}-hint`}>{formatMessage(entryText.hint)}</VisuallyHidden>
      <VisuallyHidden role="status">
        {judged &&
          formatMessage(entryValueText.fieldError, {
            row: judged.row.label,
            column: judged.column.label,
            message: judged.fieldError.message,
          })}
      </VisuallyHidden>
      <EntryFoot
        counts={counts}
        notice={changes.notice}
        onUndo={() => sheet.turn(changes.undo)}
        onNextError={() => {
          const next = findError(rows, columns, values, checkOf, active);
          if (next) sheet.goTo(next);
        }}
        actions={props.actions}
      />
    </>
  );
}

const gridRole = (readOnly = false) =>
  ({ role: "grid", "aria-multiselectable": true, "aria-readonly": readOnly || undefined }) as const;

/** The selected part of one row, as values that compare equal when unchanged. */
function shadeOf(index: number, selected: Block | null, pasted: Block | null) {
  const block = selected ?? pasted;
  if (!block || index < block.top || index > block.bottom) return { from: -1, to: -1, caps: "", block: undefined };
  const caps = `${index === block.top ? "top" : ""} ${index === block.bottom ? "bottom" : ""}`;
  return { from: block.left, to: block.right, caps, block: selected ? ("selected" as const) : ("pasted" as const) };
}

/** React's style type lacks custom properties. */
const columnCount = (count: number): CSSProperties & Record<"--columns", number> => ({ "--columns": count });

const Frame = styled.div`
  ${sheetStyle}
`;
