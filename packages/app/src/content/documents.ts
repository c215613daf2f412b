import type { Article } from "@kyuseki/ui/screens/Help";
import { isBuilt } from "./builtScreens.ts";
import privacyText from "./privacy.md?raw";
import { readArticle } from "./readArticle.ts";
import termsText from "./terms.md?raw";

/** Belong in the chunks of /terms and /privacy alone. */
export const terms: Article = readArticle(termsText, isBuilt);
export const privacy: Article = readArticle(privacyText, isBuilt);
