import { type GoalSheet, goalCellAt, type StoredGoalSheet } from "@kyuseki/domain";

/** The day a cell was done: of a tied one when its measurement reached the value, else as set by hand; null before. */
export function goalDoneOn(sheet: GoalSheet, measured: StoredGoalSheet["measured"], cell: number): string | null {
  const { tie, done_on } = goalCellAt(sheet, cell);
  if (tie === null) return done_on;
  return measured.find((one) => one.cell === cell)?.on ?? null;
}
