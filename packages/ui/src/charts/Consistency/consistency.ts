export type ConsistencyRow = {
  id: string;
  name: string;
  values: readonly number[];
  mean: number;
  /** 標準偏差。 */
  sd: number;
  /** くらべる相手。灰色になる。 */
  isContext?: boolean;
};

/** Balls are identified by their index in the order thrown. */
export const ballId = (row: string, at: number) => `${row}-${at}`;
