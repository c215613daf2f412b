import type { GradeGroup } from "@kyuseki/domain";

/** The list of those who are missed, narrowed as this page is. */
export const missingHref = (grade: GradeGroup | null): string =>
  `/training-report?${grade === null ? "" : `grade=${grade}&`}missing=1`;
