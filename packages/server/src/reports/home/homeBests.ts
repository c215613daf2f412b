import type { Home, NewBest } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { listMeasureItems } from "../../store/measuring/measureItems.ts";
import { listNewBests } from "../../store/measuring/personalBests.ts";
import type { RosterMember } from "../../store/members/roster.ts";
import { pickMemberName } from "../panels/memberName.ts";

type Days = { since: string; today: string };

/** The bests of those days, the newest first. */
export async function homeBests(
  db: Queryable,
  teamId: number,
  members: readonly RosterMember[],
  { since, today }: Days,
): Promise<NonNullable<Home["bests"]>> {
  const bests = await listNewBests(db, teamId, { start: since, end: today });
  const shown = bests.slice(0, mostBests);
  // A team with a value has items: none are made for it here.
  const items = shown.some(({ item_id }) => item_id !== null) ? await listMeasureItems(db, teamId) : [];
  const memberOf = new Map(members.map((member) => [member.id, member]));
  const itemOf = new Map(items.map((item) => [item.id, item]));

  const first = shown.flatMap(({ member_id, kind, item_id, batting_type, value, gain, date }): NewBest[] => {
    const member = memberOf.get(member_id);
    if (!member) return [];
    const best = { member: pickMemberName(member), date, value, gain };
    if (kind !== null) return [{ ...best, measured: { kind, batting_type } }];
    const item = itemOf.get(item_id);
    if (!item) return [];
    const { name, unit, decimals, better } = item;
    return [{ ...best, measured: { item: name, unit, decimals, less_is_better: better === "lower" } }];
  });
  return { total: bests.length, first };
}

/** Two rows of three on a wide screen. */
const mostBests = 6;
