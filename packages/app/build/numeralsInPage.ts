import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { numeralFamily, numeralFont } from "@kyuseki/ui/numerals";
import type { Plugin } from "vite";

const file = resolve(import.meta.dirname, "../../ui/src/assets/sofia-condensed-digits.woff2");

/**
 * Writes the numeral font, 4.5 kB, at the end of the page, so that nothing more is asked for; after the drawn shell, which
 * shows no number. It is made ready there: a font that begins with the first number would come too late for that page.
 */
export const numeralsInPage = (): Plugin => ({
  name: "kyuseki-numerals-in-page",
  transformIndexHtml: () => {
    const source = `data:font/woff2;base64,${readFileSync(file, "base64")}`;
    return [
      { tag: "style", injectTo: "body", children: numeralFont(source).replaceAll(/\s*\n\s*/g, "") },
      { tag: "script", injectTo: "body", children: `document.fonts.load('1em "${numeralFamily}"', "0")` },
    ];
  },
});
