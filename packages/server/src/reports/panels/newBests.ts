import type { NamedMember, NewBest } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { listMeasureItems } from "../../store/measuring/measureItems.ts";
import type { NewBest as StoredBest } from "../../store/measuring/personalBests.ts";
import { pickMemberName } from "./memberName.ts";

type PlacedBest = {
  best: NewBest;
  /** Of the kind or item: the kinds before the team's items in their order. */
  place: number;
};

/** The bests with the names of members and items; whoever or whatever is not in the lists any more is left out. */
export async function nameBests(
  db: Queryable,
  teamId: number,
  members: readonly NamedMember[],
  bests: readonly StoredBest[],
): Promise<PlacedBest[]> {
  // A team with a value has items: none are made for it here.
  const items = bests.some(({ item_id }) => item_id !== null) ? await listMeasureItems(db, teamId) : [];
  const memberOf = new Map(members.map((member) => [member.id, member]));
  const itemOf = new Map(items.map((item, at) => [item.id, { ...item, place: afterKinds + at }]));

  return bests.flatMap(({ member_id, kind, item_id, batting_type, value, gain, date }): PlacedBest[] => {
    const member = memberOf.get(member_id);
    if (!member) return [];
    const best = { member: pickMemberName(member), date, value, gain };
    if (kind !== null) return [{ best: { ...best, measured: { kind, batting_type } }, place: kind }];
    const item = itemOf.get(item_id);
    if (!item) return [];
    const { name, unit, decimals, better, place } = item;
    return [{ best: { ...best, measured: { item: name, unit, decimals, less_is_better: better === "lower" } }, place }];
  });
}

/** Above every code of a kind (EN-5). */
const afterKinds = 10;
