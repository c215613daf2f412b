/** Distance between the middles of two cells, px. */
export const cellPx = 13;

/** Radius of a cell's symbol by its step; the largest fills the cell. */
export const cellRadius = (step: number): number => [1.9, 3, 4.2, 5.4][step] ?? 5.4;
