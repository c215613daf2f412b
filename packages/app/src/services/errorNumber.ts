import { dayInJapan } from "@kyuseki/domain";

/** "E-7F3A-20261120": what the coach reads out and the log has beside the failure. The same failure keeps its number. */
export function errorNumber(error: unknown): string {
  const known = error instanceof Error ? numbers.get(error) : undefined;
  if (known) return known;
  const [random = 0] = crypto.getRandomValues(new Uint16Array(1));
  const number = `E-${random.toString(16).toUpperCase().padStart(4, "0")}-${dayInJapan(new Date()).replaceAll("-", "")}`;
  if (error instanceof Error) numbers.set(error, number);
  return number;
}

const numbers = new WeakMap<Error, string>();
