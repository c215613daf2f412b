import {
  closeMeasuringDay,
  createMeasuringDay,
  deleteMeasuringDay,
  type MeasuringDay,
  type MeasuringDayDraft,
  reopenMeasuringDay,
  updateMeasuringDay,
} from "@kyuseki/domain";
import { useQueryClient } from "@tanstack/react-query";
import { saveOrStale } from "../../data/conflict.ts";
import { measuringSheetQuery } from "../../data/measuringDays.ts";
import { invalidateAll, queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";

/** What can be done with a measuring day as a whole. Each rejects with the `Failure`. */
export function useDayActions() {
  const { call } = useServices();
  const queries = useQueryClient();

  const readSheet = (id: number) => queries.fetchQuery({ ...measuringSheetQuery(call, id), staleTime: 0 });
  /** The list and every sheet that is open; the event a day belongs to, and who has not been measured. */
  const readAll = () =>
    invalidateAll(queries, [queryKeys.measuringDays, queryKeys.events, queryKeys.openItems, queryKeys.home]);

  return {
    start: async (body: MeasuringDayDraft): Promise<MeasuringDay> => {
      const day = await call(createMeasuringDay, { body });
      await readAll();
      return day;
    },
    /** Answers `stale` instead of overwriting somebody else's change (R4). */
    change: async (id: number, draft: MeasuringDayDraft, version: number) => {
      const result = await saveOrStale({
        version,
        save: () => call(updateMeasuringDay, { params: { id }, body: { ...draft, version } }),
        read: async () => (await readSheet(id)).day,
      });
      if (result.outcome === "saved") await readAll();
      return result;
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
