import { type Ball, defaultPeriod, type Span } from "@kyuseki/domain";

/** What the page shows. The address keeps it, the screen draws it. */
export type PitchingSummaryView = {
  period: Span;
  /** null: the usual one that has measurements. */
  ball: Ball | "unset" | null;
  /** Whether every type has a line, or only the three thrown most. */
  lines: "three" | "all";
};

export const defaultPitchingSummaryView: PitchingSummaryView = { period: defaultPeriod, ball: null, lines: "three" };
