import type { Home } from "@kyuseki/domain";
import type { MarkBestsSeen } from "./useNewlySeenBests.ts";

/** Props of every panel: the data (null while loading), and a retry (ER-4). */
export type HomePartProps = { home: Home | null; busy: boolean; onRetry: () => void };

/** Props of the panels that arrive after the others. */
export type LowerPanelProps = HomePartProps & { home: Home; markBestsSeen: MarkBestsSeen };
