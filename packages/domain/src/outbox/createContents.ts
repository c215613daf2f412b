import { discard, type OutboxChange } from "./changes.ts";
import { emptyOutbox, type OutboxContent } from "./entry.ts";
import type { OutboxOptions } from "./options.ts";
import { createPlace, type Work } from "./outboxPlace.ts";
import { emptyState, type OutboxState, unsentOf } from "./outboxState.ts";
import { createMemoryStore } from "./store.ts";

/** What one person has not sent, on the device and, where the browser refuses to store it, in this tab. */
export function createContents({ store, newId, announce }: Pick<OutboxOptions, "store" | "newId" | "announce">) {
  const tabStore = createMemoryStore();
  let stored: OutboxContent = emptyOutbox;
  let inTab: OutboxContent = emptyOutbox;
  /** Changes handed to the store and not confirmed by it. */
  const pending = new Set<Work>();
  const listeners = new Set<() => void>();
  let state: OutboxState = emptyState;

  const show = (part: Partial<OutboxState> = {}) => {
    state = { ...state, ...unsentOf(stored, inTab, pending), ...part };
    for (const listener of listeners) listener();
  };

  /** Reads the device. What it took although it said no is its own from then on, and no longer the tab's. */
  const reload = async () => {
    stored = await store.read().catch(() => stored);
    const durable = new Set(stored.entries.map(({ revision }) => revision));
    const taken = inTab.entries.filter(({ revision }) => durable.has(revision)).map(({ thing }) => thing);
    if (taken.length > 0) inTab = await tabStore.change((content) => discard(content, taken));
    show();
  };

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show,
    /** Where values are sent from, in this order. */
    places: [
      createPlace(store, newId, (content) => {
        stored = content;
        show();
        announce();
      }),
      createPlace(tabStore, newId, (content) => {
        inTab = content;
        show();
      }),
    ],
    reload,
    /** Shown at once, stored as soon as the browser has done so; what it refuses stays in the tab. Never rejects. */
    enter: async (things: readonly string[], work: Work): Promise<boolean> => {
      pending.add(work);
      show();
      try {
        // A later value must not overtake an earlier one that is on its way from the tab.
        if (inTab.entries.some(({ thing, batch }) => batch !== null && things.includes(thing))) throw stillInTab;
        stored = await store.change(work);
        inTab = await tabStore.change((content) => discard(content, things));
        return true;
      } catch {
        inTab = await tabStore.change(work);
        await reload();
        return !inTab.entries.some(({ thing }) => things.includes(thing));
      } finally {
        pending.delete(work);
        show();
        announce();
      }
    },
    /** Changes what was entered before, wherever it is. */
    change: async (work: Work) => {
      inTab = await tabStore.change(work);
      stored = await store.change(work).catch(() => stored);
      show();
      announce();
    },
    erase: async () => {
      inTab = await tabStore.change(everything);
      stored = await store.change(everything).catch(() => emptyOutbox);
      show({ failure: null });
      announce();
    },
  };
}

const everything = ({ entries, batches }: OutboxContent): OutboxChange => ({
  remove: entries.map(({ thing }) => thing),
  removeBatches: batches.map(({ id }) => id),
});

const stillInTab = new Error("an earlier value is on its way from this tab");
