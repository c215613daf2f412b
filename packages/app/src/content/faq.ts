import type { FaqGroup } from "@kyuseki/ui/screens/Faq";
import { isBuilt } from "./builtScreens.ts";
import { readArticles } from "./readArticle.ts";

const files = import.meta.glob<string>("./faq/*.md", { query: "?raw", import: "default", eager: true });

/** By the id of the group. */
const icons: Readonly<Record<string, FaqGroup["icon"]>> = {
  start: "home",
  members: "members",
  measure: "gauge",
  communication: "note",
  analyzer: "scatter",
};

/** The questions and answers, by group. Belongs in the chunk of /faq alone. */
export const faqGroups: readonly FaqGroup[] = readArticles(files, isBuilt).map((group) => ({
  ...group,
  icon: icons[group.id] ?? "help",
}));

/** Words worth a try; each of them finds something. */
export const faqWords = ["QRコード", "パスワード", "CSV", "投球数", "保護者"] as const;
