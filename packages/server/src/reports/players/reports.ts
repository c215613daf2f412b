import {
  type Ball,
  type BattingTypeCode,
  type DateRange,
  dayInJapan,
  defaultPeriod,
  Failure,
  isSpanStart,
  periodRange,
  type Span,
  spanRange,
} from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { type Of, readReportPlayer } from "../../store/playerReports/reportPlayer.ts";
import { chooseAmong, type Pool, samePool } from "../../store/playerReports/usualChoice.ts";

/** Figures of what the player was measured with are of the days from `from` on. @throws Failure "not_found" */
export async function requireReportPlayer(db: Queryable, of: Of, mode: 1 | 2, from: string) {
  const found = await readReportPlayer(db, of, mode, from);
  if (!found) throw new Failure("not_found");
  return found;
}

type Asked = { batting_type?: BattingTypeCode | 0 | undefined; ball?: Ball | "unset" | undefined };

/** What was asked for, or the usual; and what there is to choose from, with it. `total` is the number of balls. */
export function choosePool<Found extends Pool & { total: number }>(
  found: readonly Found[],
  { batting_type, ball }: Asked,
  usual: Pool,
) {
  const asked = { batting_type: batting_type === 0 ? null : batting_type, ball: ball === "unset" ? null : ball };
  const shown = measuredIn(found);
  const pool = chooseAmong(shown.length > 0 ? shown : found, asked, usual);
  const choices = shown.map((one) => ({ batting_type: one.batting_type, ball: one.ball, count: one.total }));
  if (!shown.some((one) => samePool(one, pool))) choices.push({ ...pool, count: 0 });
  return { pool, choices };
}

/** Without those the player was measured with only before. */
export const measuredIn = <Found extends { total: number }>(found: readonly Found[]) =>
  found.filter(({ total }) => total > 0);

/** Of a period, or since the day asked for. @throws Failure "invalid" for a day that is not past, or too long ago */
export function askedRange(period: Span, now: Date): DateRange {
  if (typeof period === "string" && !isSpanStart(period, dayInJapan(now))) {
    throw new Failure("invalid", { fields: { period: "開始日は、2年前から昨日までの日を選んでください" } });
  }
  return spanRange(period, now);
}

/** EN-10: without days the last month; with one of them, up to today or a month of it. */
export function listedRange({ start, end }: { start?: string | undefined; end?: string | undefined }, now: Date) {
  const last = end ?? periodRange(defaultPeriod, now).end;
  return { start: start ?? periodRange(defaultPeriod, new Date(`${last}T12:00:00+09:00`)).start, end: last };
}
