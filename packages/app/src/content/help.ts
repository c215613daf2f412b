import type { Article } from "@kyuseki/ui/screens/Help";
import { isBuilt } from "./builtScreens.ts";
import { readArticles } from "./readArticle.ts";

const files = import.meta.glob<string>("./help/*.md", { query: "?raw", import: "default", eager: true });
const [first, ...others] = readArticles(files, isBuilt);
if (!first) throw new Error("the manual is empty");

/** The manual, in the order it is read. Belongs in the chunk of /help alone. */
export const helpArticles: readonly [Article, ...Article[]] = [first, ...others];
