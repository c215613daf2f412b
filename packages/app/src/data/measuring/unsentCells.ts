import { Failure, type MeasuringSheet, saveMeasuringValues } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { type CellQueue, createCellQueue } from "@kyuseki/domain/measuringDays";
import type { QueryClient } from "@tanstack/react-query";
import type { DraftStorage } from "../../services/draftStorage.ts";
import type { SessionStore, SignedOutReason } from "../../services/session/session.ts";
import { measuringSheetQuery } from "../measuringDays.ts";
import { queryKeys } from "../queryKeys.ts";
import { readStoredCells, storedDays, storedName } from "./storedCells.ts";

type CellServices = { call: Call; drafts: DraftStorage; queries: QueryClient; session: SessionStore };

export type UnsentCells = {
  /** The queue of one person's day: one and the same for the page of that day and for `sendAll`. */
  queueOf: (userId: number, dayId: number) => CellQueue;
  /** Sends what this person has left on the device, of any day. Never rejects: what stays is kept. */
  sendAll: (userId: number) => Promise<void>;
};

/** The measured values of a tab that are not at the server yet (BE-5). */
export function createUnsentCells(around: CellServices): UnsentCells {
  const { call, drafts, queries, session } = around;
  const queues = new Map<string, CellQueue>();

  const queueOf = (userId: number, dayId: number) => {
    const key = `${userId} ${dayId}`;
    const queue = queues.get(key) ?? openQueue(around, userId, dayId);
    queues.set(key, queue);
    return queue;
  };
  const flushAll = () => {
    for (const queue of queues.values()) void queue.flush();
  };

  session.subscribe(() => {
    const state = session.read();
    if (state.status !== "signed_out" || !isErased(state.reason)) return;
    for (const queue of queues.values()) queue.clear();
    queues.clear();
  });
  // A page that is hidden may never be seen again. What its fields hold is handed over in the capture phase.
  window.addEventListener("pagehide", flushAll);
  window.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") flushAll();
  });
  return {
    queueOf,
    sendAll: async (userId) => {
      const sendDay = async (dayId: number) => {
        await queries.ensureQueryData(measuringSheetQuery(call, dayId));
        await queueOf(userId, dayId).flush();
      };
      await Promise.allSettled(storedDays(drafts, userId).map(({ dayId }) => sendDay(dayId)));
    },
  };
}

/** One day's queue. It writes and sends only for the person it belongs to. */
function openQueue({ call, drafts, queries, session }: CellServices, userId: number, dayId: number): CellQueue {
  const name = storedName(dayId);
  const { queryKey } = measuringSheetQuery(call, dayId);
  const isSignedIn = () => {
    const state = session.read();
    return state.status === "signed_in" && state.user.id === userId;
  };
  /** At sign-out everything kept is erased, and stays so (S6). */
  const hasLeft = () => {
    const state = session.read();
    return state.status === "signed_out" ? isErased(state.reason) : !isSignedIn();
  };
  const first = readStoredCells(drafts, userId, dayId);
  /** What this tab has held; other cells that are kept belong to another tab. */
  const own = new Set(first.map(keyOf));

  return createCellQueue({
    stored: first,
    keep: (cells) => {
      if (hasLeft()) return;
      for (const cell of cells) own.add(keyOf(cell));
      const others = readStoredCells(drafts, userId, dayId).filter((cell) => !own.has(keyOf(cell)));
      const all = [...others, ...cells];
      if (all.length === 0) drafts.forget(userId, name);
      else drafts.write(userId, name, all, true);
    },
    sheet: () => queries.getQueryData(queryKey),
    send: async (cells) => {
      if (!isSignedIn()) throw new Failure("unauthorized");
      try {
        const keepalive = cells.length <= keepaliveCells;
        return await call(saveMeasuringValues, { params: { id: dayId }, body: { cells }, keepalive });
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
        predicate: ({ queryKey: [resource] }) =>
          resource !== queryKeys.measuringDays[0] && resource !== queryKeys.members[0],
        refetchType: "none",
      });
    },
    isOnline: () => window.navigator.onLine,
    now: () => Date.now(),
    waitMs: restMs,
  });
}

/** Whether the storage is empty now. What this tab held at a sign-out in another one waits apart (`drafts.rescue`). */
const isErased = (reason: SignedOutReason) => reason === "left" || reason === "elsewhere";

/** After the last change. */
const restMs = 1500;
/** Some 40 KiB of the 64 a browser lets outlive a page. */
const keepaliveCells = 500;

type Stored = { member_id: number; item_id: number; value: number | null };

const keyOf = ({ member_id, item_id }: Pick<Stored, "member_id" | "item_id">) => `${member_id} ${item_id}`;

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
