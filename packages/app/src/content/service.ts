import { calendarIcon, fileIcon, helpIcon, membersIcon, messageIcon, playIcon, scatterIcon } from "@kyuseki/ui";
import type { Article } from "@kyuseki/ui/screens/Help";
import type { Service } from "@kyuseki/ui/screens/Service";
import article from "./service.md";

type Look = Pick<Service, "icon" | "link">;

/** By the place of the section. */
const looks: Readonly<Record<string, Look>> = {
  "service-player": { icon: membersIcon, link: { href: "/training/", label: "案内を見る", native: true } },
  "service-analyzer": { icon: scatterIcon, link: { href: "/member-list", label: "メンバーリストを開く" } },
  "service-training": { icon: playIcon, link: { href: "/training-report", label: "実施記録を開く" } },
  "service-devices": { icon: fileIcon, link: { href: "/nextshot/analysis/import", label: "取り込む" } },
  "service-mail": { icon: messageIcon, link: { href: "/notification", label: "お知らせ送信を開く" } },
  "service-calendar": { icon: calendarIcon, link: { href: "/event-list", label: "イベントを見る" } },
};

/** What stands on the board of /service. */
export const servicePanel: Pick<Article, "title" | "lead"> = { title: article.title, lead: article.lead };

/** The services, without how this team uses them. */
const services: readonly Service[] = article.sections.map((section) => ({
  ...section,
  ...(looks[section.id] ?? { icon: helpIcon }),
}));

/** As a team sees them: without the analyzer it is told which service it cannot open. */
export const servicesOf = (hasAnalyzer: boolean): readonly Service[] =>
  hasAnalyzer
    ? services
    : services.map(({ link, ...service }) =>
        link?.href.startsWith("/nextshot")
          ? { ...service, status: { tone: "stopped", label: "アナライザーのあるチームで使えます" } }
          : { ...service, link },
      );
