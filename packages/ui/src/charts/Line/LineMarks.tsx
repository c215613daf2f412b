import { useIntl } from "react-intl";
import styled from "styled-components";
import { pitchMarks, symbolPath } from "../../components/PitchLabel/pitchMarks.ts";
import { chartValueText } from "../../copy/chart.ts";
import { decimal } from "../../format/decimal.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import { EndLabel } from "../ChartFrame/EndLabel.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { spreadLabels } from "../theme/labels.ts";
import type { Range } from "../theme/ticks.ts";
import { LineNotes } from "./LineNotes.tsx";
import type { EndWords, LineLook, LinePicture } from "./lineData.ts";
import { lineLook } from "./lineLook.ts";
import { dotsOf, pathOf, placed, runsOf } from "./linePath.ts";

export type LineMarksProps = LinePicture & {
  box: ChartBox;
  digits: 0 | 1;
  range: Range;
  /** 終わりに書く言葉。点だけの系列を除いた順。 */
  ends: readonly EndWords[];
  x: (date: string) => number;
  y: (value: number) => number;
  margin: { left: number; top: number };
  innerWidth: number;
  innerHeight: number;
};

/** 線の図のうち、軸と目盛りを除いたすべて。 */
export function LineMarks(props: LineMarksProps) {
  const { box, series, band, goal, notes, digits, filled, range, ends, x, y, margin, innerWidth, innerHeight } = props;
  const { formatMessage } = useIntl();
  const lines = series.map(({ points, ...rest }) => ({ ...rest, points: placed(points, x, y) }));
  const named = lines.filter(({ look }) => look !== "dots");
  const heights = spreadLabels(
    named.map(({ points }) => points.at(-1)?.y ?? 0),
    box.em * (series.length > 1 ? 2.3 : 1.4),
    innerHeight,
  );

  return (
    <Marks>
      {band && (
        <path
          data-part="band"
          d={`${pathOf(band.points.map(({ date, upper }) => ({ x: x(date), y: y(upper) })))}L${pathOf(
            band.points.toReversed().map(({ date, lower }) => ({ x: x(date), y: y(lower) })),
          ).slice(1)}Z`}
        />
      )}
      {goal !== undefined && (
        <>
          <line data-part="goal" x2={innerWidth} y1={y(goal)} y2={y(goal)} />
          <text data-part="goal" x={4} y={y(goal)} dy="-0.5em">
            {formatMessage(chartValueText.goal, { value: decimal(goal, Number.isInteger(goal) ? 0 : digits) })}
          </text>
        </>
      )}
      {lines.map(({ id, look, points }) => (
        <g key={id} {...lookOf(look)}>
          {filled && look === "own" && (
            <path
              data-part="under"
              d={`${pathOf(points)}L${points.at(-1)?.x ?? 0} ${y(range[0])}L${points[0]?.x ?? 0} ${y(range[0])}Z`}
            />
          )}
          {look !== "dots" && <path data-part="line" {...lookOf(look)} d={runsOf(points).map(pathOf).join("")} />}
          {dotsOf(look, points, innerWidth).map((point) => (
            <path
              key={point.date}
              data-part={look === "dots" ? "reading" : "dot"}
              transform={`translate(${point.x},${point.y})`}
              d={symbolPath(typeof look === "number" ? pitchMarks[look].symbol : "circle", dotRadius(look))}
            />
          ))}
        </g>
      ))}
      {named.map(({ id }, index) => (
        <EndLabel
          key={id}
          x={innerWidth + 9}
          y={heights[index] ?? 0}
          value={ends[index]?.value ?? ""}
          name={ends[index]?.name}
        />
      ))}
      {notes && (
        <LineNotes
          notes={notes.slice(0, 2)}
          lines={lines}
          innerWidth={innerWidth}
          innerHeight={innerHeight}
          em={box.em}
        />
      )}
      <ChartPoints
        box={box}
        reach="x"
        onSelect={props.onSelect}
        points={lines.flatMap(({ id, points }) =>
          points.map((point) => ({
            rowId: point.date,
            columnId: id,
            group: id,
            x: point.x + margin.left,
            y: point.y + margin.top,
          })),
        )}
      />
    </Marks>
  );
}

const dotRadius = (look: LineLook) => (look === "dots" ? 4.6 : typeof look === "number" ? 3.4 : 4);

const lookOf = (look: LineLook) => (typeof look === "number" ? { "data-mark": look } : { "data-look": look });

const Marks = styled.g`
  ${lineLook}
`;
