import {
  dayNumber,
  gradeMatches,
  memberName,
  missingFromDays,
  sortByReading,
  type TrainingReport,
  type TrainingReportRow,
} from "@kyuseki/domain";
import { daysWithoutRecord, type LeadingMeasures, leadingMeasures, type MenuGroup } from "@kyuseki/domain/training";
import { nameFinder, nameSearchText } from "../../../format/nameSearch.ts";
import type { TrainingReportView, TrainingSort } from "../view.ts";

/** A member's row with precomputed values for display, searching and sorting. */
export type TrainingRow = {
  member: TrainingReportRow;
  name: string;
  searchText: string;
  /** Index in the order of readings. */
  nameRank: number;
  /** 実施率 in whole %, of the period and the one before; null when no record was expected. */
  rate: number | null;
  rateBefore: number | null;
  /** 0 when today's record exists; without any since the registration, or the return, days since that. */
  daysWithout: number;
  /** Days since the last record; without any, `daysWithout`. */
  daysSinceLast: number;
  /** Of all members: the unit each group is compared by. */
  leading: LeadingMeasures;
};

/** In the order of readings, so that sorting by 実施率 keeps it among ties. */
export function trainingRows({ range, members }: TrainingReport): readonly TrainingRow[] {
  const leading = leadingMeasures(members.map(({ amounts }) => amounts));
  return sortByReading(members).map((member, nameRank) => {
    const name = memberName(member);
    const daysWithout = daysWithoutRecord(member.last_date, member.registered_on, range.end);
    return {
      member,
      name,
      nameRank,
      leading,
      searchText: nameSearchText(member),
      rate: percent(member.days, member.expected),
      rateBefore: percent(member.days_before, member.expected_before),
      daysWithout,
      daysSinceLast: member.last_date === null ? daysWithout : dayNumber(range.end) - dayNumber(member.last_date),
    };
  });
}

/** Rows that match all conditions, in their original order. */
export function matchingTrainingRows(
  rows: readonly TrainingRow[],
  { q, grade, missing, pain }: Pick<TrainingReportView, "q" | "grade" | "missing" | "pain">,
): readonly TrainingRow[] {
  const isFound = nameFinder(q);
  return rows.filter(
    ({ member, searchText, daysWithout }) =>
      (isFound === null || isFound(searchText)) &&
      gradeMatches(grade, member.grade) &&
      (!missing || daysWithout >= missingFromDays) &&
      (!pain || member.pain !== null),
  );
}

/** The ids of the members a view shows, on all pages, in the order of the table. */
export function trainingOrder(report: TrainingReport, view: TrainingReportView): readonly number[] {
  const { id, dir } = view.sort;
  const factor = dir === "asc" ? 1 : -1;
  return matchingTrainingRows(trainingRows(report), view)
    .map((row) => ({ key: trainingKeys[id](row), memberId: row.member.id }))
    .sort((a, b) => {
      // Rows without a value are last in both directions.
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return (a.key - b.key) * factor;
    })
    .map(({ memberId }) => memberId);
}

/** In the unit the group is compared by: amounts of other units cannot be told apart from it. */
const amountOf =
  (group: MenuGroup) =>
  ({ member, leading }: TrainingRow) => {
    const measure = leading[group];
    return measure === null ? null : (member.amounts[group]?.[measure] ?? null);
  };

/** The value that each order compares. */
export const trainingKeys = {
  rate: ({ rate }) => rate,
  before: ({ rateBefore }) => rateBefore,
  name: ({ nameRank }) => nameRank,
  streak: ({ member }) => member.streak,
  recent: ({ member }) => member.recent.filter((minutes) => minutes !== null).length,
  days: ({ member }) => member.days,
  minutes: ({ member }) => member.minutes,
  load: ({ member }) => member.load,
  last: ({ daysSinceLast }) => daysSinceLast,
  batting: amountOf("batting"),
  pitching: amountOf("pitching"),
  fielding: amountOf("fielding"),
  running: amountOf("running"),
  strength: amountOf("strength"),
  game: amountOf("game"),
  other: amountOf("other"),
} as const satisfies Record<TrainingSort, (row: TrainingRow) => number | null>;

const percent = (days: number, expected: number) => (expected === 0 ? null : Math.round((days / expected) * 100));
