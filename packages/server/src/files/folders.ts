import { mkdir, open } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** Makes the folders of `path` that are not there, and has the name of each on the disk. */
export async function makeFolders(path: string, mode?: number) {
  const first = await mkdir(path, { recursive: true, mode });
  if (first === undefined) return;
  for (let made = resolve(path); made.length >= resolve(first).length; made = dirname(made))
    await syncFolder(dirname(made));
}

/** A name is on the disk only once its folder is: a power cut after the answer must not take the file along. */
export async function syncFolder(path: string) {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
