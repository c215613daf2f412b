import type { NavGroupId, NavId } from "../../copy/frame/shell.ts";
import type { IconPath } from "../Icon/Icon.tsx";
import {
  bellIcon,
  dashboardIcon,
  externalIcon,
  gaugeIcon,
  gearIcon,
  helpIcon,
  homeIcon,
  infoIcon,
  megaphoneIcon,
  membersIcon,
  noteIcon,
  playerSearchIcon,
  recordIcon,
  scatterIcon,
  searchIcon,
  shieldIcon,
  trophyIcon,
  userIcon,
} from "../Icon/icons.ts";

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
  home: homeIcon,
  dashboard: dashboardIcon,
  "training-report": recordIcon,
  "evaluation-result": gaugeIcon,
  ranking: trophyIcon,
  "ranking-individual-local": trophyIcon,
  "ranking-individual-national": trophyIcon,
  "ranking-team-national": trophyIcon,
  notification: megaphoneIcon,
  note: noteIcon,
  "nextshot-analysis": scatterIcon,
  "player-report": playerSearchIcon,
  "member-list": membersIcon,
  "team-management": shieldIcon,
  "evaluation-setting": gearIcon,
  information: bellIcon,
  faq: helpIcon,
  "player-service": externalIcon,
  search: searchIcon,
  account: userIcon,
  service: externalIcon,
  terms: infoIcon,
  privacy: infoIcon,
} as const satisfies Record<NavId, IconPath>;
