import { useMemo } from "react";
import styled from "styled-components";
import { monthName } from "../../format/calendar.ts";
import { weekday } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";
import { token } from "../../tokens/theme.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { type HeatThresholds, heatLevel } from "../HeatMap/heatLevel.ts";
import { heatLook } from "../HeatMap/heatLook.ts";
import { type CalendarDay, monthHeads } from "./calendarWeeks.ts";
import type { HeatDay } from "./heatDay.ts";

export type CalendarPictureProps = {
  box: ChartBox;
  days: readonly CalendarDay[];
  weeks: number;
  known: readonly HeatDay[];
  today: string;
  thresholds: HeatThresholds;
  label: string;
};

/** 暦の升目。升に書ける大きさなら、値も書く。 */
export function CalendarPicture({ box, days, weeks, known, today, thresholds, label }: CalendarPictureProps) {
  const { width, height, em } = box;
  const left = 2 * em;
  const top = 1.7 * em;
  const cell = Math.min(2.3 * em, (width - left) / Math.max(1, weeks));
  const cells = useMemo(() => {
    const percents = new Map(known.map(({ date, percent }) => [date, percent]));
    return days.map((day) => {
      const percent = percents.get(day.date) ?? null;
      const level = percent === null ? undefined : heatLevel(percent, thresholds);
      return { ...day, percent, level, x: left + day.week * cell, y: top + day.weekday * cell };
    });
  }, [days, known, thresholds, cell, left, top]);
  const points = useMemo(() => {
    const isKnown = new Set(known.map(({ date }) => date));
    return cells
      .filter(({ date }) => isKnown.has(date))
      .sort((a, b) => a.weekday - b.weekday)
      .map(({ date, x, y, weekday: row }) => ({
        rowId: date,
        x: x + cell / 2,
        y: y + cell / 2,
        group: String(row),
      }));
  }, [cells, known, cell]);
  const looks = useMemo(
    () => [...Map.groupBy(cells, ({ date, level }) => (date > today ? "future" : level))],
    [cells, today],
  );
  const firstOf = days.slice(0, 7);
  const gap = Math.min(1, cell / 10);
  const square = { side: Math.max(1, cell - 2 * gap), radius: em / 6 };
  const now = cells.find(({ date }) => date === today);

  return (
    <>
      <Month width={width} height={height}>
        {[...firstOf]
          .sort((a, b) => a.weekday - b.weekday)
          .map(({ date, weekday: row }) => (
            <text key={row} data-part="weekday" y={top + (row + 0.5) * cell} dy="0.35em">
              {row % everyRow(cell, em) === 0 && weekday(date)}
            </text>
          ))}
        {monthHeads(days, (2.5 * em) / cell).map(({ date, week }) => (
          <text key={date} data-part="month" x={left + week * cell} y={em}>
            {monthName(date)}
          </text>
        ))}
        {looks.map(([look, alike]) => (
          <g
            key={look ?? "none"}
            data-heat={look === "future" ? undefined : look}
            data-future={look === "future" || undefined}
          >
            <path data-part="day" d={alike.map(({ x, y }) => squarePath(x + gap, y + gap, square)).join("")} />
            {cell >= 1.75 * em &&
              alike.map(
                ({ date, percent, x, y }) =>
                  percent !== null && (
                    <text key={date} data-part="percent" x={x + cell / 2} y={y + cell / 2} dy="0.35em">
                      {decimal(percent, 0)}
                    </text>
                  ),
              )}
          </g>
        ))}
        {now && <rect data-part="today" x={now.x} y={now.y} width={cell} height={cell} rx={em / 5} />}
      </Month>
      <ChartPoints box={box} points={points} label={label} />
    </>
  );
}

/** Where rows are lower than a line of text, only some are labelled. */
const everyRow = (cell: number, em: number) => Math.max(1, Math.ceil((1.1 * em) / Math.max(1, cell)));

/** A square with round corners; its left upper corner stands at `x`, `y`. */
function squarePath(x: number, y: number, { side, radius }: { side: number; radius: number }): string {
  const r = Math.min(radius, side / 2);
  const s = side - 2 * r;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${s}${corner(r, r)}v${s}${corner(-r, r)}h${-s}${corner(-r, -r)}v${-s}${corner(r, -r)}z`;
}

const Month = styled.svg`
  ${heatLook}
  overflow: visible;

  & [data-part="weekday"],
  & [data-part="month"] {
    fill: ${token("chart-label")};
    font-size: ${token("fs-caption")};
  }
  & [data-part="day"] {
    fill: none;
    stroke: ${token("line")};
  }
  & [data-future] > [data-part="day"] {
    stroke: ${token("line-2")};
    stroke-dasharray: 2 2;
  }
  & [data-part="percent"] {
    font-size: ${token("fs-small")};
    font-family: ${token("font-num")};
    font-weight: ${token("fw-num-s")};
    font-feature-settings: "tnum";
    text-anchor: middle;
  }
  & [data-heat] > [data-part="day"] {
    fill: var(--heat);
    stroke: var(--heat-edge);
  }
  & [data-heat] > [data-part="percent"] {
    fill: var(--heat-ink);
  }
  & [data-part="today"] {
    fill: none;
    stroke: ${token("ink")};
    stroke-width: 2;
  }
`;
