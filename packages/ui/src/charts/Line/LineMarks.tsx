import { useIntl } from "react-intl";
import styled from "styled-components";
import { pitchMarks, symbolPath } from "../../components/PitchLabel/pitchMarks.ts";
import { chartValueText } from "../../copy/charts/chart.ts";
import { decimal } from "../../format/decimal.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import { EndLabel } from "../ChartFrame/EndLabel.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { LimitLine, LimitName } from "../theme/labelLook.ts";
import { spreadLabels } from "../theme/labels.ts";
import type { Range } from "../theme/ticks.ts";
import { LineNotes } from "./LineNotes.tsx";
import { type EndWords, isNamed, type LineLook, type LinePicture } from "./lineData.ts";
import { lineLook } from "./lineLook.ts";
import { dotsOf, pathOf, placed, runsOf } from "./linePath.ts";

export type LineMarksProps = LinePicture & {
  box: ChartBox;
  digits: 0 | 1;
  range: Range;
  /** 終わりに書く言葉。終わりに書かない系列を除いた順。 */
  ends: readonly EndWords[];
  x: (date: string) => number;
  y: (value: number) => number;
  margin: { left: number; top: number };
  innerWidth: number;
  innerHeight: number;
};

/** 線の図のうち、軸と目盛りを除いたすべて。 */
export function LineMarks(props: LineMarksProps) {
  const { box, series, band, goal, notes, digits, filled, joined, range, ends } = props;
  const { x, y, margin, innerWidth, innerHeight } = props;
  const { formatMessage } = useIntl();
  const at = ({ date, value }: { date: string; value: number }) => ({ x: x(date), y: y(value) });
  const lines = series.map(({ points, ...rest }) => {
    const its = placed(points, { x, y, joined });
    const last = its.at(-1);
    const isOpen = rest.isUnfinished && last !== undefined && last.date === points.at(-1)?.date;
    return {
      ...rest,
      points: its,
      over: isOpen ? its.slice(0, -1) : its,
      open: isOpen ? last : undefined,
      isBridged: joined && its.length < points.length,
    };
  });
  const named = lines.filter(isNamed);
  const heights = spreadLabels(
    named.map(({ points }) => points.at(-1)?.y ?? 0),
    box.em * (series.length > 1 ? 2.5 : 1.4),
    innerHeight,
  );

  return (
    <Marks>
      {band && (
        <path
          data-part="band"
          d={`${pathOf([
            ...(band.start ? [at(band.start)] : []),
            ...band.points.map(({ date, upper }) => at({ date, value: upper })),
            ...band.points.toReversed().map(({ date, lower }) => at({ date, value: lower })),
          ])}Z`}
        />
      )}
      {goal !== undefined && (
        <>
          <LimitLine x2={innerWidth} y1={y(goal)} y2={y(goal)} />
          <LimitName x={4} y={y(goal)} dy="-0.5em">
            {formatMessage(chartValueText.goal, { value: decimal(goal, Number.isInteger(goal) ? 0 : digits) })}
          </LimitName>
        </>
      )}
      {lines.map(({ id, look, points, over, open, start, isBridged }) => (
        <g key={id} {...lookOf(look)} data-alone={lines.length === 1 || undefined}>
          {filled && look === "own" && over.length > 0 && (
            <path
              data-part="under"
              d={`${pathOf(over)}L${over.at(-1)?.x ?? 0} ${y(range[0])}L${over[0]?.x ?? 0} ${y(range[0])}Z`}
            />
          )}
          {look !== "dots" && (
            <path
              data-part="line"
              {...lookOf(look)}
              d={start ? pathOf([at(start), ...over]) : runsOf(over).map(pathOf).join("")}
            />
          )}
          {open && (
            <>
              <path data-part="unfinished" d={pathOf(points.slice(-2))} />
              <circle data-part="open" cx={open.x} cy={open.y} r={dotRadius(look)} />
            </>
          )}
          {dotsOf(look, over, { width: innerWidth, isBridged }).map((point) => (
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
