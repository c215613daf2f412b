type PageReload = {
  /** Full navigation. */
  open: (address: string) => void;
  /** Survives the reload, ends with the tab. */
  memory: () => Storage;
  /** Without an answer of the server a full navigation would only lose the page that still works. */
  isReachable: () => Promise<boolean>;
};

export type ChunkLoader = {
  /** @throws ChunkFailure. `address`: where the person wants to be; asked only when the chunk did not arrive. */
  load: <Chunk>(chunk: () => Promise<Chunk>, address: () => string) => Promise<Chunk>;
  /** The first page stands: the next failure may reload again. */
  settled: () => void;
};

/** The code of a page did not arrive: there is no network or server, or the release it belonged to is gone. */
export class ChunkFailure extends Error {
  constructor(cause: unknown) {
    super("a chunk did not arrive", { cause });
    this.name = "ChunkFailure";
  }
}

/**
 * After a release the chunks of an open page are gone: one silent full navigation fetches the new ones. When that did
 * not help, the failure reaches the error page; there is no loop (R9).
 */
export function createChunkLoader({ open, memory, isReachable }: PageReload): ChunkLoader {
  let isLeaving = false;

  /** false when there already was a mark, or when nothing can be remembered: then a second attempt would not be known. */
  const markFirstAttempt = () => {
    try {
      if (memory().getItem(reloadMark) !== null) return false;
      memory().setItem(reloadMark, "1");
      return true;
    } catch {
      return false;
    }
  };

  return {
    load: async (chunk, address) => {
      try {
        return await chunk();
      } catch (error) {
        const isReached = isLeaving || (await isReachable());
        if (!isLeaving) {
          if (!isReached || !markFirstAttempt()) throw new ChunkFailure(error);
          isLeaving = true;
          open(address());
        }
        // The page is going away; nothing may be drawn in its place.
        return new Promise(() => {});
      }
    },
    settled: () => {
      try {
        memory().removeItem(reloadMark);
      } catch {
        // Blocked: no mark was ever made.
      }
    },
  };
}

const reloadMark = "kyuseki-reloaded";
