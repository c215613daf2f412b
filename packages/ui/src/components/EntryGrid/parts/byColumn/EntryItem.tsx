import { memo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { entryValueText, entryText as words } from "../../../../copy/controls/entry.ts";
import { Caption } from "../../../../layout/Text/Caption.ts";
import { token } from "../../../../tokens/theme.ts";
import { UnitNumber } from "../../../UnitNumber/UnitNumber.tsx";
import { cellErrorAt } from "../cellError.ts";
import { entryText } from "../entry.ts";
import type { EntryFormProps } from "../entryGridProps.ts";
import { EntryField } from "./EntryField.tsx";
import { EntryRow } from "./entryRowStyle.ts";

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
    <Row data-state={cellErrorAt(form, place)?.fieldError.state} data-away={row.isAway || undefined}>
      <Who>
        <b>{row.label}</b>
        <Caption>
          {past ? (
            <>
              {row.detail ? formatMessage(entryValueText.lastAfter, { detail: row.detail }) : formatMessage(words.last)}{" "}
              <UnitNumber value={past.last ?? null} digits={column.decimals} />
            </>
          ) : (
            row.detail
          )}
        </Caption>
      </Who>
      <EntryField key={column.id} form={form} place={place} />
    </Row>
  );
}, isSameItem);

/** Memo comparison: a field depends only on its own row, item, text and callbacks. */
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

const Row = styled(EntryRow)`
  content-visibility: auto;
  contain-intrinsic-block-size: auto calc(${token("control-l")} + ${token("sp-4")});

  & > [aria-label] {
    width: calc(${token("sp-10")} + ${token("sp-7")});
  }
`;

const Who = styled.span`
  flex: 1 0 calc(4 * ${token("sp-6")});

  & > * {
    display: block;
    line-height: ${token("lh-h3")};
    overflow-wrap: anywhere;
  }
`;
