import { accountLimits, graphemeCount } from "@kyuseki/domain";

/** Too short, allowed but easy to guess, allowed, and long. */
export type PasswordStrength = "short" | "easy" | "enough" | "strong";

/** From this length on, guessing is slow whatever the characters. */
export const strongLength = 12;

/**
 * A hint, not a verdict: only the server refuses common passwords (S9). Length counts most; digits alone, sequences
 * such as "abcdefgh" and very few distinct characters count as easy.
 */
export function passwordStrength(password: string): PasswordStrength {
  const length = graphemeCount(password.slice(0, accountLimits.passwordMax));
  if (length < accountLimits.passwordMin) return "short";
  if (isEasy(password)) return "easy";
  return length < strongLength ? "enough" : "strong";
}

function isEasy(password: string): boolean {
  // Full-width figures are figures.
  const letters = [...password.normalize("NFKC").toLowerCase()];
  return letters.every(isFigure) || isRow(letters) || new Set(letters).size < fewestKinds;
}

const isFigure = (letter: string) => /\d/.test(letter);

/** Whether every character follows its neighbour, upwards or downwards. */
function isRow(letters: readonly string[]): boolean {
  const points = letters.map((letter) => letter.codePointAt(0) ?? 0);
  const steps = points.slice(1).map((point, at) => point - (points[at] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

const fewestKinds = 5;
