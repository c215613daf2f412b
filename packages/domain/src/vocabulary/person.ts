/** Null means unanswered (EN-2). */
export const genders = ["M", "F"] as const;
export type Gender = (typeof genders)[number];

/** Left, right, both (EN-2). */
export const hands = ["L", "R", "X"] as const;
export type Hand = (typeof hands)[number];

/** Who applies for membership with the code of a team (BE-6). */
export const applicants = ["guardian", "player"] as const;
export type Applicant = (typeof applicants)[number];
