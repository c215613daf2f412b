import {
  type Ball,
  type BattingTypeCode,
  defaultPeriod,
  type Gender,
  type GradeGroup,
  type Period,
} from "@kyuseki/domain";
import { defaultBattingType } from "@kyuseki/domain/ranking";

/** Who and what is compared. The address keeps it. */
export type RankingConditions = {
  period: Period;
  gender: Gender | null;
  grade: GradeGroup | null;
  battingType: BattingTypeCode;
  /** null: the team's own. */
  ball: Ball | null;
};

export const usualConditions: RankingConditions = {
  period: defaultPeriod,
  gender: null,
  grade: null,
  battingType: defaultBattingType,
  ball: null,
};

/** Which conditions a ranking has. */
export type AppliedConditions = { people: boolean; battingType: boolean; ball: boolean };

/** How many of them differ from the usual, beside the kind. */
export function conditionCount(
  { period, gender, grade, battingType, ball }: RankingConditions,
  applied: AppliedConditions,
): number {
  const differs = [
    period !== usualConditions.period,
    applied.people && gender !== null,
    applied.people && grade !== null,
    applied.battingType && battingType !== usualConditions.battingType,
    applied.ball && ball !== null,
  ];
  return differs.filter(Boolean).length;
}
