import { product } from "@kyuseki/domain";
import * as z from "zod/mini";
import { draftsSection, lastView, rememberView } from "../lastView.ts";
import { consumeRescuedDrafts, dropRescuedDrafts, rescueDrafts } from "./rescuedDrafts.ts";
import { createTextStorage } from "./textStorage.ts";

const prefix = `${product.id}-kept-`;
const longestDays = 30;
const dayMs = 86_400_000;

/** Name of the unsaved edit of a member. */
export const memberDraftName = (id: number) => `member-${id}`;

/** What one coach has typed or looked at: survives a reload, is erased at sign-out and after 30 days (S6). */
export type DraftStorage = {
  /** undefined when there is none, it is too old, or it is not of this shape. */
  read: <Schema extends z.ZodMiniType>(userId: number, name: string, schema: Schema) => z.output<Schema> | undefined;
  /** `isDraft`: input that would be missed; false for what was only looked at, or is saved by now. */
  write: (userId: number, name: string, value: unknown, isDraft: boolean) => void;
  forget: (userId: number, name: string) => void;
  /** Names of the drafts this tab holds. */
  unsaved: (userId: number) => readonly string[];
  /**
   * Names of the drafts that signing out in this tab would lose: this tab's, and those of tabs that are closed. A tab that
   * is open keeps its own (`rescue`). `openTabs` is null where the browser does not say which are open.
   */
  wouldLose: (userId: number, openTabs: ReadonlySet<string> | null) => readonly string[];
  /** At a sign-out in this tab. */
  forgetAll: () => void;
  /** At a sign-out in another tab, which erased the storage: keeps this tab's own drafts in the tab. */
  rescue: () => void;
  /** At a sign-in: puts this person's rescued drafts back and drops those of anybody else. */
  restoreRescued: (userId: number) => void;
  /** Of everything kept for this person. */
  names: (userId: number) => string[];
  /** Calls `listener` after every change made here or in another tab; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
};

type DraftStorageOptions = {
  /** Called each time: reading `localStorage` throws where it is blocked. */
  storage: () => Storage;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whether this person is signed in; writes for anybody else, such as late ones after a sign-out, are dropped. */
  isHere: (userId: number) => boolean;
  /** The target of the browser's storage events from other tabs. */
  events?: EventTarget | undefined;
  /** Id of this tab, written beside what is typed in it. */
  tab?: string | undefined;
};

export function createDraftStorage({ storage, now, isHere, events, tab }: DraftStorageOptions): DraftStorage {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  events?.addEventListener("storage", notify);
  const texts = createTextStorage(storage, prefix);
  /** What was typed or shown in this tab, also before a reload: a sign-out elsewhere takes it out of the storage. */
  const own = new Map<string, string>();
  const prefixOf = (userId: number) => `${prefix}${userId}-`;
  const keyOf = (userId: number, name: string) => prefixOf(userId) + name;
  const namesOf = (userId: number, all: Iterable<string>) =>
    [...all].filter((key) => key.startsWith(prefixOf(userId))).map((key) => key.slice(prefixOf(userId).length));
  const rememberOwn = () => rememberView(draftsSection, [...own.keys()].join(" "));
  const hold = (key: string, text: string) => {
    const isNew = !own.has(key);
    own.set(key, text);
    if (isNew) rememberOwn();
  };
  const release = (key: string) => {
    if (own.delete(key)) rememberOwn();
  };

  const isFresh = (at: number) => now() - at < longestDays * dayMs;

  for (const key of texts.keys()) if (!parse(texts.read(key), isFresh)) texts.remove(key);
  for (const key of lastView(draftsSection).split(" ")) {
    const text = key.startsWith(prefix) ? texts.read(key) : null;
    if (text !== null) own.set(key, text);
  }

  return {
    read: (userId, name, schema) => {
      const key = keyOf(userId, name);
      const text = texts.read(key);
      const entry = parse(text, isFresh);
      const value = schema.safeParse(entry?.value);
      if (!value.success) return undefined;
      if (text !== null && entry?.is_draft) hold(key, text);
      return value.data;
    },
    write: (userId, name, value, isDraft) => {
      if (!isHere(userId)) return;
      const key = keyOf(userId, name);
      const text = JSON.stringify({ at: now(), value, is_draft: isDraft, tab });
      if (isDraft) hold(key, text);
      else release(key);
      texts.write(key, text);
      notify();
    },
    forget: (userId, name) => {
      const key = keyOf(userId, name);
      texts.remove(key);
      release(key);
      notify();
    },
    // Another tab may have saved one meanwhile.
    unsaved: (userId) => namesOf(userId, own.keys()).filter((name) => texts.read(keyOf(userId, name)) !== null),
    wouldLose: (userId, openTabs) =>
      namesOf(userId, texts.keys()).filter((name) => {
        const key = keyOf(userId, name);
        const entry = parse(texts.read(key), isFresh);
        const isElsewhere = !own.has(key) && entry?.tab !== undefined && openTabs?.has(entry.tab);
        return entry?.is_draft && !isElsewhere;
      }),
    forgetAll: () => {
      texts.leaveTab();
      own.clear();
      dropRescuedDrafts();
      for (const key of texts.keys()) texts.remove(key);
      notify();
    },
    names: (userId) => namesOf(userId, texts.keys()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rescue: () => {
      rescueDrafts(Object.fromEntries(own));
      texts.leaveTab();
      own.clear();
      notify();
    },
    restoreRescued: (userId) => {
      for (const [key, text] of Object.entries(consumeRescuedDrafts())) {
        const waiting = key.startsWith(prefixOf(userId)) ? parse(text, isFresh) : null;
        const since = parse(texts.read(key), isFresh);
        if (!waiting || (since && since.at >= waiting.at)) continue;
        hold(key, text);
        texts.write(key, text);
      }
      notify();
    },
  };
}

const entrySchema = z.object({
  at: z.number(),
  value: z.unknown(),
  is_draft: z.optional(z.boolean()),
  tab: z.optional(z.string()),
});

function parse(text: string | null, isFresh: (at: number) => boolean) {
  if (text === null) return null;
  try {
    const entry = entrySchema.safeParse(JSON.parse(text));
    return entry.success && isFresh(entry.data.at) ? entry.data : null;
  } catch {
    return null;
  }
}
