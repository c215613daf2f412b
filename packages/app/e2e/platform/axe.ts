import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { unnamedControls } from "../../../../.storybook/unnamedControls.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Violations on the page: "color-contrast main > p" of axe-core, and controls without a name. */
export async function violationsIn(page: Page): Promise<string[]> {
  // The page's policy blocks our scripts; the debugger's evaluation is exempt.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(source);
  const { violations }: AxeResults = await page.evaluate(`axe.run(document, { resultTypes: ["violations"] })`);
  const told = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(" ")}`));
  return [...told, ...(await unnamedControls(page))];
}
