import type { Plugin } from "vite";

const writing = /\.innerHTML\s*=\s*(?:''|""|``)/g;

/**
 * React Aria empties the region it announces changed dates and numbers in by writing HTML, which the page's content
 * policy forbids (require-trusted-types-for): the page would break at the second announcement.
 */
export function announcerWithoutHtml(): Plugin {
  return {
    name: "announcer-without-html",
    apply: "build",
    transform: {
      filter: { id: /live-announcer\/LiveAnnouncer\.mjs$/ },
      handler: (code) => ({ code: code.replaceAll(writing, ".replaceChildren()"), map: null }),
    },
  };
}
