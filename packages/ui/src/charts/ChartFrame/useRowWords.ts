import { useMemo } from "react";
import { useIntl } from "react-intl";
import { chartText, chartValueText } from "../../copy/charts/chart.ts";
import { numberText } from "../../copy/controls/number.ts";
import { type ChartTable, cellWriters } from "./chartTable.ts";
import type { ChartPoint } from "./rovingPoints.ts";

type RowLine = {
  id: string;
  label: string;
  value: string;
  unit: string | undefined;
  isNumber: boolean;
  /** Whether it is the column of the point. */
  isCurrent: boolean;
};

/** A row in words: for the eye as lines, for the ear as one sentence. */
export type RowWords = {
  title: string;
  lines: readonly RowLine[];
  spoken: string;
};

/** The words of a point's row; a point of one column speaks only that column. */
export function useRowWords(table: ChartTable): (point: ChartPoint) => RowWords {
  const { formatMessage } = useIntl();

  return useMemo(() => {
    const rows = new Map(table.rows.map((row) => [row.id, row]));
    const writers = cellWriters(table);

    return ({ rowId, columnId }) => {
      const cells = rows.get(rowId)?.cells ?? [];
      const write = (index: number) => {
        const cell = cells[index] ?? null;
        return cell === null ? formatMessage(numberText.none) : (writers[index]?.(cell) ?? "");
      };
      const lines = table.columns.slice(1).map(({ id, label, unit }, index) => ({
        id,
        label,
        value: write(index + 1),
        unit: (cells[index + 1] ?? null) === null ? undefined : unit,
        isNumber: typeof cells[index + 1] === "number",
        isCurrent: id === columnId,
      }));
      const said = lines
        .filter(({ isCurrent }) => columnId === undefined || isCurrent)
        .map(({ label, value, unit = "" }) =>
          formatMessage(chartValueText.said, { name: label, value: `${value}${unit}` }),
        );
      return { title: write(0), lines, spoken: [write(0), ...said].join(formatMessage(chartText.separator)) };
    };
  }, [table, formatMessage]);
}
