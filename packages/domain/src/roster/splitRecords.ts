import { type RosterRefusal, rosterLimits } from "./rosterField.ts";

/** `line` as a spreadsheet numbers it: a cell with line breaks is still on one line. */
export type RosterRecord = { line: number; cells: readonly string[] };
type Split = { records: readonly RosterRecord[] /** Also those beyond `keep`. */; count: number };

/**
 * A text as records that are not blank, the first `keep` of them: commas, semicolons or tabs between cells, quotes as in
 * RFC 4180. One pass, so that time and memory stay in proportion to any text (I6, I7).
 */
export function splitRecords(text: string, keep: number): Split | { refusal: RosterRefusal } {
  const delimiter = delimiterOf(text);
  const records: RosterRecord[] = [];
  let count = 0;
  for (let at = 0, line = 1; at < text.length; line += 1) {
    const cells: string[] = [];
    for (;;) {
      const cell = cellAt(text, at, delimiter);
      if (typeof cell === "string") return { refusal: { cause: cell, line } };
      cells.push(cell.text);
      if (cells.length > rosterLimits.columns) return { refusal: { cause: "columns", line } };
      at = cell.end + 1;
      if (text[cell.end] !== delimiter) break;
    }
    if (text[at - 1] === "\r" && text[at] === "\n") at += 1;
    if (cells.every((cell) => cell.trim() === "")) continue;
    count += 1;
    if (records.length < keep) records.push({ line, cells });
  }
  return { records: apart(records), count };
}

type Cell = { text: string /** Where the delimiter, the line break or the end of the text is. */; end: number };

function cellAt(text: string, start: number, delimiter: string): Cell | "quotes" | "cell" {
  if (text[start] === '"') return quotedAt(text, start, delimiter);
  let end = start;
  while (end < text.length && !isEnd(text[end], delimiter)) end += 1;
  return end - start > rosterLimits.cell ? "cell" : { text: text.slice(start, end), end };
}

function quotedAt(text: string, start: number, delimiter: string): Cell | "quotes" | "cell" {
  let said = "";
  for (let at = start + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return "quotes";
    said += text.slice(at, quote);
    if (said.length > rosterLimits.cell) return "cell";
    at = quote + 1;
    if (text[at] === '"') {
      said += '"';
      at += 1;
      continue;
    }
    while (text[at] === " ") at += 1;
    return at >= text.length || isEnd(text[at], delimiter) ? { text: said, end: at } : "quotes";
  }
}

const isEnd = (letter: string | undefined, delimiter: string) =>
  letter === delimiter || letter === "\n" || letter === "\r";

/** What stands most often between the first cells. */
function delimiterOf(text: string): string {
  const bare = text.slice(0, rosterLimits.cell).replace(/"[^"]*"/g, "");
  const counts = delimiters.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}

const delimiters = ["\t", ",", ";"] as const;

/** A list typed by hand has only spaces between its cells; two words are a name. */
function apart(records: readonly RosterRecord[]): readonly RosterRecord[] {
  if (records.some(({ cells }) => cells.length > 1)) return records;
  const words = records.map(({ line, cells }) => ({ line, cells: (cells[0] ?? "").trim().split(/\s+/u) }));
  return words.some(({ cells }) => cells.length > 2) ? words : records;
}
