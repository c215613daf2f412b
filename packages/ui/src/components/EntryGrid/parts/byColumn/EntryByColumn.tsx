import { useIntl } from "react-intl";
import styled from "styled-components";
import { entryText, entryValueText } from "../../../../copy/controls/entry.ts";
import { Caption } from "../../../../layout/Text/Caption.ts";
import { useFirstRows } from "../../../../layout/useFirstRows.ts";
import { token } from "../../../../tokens/theme.ts";
import { Icon } from "../../../Icon/Icon.tsx";
import { checkIcon } from "../../../Icon/icons.ts";
import { Tabs } from "../../../Tabs/Tabs.tsx";
import { VisuallyHidden } from "../../../VisuallyHidden/VisuallyHidden.tsx";
import { type EntryCounts, noCounts } from "../countEntries.ts";
import type { EntryFormProps } from "../entryGridProps.ts";
import { useColumnCounts } from "../useCounts.ts";
import { EntryItem } from "./EntryItem.tsx";
import { EntryPanel, PanelHead, PanelStatus } from "./entryRowStyle.ts";

/** スマートフォンでは一度にひとつの項目を、選手ごとの入力欄で打つ。 */
export function EntryByColumn(props: EntryFormProps) {
  const { rows, columns, values, checkOf, phone, status } = props;
  const { formatMessage } = useIntl();
  const at = Math.max(
    0,
    columns.findIndex(({ id }) => id === phone.colId),
  );
  const column = columns[at];
  const counts = useColumnCounts(rows, columns, values, checkOf);
  const drawn = useFirstRows(rows);
  if (!column) return null;

  const tabs = columns.map(({ id, label }, index) => ({
    id,
    label,
    mark: <ColumnMark counts={counts[index] ?? noCounts} />,
  }));

  return (
    <Tabs stuck label={formatMessage(entryText.items)} items={tabs} selected={column.id} onChange={phone.onColIdChange}>
      <EntryPanel>
        <PanelHead>
          <h2>{column.label}</h2>
          <Caption>{[column.unit, column.caption].filter(Boolean).join("・")}</Caption>
          {status && <PanelStatus>{status}</PanelStatus>}
        </PanelHead>
        <ul aria-label={column.label}>
          {drawn.map((row, index) => (
            <EntryItem key={row.id} form={props} row={index} column={at} />
          ))}
        </ul>
      </EntryPanel>
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
      <Icon path={checkIcon} size="s" />
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
