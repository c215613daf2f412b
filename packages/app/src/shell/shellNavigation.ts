import type { NavGroup, NavGroupId, NavId, NavItem } from "@kyuseki/ui";
import { type Route, routes } from "../navigation/routeTable.ts";

type ShellState = {
  pathname: string;
  /** Whether the team has the analyzer (RO-2). */
  analyzer: boolean;
  isMobile: boolean;
  /** Applications waiting for a decision. */
  applied: number;
  /** What the provider has published and this coach has not read. */
  unread: number;
  /** Growth notes without an answer. */
  unanswered: number;
  /** Players with something open (CO-7). */
  openPlayers: number;
};

export type ShellNavigation = {
  nav: readonly NavGroup[];
  menu: readonly NavGroup[];
  tabs: readonly NavItem[];
  shortcuts: readonly NavItem[];
  footer: readonly NavItem[];
};

/** Every navigation of the shell, read from the route table (RO-5). */
export function navigationFor({
  pathname,
  analyzer,
  isMobile,
  applied,
  unread,
  unanswered,
  openPlayers,
}: ShellState): ShellNavigation {
  const item = (id: NavId, href: string, section = href): NavItem => ({
    id,
    href,
    current: isWithin(pathname, section),
    ...(id === "member-list" && applied > 0 && { badge: applied }),
    ...(id === "note" && unanswered > 0 && { badge: unanswered }),
    ...(id === "notification" && openPlayers > 0 && { badge: openPlayers }),
    ...(id === "information" && unread > 0 && { badge: unread }),
  });
  const at = (place: Route["nav"]) =>
    table.filter((route) => route.nav === place).map((route) => item(navId(route), route.path));
  const group = (id: NavGroupId, more: readonly NavItem[] = []): NavGroup => ({ id, items: [...at(id), ...more] });

  const rankings: NavItem = { ...item("ranking", "/ranking"), current: false, children: at("ranking") };
  // On mobile one searches for the player first (RO-3).
  const reports = item("player-report", isMobile ? "/search" : "/nextshot/report", "/nextshot/report");
  const nav: NavGroup[] = [
    { id: null, items: at("top") },
    group("training", [rankings]),
    group("communication"),
    ...(analyzer ? [group("analyzer", [reports])] : []),
    group("setting"),
    group("support"),
  ];
  const service: NavItem = { ...item("player-service", "/top"), native: true };

  return {
    nav,
    menu: nav.map(({ id, items }) =>
      id === "support" ? { id, items: [...at("menu"), ...items, service] } : { id, items },
    ),
    tabs: tabs.map((id) => item(id, pathOf(id))),
    shortcuts: [item("member-list", pathOf("member-list"))],
    footer: footer.map((id) => item(id, pathOf(id))),
  };
}

const tabs = ["home", "dashboard", "search", "note", "notification"] as const;
const footer = ["terms", "privacy", "service"] as const;

const table: readonly Route[] = routes;
type RouteId = (typeof routes)[number]["id"];

/** Only routes with an entry of their own are asked for; the ids of those are navigation ids as well. */
const navId = (route: Route) => route.id as NavId;
const pathOf = (id: RouteId & NavId) => table.find((route) => route.id === id)?.path ?? "/";

const isWithin = (pathname: string, section: string) =>
  pathname === section || (section !== "/" && pathname.startsWith(`${section}/`));
