import {
  type Ball,
  balls,
  type Gender,
  type GradeGroup,
  genders,
  gradeGroups,
  type PageSize,
  pageSizeFrom,
  periods,
  tablePages,
} from "@kyuseki/domain";
import { type RankingConditions, usualConditions } from "@kyuseki/ui";
import { oneOf, pageFrom, unlessUsual } from "./viewParameters.ts";

/** D-9. What every ranking's address says, in this order. */
export const conditionParameters = ["period", "grade", "gender", "batting", "ball"] as const;

export function readConditions(params: URLSearchParams): RankingConditions {
  const { period, battingType } = usualConditions;
  return {
    period: codeOf(periods, params.get("period")) ?? period,
    grade: oneOf<GradeGroup>(gradeGroups, params.get("grade")),
    gender: oneOf<Gender>(genders, params.get("gender")),
    battingType: codeOf([1, 2, 3] as const, params.get("batting")) ?? battingType,
    ball: oneOf<Ball>(balls, params.get("ball")),
  };
}

export const writeConditions = ({ period, grade, gender, battingType, ball }: RankingConditions) => ({
  period: unlessUsual(period, usualConditions.period),
  grade,
  gender,
  batting: unlessUsual(battingType, usualConditions.battingType),
  ball,
});

/** A page that is not said is none: the top, and what stands around one's own. */
export const readPlace = (params: URLSearchParams): { page: number | null; size: PageSize } => ({
  page: params.has("page") ? pageFrom(params.get("page")) : null,
  size: pageSizeFrom(params.get("size")),
});

export const writePlace = ({ page, size }: { page: number | null; size: PageSize }) => ({
  size: unlessUsual(size, tablePages.defaultSize),
  page: page === null ? null : String(page),
});

export function codeOf<Code extends number>(codes: readonly Code[], text: string | null): Code | undefined {
  return codes.find((code) => String(code) === text);
}
