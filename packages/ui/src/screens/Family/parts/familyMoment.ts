import { dayOf, longDate, shortDateTime, timeOf } from "../../../format/date.ts";

const secondsOf = (moment: string) => Date.parse(moment) / 1000;

/** 11/20 12:10 */
export const momentText = (moment: string) => shortDateTime(secondsOf(moment));

/** A moment of today as its time, of another day with the day: 19:40, 11/18 19:40. */
export const answeredText = (moment: string, nowS: number) =>
  dayOf(secondsOf(moment)) === dayOf(nowS) ? timeOf(secondsOf(moment)) : momentText(moment);

/** The parts of a deadline; `day` is null for today. */
export function deadlineParts(moment: string, nowS: number): { day: string | null; time: string; isOver: boolean } {
  const atS = secondsOf(moment);
  const day = dayOf(atS);
  return { day: day === dayOf(nowS) ? null : longDate(day), time: timeOf(atS), isOver: atS < nowS };
}

/** The last day before a moment: a link that ends at midnight works until the day before. */
export const lastDay = (moment: string) => dayOf(secondsOf(moment) - 1);
