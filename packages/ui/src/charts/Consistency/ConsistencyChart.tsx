import { useMemo } from "react";
import { useIntl } from "react-intl";
import { chartValueText } from "../../copy/charts/chart.ts";
import { chartRowValueText } from "../../copy/charts/chartRows.ts";
import { decimal } from "../../format/decimal.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import type { ChartTable } from "../ChartFrame/chartTable.ts";
import { ConsistencyPicture } from "./ConsistencyPicture.tsx";
import { ballId, type ConsistencyRow } from "./consistency.ts";

export type ConsistencyChartProps = Pick<ChartFrameProps, "summary" | "height"> & {
  caption: string;
  /** 何の値か。例：「打球速度」。 */
  measure: string;
  unit: string;
  rows: readonly ConsistencyRow[];
  words: { each: string; group: string; band: string };
};

/** 一球をひとつの丸に。平均の線と標準偏差の帯を重ね、右端に幅と球数を書く。 */
export function ConsistencyChart(props: ConsistencyChartProps) {
  const { caption, measure, unit, rows, words, summary, height = rows.length * 1.6 } = props;
  const { formatMessage } = useIntl();
  const table = useMemo(
    (): ChartTable => ({
      caption,
      columns: [
        { id: "each", label: words.each },
        { id: "group", label: words.group },
        { id: "value", label: measure, unit, digits: 1 },
        { id: "band", label: words.band, unit, align: "end" },
      ],
      rows: rows.flatMap(({ id, name, values, mean, sd }) =>
        values.map((value, at) => ({
          id: ballId(id, at),
          cells: [
            formatMessage(chartRowValueText.each, { at: at + 1 }),
            name,
            value,
            formatMessage(chartValueText.between, { lower: decimal(mean - sd, 1), upper: decimal(mean + sd, 1) }),
          ],
        })),
      ),
    }),
    [caption, measure, unit, rows, words, formatMessage],
  );

  return (
    <ChartFrame summary={summary} table={table} height={height}>
      {(box) => <ConsistencyPicture box={box} rows={rows} label={words.each} />}
    </ChartFrame>
  );
}
