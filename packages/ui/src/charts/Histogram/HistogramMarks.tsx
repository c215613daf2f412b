import { useIntl } from "react-intl";
import styled from "styled-components";
import { chartValueText } from "../../copy/charts/chart.ts";
import { decimal } from "../../format/decimal.ts";
import { token } from "../../tokens/theme.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { textHalo } from "../theme/labelLook.ts";
import { fitText, numberWidth, textWidth } from "../theme/labels.ts";
import type { PlotArea } from "../theme/Plot.tsx";
import { ticksIn, tickWriter } from "../theme/ticks.ts";
import { zoneLook } from "../theme/zoneLook.ts";
import { barLook } from "./barLook.ts";
import type { Bin } from "./bins.ts";
import { ValueFlag } from "./ValueFlag.tsx";

export type HistogramMarksProps = {
  plot: PlotArea;
  box: ChartBox;
  bins: readonly Bin[];
  edges: readonly number[];
  /** 横軸の名前と単位。 */
  axis: string;
  unit: string;
  best?: { name: string; from: number; to: number } | undefined;
  mean?: number | undefined;
  people: readonly { name: string; value: number }[];
};

/** 階級の棒と、その数と、よい範囲と平均。横軸は階級の端の値を目盛りにする。 */
export function HistogramMarks({ plot, box, bins, edges, axis, unit, best, mean, people }: HistogramMarksProps) {
  const { formatMessage } = useIntl();
  const { margin, innerWidth, innerHeight } = plot;
  const { em } = box;
  const [first = 0, last = 1] = [edges[0], edges.at(-1)];
  const across = (value: number) => (innerWidth * (value - first)) / (last - first);
  const ticks = ticksIn([first, last], Math.max(3, Math.min(10, Math.floor(innerWidth / (em * 4)))));
  const write = tickWriter(ticks);
  const isOwn = (from: number, to: number) => (best ? from >= best.from && to <= best.to : people.length === 0);
  const step = innerWidth / bins.length;
  const gap = Math.min(4, step / 8);
  const drawn = bins.map((bin, index) => {
    const y = plot.y(bin.count);
    return { ...bin, x: index * step + gap / 2, y, width: step - gap, height: plot.y(0) - y };
  });

  const flags = [
    ...(mean === undefined
      ? []
      : [{ name: "", value: mean, words: formatMessage(chartValueText.mean, { value: decimal(mean, 1), unit }) }]),
    ...people
      .toSorted((a, b) => b.value - a.value)
      .map(({ name, value }) => ({
        name,
        value,
        words: formatMessage(chartValueText.said, { name, value: decimal(value, 1) }),
      })),
  ];

  return (
    <Bars>
      {best && (
        <>
          <rect
            data-part="zone"
            x={across(best.from)}
            y={-em}
            width={across(best.to) - across(best.from)}
            height={innerHeight + em}
          />
          <text
            data-part="best"
            x={kept((across(best.from) + across(best.to)) / 2, textWidth(best.name, em), innerWidth)}
            y={-em * 1.4}
            textAnchor="middle"
          >
            {fitText(best.name, innerWidth, em)}
          </text>
        </>
      )}
      {drawn.map(({ from, to, count, x, y, width, height }) => (
        <g key={from} data-tone={isOwn(from, to) ? "own" : "context"}>
          <rect data-part="bar" {...{ x, y, width, height }} rx={2} />
          {people.length === 0 && numberWidth(String(count), em) + 4 < width && (
            <text data-part="value" x={x + width / 2} y={y} dy="-0.4em" textAnchor="middle">
              {decimal(count, 0)}
            </text>
          )}
        </g>
      ))}
      <line data-part="base" x2={innerWidth} y1={innerHeight} y2={innerHeight} />
      {ticks.map((tick) => (
        <text key={tick} data-part="value" x={across(tick)} y={innerHeight} dy="1.5em" textAnchor="middle">
          {write(tick)}
        </text>
      ))}
      <text data-part="axis" x={innerWidth} y={innerHeight} dy="3.1em" textAnchor="end">
        {axis}
      </text>
      {flags.map(({ name, value, words }, index) => (
        <ValueFlag
          key={name}
          kind={name === "" ? "mean" : "person"}
          x={across(value)}
          top={em * 1.3 * (index - flags.length)}
          bottom={innerHeight}
          side={across(value) > textWidth(words, em) ? "end" : "start"}
        >
          {words}
        </ValueFlag>
      ))}
      <ChartPoints
        box={box}
        reach="x"
        points={drawn.map(({ from, x, y, width }) => ({
          rowId: String(from),
          x: margin.left + x + width / 2,
          y: margin.top + y,
        }))}
      />
    </Bars>
  );
}

/** The middle of a text, moved so that the text stays inside the plot. */
const kept = (middle: number, width: number, room: number) =>
  Math.min(Math.max(middle, width / 2), Math.max(width / 2, room - width / 2));

const Bars = styled.g`
  ${barLook}
  & [data-part="zone"] {
    ${zoneLook}
  }
  & [data-part="best"] {
    ${textHalo}
    fill: ${token("primary-text")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
  }
  & [data-part="axis"] {
    ${textHalo}
    fill: ${token("chart-label")};
    font-size: ${token("fs-caption")};
  }
`;
