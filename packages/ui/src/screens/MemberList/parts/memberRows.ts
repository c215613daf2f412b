import {
  compareMembers,
  type Grade,
  gradeMatches,
  grades,
  kanaName,
  type Member,
  memberName,
  normalizeForSearch,
} from "@kyuseki/domain";
import type { MemberListView } from "../view.ts";
import { statusMatches } from "./memberStatus.ts";

/** A member with everything that searching and sorting ask for again and again. */
export type MemberRow = {
  member: Member;
  name: string;
  /** Empty when nobody entered it. */
  kana: string;
  searchText: string;
  gradeRank: number;
  /** Place in the order of the readings. */
  nameRank: number;
};

/** In the order of the readings, so that an order by grade or height keeps it among equals. */
export function memberRows(members: readonly Member[]): readonly MemberRow[] {
  return members.toSorted(compareMembers).map((member, nameRank) => {
    const name = memberName(member);
    const kana = kanaName(member);
    return {
      member,
      name,
      nameRank,
      kana,
      searchText: `${normalizeForSearch(name)}\n${normalizeForSearch(kana)}`,
      gradeRank: rankOf[member.grade],
    };
  });
}

/** Every row that meets all conditions, in the order it came. */
export function matchingRows(
  rows: readonly MemberRow[],
  { q, gender, grade, status }: Pick<MemberListView, "q" | "gender" | "grade" | "status">,
): readonly MemberRow[] {
  const wanted = normalizeForSearch(q);
  if (wanted === "" && gender === null && grade === null && status === null) return rows;
  return rows.filter(
    ({ member, searchText }) =>
      searchText.includes(wanted) &&
      (gender === null || member.gender === gender) &&
      gradeMatches(grade, member.grade) &&
      statusMatches(status, member),
  );
}

// Object.fromEntries forgets its keys; they are those of `grades`.
const rankOf = Object.fromEntries(grades.map((grade, rank) => [grade, rank])) as Record<Grade, number>;
