import { getMeasuringDay, listMeasuringDays } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** The newest days a team measured on. */
export const measuringDaysQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.measuringDays,
    queryFn: async ({ signal }) => (await call(listMeasuringDays, { signal })).days,
  });

/** One day's sheet with everything measured on it and before. */
export const measuringSheetQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: queryKeys.measuringSheet(id),
    queryFn: ({ signal }) => call(getMeasuringDay, { params: { id }, signal }),
  });
