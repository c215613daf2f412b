import { memo } from "react";
import { Avatar } from "../../../Avatar/Avatar.tsx";
import type { CheckEntry, EntryColumn, EntryRow, EntryValues } from "../entry.ts";
import type { EntryMode } from "../input/readKey.ts";
import { SheetCell } from "./SheetCell.tsx";

export type RowLook = "person" | "number";
export type SheetRowProps = {
  row: EntryRow;
  rowIndex: number;
  look: RowLook;
  columns: readonly EntryColumn[];
  texts: EntryValues[string];
  checkOf: CheckEntry;
  /** この行に居るときの列。居なければ -1。 */
  activeColumn: number;
  mode: EntryMode;
  /** まとまりの左右の端の列。まとまりの外なら -1。 */
  from: number;
  to: number;
  /** まとまりの上と下の端の行か。 */
  caps: string;
  block: "selected" | "pasted" | undefined;
  errorId: string | undefined;
  readOnly?: boolean | undefined;
};

/** 一行。選手の名前と、その項目のマス。 */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { row, rowIndex, look, columns, texts, checkOf, activeColumn, mode, from, to, caps, block } = props;

  return (
    <tr data-away={row.isAway || undefined}>
      <th scope="row" data-look={look}>
        <div>
          {look === "person" && <Avatar name={row.label} />}
          <span>
            <b data-part="name">{row.label}</b>
            {row.detail && <small data-part="detail">{row.detail}</small>}
          </span>
        </div>
      </th>
      {columns.map((column, index) => {
        const inside = block !== undefined && from <= index && index <= to;
        const active = index === activeColumn;
        return (
          <SheetCell
            key={column.id}
            row={row}
            column={column}
            rowIndex={rowIndex}
            columnIndex={index}
            text={texts?.[column.id] ?? ""}
            checkOf={checkOf}
            mode={active ? mode : null}
            block={inside ? block : undefined}
            edges={inside ? `${caps} ${index === from ? "start" : ""} ${index === to ? "end" : ""}` : undefined}
            errorId={active ? props.errorId : undefined}
            readOnly={props.readOnly}
          />
        );
      })}
    </tr>
  );
});
