/** One line of the simulation's table; shares 0–1. */
export type SimulationRow = {
  statistic: string;
  data: string;
  /** What is counted. */
  counted: "coverage" | "false" | "power" | "shown" | "contradictions";
  of: number;
  share: number;
  /** The mark of ai-stats: at least for coverage, at most for what is false; null: only shown. */
  mark: number | null;
  met: boolean;
};

/**
 * Judges a share. A run with few repetitions allows `slack` standard errors of chance, and that nothing was counted; the
 * bench allows neither.
 * @param players how many the hits come from, where one gives several
 */
export function rowOf(
  { statistic, data, counted, players }: Pick<SimulationRow, "statistic" | "data" | "counted"> & { players?: number },
  hits: readonly boolean[],
  mark: number | null,
  slack: number,
): SimulationRow {
  const of = hits.length;
  const share = hits.filter(Boolean).length / of;
  const room = mark === null ? 0 : slack * Math.sqrt((mark * (1 - mark)) / (players ?? of));
  const isMet = () => {
    if (mark === null) return true;
    if (of === 0) return slack > 0;
    return counted === "coverage" ? share >= mark - room : share <= mark + room;
  };
  return { statistic, data, counted, of, share, mark, met: isMet() };
}

/** How many repetitions, and how many standard errors of chance are allowed. */
export type Size = { runs: number; slack: number };
