import { useMemo } from "react";
import { useIntl } from "react-intl";
import { chartValueText } from "../../copy/charts/chart.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import { numberWidth } from "../theme/labels.ts";
import { Plot } from "../theme/Plot.tsx";
import { rangeFromZero, ticksIn, tickWriter } from "../theme/ticks.ts";
import { type Bin, widened } from "./bins.ts";
import { HistogramMarks, type HistogramMarksProps } from "./HistogramMarks.tsx";

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
        <Drawing {...{ box, bins, edges, unit, best, mean, people }}>
          {formatMessage(chartValueText.axis, { name: measure, unit })}
        </Drawing>
      )}
    </ChartFrame>
  );
}

type DrawingProps = Omit<HistogramMarksProps, "plot" | "axis"> & {
  /** 横軸の名前と単位。 */
  children: string;
};

function Drawing(props: DrawingProps) {
  const { box, bins, best, mean, people, children } = props;
  const { height, em } = box;
  const range = rangeFromZero(bins.map(({ count }) => count));
  const ticks = ticksIn(range, Math.max(2, Math.min(6, Math.floor(height / (em * 3)))), true);
  const write = tickWriter(ticks);
  // Above the bars: the name of the best range, or one flag for each value that is marked.
  const head = Math.max(best ? 1.4 : 0, (people.length + (mean === undefined ? 0 : 1)) * 1.3);
  const margin = {
    top: em * (1.6 + head),
    right: em * 1.4,
    bottom: em * 3.4,
    left: Math.max(...ticks.map((tick) => numberWidth(write(tick), em))) + em,
  };

  return (
    <Plot box={box} margin={margin} y={{ range, ticks, write }}>
      {(plot) => <HistogramMarks {...props} plot={plot} axis={children} />}
    </Plot>
  );
}
