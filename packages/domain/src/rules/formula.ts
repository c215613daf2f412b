/** What a spreadsheet runs instead of showing, also behind apostrophes, so that `unguarded` reverts every `guarded`. */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** A text that no spreadsheet takes for a formula: with an apostrophe before it where needed (I8). */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that was given to `guarded`. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
