export type TextChange = { kind: "same" | "removed" | "added"; text: string };

/** The lines of a text in which words changed, each as words that stayed, went and came. */
export function changedLines(before: string, after: string): TextChange[][] {
  const lines: TextChange[][] = [[]];
  for (const { kind, text } of wordChanges(words(before), words(after))) {
    const [first = "", ...rest] = text.split("\n");
    if (first) lines.at(-1)?.push({ kind, text: first });
    for (const line of rest) lines.push(line === "" ? [] : [{ kind, text: line }]);
  }
  return lines.filter((line) => line.some(({ kind }) => kind !== "same")).map(joined);
}

/** A longest common subsequence of words; what is outside it went or came. */
function wordChanges(before: readonly string[], after: readonly string[]): TextChange[] {
  // lengths[i][j]: words in common from before[i] and after[j] on.
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row = lengths[i];
    if (!row) continue;
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const changes: TextChange[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const [old, next] = [before[i], after[j]];
    if (old !== undefined && old === next) {
      changes.push({ kind: "same", text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (next === undefined || at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: "removed", text: old });
      i += 1;
    } else {
      changes.push({ kind: "added", text: next ?? "" });
      j += 1;
    }
  }
  return changes;
}

function joined(line: readonly TextChange[]): TextChange[] {
  const parts: TextChange[] = [];
  for (const { kind, text } of line) {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  }
  return parts;
}

let segmenter: Intl.Segmenter | undefined;

/** A time or a day is one word: 7時30分, 11月21日, 13:00. */
const moments = /(\d[\d:：.]*(?:[時分秒月日年]\d*)*)/;

function words(text: string): string[] {
  segmenter ??= new Intl.Segmenter("ja", { granularity: "word" });
  const byWord = segmenter;
  return text
    .split(moments)
    .flatMap((part, place) => (place % 2 === 1 ? [part] : Array.from(byWord.segment(part), ({ segment }) => segment)));
}
