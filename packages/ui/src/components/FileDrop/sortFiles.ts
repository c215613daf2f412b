export type FileRules = {
  /** As in the `accept` attribute: `.csv`, `image/png`, `image/*`. An extension is judged by the name alone. */
  accept: readonly string[];
  maxBytes: number;
};
export type FileErrorCause = "type" | "size" | "empty" | "count";
type FileLike = { name: string; type: string; size: number };

/** Splits files into the accepted one, which replaces the one before, and the refused. */
export function sortFiles<Chosen extends FileLike>(files: readonly Chosen[], { accept, maxBytes }: FileRules) {
  const accepted: Chosen[] = [];
  const refused: { file: Chosen; cause: FileErrorCause }[] = [];

  for (const file of files) {
    const cause = fileErrorCause(file, accept, maxBytes) ?? (accepted.length === 0 ? null : "count");
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
