import {
  changeShown,
  compareMembers,
  type EvaluationPlayer,
  type Gender,
  type GradeGroup,
  gradeMatches,
  kanaName,
  memberName,
} from "@kyuseki/domain";
import { gainOver } from "@kyuseki/domain/measuringDays";
import type { Measure } from "./measure.ts";

/** A player measured in the period, with what the table compares. */
export type EvaluationRow = {
  player: EvaluationPlayer;
  name: string;
  kana: string;
  best: number;
  /** Against the value before, signed as the values are; null: nothing to compare with. */
  change: number | null;
  /** What is missing to the goal, 0 once it is reached; null without a goal. */
  left: number | null;
  /** Place in the order of the readings. */
  nameRank: number;
};

type EvaluationRows = {
  /** Players measured in the period, in the order of their readings. */
  rows: readonly EvaluationRow[];
  /** Players of the same conditions who were not. */
  unmeasured: number;
};

/** Players of the gender and grades, split into those measured in the period and those who were not. */
export function evaluationRows(
  players: readonly EvaluationPlayer[],
  { gender, grade }: { gender: Gender | null; grade: GradeGroup | null },
  { better }: Pick<Measure, "better">,
): EvaluationRows {
  const wanted = players.filter(
    (player) => (gender === null || player.gender === gender) && gradeMatches(grade, player.grade),
  );
  const rows = wanted.flatMap((player) => {
    const { best, before, goal } = player;
    if (best === null) return [];
    return {
      player,
      name: memberName(player),
      kana: kanaName(player),
      best,
      change: before === null ? null : changeShown(best, before),
      left: goal === null ? null : Math.max(0, gainOver(goal, best, better)),
    };
  });
  return {
    rows: rows.toSorted((a, b) => compareMembers(a.player, b.player)).map((row, nameRank) => ({ ...row, nameRank })),
    unmeasured: wanted.length - rows.length,
  };
}
