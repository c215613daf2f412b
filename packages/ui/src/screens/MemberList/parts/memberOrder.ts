import type { Member } from "@kyuseki/domain";
import type { MemberListView, MemberSort } from "../view.ts";
import { type MemberRow, matchingRows, memberRows } from "./memberRows.ts";

/** The ids of the members a view shows, on all pages, in the order of the table. */
export function memberOrder(members: readonly Member[], view: MemberListView): readonly number[] {
  const { id, dir } = view.sort;
  const factor = dir === "asc" ? 1 : -1;
  return matchingRows(memberRows(members), view)
    .map((row) => ({ key: keys[id](row), memberId: row.member.id }))
    .sort((a, b) => {
      // Rows without a value are last in both directions; ties keep the order of the readings.
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return (a.key - b.key) * factor;
    })
    .map(({ memberId }) => memberId);
}

const keys = {
  name: ({ nameRank }) => nameRank,
  grade: ({ gradeRank }) => gradeRank,
  height: ({ member }) => member.height,
  weight: ({ member }) => member.weight,
} as const satisfies Record<MemberSort, (row: MemberRow) => number | null>;
