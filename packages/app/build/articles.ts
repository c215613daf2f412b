import type { Plugin } from "vite";
import { type Route, routes } from "../src/navigation/routeTable.ts";
import { readArticle } from "./readArticle.ts";

/** Reads the texts of `src/content` while building: a page imports an `Article`, and no parser is shipped. */
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

/** Whether a screen can be used already: what explains another one says so. */
const isBuilt = (screen: string) => built.has(screen);
