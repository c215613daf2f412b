import { dayOf, momentOf, shortDate, timeOf, weekday } from "../../../format/date.ts";

/** 11/21（土）12:00 */
export function deadlineText(moment: string): string {
  const at = momentOf(moment);
  const day = dayOf(at);
  return `${shortDate(day)}（${weekday(day)}）${timeOf(at)}`;
}
