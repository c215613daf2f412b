import type { AmountUnit, TrainingMenu } from "@kyuseki/domain/training";
import type { Choice, NonEmpty } from "../generate/random.ts";

/** A menu as junior high school pupils do it: `amount`, `minutes` and `rpe` from the first to the second number. */
export type Menu = {
  menu: TrainingMenu;
  unit: AmountUnit | null;
  amount: readonly [number, number];
  /** Amounts are multiples of it. */
  step: number;
  minutes: readonly [number, number];
  rpe: readonly [number, number];
};

const menu = (
  menu: TrainingMenu,
  unit: AmountUnit | null,
  amount: readonly [number, number],
  step: number,
  minutes: readonly [number, number],
  rpe: readonly [number, number],
): Menu => ({ menu, unit, amount, step, minutes, rpe });

/** Alone, at home or in the park. */
export const homeMenus: NonEmpty<Choice<Menu>> = [
  [menu("swing", "swings", [50, 120], 10, [15, 25], [3, 6]), 9],
  [menu("tee", "swings", [40, 80], 10, [15, 25], [3, 6]), 5],
  [menu("shadow", "times", [20, 50], 10, [10, 15], [2, 4]), 3],
  [menu("catch", "balls", [30, 60], 10, [15, 20], [2, 4]), 4],
  [menu("dash", "times", [5, 10], 1, [10, 20], [5, 8]), 2],
  [menu("distance_run", "km", [2, 4], 1, [15, 30], [4, 7]), 2],
  [menu("core", "sets", [2, 4], 1, [10, 15], [3, 6]), 5],
  [menu("stretch", null, [0, 0], 1, [10, 15], [1, 2]), 6],
];

/** Before school. */
export const morningMenus: NonEmpty<Choice<Menu>> = [
  [menu("swing", "swings", [30, 60], 10, [10, 15], [2, 5]), 6],
  [menu("shadow", "times", [20, 30], 10, [10, 10], [2, 3]), 2],
  [menu("core", "sets", [2, 3], 1, [10, 10], [3, 5]), 3],
  [menu("stretch", null, [0, 0], 1, [5, 10], [1, 2]), 4],
];

/** With the team. */
export const teamMenus: NonEmpty<Choice<Menu>> = [
  [menu("knock", "balls", [30, 60], 10, [30, 45], [5, 7]), 7],
  [menu("toss", "swings", [40, 80], 10, [20, 30], [4, 6]), 5],
  [menu("machine", "swings", [30, 60], 10, [20, 30], [4, 7]), 3],
  [menu("long_tee", "swings", [30, 50], 10, [20, 25], [5, 7]), 2],
  [menu("catch", "balls", [40, 70], 10, [20, 25], [3, 5]), 5],
  [menu("base_run", "laps", [5, 10], 1, [15, 25], [5, 8]), 4],
];

export const game = menu("game", null, [0, 0], 1, [90, 120], [5, 8]);
export const bullpen = menu("bullpen", "balls", [20, 30], 1, [25, 40], [5, 7]);
