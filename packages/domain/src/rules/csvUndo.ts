import { addDays, dayInJapan } from "../statistics/day.ts";

/** An import can be taken back until the next day in Japan is over. */
export const csvUndoUntil = (importedAt: Date): Date =>
  new Date(`${addDays(dayInJapan(importedAt), 2)}T00:00:00+09:00`);
