import type { Plugin } from "vite";

const writing = /\.innerHTML\s*=\s*(?:''|""|``)/g;
const listing = /Intl\.DateTimeFormat\.supportedLocalesOf\(/g;

/**
 * Two places of React Aria in a build:
 * - It empties the region it announces changed dates and numbers in by writing HTML, which the page's content policy
 *   forbids (require-trusted-types-for): the page would break at the second announcement.
 * - While it loads, it asks whether the browser's language is well formed in a way for which the browser gathers every
 *   language it has (20 ms); nothing here follows the browser's language.
 */
export function reactAria(): Plugin {
  return {
    name: "react-aria",
    apply: "build",
    transform: {
      filter: { id: /react-aria\/dist\/private\/.*(LiveAnnouncer|useDefaultLocale)\.mjs$/ },
      handler(code, id) {
        const changed = code.replaceAll(writing, ".replaceChildren()").replaceAll(listing, "Intl.getCanonicalLocales(");
        if (changed === code) this.error(`${id} has changed: nothing of it was replaced`);
        return { code: changed, map: null };
      },
    },
  };
}
