import type { Home } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { listNewBests } from "../../store/measuring/personalBests.ts";
import type { RosterMember } from "../../store/members/roster.ts";
import { nameBests } from "../panels/newBests.ts";

type Days = { since: string; today: string };

/** The bests of those days, the newest first. */
export async function homeBests(
  db: Queryable,
  teamId: number,
  members: readonly RosterMember[],
  { since, today }: Days,
): Promise<NonNullable<Home["bests"]>> {
  const bests = await listNewBests(db, teamId, { start: since, end: today });
  const shown = await nameBests(db, teamId, members, bests.slice(0, mostBests));
  return { total: bests.length, first: shown.map(({ best }) => best) };
}

/** Two rows of three on a wide screen. */
const mostBests = 6;
