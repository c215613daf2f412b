import { useMemo } from "react";
import { useIntl } from "react-intl";
import { chartText, chartValueText } from "../../copy/charts/chart.ts";
import { headingText } from "../../copy/controls/heading.ts";
import { decimal } from "../../format/decimal.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { numberWidth } from "../theme/labels.ts";
import { Plot } from "../theme/Plot.tsx";
import { ticksIn, tickWriter } from "../theme/ticks.ts";
import { LineMarks } from "./LineMarks.tsx";
import { dayAfter, dayLabels, daysOf, isNamed, type LinePicture, lineTable, rangeOf, roomForEnds } from "./lineData.ts";

export type LineChartProps = Pick<ChartFrameProps, "title" | "summary" | "height" | "empty"> &
  LinePicture & {
    /** 表の見出し。例：「打球速度の推移」。 */
    caption: string;
    /** 何の値か。例：「打球速度」。見出しで言ってあれば省く。 */
    measure?: string | undefined;
  };

/** 日を追う値の線。名前と最後の値は線の終わりにじかに書く。 */
export function LineChart(props: LineChartProps) {
  const { title, summary, height, empty, caption, measure, unit, series, band, digits = 1 } = props;
  const { formatMessage } = useIntl();
  const drawn = useMemo(() => series.filter(({ points }) => points.some(({ value }) => value !== null)), [series]);
  const table = useMemo(
    () =>
      drawn.length === 0
        ? { caption, columns: [], rows: [] }
        : lineTable(
            drawn,
            band,
            { caption, dateLabel: formatMessage(headingText.date), unit, digits },
            (lower, upper) =>
              formatMessage(chartValueText.between, { lower: decimal(lower, digits), upper: decimal(upper, digits) }),
          ),
    [drawn, band, caption, unit, digits, formatMessage],
  );

  return (
    <ChartFrame
      title={title}
      unit={measure ? formatMessage(chartValueText.axis, { name: measure, unit }) : unit}
      summary={summary}
      table={table}
      height={height}
      empty={empty}
    >
      {(box) => <Drawing {...props} digits={digits} series={drawn} box={box} />}
    </ChartFrame>
  );
}

function Drawing(props: LinePicture & { digits: 0 | 1; box: ChartBox }) {
  const { formatMessage } = useIntl();
  const { box, series, band, goal, today, digits, unit } = props;
  const { width, height, em } = box;
  const days = daysOf(series, band, today);
  const [first, last] = days;
  const range = props.range ?? rangeOf(series, band, goal);
  const ticks = ticksIn(range, Math.max(2, Math.min(6, Math.floor(height / (em * 3)))), digits === 0);
  const write = tickWriter(ticks);
  const named = series.filter(isNamed);
  const { room, ends } = roomForEnds(
    named.map(({ name, points, isUnfinished }) => ({
      value: endValue(points.findLast(({ value }) => value !== null)?.value ?? 0, digits, unit),
      name: isUnfinished ? formatMessage(chartText.unfinished) : series.length > 1 ? name : "",
    })),
    width,
    em,
  );
  const margin = {
    top: em,
    right: room,
    bottom: em * 2,
    left: Math.max(...ticks.map((tick) => numberWidth(write(tick), em))) + em,
  };
  const span = Math.max(1, dayAfter(first, last));
  const labels = dayLabels(series, days, (width - margin.left - margin.right) / span, Math.max(em * 3.5, width / 13));
  const labelOf = new Map(labels.map(({ day, text }) => [day, text]));

  return (
    <Plot
      box={box}
      margin={margin}
      x={{
        range: [0, span],
        ticks: labels.map(({ day }) => day),
        write: (day) => labelOf.get(day) ?? "",
        hasGrid: false,
        tickPadding: 10,
      }}
      y={{ range, ticks, write }}
    >
      {({ x, ...area }) => (
        <LineMarks {...props} {...area} range={range} ends={ends} x={(date) => x(dayAfter(first, date))} />
      )}
    </Plot>
  );
}

/** A percentage keeps its sign, which is as short as a digit; other units are only on the axis. */
const endValue = (value: number, digits: 0 | 1, unit: string) => `${decimal(value, digits)}${unit === "%" ? unit : ""}`;
