import { dayCount } from "../../format/calendar.ts";
import { shortDate, slashDate } from "../../format/date.ts";
import type { ChartTable } from "../ChartFrame/chartTable.ts";
import { fitText, numberWidth, textWidth } from "../theme/labels.ts";
import type { MarkCode } from "../theme/markLook.ts";
import { type Range, rangeAround } from "../theme/ticks.ts";

/**
 * How a line is drawn. `own`: the subject of the page. `mean`: a team, a grade, last year, or a forecast. `dots`:
 * readings without a line. A mark: one of several categories, by its fixed code.
 */
export type LineLook = "own" | "mean" | "dots" | MarkCode;

export type LineSeries = {
  id: string;
  /** Shown at the end of the line, in the table and in the tooltip. */
  name: string;
  look: LineLook;
  /** In the order of time. `null` leaves a gap. */
  points: readonly LinePoint[];
  /** Starting point of the line: drawn, but no reading, so in neither the table nor the tooltip. */
  start?: LinePoint & { value: number };
  /** The last point stands for a time that is not over yet: drawn open, at the end of a dashed line. */
  isUnfinished?: boolean;
  /** No label at its end: a note or the neighbouring line says it. */
  isEndless?: boolean;
};
/** A value on a day "YYYY-MM-DD". */
export type LinePoint = { date: string; value: number | null };

/** A tinted range, such as the middle of a grade or the width of an estimate. */
export type LineBand = {
  name: string;
  points: readonly { date: string; lower: number; upper: number }[];
  /** Starting point of the band, where it has no width. */
  start?: LinePoint & { value: number };
};

/** A few words at a day; at the point of `seriesId`, by default of the first series. */
export type LineNote = { date: string; text: string; seriesId?: string };

export type LinePicture = {
  unit: string;
  series: readonly LineSeries[];
  /** "YYYY-MM-DD"。横軸はこの日より前で終わらない。 */
  today: string;
  goal?: number | undefined;
  band?: LineBand | undefined;
  /** 多くて二つ。 */
  notes?: readonly LineNote[] | undefined;
  /** 縦軸の範囲。省けば値に合わせる。 */
  range?: Range | undefined;
  /** 小数の桁。測った値は1、数えた値や割合は0。 */
  digits?: 0 | 1;
  /** 線の下を塗る。範囲の下端を言葉で示してあるときだけ。 */
  filled?: boolean | undefined;
  /** 値のない日をまたいで線をつなぐ。点は、値のある日だけに打つ。 */
  joined?: boolean | undefined;
  /** 押すか Enter で、その日を返す。 */
  onSelect?: ((date: string) => void) | undefined;
};

/** Whether value and name are written at the line's end. */
export const isNamed = ({ look, isEndless = false }: Pick<LineSeries, "look" | "isEndless">) =>
  look !== "dots" && !isEndless;

const drawnOf = ({ start, points }: LineSeries): readonly LinePoint[] => (start ? [start, ...points] : points);

/** First and last day of the axis; never ends before today. */
export function daysOf(series: readonly LineSeries[], band: LineBand | undefined, today: string): [string, string] {
  const dates = [...series.flatMap(drawnOf), ...(band?.points ?? [])].map(({ date }) => date);
  const sorted = [...dates, today].toSorted();
  return [sorted[0] ?? today, sorted.at(-1) ?? today];
}

/** Days from `first`, 0 for the day itself. */
export const dayAfter = (first: string, date: string): number => dayCount({ start: first, end: date }) - 1;

/** The range that holds all values. */
export function rangeOf(series: readonly LineSeries[], band: LineBand | undefined, goal: number | undefined): Range {
  const values = series.flatMap(drawnOf).flatMap(({ value }) => (value === null ? [] : [value]));
  const edges = band?.points.flatMap(({ lower, upper }) => [lower, upper]) ?? [];
  return rangeAround([...values, ...edges, ...(goal === undefined ? [] : [goal])]);
}

/**
 * Days to label: days with data, counted back from the last day of the axis, far enough apart. When `first` and `last`
 * are a year or more apart, labels include the year.
 */
export function dayLabels(
  series: readonly LineSeries[],
  [first, last]: readonly [string, string],
  pxPerDay: number,
  gapPx: number,
): { day: number; text: string }[] {
  const dates = [...new Set([last, ...series.flatMap(({ points }) => points.map(({ date }) => date))])];
  const days = dates.map((date) => ({ date, day: dayAfter(first, date) })).toSorted((a, b) => b.day - a.day);
  const isLong = dayAfter(first, last) > 366;
  const room = isLong ? gapPx * 1.6 : gapPx;
  const kept: { day: number; text: string }[] = [];
  for (const { date, day } of days) {
    const after = kept.at(-1);
    if (after && (after.day - day) * pxPerDay < room) continue;
    kept.push({ day, text: isLong ? slashDate(date) : shortDate(date) });
  }
  return kept.toReversed();
}

type TableWords = { caption: string; dateLabel: string; unit: string; digits: 0 | 1 };

/** A row for every day that has a value, a column for every series. */
export function lineTable(
  series: readonly LineSeries[],
  band: LineBand | undefined,
  { caption, dateLabel, unit, digits }: TableWords,
  write: (lower: number, upper: number) => string,
): ChartTable {
  const values = series.map(({ points }) => new Map(points.map(({ date, value }) => [date, value])));
  const edges = new Map(band?.points.map(({ date, lower, upper }) => [date, write(lower, upper)]));
  const dates = [...new Set([...values, edges].flatMap((days) => [...days.keys()]))].toSorted();
  const isLong = new Set(dates.map((date) => date.slice(0, 4))).size > 1;
  return {
    caption,
    columns: [
      { id: "date", label: dateLabel },
      ...series.map(({ id, name }) => ({ id, label: name, unit, digits })),
      ...(band ? [{ id: "band", label: band.name, unit, align: "end" as const }] : []),
    ],
    rows: dates.map((date) => ({
      id: date,
      cells: [
        isLong ? slashDate(date) : shortDate(date),
        ...values.map((days) => days.get(date) ?? null),
        ...(band ? [edges.get(date) ?? null] : []),
      ],
    })),
  };
}

export type EndWords = { value: string; name: string };

const nameSize = 12 / 13;
const valueSize = 17 / 13;
const airPx = 13;

/** Space to the right of the lines for the end labels, and the names as far as they fit. */
export function roomForEnds(ends: readonly EndWords[], width: number, em: number): { room: number; ends: EndWords[] } {
  if (ends.length === 0) return { room: em, ends: [] };
  const most = Math.max(width * 0.26, ...ends.map(({ value }) => numberWidth(value, em * valueSize)));
  const widths = ends.flatMap(({ value, name }) => [
    numberWidth(value, em * valueSize),
    textWidth(name, em * nameSize),
  ]);
  const room = Math.min(most, Math.max(...widths));
  return {
    room: room + airPx,
    ends: ends.map(({ value, name }) => ({ value, name: fitText(name, room, em * nameSize) })),
  };
}
