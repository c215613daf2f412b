import type { NavGroupId, NavId } from "../../copy/frame/shell.ts";
import type { IconName } from "../Icon/iconPaths.ts";

/** A place of the product in a navigation. Its word and its drawing follow from the id. */
export type NavItem = {
  id: NavId;
  href: string;
  current?: boolean;
  /** How many things wait there; none is shown for 0. */
  badge?: number;
  /** Leads out of this app: a full navigation. */
  native?: boolean;
  /** Places inside, shown while one is there. */
  children?: readonly NavItem[];
};

/** `null` stands first and has no heading. `support` stays at the bottom. */
export type NavGroup = { id: NavGroupId | null; items: readonly NavItem[] };

/** Here, or in one of the places inside. */
export const isInside = (item: NavItem): boolean =>
  item.current === true || item.children?.some((child) => child.current) === true;

export const navIcons = {
  home: "home",
  dashboard: "dashboard",
  "training-report": "record",
  "evaluation-result": "gauge",
  ranking: "trophy",
  "ranking-individual-local": "trophy",
  "ranking-individual-national": "trophy",
  "ranking-team-national": "trophy",
  notification: "megaphone",
  note: "note",
  "nextshot-analysis": "scatter",
  "player-report": "playerSearch",
  "member-list": "members",
  "team-management": "shield",
  "evaluation-setting": "gear",
  information: "bell",
  faq: "help",
  "player-service": "external",
  search: "search",
  account: "user",
  service: "external",
  terms: "info",
  privacy: "info",
} as const satisfies Record<NavId, IconName>;
