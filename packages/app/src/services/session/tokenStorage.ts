import { sessionLimits, storageKeys } from "@kyuseki/domain";

/** The token of this browser. A storage that is blocked, full or holds nonsense never stops the app (SE-5). */
export type TokenStorage = {
  /** null when there is none or it has expired. */
  read: () => string | null;
  /** After signing in. With `remember` it lives as long as the server lets a remembered session live. */
  save: (token: string, remember: boolean) => void;
  /** After each successful answer: a new lifetime, unless the coach is remembered or the token is no longer ours. */
  renew: (token: string) => void;
  /** `isSignOut`: the other tabs handleStorage that it was done on purpose. */
  clear: (isSignOut: boolean) => void;
  /**
   * Hears when another tab changed the token, `null` when it is gone there, and what it is when the browser shows again a
   * page that slept: such a page heard of nothing. Returns the way to stop.
   */
  onChange: (listener: (token: string | null, isSignOut: boolean) => void) => () => void;
};

type TokenStorageOptions = {
  /** Called each time: reading `localStorage` throws where it is blocked. */
  storage: () => Storage;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Where `storage` events arrive. */
  events: Pick<EventTarget, "addEventListener" | "removeEventListener">;
};

export function createTokenStorage({ storage, now, events }: TokenStorageOptions): TokenStorage {
  /** What storage refused to keep; good until the tab closes. */
  let inMemory: string | null = null;

  const nowS = () => Math.floor(now() / 1000);

  const put = (token: string, lifetimeS: number, remember: boolean) => {
    try {
      const local = storage();
      if (remember) local.setItem(storageKeys.remember, "1");
      else local.removeItem(storageKeys.remember);
      local.setItem(storageKeys.token, JSON.stringify({ token, expires_at: nowS() + lifetimeS } satisfies StoredToken));
      inMemory = null;
    } catch {
      // Blocked or full: the tab remembers for itself.
      inMemory = token;
    }
  };

  const remembered = () => get(storage, storageKeys.remember) !== null;

  const read = () => {
    if (inMemory !== null) return inMemory;
    const stored = parse(get(storage, storageKeys.token));
    return stored && stored.expires_at > nowS() ? stored.token : null;
  };

  return {
    read,
    save: (token, remember) =>
      put(token, remember ? sessionLimits.rememberDays * daySeconds : sessionLimits.tokenLifetimeS, remember),
    renew: (token) => {
      if (read() === token && inMemory === null && !remembered()) put(token, sessionLimits.tokenLifetimeS, false);
    },
    clear: (isSignOut) => {
      inMemory = null;
      try {
        if (isSignOut) storage().setItem(storageKeys.token, signOutMark);
      } catch {
        // Blocked or full: the other tabs handleStorage only that it is gone.
      }
      try {
        storage().removeItem(storageKeys.token);
        storage().removeItem(storageKeys.remember);
        storage().removeItem(storageKeys.analyzer);
      } catch {
        // Blocked: there is nothing to remove.
      }
    },
    onChange: (listener) => {
      const handleStorage = (event: Event) => {
        // A null key is localStorage.clear().
        if (!(event instanceof StorageEvent) || (event.key !== storageKeys.token && event.key !== null)) return;
        listener(read(), event.newValue === signOutMark);
      };
      const handleReturn = (event: Event) => {
        if ("persisted" in event && event.persisted) listener(read(), get(storage, storageKeys.token) === null);
      };
      events.addEventListener("storage", handleStorage);
      events.addEventListener("pageshow", handleReturn);
      return () => {
        events.removeEventListener("storage", handleStorage);
        events.removeEventListener("pageshow", handleReturn);
      };
    },
  };
}

const daySeconds = 86_400;
/** Stands in the place of a token just before that goes: storage events tell the other tabs each change in turn. */
const signOutMark = "signed out";

/** `expires_at` in seconds since 1970. */
type StoredToken = { token: string; expires_at: number };

function parse(text: string | null): StoredToken | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isStoredToken(value) ? value : null;
  } catch {
    return null;
  }
}

function isStoredToken(value: unknown): value is StoredToken {
  if (typeof value !== "object" || value === null || !("token" in value) || !("expires_at" in value)) return false;
  return typeof value.token === "string" && value.token !== "" && typeof value.expires_at === "number";
}

function get(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}
