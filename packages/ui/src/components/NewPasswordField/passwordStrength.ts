import { accountLimits, graphemeCount } from "@kyuseki/domain";

/** Shorter than allowed, allowed but easy to guess, allowed, and long. */
export type PasswordStrength = "short" | "easy" | "enough" | "strong";

/** Characters from which length alone makes guessing slow. */
export const strongLength = 12;

/**
 * S9. A hint for the person typing, never a verdict: the server alone refuses what is commonly used. Length counts most;
 * figures alone (a birthday, a telephone number), rows such as "abcdefgh" and very few characters are called easy.
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

/** Every character follows its neighbour, upwards or downwards. */
function isRow(letters: readonly string[]): boolean {
  const points = letters.map((letter) => letter.codePointAt(0) ?? 0);
  const steps = points.slice(1).map((point, at) => point - (points[at] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

const fewestKinds = 5;
