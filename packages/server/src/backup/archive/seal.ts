import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

/**
 * An archive is Zstandard data and, at its very end, a skippable frame (RFC 8878, 3.1.2) with the SHA-256 of every byte
 * before it. Other programs that read Zstandard pass over the frame.
 */
const frameHead = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
const sealBytes = frameHead.length + 32;
const zstandardMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

export async function* withSeal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  const sum = createHash("sha256");
  for await (const chunk of source) {
    sum.update(chunk);
    yield chunk;
  }
  yield Buffer.concat([frameHead, sum.digest()]);
}

/**
 * Reads the whole file once. Returns where the sealed data ends.
 * @throws Error when the file is no archive of ours, or a byte of it is not as it was written
 */
export async function checkSeal(path: string): Promise<{ end: number }> {
  const { first, seal, end } = await readEnds(path);
  if (!first.equals(zstandardMagic)) throw new Error(`${path} is not a backup of Kyuseki.`);
  if (end <= 0 || !seal.subarray(0, frameHead.length).equals(frameHead)) throw new Error(cutOff(path));
  const sum = createHash("sha256");
  for await (const chunk of createReadStream(path, { end: end - 1 })) sum.update(chunk);
  if (!sum.digest().equals(seal.subarray(frameHead.length))) {
    throw new Error(`${path} is damaged: its checksum does not match. Take another backup.`);
  }
  return { end };
}

async function readEnds(path: string) {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const first = Buffer.alloc(zstandardMagic.length);
    const seal = Buffer.alloc(sealBytes);
    const end = size - sealBytes;
    await file.read(first, 0, first.length, 0);
    if (end > 0) await file.read(seal, 0, seal.length, end);
    return { first, seal, end };
  } finally {
    await file.close();
  }
}

const cutOff = (path: string) =>
  `${path} is damaged: its end is missing or is not that of a Kyuseki backup. Take another backup.`;
