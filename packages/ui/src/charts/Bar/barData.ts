import type { HatchName } from "../theme/HatchDefs.tsx";
import { type MarkCode, markHatches } from "../theme/markLook.ts";

/**
 * `own`: what the page is about. `context`: the rest. `caution`, `danger`: near and over a limit, said in words nearby
 * too. A mark: one of several categories, by its fixed code.
 */
export type BarTone = "own" | "context" | "caution" | "danger" | MarkCode;

/** `null` is 記録なし; 0 is a value. */
export type BarValue = { id: string; label: string; value: number | null; tone?: BarTone | undefined };

/** A line no bar should cross, and from where on it deserves care. */
export type BarLimit = { name: string; value: number; cautionFrom?: number | undefined };

const toneHatches = { own: null, context: null, caution: "diagonal", danger: "cross" } as const;

export const hatchFor = (tone: BarTone): HatchName | null =>
  typeof tone === "number" ? markHatches[tone] : toneHatches[tone];
