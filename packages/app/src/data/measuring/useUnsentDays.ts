import { useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { useServices, useSession } from "../../services/services.ts";
import { measuringDaysQuery } from "../measuringDays.ts";
import { type KeptDay, keptDays } from "./keptCells.ts";

/** The days of which the signed-in person has unsent values on this device, as they come and go. */
export function useUnsentDays() {
  const { call, kept } = useServices();
  const session = useSession();
  const userId = session.status === "signed_in" ? session.user.id : null;
  // A text, so that two readings of the same cells are equal.
  const text = useSyncExternalStore(kept.subscribe, () =>
    JSON.stringify(userId === null ? [] : keptDays(kept, userId)),
  );
  const days = useMemo<readonly KeptDay[]>(() => JSON.parse(text), [text]);
  const { data: named } = useQuery({ ...measuringDaysQuery(call), enabled: days.length > 0 });

  return days.map((day) => ({ ...day, name: named?.find(({ id }) => id === day.dayId)?.name ?? null }));
}
