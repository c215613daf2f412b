import type { Plugin } from "vite";
import { routes } from "../src/navigation/routeTable.ts";
import { readArticle } from "./readArticle.ts";

/** Parses the texts of `src/content` at build time: a page imports an `Article`, and no parser is shipped. */
export const articles = (): Plugin => ({
  name: "kyuseki-articles",
  transform: {
    filter: { id: /\.md$/ },
    handler: (text) => ({
      code: `export default ${JSON.stringify(readArticle(text, isScreen))};`,
      map: null,
      moduleType: "js",
    }),
  },
});

const screens: ReadonlySet<string> = new Set(routes.map(({ id }) => id));

/** Whether there is such a screen; help about what is only planned says so. */
const isScreen = (name: string) => screens.has(name);
