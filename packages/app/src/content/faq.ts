import { gaugeIcon, helpIcon, homeIcon, membersIcon, noteIcon, scatterIcon } from "@kyuseki/ui";
import type { FaqGroup } from "@kyuseki/ui/screens/Faq";
import type { Article } from "@kyuseki/ui/screens/Help";
import { inOrder } from "./inOrder.ts";

const files = import.meta.glob<Article>("./faq/*.md", { import: "default", eager: true });

/** By the id of the group. */
const icons: Readonly<Record<string, FaqGroup["icon"]>> = {
  start: homeIcon,
  members: membersIcon,
  measure: gaugeIcon,
  communication: noteIcon,
  analyzer: scatterIcon,
};

/** The questions and answers, by group. Belongs in the chunk of /faq alone. */
export const faqGroups: readonly FaqGroup[] = inOrder(files).map((group) => ({
  ...group,
  icon: icons[group.id] ?? helpIcon,
}));

/** Words worth a try; each of them finds something. */
export const faqWords = ["QRコード", "パスワード", "CSV", "投球数", "保護者"] as const;
