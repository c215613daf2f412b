import type { TableColumn } from "./tableColumn.ts";

export type SummaryCardProps<Row, Sort extends string> = {
  columns: readonly TableColumn<Row, Sort>[];
  rows: readonly Row[];
};

/** スマートフォンでの平均や合計。 */
export function SummaryCard<Row, Sort extends string>({ columns, rows }: SummaryCardProps<Row, Sort>) {
  const title = columns.find(({ rowHeader }) => rowHeader);

  return (
    <li data-card="" data-part="summary">
      {title?.summary && <strong>{title.summary(rows)}</strong>}
      <dl>
        {columns
          .filter((column) => column !== title && column.summary)
          .map(({ id, header, summary }) => (
            <div key={id}>
              <dt>{header}</dt>
              <dd>{summary?.(rows)}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}
