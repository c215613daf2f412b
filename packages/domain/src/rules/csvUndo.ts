import { addDays, dayInJapan } from "../statistics/day.ts";

/** An import can be undone until the end of the next day in Japan. */
export const csvUndoUntil = (importedAt: Date): Date =>
  new Date(`${addDays(dayInJapan(importedAt), 2)}T00:00:00+09:00`);
