import {
  changeShown,
  type EvaluationPlayer,
  type Gender,
  type GradeGroup,
  gradeMatches,
  kanaName,
  memberName,
  sortByReading,
} from "@kyuseki/domain";
import { gainOver } from "@kyuseki/domain/measuringDays";
import { nameSearchText } from "../../../format/nameSearch.ts";
import type { Measure } from "./measure.ts";

/** A measured player, with the figures that the table compares. */
export type EvaluationRow = {
  player: EvaluationPlayer;
  name: string;
  kana: string;
  searchText: string;
  best: number;
  /** Change against the value before, with its sign; null: nothing to compare with. */
  change: number | null;
  /** Distance to the goal, 0 once it is reached; null without a goal. */
  left: number | null;
  /** Index in the order of readings. */
  nameRank: number;
};

type EvaluationRows = {
  /** Players measured in the period, in the order of their readings. */
  rows: readonly EvaluationRow[];
  /** Number of players of the same conditions without a measurement. */
  unmeasured: number;
};

/** Players of the gender and grades, split by whether they were measured in the period. */
export function evaluationRows(
  players: readonly EvaluationPlayer[],
  { gender, grade }: { gender: Gender | null; grade: GradeGroup | null },
  { better }: Pick<Measure, "better">,
): EvaluationRows {
  const wanted = players.filter(
    (player) => (gender === null || player.gender === gender) && gradeMatches(grade, player.grade),
  );
  const rows = sortByReading(wanted).flatMap((player) => {
    const { best, before, goal } = player;
    if (best === null) return [];
    return {
      player,
      name: memberName(player),
      kana: kanaName(player),
      searchText: nameSearchText(player),
      best,
      change: before === null ? null : changeShown(best, before),
      left: goal === null ? null : Math.max(0, gainOver(goal, best, better)),
    };
  });
  return {
    rows: rows.map((row, nameRank) => ({ ...row, nameRank })),
    unmeasured: wanted.length - rows.length,
  };
}
