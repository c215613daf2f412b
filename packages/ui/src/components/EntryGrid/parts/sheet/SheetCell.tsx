import { memo, useId } from "react";
import type { CheckEntry, EntryColumn, EntryRow } from "../entry.ts";
import type { EntryMode } from "../input/readKey.ts";
import { CellField } from "./CellField.tsx";
import { EntryMark } from "./EntryMark.tsx";

export type SheetCellProps = {
  row: EntryRow;
  column: EntryColumn;
  rowIndex: number;
  columnIndex: number;
  text: string;
  checkOf: CheckEntry;
  /** 入力欄があるマスでだけ、いまの打ち方。 */
  mode: EntryMode | null;
  /** 選んだ・貼り付けたまとまりの中か。縁にあたる辺を並べる。 */
  edges: string | undefined;
  block: "selected" | "pasted" | undefined;
  errorId: string | undefined;
  readOnly?: boolean | undefined;
};

/** 一マス。渡るものが変わらないかぎり描き直さない。 */
export const SheetCell = memo(function SheetCell({
  row,
  column,
  rowIndex,
  columnIndex,
  text,
  checkOf,
  mode,
  edges,
  block,
  errorId,
  readOnly,
}: SheetCellProps) {
  const markId = useId();
  const { state } = checkOf(row.id, column.id, text);
  const described = [state !== "ok" && markId, errorId].filter(Boolean).join(" ");

  const asGridcell = {
    role: "gridcell",
    "aria-selected": mode !== null || block === "selected",
    "aria-invalid": state === "error" || undefined,
  };

  return (
    <td
      {...asGridcell}
      data-row={rowIndex}
      data-column={columnIndex}
      data-state={state}
      data-active={mode !== null || undefined}
      data-block={block}
      data-edges={edges}
    >
      <EntryMark state={state} id={markId} />
      {mode === null ? (
        <span data-part="word">{text}</span>
      ) : (
        <CellField
          row={row}
          column={column}
          text={text}
          mode={mode}
          invalid={state === "error"}
          describedBy={described || undefined}
          readOnly={readOnly}
        />
      )}
    </td>
  );
});
