/** What a spreadsheet runs instead of showing it, also behind apostrophes, so that `unguarded` finds what `guarded` did. */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** I8. A text no spreadsheet takes for a formula: an apostrophe before it, where it needs one. */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text `guarded` was given. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
