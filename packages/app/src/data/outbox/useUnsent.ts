import type { OutboxEntry, OutboxState } from "@kyuseki/domain/outbox";
import { nothingOnDevice, type OnDevice, type UnsentState } from "@kyuseki/ui";
import { useEffect, useRef } from "react";
import { useUnsentEntries } from "./useUnsentEntries.ts";

export type Unsent = {
  entries: readonly (OutboxEntry & { state: UnsentState })[];
  onDevice: OnDevice;
};

/**
 * What waits on this device of one page's things. `onGone` runs when something of it waits no longer: another tab may
 * have sent it, so what the page shows is read anew.
 */
export function useUnsent(isOfPage: (entry: OutboxEntry) => boolean, onGone: () => void): Unsent {
  const { opened, entries: all } = useUnsentEntries();
  const entries = all.filter(isOfPage);
  const canStore = opened?.outbox.storageTrouble() === null;
  useGone(entries, onGone);
  if (!opened) return { entries: [], onDevice: nothingOnDevice };

  const placed = entries.map((entry) => ({ entry, place: placeOf(entry, opened.state, canStore) }));
  const count = (place: keyof OnDevice) => placed.filter((one) => one.place === place).length;
  return {
    entries: placed.map(({ entry, place }) => ({ ...entry, state: place === null ? "waiting" : states[place] })),
    onDevice: {
      saving: count("saving"),
      stored: count("stored"),
      failed: count("failed"),
      refused: count("refused"),
    },
  };
}

/** null: the page itself asks about it, or says what is wrong with it. */
function placeOf(entry: OutboxEntry, { unstored }: OutboxState, canStore: boolean): keyof OnDevice | null {
  if (entry.refusal) return "refused";
  if (!entry.ready) return null;
  if (!unstored.has(entry.thing)) return "stored";
  return canStore ? "saving" : "failed";
}

const states = {
  saving: "waiting",
  stored: "waiting",
  failed: "unsaved",
  refused: "refused",
} as const satisfies Record<keyof OnDevice, UnsentState>;

function useGone(entries: readonly OutboxEntry[], onGone: () => void) {
  const known = useRef<readonly string[]>([]);
  const things = entries.map(({ thing }) => thing);

  useEffect(() => {
    if (known.current.some((thing) => !things.includes(thing))) onGone();
    known.current = things;
  });
}
