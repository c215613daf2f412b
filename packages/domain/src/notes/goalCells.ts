import type { GoalCell, GoalSheet } from "../contract/notes/goalSheets.ts";

/** A number for each cell: 0 the centre, 10g the goal g, 10g + a its action a; g and a from 1 to 8. */
export const goalCellNumbers: readonly number[] = [
  0,
  ...Array.from({ length: 8 }, (_, goal) => Array.from({ length: 9 }, (__, action) => 10 * (goal + 1) + action)).flat(),
];

export function goalCellAt(sheet: GoalSheet, cell: number): GoalCell {
  if (cell === 0) return sheet.centre;
  const goal = sheet.goals[Math.floor(cell / 10) - 1];
  const found = cell % 10 === 0 ? goal : goal?.actions[(cell % 10) - 1];
  if (!found) throw new RangeError(`no cell ${cell}`);
  return found;
}

/** The sheet with another content of one cell; a goal keeps its actions. */
export function withGoalCell(sheet: GoalSheet, cell: number, content: GoalCell): GoalSheet {
  if (cell === 0) return { ...sheet, centre: content };
  const goals = sheet.goals.map((goal, index) => {
    if (index !== Math.floor(cell / 10) - 1) return goal;
    if (cell % 10 === 0) return { ...content, actions: goal.actions };
    return { ...goal, actions: goal.actions.map((action, at) => (at === (cell % 10) - 1 ? content : action)) };
  });
  return { ...sheet, goals };
}

/**
 * The cell at a row and column (0–8) of the 9 × 9 sheet: the middle block holds the centre and the goals around it, the
 * eight outer blocks each a goal and its actions. A goal stands twice.
 */
export function goalCellOfGrid(row: number, column: number): number {
  const block = around(Math.floor(row / 3), Math.floor(column / 3));
  const within = around(row % 3, column % 3);
  return block === 0 ? 10 * within : 10 * block + within;
}

/** 0 the middle of three by three, else 1–8 row by row. */
function around(row: number, column: number): number {
  const place = row * 3 + column;
  if (place === 4) return 0;
  return place < 4 ? place + 1 : place;
}

const emptyCell = (): GoalCell => ({ text: "", tie: null, done_on: null });

export const emptyGoalSheet = (): GoalSheet => ({
  centre: emptyCell(),
  goals: Array.from({ length: 8 }, () => ({ ...emptyCell(), actions: Array.from({ length: 8 }, emptyCell) })),
});
