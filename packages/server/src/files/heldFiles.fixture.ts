import type { Files } from "./files.ts";

/** A store that gives no answer until it is released, and then works as `files`. */
export function heldFiles(files: Files) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  const held =
    <Parameters extends readonly unknown[], Result>(act: (...parameters: Parameters) => Promise<Result>) =>
    async (...parameters: Parameters) => {
      asked += 1;
      await released;
      return act(...parameters);
    };
  return {
    files: { put: held(files.put), get: held(files.get), remove: held(files.remove) } satisfies Files,
    release,
    /** How many calls have come. */
    asked: () => asked,
  };
}
