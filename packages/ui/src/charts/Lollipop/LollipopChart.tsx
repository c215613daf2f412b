import { useMemo } from "react";
import { useIntl } from "react-intl";
import { chartValueText } from "../../copy/charts/chart.ts";
import { ridgeText } from "../../copy/charts/chartRows.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import type { ChartTable } from "../ChartFrame/chartTable.ts";
import { LollipopPicture } from "./LollipopPicture.tsx";
import type { Lollipop } from "./lollipop.ts";

export type LollipopChartProps = Pick<ChartFrameProps, "summary" | "empty"> & {
  /** 表の見出し。 */
  caption: string;
  /** 行が何か。例：「球種」。 */
  category: string;
  /** 何の差か。例：「ストレートとの差」。 */
  measure: string;
  unit: string;
  /** 上から順に。 */
  rows: readonly Lollipop[];
};

/** 0からの差を、細い線の先の記号で。値と球数は右端に書く。 */
export function LollipopChart({ caption, category, measure, unit, rows, summary, empty }: LollipopChartProps) {
  const { formatMessage } = useIntl();
  const table = useMemo(
    (): ChartTable => ({
      caption,
      columns: [
        { id: "name", label: category },
        { id: "value", label: measure, unit, digits: 1 },
        { id: "count", label: formatMessage(ridgeText.count), unit: formatMessage(ridgeText.ball), digits: 0 },
      ],
      rows: rows.map(({ id, name, value, count }) => ({ id, cells: [name, value, count] })),
    }),
    [caption, category, measure, unit, rows, formatMessage],
  );

  return (
    <ChartFrame summary={summary} table={table} empty={empty} height={Math.max(4, rows.length * 1.1)}>
      {(box) => (
        <LollipopPicture
          box={box}
          rows={rows}
          unit={formatMessage(chartValueText.axis, { name: measure, unit })}
          label={category}
        />
      )}
    </ChartFrame>
  );
}
