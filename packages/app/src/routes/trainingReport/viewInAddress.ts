import { defaultPeriod, type GradeGroup, gradeGroups, pageSizeFrom, periods, tablePages } from "@kyuseki/domain";
import { defaultTrainingReportView, type TrainingReportView, trainingSorts } from "@kyuseki/ui";
import {
  oneOf,
  pageFrom,
  sortFrom,
  sortParameter,
  unlessUsual,
  type ViewInAddress,
} from "../../navigation/viewParameters.ts";

/** D-9. */
export const trainingReportAddress: ViewInAddress<TrainingReportView> = {
  parameters: ["period", "grade", "q", "missing", "pain", "sort", "size", "page"],
  read: (params) => ({
    period: periods.find((period) => String(period) === params.get("period")) ?? defaultPeriod,
    grade: oneOf<GradeGroup>(gradeGroups, params.get("grade")),
    q: params.get("q") ?? "",
    missing: params.get("missing") === "1",
    pain: params.get("pain") === "1",
    sort: sortFrom(params.get("sort"), trainingSorts, defaultTrainingReportView.sort),
    page: pageFrom(params.get("page")),
    size: pageSizeFrom(params.get("size")),
  }),
  write: ({ period, grade, q, missing, pain, sort, page, size }) => ({
    period: unlessUsual(period, defaultPeriod),
    grade,
    q: q || null,
    missing: missing ? "1" : null,
    pain: pain ? "1" : null,
    sort: sortParameter(sort, defaultTrainingReportView.sort),
    size: unlessUsual(size, tablePages.defaultSize),
    page: unlessUsual(page, tablePages.firstPage),
  }),
};
