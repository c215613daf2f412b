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
  read: (said) => ({
    period: periods.find((period) => String(period) === said.get("period")) ?? defaultPeriod,
    grade: oneOf<GradeGroup>(gradeGroups, said.get("grade")),
    q: said.get("q") ?? "",
    missing: said.get("missing") === "1",
    pain: said.get("pain") === "1",
    sort: sortFrom(said.get("sort"), trainingSorts, defaultTrainingReportView.sort),
    page: pageFrom(said.get("page")),
    size: pageSizeFrom(said.get("size")),
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
