import { addDays, dayInJapan, dayNumber } from "@kyuseki/domain";
import { useDayInJapan } from "./useDayInJapan.ts";

/** An answer that says which day it is, and when it arrived by this device's clock, ms since 1970. */
type DatedAnswer = { data: { today: string } | undefined; dataUpdatedAt: number };

/**
 * Today in Japan as the server said it, and as many days later as have begun on this device since: without a network an
 * answer may be of an earlier day (OF-2). A clock that is wrong all the time does not matter.
 */
export function useToday({ data, dataUpdatedAt }: DatedAnswer): string {
  const here = useDayInJapan();
  if (!data) return here;
  const begun = dayNumber(here) - dayNumber(dayInJapan(new Date(dataUpdatedAt)));
  return addDays(data.today, Math.max(0, begun));
}
