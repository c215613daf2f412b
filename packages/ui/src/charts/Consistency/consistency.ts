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

/** Balls are told apart by their place in the order thrown. */
export const ballId = (row: string, at: number) => `${row}-${at}`;
