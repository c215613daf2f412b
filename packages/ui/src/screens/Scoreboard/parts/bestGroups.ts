import type { WeekBest } from "@kyuseki/domain";

/** The bests of one kind or item, in their order. */
export type BestGroup = { id: string; bests: readonly WeekBest[] };

export const bestGroups = (bests: readonly WeekBest[]): BestGroup[] =>
  [...Map.groupBy(bests, idOf)].map(([id, ofGroup]) => ({ id, bests: ofGroup }));

const idOf = ({ measured }: WeekBest) => ("kind" in measured ? `kind ${measured.kind}` : `item ${measured.item}`);
