import type { Files } from "../files/files.ts";

/** Runs `fn`; when it throws, what it has put is taken away again. @throws what `fn` threw */
export async function removingFilesOnError<Result>(
  files: Files,
  fn: (files: Files) => Promise<Result>,
): Promise<Result> {
  const names: string[] = [];
  const noted: Files = {
    ...files,
    put(name, bytes, type) {
      names.push(name);
      return files.put(name, bytes, type);
    },
  };
  try {
    return await fn(noted);
  } catch (error) {
    // The original error is rethrown, whatever fails here.
    await Promise.allSettled(names.map((name) => files.remove(name)));
    throw error;
  }
}
