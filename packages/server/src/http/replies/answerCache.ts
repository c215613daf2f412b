import type { PreparedAnswer } from "./preparedAnswer.ts";

type Kept = {
  /** Bytes held in memory, about. */
  weight: number;
};

/** LRU cache of answers, bounded by their bytes. Whoever asks while one is being made waits for the same one. */
export function createAnswerCache<Answer extends Kept = PreparedAnswer>(limitBytes = 32 * 1024 * 1024) {
  const cached = new Map<string, Answer>();
  const underWay = new Map<string, Promise<Answer>>();
  let held = 0;

  async function added(key: string, make: (once: () => void) => Promise<Answer>): Promise<Answer> {
    let keep = true;
    const answer = await make(() => {
      keep = false;
    });
    if (!keep) return answer;
    cached.set(key, answer);
    held += answer.weight;
    for (const [oldest, old] of cached) {
      if (held <= limitBytes) break;
      cached.delete(oldest);
      held -= old.weight;
    }
    return answer;
  }

  return {
    /**
     * `make` calls `once` where its answer is good for those who wait now only. What is no longer `isCurrent` is made
     * anew.
     */
    async get(
      key: string,
      make: (once: () => void) => Promise<Answer>,
      isCurrent: (answer: Answer) => boolean = () => true,
    ): Promise<Answer> {
      const found = cached.get(key);
      if (found) {
        cached.delete(key);
        if (isCurrent(found)) {
          cached.set(key, found);
          return found;
        }
        held -= found.weight;
      }
      const making = underWay.get(key) ?? added(key, make).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
    get heldBytes() {
      return held;
    },
  };
}
