/** ひとつの項目。`own` と `mean` は、基準に照らした 0〜100 の点。 */
export type RadarItem = {
  id: string;
  name: string;
  own: number | null;
  mean: number | null;
  /** 単位まで付けた測定値。例：「7.8 秒」。 */
  measured?: string;
};
