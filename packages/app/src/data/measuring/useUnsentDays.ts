import { useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { useServices, useSignedIn } from "../../services/services.ts";
import { queryKeys } from "../queryKeys.ts";
import { type StoredDay, storedDays } from "./storedCells.ts";

/** The days of which the signed-in person has unsent values on this device, as they come and go. */
export function useUnsentDays() {
  const { call, drafts } = useServices();
  const { user } = useSignedIn();
  const userId = user.id;
  // A text, so that two readings of the same cells are equal.
  const text = useSyncExternalStore(drafts.subscribe, () =>
    JSON.stringify(userId === null ? [] : storedDays(drafts, userId)),
  );
  const days = useMemo<readonly StoredDay[]>(() => JSON.parse(text), [text]);
  const { data: named } = useQuery({
    queryKey: queryKeys.measuringDays,
    // Hardly anybody has unsent values: home does not carry the contract of the sheets.
    queryFn: async ({ signal }) => (await import("../measuringDays.ts")).readMeasuringDays(call, signal),
    enabled: days.length > 0,
  });

  return days.map((day) => ({ ...day, name: named?.find(({ id }) => id === day.dayId)?.name ?? null }));
}
