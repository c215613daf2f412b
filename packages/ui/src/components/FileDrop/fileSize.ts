import { decimal } from "../../format/decimal.ts";

const kilo = 1024;

/** A file size in words, rounded up, so that a size over a limit never looks equal to it. */
export function fileSize(bytes: number): string {
  if (bytes < kilo * kilo) return `${decimal(Math.ceil(bytes / kilo), 0)}KB`;
  const megabytes = Math.ceil((bytes / kilo / kilo) * 10) / 10;
  return `${decimal(megabytes, Number.isInteger(megabytes) ? 0 : 1)}MB`;
}
