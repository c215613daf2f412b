// Requirement ids in comments, strings and documents are listed in docs/requirements.md; a docstring says its sentence
// first and its ids at the end, in brackets.
import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { nodesOf, textOf } from "./syntaxTree.ts";

const list = "docs/requirements.md";

const sentences = {
  "listed-ids": `Every requirement id has one line in ${list}: add it there, or mend the id.`,
  "sentence-first": "A docstring begins with a sentence; requirement ids follow it in brackets: “… (D-9, R4).”",
};

type Rule = keyof typeof sentences;

const families = "AN|AP|BE|CO|D|EN|ER|EV|NO|OF|OP|RO|SE|VA";
// Not ids: percentiles (P90), times (T12:00), versions (R7.12) and escapes (%A1).
const checklist = "(?!P\\d0)[HIPRST][1-9]\\d?(?![.:]\\d)|A[1-3]";
const id = `(?:(?:${families})-\\d+[a-z]?|AI \\d+|${checklist})`;
const ids = new RegExp(`(?<![\\w.%-])${id}(?![\\w-])`, "g");
const idFirst = new RegExp(`^[\\s*]*${id}(?![\\w-])`);

/** The ids that have a row in the text of docs/requirements.md. */
export function listedIds(text: string): Set<string> {
  return new Set([...text.matchAll(/^\| ([A-Z]+[- ]?\d+[a-z]?) \|/gm)].map(([, name = ""]) => name));
}

/** Broken rules of one source or document, as `{ rule, line }`. */
export function broken(file: string, source: string, listed: Set<string>): { rule: Rule; line: number }[] {
  const at = (rule: Rule, offset: number) => ({ rule, line: source.slice(0, offset).split("\n").length });
  return spans(file, source).flatMap(({ start, text, isDocstring }) => {
    const unlisted = [...text.matchAll(ids)].filter(([name]) => !listed.has(name));
    const found = unlisted.map(({ index }) => at("listed-ids", start + index));
    return isDocstring && idFirst.test(text) ? [at("sentence-first", start), ...found] : found;
  });
}

type Span = { start: number; text: string; isDocstring: boolean };

/** Where ids may stand: comments and strings of a source, all of a document. */
function spans(file: string, source: string): Span[] {
  const plain = (start: number, text: string) => ({ start, text, isDocstring: false });
  if (/\.mdx?$/.test(file)) return [plain(0, source)];
  if (file.endsWith(".sql")) return [...source.matchAll(/--.*/g)].map(({ 0: text, index }) => plain(index, text));
  const comments = parseSync(file, source).comments.map(({ start, value }) => {
    return { start: start + 2, text: value, isDocstring: value.startsWith("*") };
  });
  const strings = [...nodesOf(file, source)].filter((node) => textOf(node));
  return [...comments, ...strings.map(({ start, end }) => plain(start, source.slice(start, end)))];
}

if (import.meta.main) {
  const listed = listedIds(readFileSync(list, "utf8"));
  const files = globSync([
    "*.{ts,md}",
    "docs/**/*.md",
    ".storybook/**/*.{ts,tsx,mdx}",
    "{scripts,bench}/**/*.{ts,tsx}",
    "packages/*/*.{ts,md}",
    "packages/*/{src,build,testing,e2e,migrations}/**/*.{ts,tsx,sql,md}",
  ]);
  const rules = new Set<Rule>();
  let count = 0;
  for (const file of files.filter((path) => path !== "scripts/checks/requirements.test.ts")) {
    const source = readFileSync(file, "utf8");
    for (const { rule, line } of broken(file, source, listed)) {
      rules.add(rule);
      count += 1;
      console.error(`${file}:${line} ${rule}: ${source.split("\n")[line - 1]?.trim()}`);
    }
  }
  for (const rule of rules) console.error(`${rule}: ${sentences[rule]}`);
  console.log(count === 0 ? "requirements: every id is listed" : `requirements: ${count} out of place`);
  process.exitCode = count === 0 ? 0 : 1;
}
