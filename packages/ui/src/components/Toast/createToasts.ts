export type ToastTone = "info" | "success" | "warn" | "danger";

export type ToastMessage = {
  tone: ToastTone;
  /** 何が起きたか。一文。 */
  text: string;
  /** 次にどうすればよいか。 */
  detail?: string;
  action?: { label: string; onAction: () => void };
  /** 取り消せるもの。長く出ている。 */
  undo?: () => void;
};

export type ToastEntry = ToastMessage & { id: number };

export type ToastStore = {
  /** Shows a message below the others; returns its id. */
  raise: (message: ToastMessage) => number;
  close: (id: number) => void;
  subscribe: (listener: () => void) => () => void;
  /** Oldest first; the same array until something changes. */
  snapshot: () => readonly ToastEntry[];
};

/**
 * The app's notices, which can be raised from anywhere. The store has no clock: the component reports when a notice has
 * been seen.
 */
export function createToasts(): ToastStore {
  let entries: readonly ToastEntry[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const show = (next: readonly ToastEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };

  return {
    raise(message) {
      lastId += 1;
      show(withToast(entries, { ...message, id: lastId }));
      return lastId;
    },
    close(id) {
      show(entries.filter((entry) => entry.id !== id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    snapshot: () => entries,
  };
}

const mostShown = 3;

/** The newest is last. When there are too many, the oldest informational one is dropped, then the oldest. */
function withToast(entries: readonly ToastEntry[], entry: ToastEntry): readonly ToastEntry[] {
  if (entries.length < mostShown) return [...entries, entry];
  const leaving = entries.find(({ action, undo }) => !action && !undo) ?? entries[0];
  return [...entries.filter((shown) => shown !== leaving), entry];
}
