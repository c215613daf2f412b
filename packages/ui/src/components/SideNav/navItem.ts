import type { NavGroupId, NavId } from "../../copy/frame/shell.ts";
import type { IconName } from "../Icon/iconPaths.ts";

/** A place of the navigation; its word and icon follow from the id. */
export type NavItem = {
  id: NavId;
  href: string;
  current?: boolean;
  /** How many things wait there; 0 shows none. */
  badge?: number;
  /** Leaves this app: a full page load. */
  native?: boolean;
  /** Places inside, shown while one of them is current. */
  children?: readonly NavItem[];
};

/** The `null` group is first and has no heading. `support` stays at the bottom. */
export type NavGroup = { id: NavGroupId | null; items: readonly NavItem[] };

/** Whether this place, or one inside it, is current. */
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
