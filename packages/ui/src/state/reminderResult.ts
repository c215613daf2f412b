/** 知らせた結果（`sendReminders` の答え）。家族の数。 */
export type ReminderResult = { families: number; leaves_at: string; already: number; unreached: number; done: number };
