import { defaultPeriod, type GradeGroup, type Period, tablePages } from "@kyuseki/domain";

/** What the report shows. The address keeps it, the screen draws it. */
export type DashboardView = {
  period: Period;
  /** null: everybody. */
  grade: GradeGroup | null;
  /** Of the players' heat map, counted from 1. */
  page: number;
};

export const defaultDashboardView: DashboardView = { period: defaultPeriod, grade: null, page: tablePages.firstPage };
