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
import type { ConditionGroup } from "../../store/playerReports/conditionGroup.ts";
import { findReportPlayer, type PlayerRange } from "../../store/playerReports/reportPlayer.ts";
import { isSameConditionGroup, nearestConditionGroup } from "./conditionGroups.ts";

/** Figures of what the player was measured with are of the days from `from` on. @throws Failure "not_found" */
export async function requireReportPlayer(db: Queryable, of: PlayerRange, mode: 1 | 2, from: string) {
  const found = await findReportPlayer(db, of, mode, from);
  if (!found) throw new Failure("not_found");
  return found;
}

type ConditionQuery = { batting_type?: BattingTypeCode | 0 | undefined; ball?: Ball | "unset" | undefined };

/** The conditions asked for, or the usual ones, and the choices, among which they are. `total` is the number of balls. */
export function chooseConditionGroup<Group extends ConditionGroup & { total: number }>(
  found: readonly Group[],
  { batting_type, ball }: ConditionQuery,
  usual: ConditionGroup,
) {
  const wanted = { batting_type: batting_type === 0 ? null : batting_type, ball: ball === "unset" ? null : ball };
  const shown = measuredGroups(found);
  const group = nearestConditionGroup(shown.length > 0 ? shown : found, wanted, usual);
  const choices = shown.map((one) => ({ batting_type: one.batting_type, ball: one.ball, count: one.total }));
  if (!shown.some((one) => isSameConditionGroup(one, group))) choices.push({ ...group, count: 0 });
  return { group, choices };
}

/** Only the groups measured in the current period. */
export const measuredGroups = <Group extends { total: number }>(found: readonly Group[]) =>
  found.filter(({ total }) => total > 0);

/** The days of a period, or those since the day asked for. @throws Failure "invalid" for a day that is not past, or too long ago */
export function requestedRange(period: Span, now: Date): DateRange {
  if (typeof period === "string" && !isSpanStart(period, dayInJapan(now))) {
    throw new Failure("invalid", { fields: { period: "開始日は、2年前から昨日までの日を選んでください" } });
  }
  return spanRange(period, now);
}

/** Without days the last month; with one of them, up to today or a month of it (EN-10). */
export function listRange({ start, end }: { start?: string | undefined; end?: string | undefined }, now: Date) {
  const last = end ?? periodRange(defaultPeriod, now).end;
  return { start: start ?? periodRange(defaultPeriod, new Date(`${last}T12:00:00+09:00`)).start, end: last };
}
