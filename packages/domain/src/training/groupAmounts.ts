import { roundTo } from "../statistics/rounding.ts";
import {
  type AmountMeasure,
  type AmountUnit,
  amountMeasures,
  type MenuGroup,
  type TrainingMenu,
  trainingMenus,
} from "../vocabulary/trainingMenu.ts";

/** By menu group, one sum per unit: different units are never added. What has no record is left out. */
export type GroupAmounts = Partial<Record<MenuGroup, Partial<Record<AmountMeasure, number>>>>;

/** Entries of one menu and unit: their amount, and how much is known of those that say none. */
export type MenuSum = {
  menu: TrainingMenu;
  unit: AmountUnit | null;
  amount: number;
  /** Of the entries without an amount. */
  minutes: number;
  /** Number of entries with neither an amount nor minutes. */
  entries: number;
};

/** The sums of one player, by menu group and unit; rounded to one decimal, without zeros. */
export function groupAmounts(sums: Iterable<MenuSum>): GroupAmounts {
  const amounts: GroupAmounts = {};
  for (const { menu, unit, amount, minutes, entries } of sums) {
    const group = trainingMenus[menu];
    const add = (measure: AmountMeasure, value: number) => {
      if (value <= 0) return;
      const sum = { ...amounts[group] };
      sum[measure] = roundTo((sum[measure] ?? 0) + value, 1);
      amounts[group] = sum;
    };
    if (unit !== null) add(unit, amount);
    add("minutes", minutes);
    add("entries", entries);
  }
  return amounts;
}

/** A group's sums in the order in which units are always told. */
export function amountsOf(
  amounts: GroupAmounts,
  group: MenuGroup,
): readonly { measure: AmountMeasure; value: number }[] {
  const sums = amounts[group] ?? {};
  return amountMeasures.flatMap((measure) => {
    const value = sums[measure];
    return value === undefined ? [] : [{ measure, value }];
  });
}

/** The unit by which players can be compared in each group. */
export type LeadingMeasures = Readonly<Record<MenuGroup, AmountMeasure | null>>;

/** The unit in which most players have an amount; where two are level, the one told first. null: there is no amount. */
export function leadingMeasures(players: readonly GroupAmounts[]): LeadingMeasures {
  const leading = (group: MenuGroup) => {
    const counts = amountMeasures.map((measure) => ({
      measure,
      count: players.filter((amounts) => amounts[group]?.[measure] !== undefined).length,
    }));
    const [first] = counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
    return first?.measure ?? null;
  };

  return {
    batting: leading("batting"),
    pitching: leading("pitching"),
    fielding: leading("fielding"),
    running: leading("running"),
    strength: leading("strength"),
    game: leading("game"),
    other: leading("other"),
  };
}
