import { useIntl } from "react-intl";
import styled from "styled-components";
import { entryText, entryValueText } from "../../copy/entry.ts";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Tabs } from "../Tabs/Tabs.tsx";
import { UnitNumber } from "../UnitNumber/UnitNumber.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { addCounts, countRow, type EntryCounts, noCounts } from "./countEntries.ts";
import { EntryField } from "./EntryField.tsx";
import type { EntryFormProps } from "./entryGridProps.ts";
import { entryRowStyle } from "./entryRowStyle.ts";
import { troubleAt } from "./trouble.ts";

export type EntryByColumnProps = EntryFormProps & {
  phone: Extract<EntryFormProps["phone"], { by: "column" }>;
};

/** スマートフォンでは一度にひとつの項目を、選手ごとの入力欄で打つ。 */
export function EntryByColumn(props: EntryByColumnProps) {
  const { rows, columns, values, checkOf, pastOf, phone, status } = props;
  const { formatMessage } = useIntl();
  const at = Math.max(
    0,
    columns.findIndex(({ id }) => id === phone.colId),
  );
  const column = columns[at];
  if (!column) return null;

  const tabs = columns.map((each) => {
    const counts = rows.map((row) => countRow(row, [each], values, checkOf)).reduce(addCounts, noCounts);
    return { id: each.id, label: each.label, mark: <ColumnMark counts={counts} /> };
  });

  return (
    <Tabs stuck label={formatMessage(entryText.items)} items={tabs} selected={column.id} onChange={phone.onColIdChange}>
      <Sheet>
        <header>
          <h2>{column.label}</h2>
          <small>{[column.kind === "number" && column.unit, column.caption].filter(Boolean).join("・")}</small>
          {status && <div>{status}</div>}
        </header>
        <ul aria-label={column.label}>
          {rows.map((row, index) => {
            const place = { row: index, column: at };
            const past = pastOf?.(row.id, column.id);
            return (
              <li key={row.id} data-state={troubleAt(props, place)?.problem.state}>
                <span>
                  <b>{row.label}</b>
                  <small>
                    {past && column.kind === "number" ? (
                      <>
                        {row.detail
                          ? formatMessage(entryValueText.lastAfter, { detail: row.detail })
                          : formatMessage(entryText.last)}{" "}
                        <UnitNumber value={past.last ?? null} digits={column.decimals} />
                      </>
                    ) : (
                      row.detail
                    )}
                  </small>
                </span>
                <EntryField key={column.id} form={props} place={place} />
              </li>
            );
          })}
        </ul>
      </Sheet>
    </Tabs>
  );
}

function ColumnMark({ counts: { error, ask, empty } }: { counts: EntryCounts }) {
  const { formatMessage } = useIntl();
  if (error > 0) {
    return (
      <Wrong>
        <span aria-hidden="true">!{error}</span>
        <VisuallyHidden>{formatMessage(entryValueText.fixes, { count: error })}</VisuallyHidden>
      </Wrong>
    );
  }
  if (ask > 0) return <Asked>{formatMessage(entryValueText.asks, { count: ask })}</Asked>;
  if (empty > 0) return null;
  return (
    <>
      <Icon name="check" size="s" />
      <VisuallyHidden>{formatMessage(entryText.done)}</VisuallyHidden>
    </>
  );
}

const Wrong = styled.span`
  color: ${token("danger")};
  font-weight: ${token("fw-h3")};
`;

const Asked = styled.span`
  color: ${token("warn")};
  font-size: ${token("fs-caption")};
`;

const Sheet = styled.section`
  ${entryRowStyle}

  & li > :is(input, select) {
    width: 6.5rem;
  }
  & li > span {
    flex: 1 0 6rem;
  }
`;
