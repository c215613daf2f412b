/** 1日の値。`percent` は 0〜100、null は記録なし（休みの日など）。 */
export type HeatDay = { date: string; percent: number | null };
