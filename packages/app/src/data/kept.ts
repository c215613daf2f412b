import { product } from "@kyuseki/domain";
import * as z from "zod/mini";

const prefix = `${product.id}-kept-`;
const longestDays = 30;
const dayMs = 86_400_000;

/** What one coach has typed or looked at, kept in this browser past a reload (S6): erased at sign-out and after 30 days. */
export type Kept = {
  /** undefined when there is none, it is too old, or it is not of this shape. */
  read: <Schema extends z.ZodMiniType>(userId: number, name: string, schema: Schema) => z.output<Schema> | undefined;
  write: (userId: number, name: string, value: unknown) => void;
  forget: (userId: number, name: string) => void;
  forgetAll: () => void;
};

type KeptOptions = {
  /** Called each time: reading `localStorage` throws where it is blocked. */
  storage: () => Storage;
  /** Milliseconds since 1970. */
  now: () => number;
};

export function createKept({ storage, now }: KeptOptions): Kept {
  /** What storage refused to keep; good until the tab closes. */
  const inTab = new Map<string, string>();
  const keyOf = (userId: number, name: string) => `${prefix}${userId}-${name}`;

  const textOf = (key: string) => {
    try {
      return inTab.get(key) ?? storage().getItem(key);
    } catch {
      return null;
    }
  };
  const remove = (key: string) => {
    inTab.delete(key);
    try {
      storage().removeItem(key);
    } catch {
      // Blocked: it was never there.
    }
  };
  const keys = () => {
    try {
      return Object.keys(storage()).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  };
  const isFresh = (at: number) => now() - at < longestDays * dayMs;

  for (const key of keys()) if (!parse(textOf(key), isFresh)) remove(key);

  return {
    read: (userId, name, schema) => {
      const entry = parse(textOf(keyOf(userId, name)), isFresh);
      const value = schema.safeParse(entry?.value);
      return value.success ? value.data : undefined;
    },
    write: (userId, name, value) => {
      const key = keyOf(userId, name);
      const text = JSON.stringify({ at: now(), value });
      try {
        storage().setItem(key, text);
        inTab.delete(key);
      } catch {
        // Blocked or full.
        inTab.set(key, text);
      }
    },
    forget: (userId, name) => remove(keyOf(userId, name)),
    forgetAll: () => {
      inTab.clear();
      for (const key of keys()) remove(key);
    },
  };
}

const entrySchema = z.object({ at: z.number(), value: z.unknown() });

function parse(text: string | null, isFresh: (at: number) => boolean) {
  if (text === null) return null;
  try {
    const entry = entrySchema.safeParse(JSON.parse(text));
    return entry.success && isFresh(entry.data.at) ? entry.data : null;
  } catch {
    return null;
  }
}
