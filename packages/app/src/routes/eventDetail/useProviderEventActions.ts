import { applyProviderEvent, getProviderEventCalendar } from "@kyuseki/domain";
import { useQueryClient } from "@tanstack/react-query";
import { rereadOnConflict } from "../../data/conflict.ts";
import { eventsChanged, saveCalendar } from "../../data/events.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";

/** What can be done with an event of the provider. Both reject with the `Failure`. */
export function useProviderEventActions(id: number) {
  const { call } = useServices();
  const queries = useQueryClient();

  return {
    /** Sets who of the club attends, `before` whom the coach saw attend; after a conflict what stands now is read again. */
    apply: async (memberIds: readonly number[], before: readonly number[]) => {
      const body = { member_ids: [...memberIds], before: [...before] };
      const work = call(applyProviderEvent, { params: { id }, body });
      const changed = await rereadOnConflict(work, () => eventsChanged(queries));
      queries.setQueryData(queryKeys.providerEvent(id), changed);
      void eventsChanged(queries);
    },
    saveCalendar: async () => {
      saveCalendar(await call(getProviderEventCalendar, { params: { id } }));
    },
  };
}
