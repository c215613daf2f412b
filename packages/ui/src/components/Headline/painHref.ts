import type { GradeGroup } from "@kyuseki/domain";

type Report = { memberId: number; date: string };

/** The day of a single report; of several the list of those who hurt, filtered as the page is. */
export function painHref(memberIds: readonly number[], reports: readonly Report[], grade: GradeGroup | null): string {
  const [id] = memberIds;
  const report = reports.find(({ memberId }) => memberId === id);
  if (memberIds.length === 1 && report) return `/training-report/${id}?day=${report.date}#day`;
  return `/training-report?${grade === null ? "" : `grade=${grade}&`}pain=1`;
}
