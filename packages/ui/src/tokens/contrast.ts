import type { ColorName } from "./theme.ts";

/**
 * Every pair that meets on screen, and the ratio it needs (WCAG 2.2: text AAA 7, text AA 4.5, marks and edges of
 * controls 3).
 */
export const contrastPairs = [
  ["ink", "surface", 7],
  ["ink", "bg", 7],
  ["ink-2", "surface", 7],
  ["ink-2", "bg", 7],
  ["ink-3", "surface", 4.5],
  ["ink-3", "bg", 4.5],
  ["ink-3", "surface-2", 4.5],
  ["ink-3", "surface-3", 4.5],
  ["line-strong", "surface", 3],
  ["line-strong", "bg", 3],
  ["primary-ink", "primary", 4.5],
  ["primary-ink", "primary-hover", 4.5],
  ["primary-text", "surface", 4.5],
  ["primary-text", "primary-soft", 4.5],
  ["primary", "surface", 3],
  ["accent-ink", "accent", 7],
  ["accent-ink", "accent-hover", 7],
  ["accent-text", "surface", 4.5],
  ["accent-text", "accent-soft", 4.5],
  ["success", "surface", 4.5],
  ["success", "success-soft", 4.5],
  ["warn", "surface", 4.5],
  ["warn", "warn-soft", 4.5],
  ["warn-mark", "surface", 3],
  ["danger", "surface", 4.5],
  ["danger", "danger-soft", 4.5],
  ["danger-ink", "danger", 4.5],
  ["info", "surface", 4.5],
  ["info", "info-soft", 4.5],
  ["board-ink", "board", 7],
  ["board-ink", "board-2", 7],
  ["board-ink", "board-3", 7],
  ["board-ink-2", "board", 7],
  ["board-ink-2", "board-2", 4.5],
  ["board-ink-2", "board-3", 4.5],
  ["board-lamp", "board", 7],
  ["board-lamp", "board-3", 4.5],
  ["board-good", "board", 7],
  ["board-good", "board-2", 4.5],
  ["board-bad", "board", 7],
  ["board-bad", "board-2", 4.5],
  ["warn-mark", "board", 3],
  ["focus", "surface", 3],
  ["focus", "bg", 3],
  ["chart-label", "surface", 4.5],
  ["chart-axis", "surface", 3],
  ["chart-1", "surface", 3],
  ["chart-2", "surface", 3],
  ["chart-3", "surface", 3],
  ["chart-4", "surface", 3],
  ["chart-5", "surface", 3],
  ["chart-6", "surface", 3],
  ["chart-7", "surface", 3],
  ["chart-8", "surface", 3],
  ["chart-9", "surface", 3],
  ["chalk", "turf", 7],
  ["chalk", "turf-mown", 7],
] as const satisfies readonly (readonly [ink: ColorName, ground: ColorName, need: number])[];

/** Contrast ratio of two #rrggbb colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string) {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** Relative luminance of a #rrggbb colour. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
