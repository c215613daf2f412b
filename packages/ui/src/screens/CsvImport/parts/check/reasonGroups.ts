import type { CheckRow } from "./useCheckRows.ts";

/** Rows with one and the same reason. */
export type ReasonGroup = { id: string; reason: string; rows: readonly CheckRow[]; count: number };

/** One group for each reason; those not taken first, the largest first. Rows stand in the order of the file. */
export function reasonGroups(rows: readonly CheckRow[]): readonly ReasonGroup[] {
  const groups = new Map<string, CheckRow[]>();
  for (const row of rows.toSorted((one, other) => one.row - other.row)) {
    const id = `${row.outcome === "refused" ? 0 : 1} ${row.reason}`;
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return [...groups]
    .map(([id, of]) => ({ id, reason: of[0]?.reason ?? "", rows: of, count: new Set(of.map(({ row }) => row)).size }))
    .toSorted((one, other) => rank(one) - rank(other) || other.count - one.count);
}

const rank = ({ id }: ReasonGroup) => Number(id[0]);
