import { useMemo } from "react";
import { useIntl } from "react-intl";
import { chartValueText } from "../../copy/charts/chart.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import { rangeFromZero, tickWriter } from "../theme/ticks.ts";
import { BarPlot } from "./BarPlot.tsx";
import { type Bin, widened } from "./bins.ts";
import { HistogramMarks } from "./HistogramMarks.tsx";

export type HistogramProps = Pick<ChartFrameProps, "title" | "summary" | "height" | "empty"> & {
  /** 表の見出し。例：「打球角度の分布」。 */
  caption: string;
  /** 横軸が何の値か。例：「打球角度」。 */
  measure: string;
  unit: string;
  /** 何を数えたか。例：「球数」「人数」。 */
  counted: string;
  countUnit: string;
  /** 同じ幅の階級を、小さいほうから。`binOf` で作れる。 */
  bins: readonly Bin[];
  /** よい範囲。名前と割合を上に書き、入る階級を濃くする。 */
  best?: { name: string; from: number; to: number } | undefined;
  mean?: number | undefined;
  /** 分布の中の自分たち。 */
  people?: readonly { name: string; value: number }[] | undefined;
};

/** 階級がこれより少なければ、両側に空の階級を足す。一つの太い棒は分布に見えない。 */
const fewest = 7;

/** 値の散らばりを、同じ幅の階級の数で見せる。 */
export function Histogram(props: HistogramProps) {
  const { title, summary, height, empty, caption, measure, unit, counted, countUnit, best, mean, people = [] } = props;
  const { formatMessage } = useIntl();
  const bins = useMemo(() => widened(props.bins, fewest), [props.bins]);
  const edges = useMemo(() => [...bins.map(({ from }) => from), ...bins.slice(-1).map(({ to }) => to)], [bins]);
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const table = useMemo(() => {
    const write = tickWriter(edges);
    return {
      caption,
      columns: [
        { id: "bin", label: measure, align: "end" as const },
        { id: "count", label: counted, unit: countUnit, digits: 0 as const },
      ],
      rows:
        total === 0
          ? []
          : bins.map(({ from, to, count }) => ({
              id: String(from),
              cells: [formatMessage(chartValueText.span, { from: write(from), to: write(to), unit }), count],
            })),
    };
  }, [caption, measure, unit, counted, countUnit, bins, edges, total, formatMessage]);

  return (
    <ChartFrame
      title={title}
      unit={formatMessage(chartValueText.axis, { name: counted, unit: countUnit })}
      summary={summary}
      table={table}
      height={height}
      empty={empty}
    >
      {(box) => (
        <BarPlot
          box={box}
          counts={bins.map(({ count }) => count)}
          range={rangeFromZero(bins.map(({ count }) => count))}
          room={box.em * 1.4}
          head={Math.max(best ? 1.4 : 0, (people.length + (mean === undefined ? 0 : 1)) * 1.3)}
          foot={1.4}
        >
          {(plot) => (
            <HistogramMarks
              plot={plot}
              box={box}
              bins={bins}
              edges={edges}
              axis={formatMessage(chartValueText.axis, { name: measure, unit })}
              unit={unit}
              best={best}
              mean={mean}
              people={people}
            />
          )}
        </BarPlot>
      )}
    </ChartFrame>
  );
}
