import type { Files } from "./files.ts";

/** How a film lies in the store: every part but the last has `part_bytes`. */
export type FilmFile = { file: string; bytes: number; part_bytes: number };

export const partName = (file: string, part: number) => `${file}/${part}`;
export const partCount = ({ bytes, part_bytes }: Omit<FilmFile, "file">) => Math.ceil(bytes / part_bytes);

/** @param part from 0 */
export function partLength({ bytes, part_bytes }: Omit<FilmFile, "file">, part: number): number {
  return Math.min(part_bytes, bytes - part * part_bytes);
}

/** @throws what the store throws; parts before it are left behind */
export async function putFilm(files: Files, film: FilmFile, bytes: Uint8Array, type: string) {
  for (let part = 0; part < partCount(film); part += 1) {
    const from = part * film.part_bytes;
    await files.put(partName(film.file, part), bytes.subarray(from, from + partLength(film, part)), type);
  }
}

/**
 * The bytes from `first` to `last`, both among them, in pieces of at most 64 kB. One part is held at a time, and the next
 * is asked for when the one before it has been taken.
 * @throws Error when a part is missing or has another length than it should
 */
export async function* readFilm(
  files: Files,
  film: FilmFile,
  { first, last }: { first: number; last: number },
): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = first; at <= last; ) {
    const part = Math.floor(at / film.part_bytes);
    const begin = part * film.part_bytes;
    const bytes = await files.get(partName(film.file, part));
    if (bytes?.length !== partLength(film, part)) throw new Error(`part ${part} of a film is not what it should be`);
    const end = Math.min(begin + bytes.length, last + 1);
    while (at < end) {
      const piece = bytes.subarray(at - begin, Math.min(at + pieceBytes, end) - begin);
      yield piece;
      at += piece.length;
    }
  }
}

const pieceBytes = 64 * 1024;
