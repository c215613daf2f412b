import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { numeralFont } from "@kyuseki/ui/numerals";
import type { Plugin } from "vite";

const file = resolve(import.meta.dirname, "../../ui/src/assets/sofia-condensed-digits.woff2");

/**
 * Writes the numeral font, 4.5 kB, at the end of the page: it is there before the first number, at the first visit
 * too, and nothing more is asked for. After the drawn shell, which shows no number.
 */
export const numeralsInPage = (): Plugin => ({
  name: "kyuseki-numerals-in-page",
  transformIndexHtml: () => {
    const source = `data:font/woff2;base64,${readFileSync(file, "base64")}`;
    return [{ tag: "style", injectTo: "body", children: numeralFont(source).replaceAll(/\s*\n\s*/g, "") }];
  },
});
