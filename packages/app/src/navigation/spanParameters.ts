import { dayInJapan, isSpanStart, periods, type Span } from "@kyuseki/domain";
import { codeOf } from "./rankingConditions.ts";

/** A period of EN-10 by its code, or the day it is since; undefined for anything else. */
export function readSpan(text: string | null): Span | undefined {
  const period = codeOf(periods, text);
  if (period !== undefined || text === null) return period;
  return isSpanStart(text, dayInJapan(new Date())) ? text : undefined;
}
