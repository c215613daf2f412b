/** EN-3. School grades, youngest first: e elementary, j junior high, h senior high. */
export const grades = ["e1", "e2", "e3", "e4", "e5", "e6", "j1", "j2", "j3", "h1", "h2", "h3"] as const;
export type Grade = (typeof grades)[number];

/** Filter groups 小, 中, 高. */
export const gradeGroups = ["e", "j", "h"] as const;
export type GradeGroup = (typeof gradeGroups)[number];
