import type { GradeGroup } from "@kyuseki/domain";

/** The list of players without a record, filtered as this page is. */
export const missingHref = (grade: GradeGroup | null): string =>
  `/training-report?${grade === null ? "" : `grade=${grade}&`}missing=1`;
