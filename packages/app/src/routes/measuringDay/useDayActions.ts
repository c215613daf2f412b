import {
  closeMeasuringDay,
  createMeasuringDay,
  deleteMeasuringDay,
  Failure,
  type MeasuringDay,
  type MeasuringDayDraft,
  reopenMeasuringDay,
  updateMeasuringDay,
} from "@kyuseki/domain";
import { useQueryClient } from "@tanstack/react-query";
import { measuringDaysQuery, measuringSheetQuery } from "../../data/measuringDays.ts";
import { useServices } from "../../services/services.ts";

/** What can be done with a measuring day as a whole. Each rejects with the `Failure`. */
export function useDayActions() {
  const { call } = useServices();
  const queries = useQueryClient();
  const { queryKey: listKey } = measuringDaysQuery(call);

  const readSheet = (id: number) => queries.fetchQuery({ ...measuringSheetQuery(call, id), staleTime: 0 });
  /** The list, and every sheet that is open. */
  const readAll = () => queries.invalidateQueries({ queryKey: listKey });

  return {
    start: async (body: MeasuringDayDraft): Promise<MeasuringDay> => {
      const day = await call(createMeasuringDay, { body });
      await readAll();
      return day;
    },
    /** R4. Somebody else's change is answered, not written over. */
    change: async (id: number, draft: MeasuringDayDraft, version: number) => {
      try {
        await call(updateMeasuringDay, { params: { id }, body: { ...draft, version } });
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== "conflict") throw error;
        const { day: stored } = await readSheet(id);
        // A conflict of another kind: the server's sentence says which.
        if (stored.version === version) throw error;
        return { outcome: "stale", stored } as const;
      }
      await readAll();
      return { outcome: "saved" } as const;
    },
    end: async (id: number) => {
      await call(closeMeasuringDay, { params: { id } });
      await readAll();
    },
    reopen: async (id: number) => {
      await call(reopenMeasuringDay, { params: { id } });
      await readAll();
    },
    remove: async (id: number) => {
      await call(deleteMeasuringDay, { params: { id } });
      await queries.invalidateQueries({ refetchType: "none" });
    },
  };
}
