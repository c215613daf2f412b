import type { Delimiter } from "./delimiter.ts";

export type TextRecord = {
  /** As in a spreadsheet, from 1: a cell with line breaks is still on one line. */
  line: number;
  cells: readonly string[];
  /** Where it starts in the text, and where the next one does. */
  start: number;
  end: number;
};
/** A fault that ends the reading. */
export type RecordFault = { cause: "quotes" | "columns" | "cell"; line: number };
/** `cell` in UTF-16 units. */
export type RecordLimits = { columns: number; cell: number };

/**
 * The non-blank records of a text, with quotes as in RFC 4180. One pass, so that time and memory stay proportional to
 * the text (I6, I7). `from` is where a record starts.
 */
export function* readRecords(
  text: string,
  delimiter: Delimiter,
  limits: RecordLimits,
  from = { at: 0, line: 1 },
): Generator<TextRecord | RecordFault, void> {
  for (let { at, line } = from; at < text.length; line += 1) {
    const start = at;
    const cells: string[] = [];
    for (;;) {
      const cell = cellAt(text, at, delimiter, limits.cell);
      if (typeof cell === "string") return yield { cause: cell, line };
      cells.push(cell.text);
      if (cells.length > limits.columns) return yield { cause: "columns", line };
      at = cell.end + 1;
      if (text[cell.end] !== delimiter) break;
    }
    if (text[at - 1] === "\r" && text[at] === "\n") at += 1;
    if (cells.some(isFilled)) yield { line, cells, start, end: at };
  }
}

const isFilled = (cell: string) => cell !== "" && cell.trim() !== "";

type Cell = { text: string /** Where the delimiter, the line break or the end of the text is. */; end: number };
type CellFault = "quotes" | "cell";

function cellAt(text: string, start: number, delimiter: Delimiter, longest: number): Cell | CellFault {
  if (text[start] === '"') return quotedAt(text, start, delimiter, longest);
  let end = start;
  while (end < text.length && !isEnd(text, end, delimiter)) end += 1;
  return end - start > longest ? "cell" : { text: text.slice(start, end), end };
}

function quotedAt(text: string, start: number, delimiter: Delimiter, longest: number): Cell | CellFault {
  let said = "";
  for (let at = start + 1; ; ) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return "quotes";
    said += text.slice(at, quote);
    if (said.length > longest) return "cell";
    at = quote + 1;
    if (text[at] === '"') {
      said += '"';
      at += 1;
      continue;
    }
    while (text[at] === " ") at += 1;
    return at >= text.length || isEnd(text, at, delimiter) ? { text: said, end: at } : "quotes";
  }
}

const lineFeed = 10;
const carriageReturn = 13;

function isEnd(text: string, at: number, delimiter: Delimiter): boolean {
  const code = text.charCodeAt(at);
  return code === lineFeed || code === carriageReturn || code === delimiter.charCodeAt(0);
}
