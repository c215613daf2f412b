import { type Grade, gradeMatches, grades, kanaName, type Member, memberName, sortByReading } from "@kyuseki/domain";
import { nameFinder, nameSearchText } from "../../../format/nameSearch.ts";
import type { MemberListView } from "../view.ts";
import { statusMatches } from "./memberStatus.ts";

/** A member with what is searched and sorted by. */
export type MemberRow = {
  member: Member;
  name: string;
  /** Empty when none was entered. */
  kana: string;
  searchText: string;
  gradeRank: number;
  /** Index in the order of readings. */
  nameRank: number;
};

/** In the order of readings, so that sorting by grade or height keeps it among ties. */
export function memberRows(members: readonly Member[]): readonly MemberRow[] {
  return sortByReading(members).map((member, nameRank) => {
    const name = memberName(member);
    const kana = kanaName(member);
    let searchText: string | undefined;
    return {
      member,
      name,
      nameRank,
      kana,
      // Made with the first search: a thousand of them would hold up the list's first paint.
      get searchText() {
        searchText ??= nameSearchText(member);
        return searchText;
      },
      gradeRank: rankOf[member.grade],
    };
  });
}

/** Rows that match all conditions, in their original order. */
export function matchingRows(
  rows: readonly MemberRow[],
  { q, gender, grade, status }: Pick<MemberListView, "q" | "gender" | "grade" | "status">,
): readonly MemberRow[] {
  const isFound = nameFinder(q);
  if (isFound === null && gender === null && grade === null && status === null) return rows;
  return rows.filter(
    ({ member, searchText }) =>
      (isFound === null || isFound(searchText)) &&
      (gender === null || member.gender === gender) &&
      gradeMatches(grade, member.grade) &&
      statusMatches(status, member),
  );
}

// Object.fromEntries forgets its keys; they are those of `grades`.
const rankOf = Object.fromEntries(grades.map((grade, rank) => [grade, rank])) as Record<Grade, number>;
