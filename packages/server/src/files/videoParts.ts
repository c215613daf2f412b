import type { Files } from "./files.ts";

/** How a video lies in the store: every part but the last has `part_bytes`. */
export type VideoFile = { file: string; bytes: number; part_bytes: number };

export const partName = (file: string, part: number) => `${file}/${part}`;
export const partCount = ({ bytes, part_bytes }: Omit<VideoFile, "file">) => Math.ceil(bytes / part_bytes);

/** @param part from 0 */
export function partLength({ bytes, part_bytes }: Omit<VideoFile, "file">, part: number): number {
  return Math.min(part_bytes, bytes - part * part_bytes);
}

/** @throws what the store throws; parts before it are left behind */
export async function putVideo(files: Files, video: VideoFile, bytes: Uint8Array, type: string) {
  for (let part = 0; part < partCount(video); part += 1) {
    const from = part * video.part_bytes;
    await files.put(partName(video.file, part), bytes.subarray(from, from + partLength(video, part)), type);
  }
}

/**
 * The bytes from `first` to `last`, both among them, in pieces of at most 64 kB. One part is held at a time, and the next
 * is asked for when the one before it has been taken.
 * @throws Error when a part is missing or has another length than it should
 */
export async function* readVideo(
  files: Files,
  video: VideoFile,
  { first, last }: { first: number; last: number },
): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = first; at <= last; ) {
    const part = Math.floor(at / video.part_bytes);
    const begin = part * video.part_bytes;
    const bytes = await files.get(partName(video.file, part));
    if (bytes?.length !== partLength(video, part)) throw new Error(`part ${part} of a video is not what it should be`);
    const end = Math.min(begin + bytes.length, last + 1);
    while (at < end) {
      const piece = bytes.subarray(at - begin, Math.min(at + pieceBytes, end) - begin);
      yield piece;
      at += piece.length;
    }
  }
}

const pieceBytes = 64 * 1024;
