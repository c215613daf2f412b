export type FileRules = {
  /** As in the `accept` attribute: `.csv`, `image/png`, `image/*`. An extension is judged by the name alone. */
  accept: readonly string[];
  maxBytes: number;
  /** How many may be chosen in total. */
  maxCount: number;
};
export type FileErrorCause = "type" | "size" | "empty" | "count";
type FileLike = { name: string; type: string; size: number };

/**
 * Splits files into accepted and refused. With `maxCount` 1 a new file replaces the old one, so `alreadyChosen` counts
 * only above that.
 */
export function sortFiles<Chosen extends FileLike>(
  files: readonly Chosen[],
  { accept, maxBytes, maxCount }: FileRules,
  alreadyChosen = 0,
) {
  const accepted: Chosen[] = [];
  const refused: { file: Chosen; cause: FileErrorCause }[] = [];
  const room = maxCount === 1 ? 1 : maxCount - alreadyChosen;

  for (const file of files) {
    const cause = fileErrorCause(file, accept, maxBytes) ?? (accepted.length < room ? null : "count");
    if (cause) refused.push({ file, cause });
    else accepted.push(file);
  }
  return { accepted, refused };
}

function fileErrorCause(file: FileLike, accept: readonly string[], maxBytes: number): FileErrorCause | null {
  if (!accept.some((pattern) => fits(file, pattern.toLowerCase()))) return "type";
  if (file.size === 0) return "empty";
  return file.size > maxBytes ? "size" : null;
}

function fits({ name, type }: FileLike, pattern: string) {
  if (pattern.startsWith(".")) return name.toLowerCase().endsWith(pattern);
  if (pattern.endsWith("/*")) return type.startsWith(pattern.slice(0, -1));
  return type === pattern;
}
