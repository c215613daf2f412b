import styled from "styled-components";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
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
      <Facts>
        {columns
          .filter((column) => column !== title && column.summary)
          .map(({ id, header, summary }) => (
            <div key={id}>
              <Caption as="dt">{header}</Caption>
              <dd>{summary?.(rows)}</dd>
            </div>
          ))}
      </Facts>
    </li>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-1")} ${token("sp-5")};
`;
