import {
  archiveMeasureItem,
  createMeasureItem,
  Failure,
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
import { measureGoalsQuery, measureItemsQuery, settingsQuery } from "../../data/settings.ts";
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
  const outdate = () => queries.invalidateQueries({ refetchType: "none" });
  const readItems = () => queries.fetchQuery({ ...items, staleTime: 0 });
  const changeItem = async (work: () => Promise<unknown>) => {
    await work();
    await outdate();
    await readItems();
  };

  return {
    saveSettings: (draft: TeamSettingsDraft) =>
      savedOrStale({
        version: draft.version,
        read: () => queries.fetchQuery({ ...settings, staleTime: 0 }),
        save: async () => {
          const stored = await call(updateTeamSettings, { body: draft });
          await outdate();
          queries.setQueryData(settings.queryKey, stored);
          // D-1. The session says how pitches are read.
          await checkSession(session, call, log);
          return stored;
        },
      }),
    saveGoals: ({ goals: all, version }: { goals: readonly MeasureGoalsDraft["goals"][number][]; version: number }) =>
      savedOrStale({
        version,
        read: () => queries.fetchQuery({ ...goals, staleTime: 0 }),
        save: async () => {
          const stored = await call(saveMeasureGoals, { body: { goals: [...all], version } });
          await outdate();
          queries.setQueryData(goals.queryKey, stored);
          return stored;
        },
      }),
    saveItem: (draft: MeasureItemDraft, over: MeasureItem | null) =>
      savedOrStale({
        version: over?.version ?? 0,
        read: async () => (await readItems()).find(({ id }) => id === over?.id),
        save: async () => {
          const stored = over
            ? await call(updateMeasureItem, { params: { id: over.id }, body: { ...draft, version: over.version } })
            : await call(createMeasureItem, { body: draft });
          await outdate();
          await readItems();
          return stored;
        },
      }),
    archiveItem: (id: number) => changeItem(() => call(archiveMeasureItem, { params: { id } })),
    reinstateItem: (id: number) => changeItem(() => call(reinstateMeasureItem, { params: { id } })),
    orderItems: async (ids: readonly number[]) => {
      try {
        const ordered = await call(orderMeasureItems, { body: { ids: [...ids] } });
        await outdate();
        queries.setQueryData(items.queryKey, ordered.items);
      } catch (error) {
        if (isConflict(error)) await readItems();
        throw error;
      }
    },
  };
}

type Saving<Stored> = {
  /** What the edit began from. */
  version: number;
  save: () => Promise<Stored>;
  /** What stands there now; undefined when it is gone. */
  read: () => Promise<Stored | undefined>;
};

async function savedOrStale<Stored extends { version: number }>({ version, save, read }: Saving<Stored>) {
  try {
    return { outcome: "saved", stored: await save() } as const;
  } catch (error) {
    if (!isConflict(error)) throw error;
    const stored = await read();
    // A conflict of another kind, such as a name that is taken.
    if (!stored || stored.version === version) throw error;
    return { outcome: "stale", stored } as const;
  }
}

const isConflict = (error: unknown) => error instanceof Failure && error.code === "conflict";
