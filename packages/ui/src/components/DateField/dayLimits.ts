/** First and last allowed day, both included. */
export type DayLimits = { min?: string | undefined; max?: string | undefined };

/** Typing a year passes through the years 2, 20 and 202, which are never meant. */
export const earliestDay = "1900-01-01";

export const isWithin = (day: string, { min = earliestDay, max }: DayLimits) =>
  day >= min && (max === undefined || day <= max);
