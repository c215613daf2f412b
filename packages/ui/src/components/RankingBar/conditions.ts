import {
  type Ball,
  type BattingTypeCode,
  defaultPeriod,
  type Gender,
  type GradeGroup,
  type Period,
} from "@kyuseki/domain";
import { defaultBattingType } from "@kyuseki/domain/ranking";

/** Who and what is compared; stored in the address. */
export type RankingConditions = {
  period: Period;
  gender: Gender | null;
  /** null: every stage in the team's own rankings, in national ones that of most of its players; `all` is theirs only. */
  grade: GradeGroup | "all" | null;
  battingType: BattingTypeCode;
  /** null: the team's own ball. */
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

/** How many conditions, besides the kind, differ from the default. */
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
