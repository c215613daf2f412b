import { defaultPeriod, type GradeGroup, gradeGroups, periods, tablePages } from "@kyuseki/domain";
import type { DashboardView } from "@kyuseki/ui/screens/Dashboard";
import { oneOf, pageFrom, unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. */
export const dashboardAddress: ViewInAddress<DashboardView> = {
  parameters: ["period", "grade", "page"],
  read: (params) => ({
    period: periods.find((period) => String(period) === params.get("period")) ?? defaultPeriod,
    grade: oneOf<GradeGroup>(gradeGroups, params.get("grade")),
    page: pageFrom(params.get("page")),
  }),
  write: ({ period, grade, page }) => ({
    period: unlessUsual(period, defaultPeriod),
    grade,
    page: unlessUsual(page, tablePages.firstPage),
  }),
};
