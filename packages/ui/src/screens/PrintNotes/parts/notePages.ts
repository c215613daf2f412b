import { type PlayerNote, partsBesideFeel } from "@kyuseki/domain";

type Printed = Pick<PlayerNote, "parts" | "comment_list" | "stamps">;

/**
 * Notes in their order, as many on a sheet as fit by the lines of their words; the first sheet has `firstLines` lines. A
 * note that is longer than a sheet has one of its own.
 */
export function notePages<Note extends Printed>(notes: readonly Note[], firstLines: number): Note[][] {
  const pages: Note[][] = [[]];
  let free = firstLines;
  for (const note of notes) {
    const lines = linesOf(note);
    if (lines > free && (pages.at(-1)?.length !== 0 || free < sheetLines)) {
      pages.push([]);
      free = sheetLines;
    }
    pages.at(-1)?.push(note);
    free -= lines;
  }
  return pages;
}

/** Of a heading, the answers with their questions, stamps and comments, and the space below. */
function linesOf({ parts, comment_list, stamps }: Printed): number {
  const answers = partsBesideFeel(parts).map(({ label, text }) => `${label}　${text}`);
  const texts = [...answers, ...comment_list.map(({ text }) => text)];
  const words = texts.reduce((sum, text) => sum + wrapped(text), 0);
  return headingLines + words + (stamps.length > 0 ? 1 : 0);
}

const wrapped = (text: string) =>
  text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineCharacters)), 0);

/** Characters of a line and lines of a sheet, with room to spare: a sheet must not run over. */
const lineCharacters = 54;
const sheetLines = 46;
const headingLines = 2;
/** Below 9マス目標, also one whose cells are all full. */
export const linesBesideGoals = 10;
export const linesOfSheet = sheetLines;
