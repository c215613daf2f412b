/** School grades, youngest first: e elementary, j junior high, h senior high (EN-3). */
export const grades = ["e1", "e2", "e3", "e4", "e5", "e6", "j1", "j2", "j3", "h1", "h2", "h3"] as const;
export type Grade = (typeof grades)[number];

/** Filter groups 小, 中, 高. */
export const gradeGroups = ["e", "j", "h"] as const;
export type GradeGroup = (typeof gradeGroups)[number];

export function gradeGroupOf(grade: Grade): GradeGroup {
  return groupOf[grade];
}

/** `filter` is a group, one grade, or null for すべて. */
export function gradeMatches(filter: GradeGroup | Grade | null, grade: Grade): boolean {
  return filter === null || filter === grade || filter === gradeGroupOf(grade);
}

/** For sorting, youngest first. */
export function compareGrades(a: Grade, b: Grade): number {
  return grades.indexOf(a) - grades.indexOf(b);
}

const groupOf = {
  e1: "e",
  e2: "e",
  e3: "e",
  e4: "e",
  e5: "e",
  e6: "e",
  j1: "j",
  j2: "j",
  j3: "j",
  h1: "h",
  h2: "h",
  h3: "h",
} as const satisfies Record<Grade, GradeGroup>;
