import type { HatchName } from "../theme/HatchDefs.tsx";
import { type MarkCode, markHatches } from "../theme/markLook.ts";

/**
 * `own`: the subject of the page. `context`: the rest. `caution`, `danger`: near and over a limit, also said in words.
 * A mark: one of several categories, by its fixed code.
 */
export type BarTone = "own" | "context" | "caution" | "danger" | MarkCode;

/** `null` is 記録なし; 0 is a value. */
export type BarValue = { id: string; label: string; value: number | null; tone?: BarTone | undefined };

/** A limit of the bars, and the value from which it is near. */
export type BarLimit = { name: string; value: number; cautionFrom?: number | undefined };

const toneHatches = { own: null, context: null, caution: "diagonal", danger: "cross" } as const;

export const hatchFor = (tone: BarTone): HatchName | null =>
  typeof tone === "number" ? markHatches[tone] : toneHatches[tone];
