import { getMeasuringDay, listMeasuringDays } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

export const readMeasuringDays = async (call: Call, signal: AbortSignal) =>
  (await call(listMeasuringDays, { signal })).days;

/** The newest days a team measured on. */
export const measuringDaysQuery = (call: Call) =>
  queryOptions({
    queryKey: queryKeys.measuringDays,
    queryFn: ({ signal }) => readMeasuringDays(call, signal),
  });

/** One day's sheet with everything measured on it and before. */
export const measuringSheetQuery = (call: Call, id: number) =>
  queryOptions({
    queryKey: queryKeys.measuringSheet(id),
    queryFn: ({ signal }) => call(getMeasuringDay, { params: { id }, signal }),
  });
