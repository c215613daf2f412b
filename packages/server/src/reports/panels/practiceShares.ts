import { addDays, type DateRange } from "@kyuseki/domain";

type Recorded = { date: string; recorded: number };

/**
 * 実施率 of several players together: days with a record out of days expected, as `practiceRate` counts them for one.
 * `recorded` may name a day more than once.
 */
export function practiceShares(
  players: readonly { registered_on: string }[],
  recorded: readonly Recorded[],
  /** The last day on which a record is expected. */
  until: string,
) {
  const counts = new Map<string, number>();
  for (const { date, recorded: count } of recorded) counts.set(date, (counts.get(date) ?? 0) + count);
  const registrations = players.map(({ registered_on }) => registered_on).toSorted();

  const sums = ({ start, end }: DateRange) => {
    const sum = { recorded: 0, expected: 0, days: 0 };
    for (let day = start; day <= end && day <= until; day = addDays(day, 1)) {
      const registered = registeredBy(registrations, day);
      sum.recorded += counts.get(day) ?? 0;
      sum.expected += registered;
      if (registered > 0) sum.days += 1;
    }
    return sum;
  };

  return {
    /** In whole %; null when nothing was expected, as on days to come. */
    percent: (range: DateRange): number | null => {
      const { recorded: done, expected } = sums(range);
      return expected === 0 ? null : Math.round((100 * done) / expected);
    },
    /** Players with a record on a day, on average of the days since the first registration, to one decimal. */
    mean: (range: DateRange): number => {
      const { recorded: done, days } = sums(range);
      return days === 0 ? 0 : Math.round((10 * done) / days) / 10;
    },
  };
}

/** How many of the sorted days are not after `day`. */
function registeredBy(registrations: readonly string[], day: string): number {
  let [from, to] = [0, registrations.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((registrations[middle] ?? "") <= day) from = middle + 1;
    else to = middle;
  }
  return from;
}
