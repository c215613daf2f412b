import type { OutboxEntry } from "@kyuseki/domain/outbox";
import { useQuery } from "@tanstack/react-query";
import { useServices } from "../../services/services.ts";
import { useOutbox } from "../outbox/useOutbox.ts";
import { queryKeys } from "../queryKeys.ts";

/** The measuring days of which the signed-in person has unsent values on this device, the newest first. */
export function useUnsentDays() {
  const { call } = useServices();
  const days = unsentDays(useOutbox()?.state.entries ?? []);
  const { data: named } = useQuery({
    queryKey: queryKeys.measuringDays,
    // Hardly anybody has unsent values: home does not carry the contract of the sheets.
    queryFn: async ({ signal }) => (await import("../measuringDays.ts")).readMeasuringDays(call, signal),
    enabled: days.length > 0,
  });

  return days.map((day) => ({ ...day, name: named?.find(({ id }) => id === day.dayId)?.name ?? null }));
}

/** How many entries wait for each measuring day. */
function unsentDays(entries: readonly OutboxEntry[]): { dayId: number; count: number }[] {
  const ofDays = Map.groupBy(
    entries.filter(({ kind }) => kind === "measurement"),
    ({ payload }) => (payload as { day_id: number }).day_id,
  );
  return [...ofDays].map(([dayId, { length: count }]) => ({ dayId, count })).sort((a, b) => b.dayId - a.dayId);
}
