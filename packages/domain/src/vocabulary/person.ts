/** EN-2. null is unanswered. */
export const genders = ["M", "F"] as const;
export type Gender = (typeof genders)[number];

/** EN-2. Left, right, both. */
export const hands = ["L", "R", "X"] as const;
export type Hand = (typeof hands)[number];
