import { colors } from "./colors.ts";
import type { scale } from "./scale.ts";

export type ColorName = keyof typeof colors;
export type TokenName = ColorName | keyof typeof scale;

/** A misspelt name is a compile error; the value itself stays in CSS, so a theme switch renders nothing. */
export const token = <Name extends TokenName>(name: Name): `var(--${Name})` => `var(--${name})`;

/** Digits of equal width in the numeral face. */
export const figures = `font-family: ${token("font-num")}; font-feature-settings: "tnum", "lnum";`;

/**
 * The four widths (RO-4) as literal media queries: `@media ${media.laptop}`.
 * `tablet`, `laptop` and `desktop` mean "from here up", `mobile` and `compact` "below tablet" and "below laptop".
 */
export const media = {
  mobile: "(max-width: 767.98px) and (orientation: landscape), (max-width: 599.98px) and (orientation: portrait)",
  tablet: "(min-width: 768px) and (orientation: landscape), (min-width: 600px) and (orientation: portrait)",
  compact: "(max-width: 991.98px)",
  laptop: "(min-width: 992px)",
  desktop: "(min-width: 1200px)",
  touch: "(max-width: 991.98px), (pointer: coarse)",
  dark: "screen and (prefers-color-scheme: dark)",
  /** A phone held sideways: no room for pictures. */
  short: "(max-height: 479.98px)",
  /** Below desktop, and too low for the column of icons with its usual gaps. */
  shortRail: "(max-width: 1199.98px) and (max-height: 831.98px)",
  still: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;

/** For a link that stands by itself: high enough for a finger. */
export const touchTarget = `@media ${media.touch} { display: inline-flex; align-items: center; min-height: ${token("touch")}; }`;

/** Widths of a container rather than of the screen: `@container ${container.list}`. */
export const container = {
  xs: "(max-width: 15rem)",
  column: "(width < 15rem)",
  row: "(width < 21rem)",
  s: "(max-width: 28rem)",
  m: "(width < 32rem)",
  wide: "(min-width: 35rem)",
  panel: "(width < 36rem)",
  list: "(max-width: 48rem)",
  wideList: "(max-width: 50rem)",
} as const;

/** Values of the light and dark roles, for tests and the foundation stories only: screens use `token()`. */
export const themes = { light: valuesOf(0), dark: valuesOf(1) };

function valuesOf(index: 0 | 1) {
  const entries = Object.entries(colors).map(([name, pair]) => [name, pair[index]]);
  // Object.fromEntries widens its keys; these are the keys of `colors`.
  return Object.fromEntries(entries) as Record<ColorName, string>;
}
