import {
  archiveMeasureItem,
  createMeasureItem,
  type MeasureGoalsDraft,
  type MeasureItem,
  type MeasureItemDraft,
  orderMeasureItems,
  reinstateMeasureItem,
  saveMeasureGoals,
  type TeamSettingsDraft,
  updateMeasureItem,
  updateTeamSettings,
} from "@kyuseki/domain";
import { useQueryClient } from "@tanstack/react-query";
import { rereadOnConflict, saveOrStale } from "../../data/conflict.ts";
import { measureGoalsQuery, measureItemsQuery, settingsQuery } from "../../data/team/settings.ts";
import { useServices } from "../../services/services.ts";
import { checkSession } from "../../services/session/signing.ts";

/**
 * What can be done on the page. Each rejects with the `Failure`; what somebody else has saved meanwhile is answered as
 * `stale`, not overwritten (R4).
 */
export function useSettingActions() {
  const { call, log, session } = useServices();
  const queries = useQueryClient();
  const [settings, items, goals] = [settingsQuery(call), measureItemsQuery(call), measureGoalsQuery(call)];

  /** Limits, goals and items stand behind most pages: each reads again when it is next opened. */
  const markAllStale = () => queries.invalidateQueries({ refetchType: "none" });
  const readItems = () => queries.fetchQuery({ ...items, staleTime: 0 });
  const changeItem = async (work: () => Promise<unknown>) => {
    await work();
    await markAllStale();
    await readItems();
  };

  return {
    saveSettings: (draft: TeamSettingsDraft) =>
      saveOrStale({
        version: draft.version,
        read: () => queries.fetchQuery({ ...settings, staleTime: 0 }),
        save: async () => {
          const stored = await call(updateTeamSettings, { body: draft });
          await markAllStale();
          queries.setQueryData(settings.queryKey, stored);
          // The session says how pitches are read (D-1).
          await checkSession(session, call, log);
          return stored;
        },
      }),
    saveGoals: ({ goals: all, version }: { goals: readonly MeasureGoalsDraft["goals"][number][]; version: number }) =>
      saveOrStale({
        version,
        read: () => queries.fetchQuery({ ...goals, staleTime: 0 }),
        save: async () => {
          const stored = await call(saveMeasureGoals, { body: { goals: [...all], version } });
          await markAllStale();
          queries.setQueryData(goals.queryKey, stored);
          return stored;
        },
      }),
    saveItem: (draft: MeasureItemDraft, over: MeasureItem | null) =>
      saveOrStale({
        version: over?.version ?? 0,
        read: async () => (await readItems()).find(({ id }) => id === over?.id),
        save: async () => {
          const stored = over
            ? await call(updateMeasureItem, { params: { id: over.id }, body: { ...draft, version: over.version } })
            : await call(createMeasureItem, { body: draft });
          await markAllStale();
          await readItems();
          return stored;
        },
      }),
    archiveItem: (id: number) => changeItem(() => call(archiveMeasureItem, { params: { id } })),
    reinstateItem: (id: number) => changeItem(() => call(reinstateMeasureItem, { params: { id } })),
    orderItems: async (ids: readonly number[]) => {
      const ordered = await rereadOnConflict(call(orderMeasureItems, { body: { ids: [...ids] } }), readItems);
      await markAllStale();
      queries.setQueryData(items.queryKey, ordered.items);
    },
  };
}
