import { Failure, type MeasuringSheet, saveMeasuringValues } from "@kyuseki/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { measuringSheetQuery } from "../../data/measuringDays.ts";
import { useServices } from "../../house/services.ts";
import { useOnline } from "../../useOnline.ts";
import { createCellQueue } from "./cellQueue.ts";
import { keptCellsSchema, keptName } from "./keptCells.ts";

/** What is typed on one day. Mount it anew for another day. */
export function useCellQueue(dayId: number, userId: number, isReady: boolean) {
  const { call, kept } = useServices();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const { queryKey } = measuringSheetQuery(call, dayId);

  const [queue] = useState(() =>
    createCellQueue({
      kept: kept.read(userId, keptName(dayId), keptCellsSchema) ?? [],
      keep: (cells) =>
        cells.length === 0 ? kept.forget(userId, keptName(dayId)) : kept.write(userId, keptName(dayId), cells, true),
      sheet: () => queries.getQueryData(queryKey),
      send: async (cells) => {
        try {
          return await call(saveMeasuringValues, { params: { id: dayId }, body: { cells } });
        } catch (error) {
          // Somebody has ended the day, or a player has left: what is sent next is asked of what is.
          if (error instanceof Failure && (error.code === "conflict" || error.code === "not_found")) {
            await queries.invalidateQueries({ queryKey });
          }
          throw error;
        }
      },
      onStored: (cells) => {
        // An answer that is on its way was asked for before.
        void queries.cancelQueries({ queryKey });
        queries.setQueryData(queryKey, (sheet) => sheet && withCells(sheet, cells));
        void queries.invalidateQueries({
          predicate: ({ queryKey: [part] }) => part !== "measuringDays" && part !== "members",
          refetchType: "none",
        });
      },
      isOnline: () => window.navigator.onLine,
      now: () => Date.now(),
      waitMs: restMs,
    }),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.read);

  // What was left on the device goes as soon as there is a sheet to judge it by, and a network.
  useEffect(() => {
    if (isReady && isOnline) void queue.flush();
  }, [queue, isReady, isOnline]);
  useEffect(() => queue.close, [queue]);

  return { queue, state, isOnline };
}

/** After the last change. */
const restMs = 1500;

type Stored = { member_id: number; item_id: number; value: number | null };

/** Rows that have not changed stay the same objects. */
function withCells(sheet: MeasuringSheet, cells: readonly Stored[]): MeasuringSheet {
  const ofMember = Map.groupBy(cells, ({ member_id }) => member_id);
  return {
    ...sheet,
    rows: sheet.rows.map((row) => {
      const stored = new Map(ofMember.get(row.member_id)?.map(({ item_id, value }) => [item_id, value]));
      if (stored.size === 0) return row;
      const values = sheet.items.map(
        ({ id }, at) => stored.get(id) ?? (stored.has(id) ? null : (row.values[at] ?? null)),
      );
      return { ...row, values };
    }),
  };
}
