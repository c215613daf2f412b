import { useMemo } from "react";
import { useIntl } from "react-intl";
import { chartText, chartValueText } from "../../copy/charts/chart.ts";
import { decimal } from "../../format/decimal.ts";
import { type BarOrientation, BarPlot } from "../Bar/BarPlot.tsx";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import { ChartLegend } from "../ChartFrame/ChartLegend.tsx";
import { numberWidth } from "../theme/labels.ts";
import { rangeFromZero } from "../theme/ticks.ts";
import { StackedBarMarks } from "./StackedBarMarks.tsx";
import { type StackedBar, type StackedPart, sharesOf, stackedTable, totalOf } from "./stackedData.ts";

export type StackedBarChartProps = Pick<ChartFrameProps, "title" | "summary" | "height" | "empty"> & {
  /** 表の見出し。例：「打撃結果」。 */
  caption: string;
  /** 棒ひとつが何か。表の最初の列の名前。例：「打撃の種類」。 */
  category: string;
  /** 値が何か。例：「球数」。 */
  measure: string;
  unit: string;
  /** 部分が何か。読み上げだけに使う。例：「打撃結果」。 */
  partLabel: string;
  parts: readonly StackedPart[];
  bars: readonly StackedBar[];
  /** 棒の長さをそろえ、割合で見せる。 */
  share?: boolean;
  orientation?: BarOrientation | undefined;
  /** 小数の桁。測った値は1、数えた値は0。 */
  digits?: 0 | 1;
  onSelect?: ((barId: string) => void) | undefined;
};

/** 部分を積み上げた棒。色と模様で部分を、端の数で合計を示す。 */
export function StackedBarChart(props: StackedBarChartProps) {
  const { title, summary, empty, caption, category, measure, unit, partLabel, parts, bars, share = false } = props;
  const { orientation = "rows", height = orientation === "rows" ? bars.length : "m", digits = 0, onSelect } = props;
  const { formatMessage } = useIntl();
  const table = useMemo(
    () => stackedTable(parts, bars, { caption, category, unit, digits, total: formatMessage(chartText.total) }),
    [parts, bars, caption, category, unit, digits, formatMessage],
  );
  const totals = bars.map((bar) => totalOf(parts, bar));
  const only = bars.length === 1 ? bars[0] : undefined;

  return (
    <ChartFrame
      title={title}
      unit={
        share
          ? formatMessage(chartValueText.share, { name: measure })
          : formatMessage(chartValueText.axis, { name: measure, unit })
      }
      summary={summary}
      table={table}
      height={height}
      empty={empty}
      legend={
        <ChartLegend
          label={partLabel}
          shape="fill"
          items={parts.map(({ id, name, mark }) => ({
            id,
            mark,
            name: only
              ? formatMessage(chartValueText.said, { name, value: `${decimal(only.values[id] ?? 0, digits)}${unit}` })
              : name,
          }))}
        />
      }
    >
      {(box) => (
        <BarPlot
          box={box}
          orientation={orientation}
          labels={bars.map(({ label }) => label)}
          partIds={parts.map(({ id }) => id)}
          values={bars.map((bar) => (share ? sharesOf(parts, bar) : parts.map(({ id }) => bar.values[id] ?? 0)))}
          counted={digits === 0}
          range={share ? [0, 100] : rangeFromZero(totals)}
          room={
            orientation === "rows"
              ? Math.max(...totals.map((total) => numberWidth(decimal(total, digits), box.em * 1.3))) + box.em
              : 0
          }
        >
          {(plot) => (
            <StackedBarMarks
              plot={plot}
              box={box}
              parts={parts}
              barIds={bars.map(({ id }) => id)}
              totals={totals.map((total) => decimal(total, digits))}
              orientation={orientation}
              onSelect={onSelect}
            />
          )}
        </BarPlot>
      )}
    </ChartFrame>
  );
}
