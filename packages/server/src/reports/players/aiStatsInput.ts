import { type AnyEndpoint, addDays, type Ball, dayInJapan, type ParamsOf, type QueryOf } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { SignedIn } from "../../store/account/sessions.ts";
import type { PeerGroup } from "../../store/playerReports/aiStats.ts";
import { measuredGroups, type requireReportPlayer } from "./reportPlayer.ts";

/** What a figure of one player is asked with. */
export type PlayerCall<E extends AnyEndpoint> = {
  session: Pick<SignedIn, "team">;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  db: Queryable;
  now: Date;
};

type ReportPlayerRow = Awaited<ReturnType<typeof requireReportPlayer>>;

/** null when the gender is unknown: then there are no peers. */
export const peerGroupOf = ({ grade, gender }: ReportPlayerRow, teamId: number, memberId: number): PeerGroup | null =>
  gender && { teamId, memberId, grade, gender };

/** Groups measured in the period; without any, those of the period before. */
export function latestConditionGroups(groups: ReportPlayerRow["groups"]) {
  const shown = measuredGroups(groups);
  return shown.length > 0 ? shown : groups;
}

/** Balls to choose from with as many as the statistics count, including the chosen one: every pitch, but of the batted those with a speed. */
export function ballsOf(groups: ReportPlayerRow["groups"], chosen: Ball, counted: "total" | "count") {
  const counts = new Map<Ball, number>([[chosen, 0]]);
  for (const group of measuredGroups(groups)) {
    if (group.ball) counts.set(group.ball, (counts.get(group.ball) ?? 0) + group[counted]);
  }
  return Array.from(counts, ([ball, count]) => ({ ball, count }));
}

/** Balls with a speed in the period that belong to no condition. */
export const countUnclassified = (groups: ReportPlayerRow["groups"], answered: ReportPlayerRow["groups"]) =>
  groups.reduce((sum, group) => sum + (answered.includes(group) ? 0 : group.count), 0);

export const unixSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
/** What the statistics look at: the same weeks a year ago, and the twelve weeks before those. */
export const recordDays = (now: Date) => ({ start: addDays(dayInJapan(now), -480), end: dayInJapan(now) });
