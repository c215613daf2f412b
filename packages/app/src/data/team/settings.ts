import { getTeamSettings, listMeasureGoals, listMeasureItems } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

export const settingsQuery = (call: Call) =>
  queryOptions({ queryKey: queryKeys.settings, queryFn: () => call(getTeamSettings) });

/** In the team's order; archived ones last. */
export const measureItemsQuery = (call: Call) =>
  queryOptions({ queryKey: queryKeys.measureItems, queryFn: async () => (await call(listMeasureItems)).items });

export const measureGoalsQuery = (call: Call) =>
  queryOptions({ queryKey: queryKeys.measureGoals, queryFn: () => call(listMeasureGoals) });
