import { type AnyEndpoint, addDays, type Ball, dayInJapan, type ParamsOf, type QueryOf } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { SignedIn } from "../../store/account/sessions.ts";
import type { Alike } from "../../store/playerReports/aiStats.ts";
import { measuredIn, type requireReportPlayer } from "./reports.ts";

/** What a figure of one player is asked with. */
export type PlayerCall<E extends AnyEndpoint> = {
  session: Pick<SignedIn, "team">;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  db: Queryable;
  now: Date;
};

type Found = Awaited<ReturnType<typeof requireReportPlayer>>;

/** null when the gender is unanswered: then nobody is alike. */
export const alikeOf = ({ grade, gender }: Found, teamId: number, memberId: number): Alike | null =>
  gender && { teamId, memberId, grade, gender };

/** Those of the period; without any, those of the one before. */
export function lately(pools: Found["pools"]) {
  const shown = measuredIn(pools);
  return shown.length > 0 ? shown : pools;
}

/** What there is to choose from, with what was chosen. */
export function ballsOf(pools: Found["pools"], chosen: Ball) {
  const counts = new Map<Ball, number>([[chosen, 0]]);
  for (const { ball, total } of measuredIn(pools)) if (ball) counts.set(ball, (counts.get(ball) ?? 0) + total);
  return Array.from(counts, ([ball, count]) => ({ ball, count }));
}

export const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);
export const lastYear = (now: Date) => ({ start: addDays(dayInJapan(now), -365), end: dayInJapan(now) });
