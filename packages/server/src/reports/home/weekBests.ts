import { type DateRange, shortNames, type WeekBest } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { listNewBests } from "../../store/measuring/personalBests.ts";
import { listRoster } from "../../store/members/roster.ts";
import { nameBests } from "../panels/newBests.ts";

/** All bests of a range of days, in the order of 今週のスコアボード. */
export async function weekBests(db: Queryable, teamId: number, range: DateRange): Promise<WeekBest[]> {
  const bests = await listNewBests(db, teamId, range);
  if (bests.length === 0) return [];
  const members = (await listRoster(db, teamId)).filter(({ state }) => state === "active");
  const names = shortNames(members);
  const placed = await nameBests(db, teamId, members, bests);
  return placed
    .toSorted((a, b) => a.place - b.place || b.best.gain - a.best.gain || a.best.member.id - b.best.member.id)
    .map(({ best }) => ({ ...best, short_name: names.get(best.member.id) ?? best.member.last_name }));
}
