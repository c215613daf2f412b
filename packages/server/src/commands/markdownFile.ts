import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/** @throws Error whose message is meant for the person at the terminal */
export async function readTextFile(file: string): Promise<string> {
  try {
    // npm starts commands in the repository's folder, wherever it was called.
    const path = resolve(process.env.INIT_CWD ?? "", file);
    return new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path));
  } catch (error) {
    const reason = error instanceof TypeError ? "it is no UTF-8 text" : error instanceof Error ? error.message : error;
    throw new Error(`${file} cannot be read: ${reason}`);
  }
}

export type MarkdownFile<Field extends string> = { fields: Partial<Record<Field, string>>; body: string };

/**
 * A Markdown text that begins with front matter between two lines of `---`, of these fields alone; `example` shows one.
 * @throws Error like `readTextFile`
 */
export function readMarkdownFile<const Field extends string>(
  text: string,
  known: readonly Field[],
  { begins, example }: { begins: string; example: string },
): MarkdownFile<Field> {
  const [, head = "", body = ""] =
    text.replace(/^\uFEFF/, "").match(/^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n([\s\S]*))?$/m) ?? [];
  if (head === "") throw new Error(`The file begins with ${begins}:\n\n${example}`);
  const fields: Partial<Record<Field, string>> = {};
  for (const [name, value] of head.split(/\r?\n/).filter(hasText).map(fieldOf)) {
    const field = known.find((one) => one === name);
    if (field === undefined) throw new Error(`"${name}" is none of ${known.join(", ")}.`);
    fields[field] = value;
  }
  const markdown = body.replace(/\r\n/g, "\n").trim();
  if (markdown === "" || markdown.length > bodyMax) throw new Error(`The text has 1 to ${bodyMax} characters.`);
  if (`${head}${markdown}`.includes("\0")) throw new Error("The file is no text.");
  return { fields, body: markdown };
}

/** @throws Error like `readTextFile` */
export function requireTitle(title = ""): string {
  if (title === "" || title.length > titleMax) throw new Error(`title: 1 to ${titleMax} characters.`);
  return title;
}

/** Who publishes, unless the file names somebody. */
export const defaultAuthor = "運営事務局";

const hasText = (line: string) => line.trim() !== "";

/** `title: text`; quotes around the text are no part of it. */
function fieldOf(line: string): [string, string] {
  const [, name, quoted] = line.match(/^([a-z_]+):[ \t]*(.*?)[ \t]*$/) ?? [];
  if (name === undefined || quoted === undefined) throw new Error(`"${line}" is no "name: text".`);
  return [name, quoted.replace(/^(["'])(.*)\1$/, "$2")];
}

const titleMax = 100;
const bodyMax = 20_000;
