import type { PreparedAnswer } from "./prepared.ts";

/** Written-out answers, least recently used first out, bounded by the bytes they hold. */
export function createAnswerCache(limitBytes = 32 * 1024 * 1024) {
  const kept = new Map<string, PreparedAnswer>();
  let held = 0;

  const drop = (key: string, answer: PreparedAnswer) => {
    kept.delete(key);
    held -= answer.weight;
  };

  return {
    async get(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
      const found = kept.get(key);
      if (found) kept.delete(key);
      const answer = found ?? (await make());
      if (!found) {
        const twin = kept.get(key);
        if (twin) drop(key, twin);
        held += answer.weight;
      }
      kept.set(key, answer);
      for (const [oldest, old] of kept) {
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
