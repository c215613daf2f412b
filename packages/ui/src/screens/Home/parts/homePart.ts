import type { Home } from "@kyuseki/domain";

/** ER-4. What every panel is given: all that arrived (null while it is on its way), and the way to ask again. */
export type HomePartProps = { home: Home | null; busy: boolean; onRetry: () => void };
