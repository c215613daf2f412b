import { product } from "@kyuseki/domain";

const key = `${product.id}-rescued`;
const longestMs = 86_400_000;

/** Texts by the name they were kept under, which says whose they are. */
type Entries = Readonly<Record<string, string>>;

/**
 * What was typed in this tab when its person signed out in another one: in this tab only, for a day. Whoever signs in
 * next takes it out, and leaves what is not theirs to nobody (S6).
 */
export function rescueDrafts(entries: Entries) {
  const all = { ...read(), ...entries };
  if (Object.keys(all).length === 0) return;
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), entries: all }));
    limitRescuedDrafts();
  } catch {
    // Blocked or full: it is lost with the session.
  }
}

export const hasRescuedDrafts = () => read() !== null;

export function consumeRescuedDrafts(): Entries {
  const entries = read() ?? {};
  dropRescuedDrafts();
  return entries;
}

export function dropRescuedDrafts() {
  clearTimeout(timer);
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing was kept.
  }
}

/** To be called when a page starts: drops them when their day is over, also while the page stays open. */
export function limitRescuedDrafts() {
  const at = stored()?.at;
  if (at === undefined || !isFresh(at)) return dropRescuedDrafts();
  clearTimeout(timer);
  timer = setTimeout(dropRescuedDrafts, at + longestMs - Date.now());
}

let timer: ReturnType<typeof setTimeout> | undefined;

const isFresh = (at: number) => Date.now() - at < longestMs;

function read(): Entries | null {
  const found = stored();
  return found && isFresh(found.at) ? found.entries : null;
}

function stored(): { at: number; entries: Entries } | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? "null");
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
}

function isStored(value: unknown): value is { at: number; entries: Entries } {
  if (typeof value !== "object" || value === null || !("at" in value) || !("entries" in value)) return false;
  const { at, entries } = value;
  if (typeof at !== "number" || typeof entries !== "object" || entries === null) return false;
  return Object.values(entries).every((text) => typeof text === "string");
}
