import { type MenuGroup, menuGroups } from "../vocabulary/trainingMenu.ts";

/** Number of entries by menu group. */
export type GroupAmounts = Readonly<Record<MenuGroup, number>>;

/** The sum over several days or players. */
export function groupAmounts(days: Iterable<GroupAmounts>): GroupAmounts {
  const sum: Record<MenuGroup, number> = {
    batting: 0,
    pitching: 0,
    fielding: 0,
    running: 0,
    strength: 0,
    game: 0,
    other: 0,
  };
  for (const day of days) {
    for (const group of menuGroups) sum[group] += day[group];
  }
  return sum;
}
