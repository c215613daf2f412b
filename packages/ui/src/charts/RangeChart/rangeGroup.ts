/** ひとつの区分の値の広がり。`lower` から `upper` が中央の50%。 */
export type Spread = { min: number; lower: number; median: number; upper: number; max: number };

export type RangeGroup = {
  id: string;
  name: string;
  /** 区分の人数や球数。 */
  count: number;
  /** 記録がなければ null。 */
  spread: Spread | null;
  /** 本人の値。この区分にいなければ null。 */
  own: number | null;
};
