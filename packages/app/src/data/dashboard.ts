import { type GradeGroup, getDashboard, getPracticeHeat, type Period } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

type DashboardConditions = { period: Period; grade: GradeGroup | null };

/** While another period or grade is on its way, the figures before it stay. */
export const dashboardQuery = (call: Call, { period, grade }: DashboardConditions) =>
  queryOptions({
    queryKey: queryKeys.dashboard({ period, grade }),
    queryFn: ({ signal }) => call(getDashboard, { query: { period, ...(grade && { grade }) }, signal }),
    placeholderData: keepPreviousData,
  });

export const practiceHeatQuery = (call: Call, { period, grade, page }: DashboardConditions & { page: number }) =>
  queryOptions({
    queryKey: queryKeys.practiceHeat({ period, grade, page }),
    queryFn: ({ signal }) => call(getPracticeHeat, { query: { period, ...(grade && { grade }), page }, signal }),
    placeholderData: keepPreviousData,
  });
