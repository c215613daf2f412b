import { hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { extract } from "tar-stream";
import { type ArchiveHead, anyHeadSchema, archiveFormat, headName, headSchema } from "./manifest.ts";
import { checkSeal } from "./seal.ts";

export type ArchiveEntry = { name: string; bytes: Buffer; sha256: string };
export type Archive = { path: string; end: number; head: ArchiveHead };

/**
 * Reads the whole file once and looks at its first entry.
 * @throws Error for the terminal when it is damaged, another product's, or a newer release's
 */
export async function openArchive(path: string): Promise<Archive> {
  const { end } = await checkSeal(path).catch((error: unknown) => {
    const absent = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw absent ? new Error(`There is no file ${path}.`) : error;
  });
  for await (const { name, bytes } of readEntries({ path, end })) {
    if (name !== headName) break;
    return { path, end, head: headOf(path, bytes) };
  }
  throw new Error(`${path} is not a backup of Kyuseki.`);
}

function headOf(path: string, bytes: Buffer): ArchiveHead {
  const told: unknown = JSON.parse(bytes.toString());
  const { success, data } = anyHeadSchema.safeParse(told);
  if (!success) throw new Error(`${path} is not a backup of Kyuseki.`);
  if (data.format > archiveFormat) throw new Error(`${path} was made by a newer release. Restore it with that one.`);
  return headSchema.parse(told);
}

/** The entries in order, each held as a whole. */
export async function* readEntries({ path, end }: Pick<Archive, "path" | "end">): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const read = pipeline(createReadStream(path, { end: end - 1 }), createZstdDecompress(), tar);
  // The reader below fails with it.
  read.catch(() => {});
  for await (const entry of tar) {
    const pieces: Buffer[] = [];
    for await (const piece of entry as AsyncIterable<Buffer>) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    yield { name: entry.header.name, bytes, sha256: hash("sha256", bytes) };
  }
}
