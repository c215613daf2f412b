import type { Member } from "../contract/members/members.ts";
import { normalizeForSearch } from "../vocabulary/text.ts";
import { readCell } from "./readCell.ts";
import type { RosterRow } from "./readRoster.ts";

/** Another player of the same name and grade: a member of the team, or an earlier line. */
export type Duplicate = "team" | number;

export function findDuplicates<Row extends Pick<RosterRow, "line" | "values">>(
  rows: readonly Row[],
  members: readonly Pick<Member, "last_name" | "first_name" | "grade">[],
): ReadonlyMap<Row, Duplicate> {
  const seen = new Map<string, Duplicate>(members.map((member) => [keyOf(member), "team"]));
  const found = new Map<Row, Duplicate>();
  for (const row of rows) {
    const { last_name, first_name, grade } = row.values;
    if (last_name === "" || first_name === "" || grade === "") continue;
    const key = keyOf({ last_name, first_name, grade: readCell("grade", grade) });
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, row.line);
    else found.set(row, earlier);
  }
  return found;
}

const keyOf = ({ last_name, first_name, grade }: { last_name: string; first_name: string; grade: string }) =>
  `${normalizeForSearch(last_name + first_name)} ${grade}`;
