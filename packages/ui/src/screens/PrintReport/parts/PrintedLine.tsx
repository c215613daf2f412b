import styled from "styled-components";
import { dayLabels } from "../../../charts/Line/lineData.ts";
import { rangeAround, ticksIn } from "../../../charts/theme/ticks.ts";
import { dayCount } from "../../../format/calendar.ts";
import { decimal } from "../../../format/decimal.ts";
import { token } from "../../../tokens/theme.ts";

type Point = { date: string; value: number };
export type PrintedLineProps = {
  /** 図の読み上げの名前。 */
  summary: string;
  /** 本人。古い順に二つから。 */
  points: readonly Point[];
  /** 点線で添える平均と、その呼び名。 */
  mean?: { name: string; points: readonly Point[] } | undefined;
};

/** 紙の折れ線。色を使わず、本人は丸と実線、平均は点線で分ける。 */
export function PrintedLine({ summary, points, mean }: PrintedLineProps) {
  const all = [...points, ...(mean?.points ?? [])];
  const dates = all.map(({ date }) => date).toSorted();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const [start, end] = [dates[0] ?? first.date, dates.at(-1) ?? last.date];
  const span = Math.max(1, dayCount({ start, end }) - 1);
  const range = rangeAround(all.map(({ value }) => value));
  const x = ({ date }: Point) => left + ((dayCount({ start, end: date }) - 1) / span) * (right - left);
  const y = (value: number) => bottom - ((value - range[0]) / (range[1] - range[0])) * (bottom - top);
  const line = (its: readonly Point[]) => its.map((point) => `${x(point)},${y(point.value)}`).join(" ");
  const meanEnd = mean?.points.at(-1);

  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary}>
      {ticksIn(range, 4).map((tick) => (
        <g key={tick}>
          <GridLine x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <Tick x={left - 6} y={y(tick) + 4} textAnchor="end">
            {decimal(tick, Number.isInteger(tick) ? 0 : 1)}
          </Tick>
        </g>
      ))}
      {dayLabels([{ id: "own", name: "", look: "own", points }], [start, end], (right - left) / span, dateGap).map(
        ({ day, text }) => (
          <Tick key={day} x={left + (day / span) * (right - left)} y={height - 4} textAnchor="middle">
            {text}
          </Tick>
        ),
      )}
      {mean && <MeanLine points={line(mean.points)} />}
      {mean && meanEnd && (
        <Words x={right + 8} y={Math.min(bottom, y(meanEnd.value) + (meanEnd.value < last.value ? 16 : -8))}>
          {mean.name}
        </Words>
      )}
      <Line points={line(points)} />
      {points.map((point) => (
        <Dot key={point.date} cx={x(point)} cy={y(point.value)} r={point === last ? 4 : 3} />
      ))}
      <Last x={x(last) + 8} y={y(last.value) + 5}>
        {decimal(last.value, 1)}
      </Last>
    </Drawing>
  );
}

const [width, height] = [340, 136];
const [left, right, top, bottom] = [40, 270, 10, 112];
const dateGap = 42;

const Drawing = styled.svg`
  width: 100%;
  color: inherit;
`;

const Line = styled.polyline`
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
  stroke-linejoin: round;
`;

const MeanLine = styled(Line)`
  stroke-width: 1.25;
  stroke-dasharray: 2 3;
`;

const GridLine = styled.line`
  stroke: ${token("line-2")};
`;

const Dot = styled.circle`
  fill: white;
  stroke: currentColor;
  stroke-width: 1.5;

  &:last-of-type {
    fill: currentColor;
  }
`;

const Words = styled.text`
  fill: currentColor;
  font-size: ${token("fs-caption")};
`;

const Tick = styled(Words)`
  font-family: ${token("font-num")};
`;

const Last = styled(Words)`
  font-family: ${token("font-num")};
  font-size: ${token("fs-num-s")};
  font-weight: ${token("fw-num-l")};
`;
