export type SizedRanking = {
  /** Bytes held in memory, about. */
  weight: number;
};

/** Rankings made on first need and cached: least recently used first out, bounded by their bytes. */
export function createRankingCache<Ranking extends SizedRanking>(limitBytes: number) {
  const cached = new Map<string, { ranking: Promise<Ranking>; weight: number }>();
  let held = 0;

  return {
    /** Whoever asks while it is being made waits for the same one; what could not be made is made anew the next time. */
    get(key: string, make: () => Promise<Ranking>): Promise<Ranking> {
      const found = cached.get(key);
      if (found) {
        cached.delete(key);
        cached.set(key, found);
        return found.ranking;
      }
      const entry = { ranking: make(), weight: 0 };
      cached.set(key, entry);
      entry.ranking.then(
        ({ weight }) => {
          entry.weight = weight;
          held += weight;
          for (const [oldest, old] of cached) {
            if (held <= limitBytes) break;
            if (old.weight === 0) continue;
            cached.delete(oldest);
            held -= old.weight;
          }
        },
        () => cached.delete(key),
      );
      return entry.ranking;
    },
    get heldBytes() {
      return held;
    },
  };
}
