import { dayOf, longDate, timeOf } from "../../format/date.ts";

/** 11月27日（金）21:10, of an ISO instant. */
export function untilText(instant: string): string {
  const unixS = Date.parse(instant) / 1000;
  return `${longDate(dayOf(unixS))}${timeOf(unixS)}`;
}
