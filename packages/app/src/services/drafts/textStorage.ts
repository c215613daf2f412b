/** Texts in the browser's storage by key; what it refuses to keep is good until the tab closes. */
export type TextStorage = {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
  /** Of the browser's storage, those that begin with the prefix, and all that only the tab has. */
  keys: () => ReadonlySet<string>;
  /** Forgets what only the tab has. */
  leaveTab: () => void;
};

/** `storage` is called each time: reading `localStorage` throws where it is blocked. */
export function createTextStorage(storage: () => Storage, prefix: string): TextStorage {
  const inTab = new Map<string, string>();
  const stored = () => {
    try {
      return Object.keys(storage()).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  };
  return {
    read: (key) => {
      try {
        return inTab.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, text) => {
      try {
        storage().setItem(key, text);
        inTab.delete(key);
      } catch {
        // Blocked or full.
        inTab.set(key, text);
      }
    },
    remove: (key) => {
      inTab.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Blocked: it was never there.
      }
    },
    keys: () => new Set([...stored(), ...inTab.keys()]),
    leaveTab: () => inTab.clear(),
  };
}
