import { defaultPeriod, type GradeGroup, type PageSize, type Period, tablePages } from "@kyuseki/domain";

/** The view of the report, stored in the address. */
export type DashboardView = {
  period: Period;
  /** null: all grades. */
  grade: GradeGroup | null;
  /** Of the players' heat map, counted from 1. */
  page: number;
  size: PageSize;
};

export const defaultDashboardView: DashboardView = {
  period: defaultPeriod,
  grade: null,
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
};
