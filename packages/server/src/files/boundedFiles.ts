import { Failure } from "@kyuseki/domain";
import { requireNoTransaction } from "../db/transactionScope.ts";
import type { Files } from "./files.ts";

/** What calls wait with: their own client gives up at seven seconds. */
const patienceMs = 5000;

/**
 * The same files for calls that somebody waits for: never within a transaction, at most `files.atOnce` at work, and none
 * waited for longer than `timeoutMs`. One that was given up keeps its place until the store lets go of it.
 * Its calls throw what the store throws, and Failure "unavailable" when it is too late.
 */
export function createBoundedFiles(files: Files, { timeoutMs = patienceMs }: { timeoutMs?: number } = {}): Files {
  const { atOnce = Number.POSITIVE_INFINITY } = files;
  let underWay = 0;
  const waiting = new Set<() => void>();

  function release() {
    underWay -= 1;
    const [next] = waiting;
    next?.();
  }

  function bounded<Result>(act: () => Promise<Result>): Promise<Result> {
    requireNoTransaction("The file store");
    return new Promise((resolve, reject) => {
      const begin = () => {
        waiting.delete(begin);
        underWay += 1;
        act()
          .then(resolve, reject)
          .finally(release)
          .finally(() => clearTimeout(deadline));
      };
      const deadline = setTimeout(() => {
        waiting.delete(begin);
        reject(
          new Failure("unavailable", { retryAfterS: 1, cause: new Error("the file store did not answer in time") }),
        );
      }, timeoutMs);
      if (underWay < atOnce) begin();
      else waiting.add(begin);
    });
  }

  return {
    put: (name, bytes, type) => bounded(() => files.put(name, bytes, type)),
    get: (name) => bounded(() => files.get(name)),
    remove: (name) => bounded(() => files.remove(name)),
  };
}
