/** Begins as a WebM does, and counts up from there: nothing plays it. */
export function webmBytes(length: number): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from({ length }, (_, at) => at % 251);
  bytes.set(head);
  return bytes;
}

export const webmFile = (bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], "swing.webm", { type: "video/webm", lastModified: 1_750_000_000_000 });

/** The EBML head, and the beginning of a segment. */
const head = Buffer.from(
  "1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102" + "1853806701ffffffffffffff",
  "hex",
);
