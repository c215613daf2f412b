import { type GoalSheet, goalCellAt, goalCellNumbers } from "@kyuseki/domain";

/** Whether two sheets say the same in every cell. */
export const isSameSheet = (one: GoalSheet, other: GoalSheet): boolean =>
  goalCellNumbers.every((cell) => {
    const a = goalCellAt(one, cell);
    const b = goalCellAt(other, cell);
    return (
      a.text === b.text &&
      a.done_on === b.done_on &&
      a.tie?.kind === b.tie?.kind &&
      a.tie?.item_id === b.tie?.item_id &&
      a.tie?.value === b.tie?.value
    );
  });
