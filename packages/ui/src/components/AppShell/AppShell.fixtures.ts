import type { NavId } from "../../copy/frame/shell.ts";
import type { NavGroup, NavItem } from "../SideNav/navItem.ts";

const hrefs = {
  home: "/",
  dashboard: "/dashboard",
  "training-report": "/training-report",
  "evaluation-result": "/evaluation-result",
  ranking: "/ranking",
  "ranking-individual-local": "/ranking/individual/local",
  "ranking-individual-national": "/ranking/individual/national",
  "ranking-team-national": "/ranking/team/national",
  notification: "/notification",
  note: "/note",
  "nextshot-analysis": "/nextshot/analysis",
  "player-report": "/search",
  "member-list": "/member-list",
  "team-management": "/team-management",
  "evaluation-setting": "/evaluation-setting",
  information: "/information",
  faq: "/faq",
  "player-service": "/top",
  search: "/search",
  account: "/account",
  service: "/service",
  terms: "/terms",
  privacy: "/privacy",
} as const satisfies Record<NavId, string>;

const rankings = ["ranking-individual-local", "ranking-individual-national", "ranking-team-national"] as const;

/** The whole navigation for a coach at `current`. */
export function navigationAt(current: NavId, { analyzer = true, badges = {} }: NavigationOptions = {}) {
  const item = (id: NavId): NavItem => ({
    id,
    href: hrefs[id],
    current: id === current,
    badge: badges[id] ?? 0,
  });
  const nav: NavGroup[] = [
    { id: null, items: [item("home")] },
    {
      id: "training",
      items: [
        item("dashboard"),
        item("training-report"),
        item("evaluation-result"),
        { ...item("ranking"), children: rankings.map(item) },
      ],
    },
    { id: "communication", items: [item("notification"), item("note")] },
    ...(analyzer ? [{ id: "analyzer" as const, items: [item("nextshot-analysis"), item("player-report")] }] : []),
    { id: "setting", items: [item("member-list"), item("team-management"), item("evaluation-setting")] },
    { id: "support", items: [item("faq")] },
  ];
  const menu: NavGroup[] = nav.map((group) =>
    group.id === "support"
      ? { ...group, items: [item("information"), ...group.items, { ...item("player-service"), native: true }] }
      : group,
  );
  return {
    nav,
    menu,
    tabs: [item("home"), item("dashboard"), item("search"), item("note"), item("notification")],
    shortcuts: [item("member-list")],
    account: item("account"),
    footer: [item("terms"), item("privacy"), item("service")],
  };
}

type NavigationOptions = { analyzer?: boolean; badges?: Partial<Record<NavId, number>> };
