import { memo } from "react";
import { useIntl } from "react-intl";
import { entryValueText, entryText as words } from "../../copy/entry.ts";
import { UnitNumber } from "../UnitNumber/UnitNumber.tsx";
import { cellErrorAt } from "./cellError.ts";
import { EntryField } from "./EntryField.tsx";
import { entryText } from "./entry.ts";
import type { EntryFormProps } from "./entryGridProps.ts";

export type EntryItemProps = { form: EntryFormProps; row: number; column: number };

/** スマートフォンでの一人ぶん。自分のマスが変わらないかぎり描き直さない。 */
export const EntryItem = memo(function EntryItem({ form, row: rowIndex, column: columnIndex }: EntryItemProps) {
  const { formatMessage } = useIntl();
  const place = { row: rowIndex, column: columnIndex };
  const row = form.rows[rowIndex];
  const column = form.columns[columnIndex];
  if (!row || !column) return null;
  const past = form.pastOf?.(row.id, column.id);

  return (
    <li data-state={cellErrorAt(form, place)?.fieldError.state}>
      <span>
        <b>{row.label}</b>
        <small>
          {past && column.kind === "number" ? (
            <>
              {row.detail ? formatMessage(entryValueText.lastAfter, { detail: row.detail }) : formatMessage(words.last)}{" "}
              <UnitNumber value={past.last ?? null} digits={column.decimals} />
            </>
          ) : (
            row.detail
          )}
        </small>
      </span>
      <EntryField key={column.id} form={form} place={place} />
    </li>
  );
}, isSameItem);

/** Of the form a field sees its own row, item and text, and what judges and takes them. */
function isSameItem(one: EntryItemProps, other: EntryItemProps): boolean {
  const of = ({ form, row, column }: EntryItemProps) => [
    form.rows[row],
    form.columns[column],
    entryText(form.values, form.rows[row]?.id ?? "", form.columns[column]?.id ?? ""),
    form.checkOf,
    form.pastOf,
    form.onKeep,
    form.changes,
    form.readOnly,
    row,
    column,
  ];
  const after = of(other);
  return of(one).every((part, index) => part === after[index]);
}
