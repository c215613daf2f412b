import type { Dashboard } from "@kyuseki/domain";

/** ER-4. What every panel is given: all that arrived (null while it is on its way), and the way to ask again. */
export type ReportPartProps = { dashboard: Dashboard | null; busy: boolean; onRetry: () => void };
