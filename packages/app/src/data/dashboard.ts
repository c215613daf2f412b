import { type GradeGroup, getDashboard, getPracticeHeat, type PageSize, type Period } from "@kyuseki/domain";
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

type HeatConditions = DashboardConditions & { page: number; size: PageSize };

export const practiceHeatQuery = (call: Call, { period, grade, page, size }: HeatConditions) =>
  queryOptions({
    queryKey: queryKeys.practiceHeat({ period, grade, page, size }),
    queryFn: ({ signal }) =>
      call(getPracticeHeat, { query: { period, ...(grade && { grade }), page, limit: size }, signal }),
    placeholderData: keepPreviousData,
  });
