import { minifySync } from "vite";

/**
 * The text of an inline script that calls a function, which refers to nothing outside itself, with values of ours.
 * @throws when it would end its element early
 */
export function inlineScript(run: (...args: never[]) => void, values: readonly unknown[]): string {
  const text = minifySync(
    "inline.js",
    `(${run})(${values.map((value) => JSON.stringify(value)).join(",")})`,
  ).code.trim();
  if (/<\/script/i.test(text)) throw new Error("an inline script contains </script");
  return text;
}
