import type { Article } from "@kyuseki/ui/screens/Help";
import { inOrder } from "./inOrder.ts";

const files = import.meta.glob<Article>("./help/*.md", { import: "default", eager: true });
const [first, ...others] = inOrder(files);
if (!first) throw new Error("the manual is empty");

/** The manual, in the order it is read. Belongs in the chunk of /help alone. */
export const helpArticles: readonly [Article, ...Article[]] = [first, ...others];
