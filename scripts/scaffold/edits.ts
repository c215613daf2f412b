// A scaffold's edits: new files, and entries in files that list everything.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { type Node, nameOf, nodesOf } from "../checks/syntaxTree.ts";

/** The new text of a file; `before` is undefined for a file that must not exist yet. */
export type Edit = { file: string; write: (before: string | undefined) => string };

export const create = (file: string, text: string): Edit => ({
  file,
  write(before) {
    if (before !== undefined) throw new Error(`${file} exists already.`);
    return text;
  },
});

const change = (file: string, write: (before: string) => string): Edit => ({
  file,
  write(before) {
    if (before === undefined) throw new Error(`${file} does not exist.`);
    return write(before);
  },
});

/** Adds `text` as the last entry of the object or list that `name` is declared as, also inside a call around it. */
export const addEntry = (file: string, name: string, text: string) =>
  change(file, (before) => {
    const end = listEnd(file, before, name);
    return `${before.slice(0, end)}${text}\n${before.slice(end)}`;
  });

/** Adds a line in front of the first occurrence of `anchor`. */
export const addBefore = (file: string, anchor: string, text: string) =>
  change(file, (before) => {
    if (!before.includes(anchor)) throw new Error(`${file} has no ${anchor}.`);
    return before.replace(anchor, () => text + anchor);
  });

/** Adds an import or an export from another file; the formatter puts it into its place. */
export const addImport = (file: string, text: string) => change(file, (before) => `${text}\n${before}`);

/** How `from` imports `to`. */
export function importPath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

/** Every edited file with its new text. Throws, before anything is written, when one cannot be made. */
export function apply(edits: readonly Edit[], read: (file: string) => string | undefined): Map<string, string> {
  const files = new Map<string, string>();
  for (const { file, write } of edits) files.set(file, write(files.get(file) ?? read(file)));
  return files;
}

/** Writes the edits below `root` and formats the touched files. */
export function writeEdits(root: string, edits: readonly Edit[]) {
  const files = apply(edits, (file) => {
    const path = join(root, file);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  });
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(file);
  }
  const format = ["node_modules/@biomejs/biome/bin/biome", "check", "--write", "--log-level=error", ...files.keys()];
  const { status } = spawnSync(process.execPath, format, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("the new files break a rule of the linter");
}

function listEnd(file: string, source: string, name: string): number {
  for (const node of nodesOf(file, source)) {
    if (node.type !== "VariableDeclarator" || nameOf(node.id) !== name) continue;
    const list = listOf(node.init);
    if (list) return list.end - 1;
  }
  throw new Error(`${file} declares no list ${name}.`);
}

function listOf(node: Node | null | undefined): Node | undefined {
  if (node?.type === "TSSatisfiesExpression" || node?.type === "TSAsExpression") return listOf(node.expression);
  if (node?.type === "CallExpression") return listOf(node.arguments[0]);
  return node?.type === "ObjectExpression" || node?.type === "ArrayExpression" ? node : undefined;
}
