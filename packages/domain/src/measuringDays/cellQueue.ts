import type { MeasuringCell, MeasuringSheet } from "../contract/practice/measuringDays.ts";
import { Failure } from "../failure.ts";
import { measuringLimits } from "../limits.ts";
import type { CellPast } from "./checkCell.ts";
import { keepCell, typeCell, type UnsentCell, valueToSend } from "./unsentCell.ts";

type Place = Pick<UnsentCell, "member_id" | "item_id">;
type Differing = Place & { value: number | null; by: string | null };

export type CellQueueOptions = {
  /** Cells stored on this device earlier. */
  stored: readonly UnsentCell[];
  /** Called with every cell that the server does not hold yet. */
  keep: (cells: readonly UnsentCell[]) => void;
  /** The sheet as far as it is known. */
  sheet: () => MeasuringSheet | undefined;
  /** Rejects with the `Failure`. */
  send: (cells: MeasuringCell[]) => Promise<{ differing: readonly Differing[] }>;
  /** Called with the cells that the server now holds. */
  onStored: (cells: readonly (Place & { value: number | null })[]) => void;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds between the last change and sending. */
  waitMs: number;
};

export type CellQueueState = {
  unsent: readonly UnsentCell[];
  isSending: boolean;
  sentAtS: number | null;
  /** Why the last batch was refused. */
  failure: Failure | null;
};

/**
 * Sends what is typed on a measuring day to the server: stored on the device at every change, sent in batches one after
 * the other, and removed from the device only once the server has it (BE-5, BE-7). A batch whose answer was lost is
 * sent again without harm: the server accepts values it already holds.
 */
export function createCellQueue(options: CellQueueOptions) {
  const { keep, sheet, send, onStored, isOnline, now, waitMs } = options;
  const waiting = new Map(options.stored.map((cell) => [keyOf(cell), cell]));
  const flying = new Map<string, { cell: UnsentCell; value: number | null }>();
  const listeners = new Set<() => void>();
  let state: CellQueueState = { unsent: [...waiting.values()], isSending: false, sentAtS: null, failure: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;

  const show = (change: Partial<CellQueueState> = {}) => {
    const unsent = [...new Map([...[...flying].map(([key, { cell }]) => [key, cell] as const), ...waiting]).values()];
    state = { ...state, unsent, ...change };
    keep(unsent);
    for (const listener of listeners) listener();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), waitMs);
  };

  /** The cells that can be sent now; those without a place on the sheet, or with an open question, cannot. */
  const sendable = (): { cell: UnsentCell; value: number | null }[] => {
    if (sheet()?.day.closed_at) return [];
    return [...waiting.values()].flatMap((cell) => {
      const place = placeOf(sheet(), cell);
      const value = place && valueToSend(cell, place.item, place.past);
      return value === undefined ? [] : [{ cell, value }];
    });
  };

  const settle = (differing: readonly Differing[]) => {
    const theirs = new Map(differing.map((each) => [keyOf(each), each]));
    onStored(
      [...flying].map(([key, { cell, value }]) => {
        const other = theirs.get(key);
        return { member_id: cell.member_id, item_id: cell.item_id, value: other ? other.value : value };
      }),
    );
    for (const [key, { cell }] of flying) {
      const other = theirs.get(key);
      const typedSince = waiting.get(key);
      if (other)
        waiting.set(key, { ...(typedSince ?? cell), kept: false, theirs: { value: other.value, by: other.by } });
    }
    flying.clear();
  };
  /** Puts the batch back to the unsent cells; what was typed since stays. */
  const takeBack = () => {
    for (const [key, { cell }] of flying) {
      const typedSince = waiting.get(key);
      waiting.set(key, typedSince ? { ...typedSince, from: cell.from } : cell);
    }
    flying.clear();
  };

  const sendAll = async () => {
    for (;;) {
      const batch = sendable().slice(0, measuringLimits.cells);
      if (batch.length === 0 || !isOnline()) return;
      for (const each of batch) {
        flying.set(keyOf(each.cell), each);
        waiting.delete(keyOf(each.cell));
      }
      show({ isSending: true });
      try {
        const cells = batch.map(({ cell: { member_id, item_id, from }, value }) => ({
          member_id,
          item_id,
          from,
          value,
        }));
        const { differing } = await send(cells);
        settle(differing);
        show({ sentAtS: Math.floor(now() / 1000), failure: null });
      } catch (error) {
        takeBack();
        show({ failure: error instanceof Failure ? error : new Failure("unexpected", { cause: error }) });
        return;
      }
    }
  };
  /** Sends everything that can be sent; resolves when nothing is in flight. */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    sending ??= sendAll().finally(() => {
      sending = null;
      show({ isSending: false });
    });
    return sending;
  };

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type: (cells: readonly (Place & { text: string })[]) => {
      for (const cell of cells) {
        const place = placeOf(sheet(), cell);
        if (!place) continue;
        const key = keyOf(cell);
        const aloft = flying.get(key);
        const next = typeCell(waiting.get(key), cell, aloft ? aloft.value : place.stored, place.item, place.past);
        if (next) waiting.set(key, next);
        else waiting.delete(key);
      }
      show();
      later();
    },
    keep: (place: Place) => {
      const cell = waiting.get(keyOf(place));
      if (!cell) return;
      waiting.set(keyOf(place), keepCell(cell));
      show();
      later();
    },
    flush,
    /** How many cells could be sent and are not yet. */
    waiting: () => sendable().length + flying.size,
    /** @throws Failure when a cell could not be sent */
    drain: async () => {
      await flush();
      if (sendable().length === 0) return;
      // A cell was typed while the last batch was in flight, or the batch was refused.
      await flush();
      if (sendable().length > 0) throw state.failure ?? new Failure("unavailable");
    },
    /** Discards what is unsent. */
    clear: () => {
      clearTimeout(timer);
      waiting.clear();
      show();
    },
  };
}

export type CellQueue = ReturnType<typeof createCellQueue>;

const keyOf = ({ member_id, item_id }: Place) => `${member_id} ${item_id}`;
const nothing: CellPast = { last: null, best: null };

/** The item, the past values and the stored value; undefined when the sheet has no such cell. */
function placeOf(sheet: MeasuringSheet | undefined, { member_id, item_id }: Place) {
  const at = sheet?.items.findIndex(({ id }) => id === item_id) ?? -1;
  const item = sheet?.items[at];
  const row = sheet?.rows.find((each) => each.member_id === member_id);
  if (!item || !row) return undefined;
  return { item, past: row.past[at] ?? nothing, stored: row.values[at] ?? null };
}
