import { dayInJapan, product } from "@kyuseki/domain";
import * as z from "zod/mini";

/** A preference: it outlives a sign-out (S6). */
const visitsKey = `${product.id}-visits`;

/** Visits before the hint, and the pause after which a start of the app is another visit. */
const visitsBeforeHint = 3;
const pauseMs = 1_800_000;

const visitsSchema = z.object({
  count: z.number(),
  /** Of the last counted visit, in milliseconds since 1970. */
  at: z.number(),
  /** The hint has been shown. */
  shown: z.optional(z.boolean()),
});

/**
 * Counts a start of the app as a visit, on another day or half an hour after the last one. Whether the hint is due: at
 * the third visit, once. Never where storage is blocked: it could not be remembered.
 */
export function countVisit(storage: () => Storage, nowMs: number): boolean {
  try {
    const before = read(storage());
    if (before.shown || isSameVisit(before.at, nowMs)) return false;
    const count = before.count + 1;
    const isDue = count >= visitsBeforeHint;
    storage().setItem(visitsKey, JSON.stringify({ count, at: nowMs, ...(isDue && { shown: true }) }));
    return isDue;
  } catch {
    return false;
  }
}

function read(storage: Storage): z.output<typeof visitsSchema> {
  try {
    const stored = visitsSchema.safeParse(JSON.parse(storage.getItem(visitsKey) ?? "null"));
    if (stored.success) return stored.data;
  } catch {
    // Not ours.
  }
  return { count: 0, at: 0 };
}

const isSameVisit = (at: number, nowMs: number) => Math.abs(nowMs - at) < pauseMs && dayOf(at) === dayOf(nowMs);
const dayOf = (ms: number) => dayInJapan(new Date(ms));
