export type Weighed = {
  /** Bytes held in memory, about. */
  weight: number;
};

/** Boards made on first need and kept: least recently used first out, bounded by their bytes. */
export function createBoards<Board extends Weighed>(limitBytes: number) {
  const kept = new Map<string, { board: Promise<Board>; weight: number }>();
  let held = 0;

  return {
    /** Whoever asks while it is being made waits for the same one; what could not be made is made anew the next time. */
    get(key: string, make: () => Promise<Board>): Promise<Board> {
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        return found.board;
      }
      const entry = { board: make(), weight: 0 };
      kept.set(key, entry);
      entry.board.then(
        ({ weight }) => {
          entry.weight = weight;
          held += weight;
          for (const [oldest, old] of kept) {
            if (held <= limitBytes) break;
            if (old.weight === 0) continue;
            kept.delete(oldest);
            held -= old.weight;
          }
        },
        () => kept.delete(key),
      );
      return entry.board;
    },
    get heldBytes() {
      return held;
    },
  };
}
