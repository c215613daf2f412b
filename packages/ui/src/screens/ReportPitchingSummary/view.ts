import { type Ball, defaultPeriod, type Span } from "@kyuseki/domain";

/** The view of the page, stored in the address. */
export type PitchingSummaryView = {
  period: Span;
  /** null: the default that has measurements. */
  ball: Ball | "unset" | null;
  /** Whether every type has a line, or only the three most thrown. */
  lines: "three" | "all";
};

export const defaultPitchingSummaryView: PitchingSummaryView = { period: defaultPeriod, ball: null, lines: "three" };
