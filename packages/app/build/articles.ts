import type { Plugin } from "vite";
import { type Route, routes } from "../src/navigation/routeTable.ts";
import { readArticle } from "./readArticle.ts";

/** Parses the texts of `src/content` at build time: a page imports an `Article`, and no parser is shipped. */
export const articles = (): Plugin => ({
  name: "kyuseki-articles",
  transform: {
    filter: { id: /\.md$/ },
    handler: (text) => ({
      code: `export default ${JSON.stringify(readArticle(text, isBuilt))};`,
      map: null,
      moduleType: "js",
    }),
  },
});

const all: readonly Route[] = routes;
const built: ReadonlySet<string> = new Set(all.filter((route) => route.built).map(({ id }) => id));

/** Whether a screen can be used already; help about others says so. */
const isBuilt = (screen: string) => built.has(screen);
