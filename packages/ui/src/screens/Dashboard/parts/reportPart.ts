import type { Dashboard } from "@kyuseki/domain";

/** Props of every panel: the data (null while loading), and a retry (ER-4). */
export type ReportPartProps = { dashboard: Dashboard | null; busy: boolean; onRetry: () => void };
