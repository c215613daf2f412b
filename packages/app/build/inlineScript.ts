import { minifySync } from "vite";

/** The text of an inline script that calls a function, which refers to nothing outside itself, with values of ours. */
export function inlineScript(run: (...args: never[]) => void, values: readonly unknown[]): string {
  const { code } = minifySync("inline.js", `export default ${run}`);
  const [, compact = ""] = /^export default ([\s\S]*?);?\s*$/.exec(code) ?? [];
  // `</script>` inside a script element would end it.
  const given = values.map((value) => JSON.stringify(value).replaceAll("<", "\\u003c"));
  return `(${compact})(${given.join(",")})`;
}
