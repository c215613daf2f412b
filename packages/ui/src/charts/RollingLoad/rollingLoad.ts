/** `date` "YYYY-MM-DD", `day` balls of the day, `week` balls of the counted week up to it. */
export type LoadDay = { date: string; day: number; week: number };

export type RollingLoad = {
  /** 古い日から。 */
  days: readonly LoadDay[];
  /** 週の合計の上限。決めていなければ null。 */
  limit: number | null;
  /** 1日の球数の上限。決めていなければ null。 */
  dayLimit: number | null;
  /** 注意の帯が始まる球数。 */
  cautionFrom?: number | undefined;
};
