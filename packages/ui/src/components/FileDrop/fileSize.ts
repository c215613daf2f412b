import { decimal } from "../../format/decimal.ts";

const kilo = 1024;

/** Bytes as a person reads them, rounded up, so that what is over a limit never looks as if it were at it. */
export function fileSize(bytes: number): string {
  if (bytes < kilo * kilo) return `${decimal(Math.ceil(bytes / kilo), 0)}KB`;
  const megabytes = Math.ceil((bytes / kilo / kilo) * 10) / 10;
  return `${decimal(megabytes, Number.isInteger(megabytes) ? 0 : 1)}MB`;
}
