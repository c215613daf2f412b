import { useMemo } from "react";
import { useIntl } from "react-intl";
import { chartValueText } from "../../copy/charts/chart.ts";
import { decimal } from "../../format/decimal.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import { numberWidth } from "../theme/labels.ts";
import { rangeFromZero } from "../theme/ticks.ts";
import { BarMarks } from "./BarMarks.tsx";
import { type BarOrientation, BarPlot } from "./BarPlot.tsx";
import type { BarLimit, BarValue } from "./barData.ts";

export type BarChartProps = Pick<ChartFrameProps, "title" | "summary" | "height" | "empty"> & {
  /** 表の見出し。例：「1日の投球数」。 */
  caption: string;
  /** 棒ひとつが何か。表の最初の列の名前。例：「日」「選手」。 */
  category: string;
  /** 値が何か。例：「球数」。 */
  measure: string;
  unit: string;
  bars: readonly BarValue[];
  /** 名前が長いときや、順位を見せるときは rows。 */
  orientation?: BarOrientation | undefined;
  limit?: BarLimit | undefined;
  /** 小数の桁。測った値は1、数えた値は0。 */
  digits?: 0 | 1;
  onSelect?: ((barId: string) => void) | undefined;
};

/** 0から始まる棒。値を棒の端に書く。 */
export function BarChart(props: BarChartProps) {
  const { title, summary, empty, caption, category, measure, unit, bars, orientation = "columns" } = props;
  const { limit, digits = 0, onSelect, height = orientation === "rows" ? bars.length : "m" } = props;
  const { formatMessage } = useIntl();
  const table = useMemo(
    () => ({
      caption,
      columns: [
        { id: "name", label: category },
        { id: "value", label: measure, unit, digits },
      ],
      rows: bars.map(({ id, label, value }) => ({ id, cells: [label, value] })),
    }),
    [caption, category, measure, unit, digits, bars],
  );
  const values = bars.map(({ value }) => value ?? 0);

  return (
    <ChartFrame
      title={title}
      unit={formatMessage(chartValueText.axis, { name: measure, unit })}
      summary={summary}
      table={table}
      height={height}
      empty={empty}
    >
      {(box) => (
        <BarPlot
          box={box}
          orientation={orientation}
          labels={bars.map(({ label }) => label)}
          partIds={["value"]}
          values={values.map((value) => [value])}
          counted={digits === 0}
          range={rangeFromZero([...values, limit?.value ?? 0])}
          room={
            orientation === "rows"
              ? Math.max(...values.map((value) => numberWidth(decimal(value, digits), box.em * 1.3))) + box.em
              : 0
          }
        >
          {(plot) => (
            <BarMarks
              plot={plot}
              box={box}
              bars={bars}
              orientation={orientation}
              limit={limit}
              digits={digits}
              onSelect={onSelect}
            />
          )}
        </BarPlot>
      )}
    </ChartFrame>
  );
}
