// What styled-components does with its rules in a build (dependencyPatches.ts). It inserts them while it draws, and a page
// drawn in slices has a frame after each slice: a browser then reads the sheet anew, up to 86 times for a page with charts,
// 270 ms on a phone in place of 125. So the rules wait until what needs them stands.

/** Its own record of a sheet: `length` counts the rules that wait too. */
type Tag = { sheet: Pick<CSSStyleSheet, "insertRule">; length: number };

const waiting: { tag: Tag; rule: string; index: number }[] = [];
let isDrawing = false;

/** Has the rules that `draw` inserts wait. */
export function withRulesWaiting<Drawn>(draw: () => Drawn): Drawn {
  isDrawing = true;
  try {
    return draw();
  } finally {
    isDrawing = false;
  }
}

/** Says that the rule is in the sheet, as the library wants to know: places of later rules count it. */
export function insertRule(tag: Tag, index: number, rule: string): boolean {
  waiting.push({ tag, rule, index });
  tag.length++;
  if (!isDrawing) insertWaitingRules();
  return true;
}

/** Inserts all rules that wait, in their order: before anything can be measured or seen with them. */
export function insertWaitingRules(): void {
  for (const { tag, rule, index } of waiting.splice(0)) {
    try {
      tag.sheet.insertRule(rule, index);
    } catch {
      // This browser does not know it. The places of the others have counted it.
      tag.sheet.insertRule("no-rule{}", index);
    }
  }
}
