/** Null means unanswered (EN-2). */
export const genders = ["M", "F"] as const;
export type Gender = (typeof genders)[number];

/** Left, right, both (EN-2). */
export const hands = ["L", "R", "X"] as const;
export type Hand = (typeof hands)[number];
