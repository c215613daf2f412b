import type { PageSize } from "@kyuseki/domain";
import { type ComponentPropsWithRef, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Pagination } from "../../components/Pagination/Pagination.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { chartValueText } from "../../copy/charts/chart.ts";
import { numberText } from "../../copy/controls/number.ts";
import { token } from "../../tokens/theme.ts";
import { alignOf, type ChartTable, cellWriters } from "./chartTable.ts";

export type ChartTableViewProps = Omit<ComponentPropsWithRef<"section">, "children"> & { table: ChartTable };

type TablePage = { page: number; size: PageSize };
const firstPage: TablePage = { page: 1, size: 100 };

/** 図と同じ数字の表。図と同じ場所の中で送って読む。100行を超えたらページに分ける。 */
export function ChartTableView({ table, ...rest }: ChartTableViewProps) {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<TablePage>(firstPage);
  const columns = useMemo(() => {
    const writers = cellWriters(table);
    return table.columns.map((column, index) => ({
      ...column,
      align: alignOf(table, column, index),
      write: writers[index] ?? String,
    }));
  }, [table]);
  const isPaged = table.rows.length > firstPage.size;
  const first = (view.page - 1) * view.size;
  const rows = isPaged ? table.rows.slice(first, first + view.size) : table.rows;

  return (
    <Surface {...rest} aria-label={formatMessage(chartValueText.rows, { caption: table.caption })} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {columns.map(({ id, label, unit, align }) => (
              <th key={id} data-part="cell" scope="col" data-align={align}>
                {label}
                {unit && <Unit>{formatMessage(chartValueText.unit, { unit })}</Unit>}
              </th>
            ))}
          </tr>
        </thead>
        <Rows>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, align, write }, index) => {
                const cell = row.cells[index] ?? null;
                const isNumber = typeof cell === "number" || undefined;
                const Cell = index === 0 ? "th" : "td";
                return (
                  <Cell
                    key={id}
                    data-part="cell"
                    scope={index === 0 ? "row" : undefined}
                    data-align={align}
                    data-number={isNumber}
                  >
                    {cell === null ? (
                      <>
                        <span aria-hidden="true">–</span>
                        <VisuallyHidden>{formatMessage(numberText.none)}</VisuallyHidden>
                      </>
                    ) : (
                      write(cell)
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </Rows>
      </Table>
      {isPaged && (
        <Pagination
          total={table.rows.length}
          {...view}
          onChange={({ page, size }) => setView((old) => ({ page, size: size ?? old.size }))}
        />
      )}
    </Surface>
  );
}

const Surface = styled.section`
  position: relative;
  height: 100%;
  overflow: auto;
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-s")};
  background: ${token("surface")};

  & [data-part="cell"] {
    padding: ${token("sp-2")} ${token("sp-3")};
    border-block-end: ${token("hairline")} solid ${token("line")};
    font-weight: inherit;
    text-align: start;
    white-space: nowrap;
  }
  & [scope="row"] {
    white-space: normal;
  }
  & [scope="col"] {
    position: sticky;
    inset-block-start: 0;
    border-block-end-color: ${token("line-2")};
    background: ${token("surface-2")};
    color: ${token("ink-2")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
  }
  & [data-align="end"] {
    text-align: end;
  }
  & [data-number] {
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-s")};
    font-feature-settings: "tnum", "lnum";
    line-height: ${token("lh-num-s")};
  }
  @media print {
    display: none;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token("fs-small")};
  line-height: ${token("lh-h3")};
`;

const Unit = styled.small`
  font-weight: ${token("fw-caption")};
`;

const Rows = styled.tbody`
  & > :last-child > * {
    border-block-end: 0;
  }
`;
