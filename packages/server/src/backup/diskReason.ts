/** Why something could not be written, for the terminal; undefined when it was not the disk. */
export function diskReason(error: unknown): string | undefined {
  return reasons[error instanceof Error && "code" in error ? String(error.code) : ""];
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EFBIG: "the file grew larger than is allowed here",
  ENOENT: "there is no such folder",
  EACCES: "the folder may not be written to",
  EROFS: "the disk is read-only",
  // PostgreSQL's: disk_full.
  "53100": "the database's disk is full",
};
