import {
  type Ball,
  type BattingTypeCode,
  balls,
  defaultPeriod,
  evaluationKinds,
  type Gender,
  type GradeGroup,
  genders,
  gradeGroups,
  pageSizeFrom,
  tablePages,
} from "@kyuseki/domain";
import { defaultEvaluationView, type EvaluationView, evaluationSorts } from "@kyuseki/ui";
import { readSpan } from "../../navigation/spanParameters.ts";
import { oneOf, pageFrom, sortFrom, unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. Whose growth is open stands in the address too, but is nothing to come back to. */
export type EvaluationConditions = Omit<EvaluationView, "player">;

export const evaluationAddress: ViewInAddress<EvaluationConditions> = {
  parameters: ["kind", "item", "period", "grade", "gender", "type", "ball", "sort", "size", "page"],
  read: (params) => {
    const sort = params.get("sort");
    return {
      kind: codeFrom(evaluationKinds, params.get("kind")) ?? defaultEvaluationView.kind,
      item: idFrom(params.get("item")),
      period: readSpan(params.get("period")) ?? defaultPeriod,
      grade: oneOf<GradeGroup>(gradeGroups, params.get("grade")),
      gender: oneOf<Gender>(genders, params.get("gender")),
      batting_type: codeFrom<BattingTypeCode>([1, 2, 3], params.get("type")),
      ball: oneOf<Ball>(balls, params.get("ball")),
      sort: oneOf(evaluationSorts, sort?.replace(/^-/, "") ?? null) && sortFrom(sort, evaluationSorts, bestFirst),
      page: pageFrom(params.get("page")),
      size: pageSizeFrom(params.get("size")),
    };
  },
  write: ({ kind, item, period, grade, gender, batting_type, ball, sort, size, page }) => ({
    kind: unlessUsual(kind, defaultEvaluationView.kind),
    item: textOf(item),
    period: unlessUsual(period, defaultPeriod),
    grade,
    gender,
    type: textOf(batting_type),
    ball,
    sort: sort && `${sort.dir === "desc" ? "-" : ""}${sort.id}`,
    size: unlessUsual(size, tablePages.defaultSize),
    page: unlessUsual(page, tablePages.firstPage),
  }),
};

const bestFirst = { id: "best", dir: "desc" } as const;

const textOf = (value: number | null) => (value === null ? null : String(value));

const codeFrom = <Code extends number>(codes: readonly Code[], text: string | null): Code | null =>
  codes.find((code) => String(code) === text) ?? null;

/** null where the address names nobody. */
export const playerFrom = (search: string): number | null => idFrom(new URLSearchParams(search).get("player"));

const idFrom = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
