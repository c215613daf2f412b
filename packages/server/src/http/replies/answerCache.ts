import type { PreparedAnswer } from "./preparedAnswer.ts";

/** LRU cache of serialised answers, bounded by their bytes. */
export function createAnswerCache(limitBytes = 32 * 1024 * 1024) {
  const cached = new Map<string, PreparedAnswer>();
  let held = 0;

  const drop = (key: string, answer: PreparedAnswer) => {
    cached.delete(key);
    held -= answer.weight;
  };

  return {
    async get(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
      const found = cached.get(key);
      if (found) cached.delete(key);
      const answer = found ?? (await make());
      if (!found) {
        const twin = cached.get(key);
        if (twin) drop(key, twin);
        held += answer.weight;
      }
      cached.set(key, answer);
      for (const [oldest, old] of cached) {
        if (held <= limitBytes) break;
        drop(oldest, old);
      }
      return answer;
    },
    get heldBytes() {
      return held;
    },
  };
}
