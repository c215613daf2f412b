import type { FaqGroup } from "@kyuseki/ui/screens/Faq";
import type { Article } from "@kyuseki/ui/screens/Help";
import { inOrder } from "./inOrder.ts";

const files = import.meta.glob<Article>("./faq/*.md", { import: "default", eager: true });

/** By the id of the group. */
const icons: Readonly<Record<string, FaqGroup["icon"]>> = {
  start: "home",
  members: "members",
  measure: "gauge",
  communication: "note",
  analyzer: "scatter",
};

/** The questions and answers, by group. Belongs in the chunk of /faq alone. */
export const faqGroups: readonly FaqGroup[] = inOrder(files).map((group) => ({
  ...group,
  icon: icons[group.id] ?? "help",
}));

/** Words worth a try; each of them finds something. */
export const faqWords = ["QRコード", "パスワード", "CSV", "投球数", "保護者"] as const;
