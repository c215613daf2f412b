import { getTeamSettings, listMeasureGoals, listMeasureItems } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";

export const settingsQuery = (call: Call) =>
  queryOptions({ queryKey: ["settings"], queryFn: () => call(getTeamSettings) });

/** In the team's order; archived ones last. */
export const measureItemsQuery = (call: Call) =>
  queryOptions({ queryKey: ["measureItems"], queryFn: async () => (await call(listMeasureItems)).items });

export const measureGoalsQuery = (call: Call) =>
  queryOptions({ queryKey: ["measureGoals"], queryFn: () => call(listMeasureGoals) });
