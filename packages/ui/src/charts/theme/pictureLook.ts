import { css } from "styled-components";
import { chartColors } from "../../tokens/chartColors.ts";
import { type ColorName, media, token } from "../../tokens/theme.ts";

const declare = (names: readonly ColorName[], value: string) => names.map((name) => `--${name}: ${value};`).join(" ");

const marks = [
  ...chartColors,
  "primary",
  "primary-text",
  "warn-mark",
  "danger",
] as const satisfies readonly ColorName[];
const fills = [
  "heat-2",
  "heat-3",
  "chart-band",
  "warn-soft",
  "surface-2",
  "surface-3",
] as const satisfies readonly ColorName[];
const lines = ["chart-grid", "line", "line-2"] as const satisfies readonly ColorName[];
const words = [
  "ink",
  "ink-2",
  "ink-3",
  "chart-label",
  "chart-axis",
  "chart-team",
  "line-strong",
] as const satisfies readonly ColorName[];

/** In print every mark is black: shape, dash, hatching, number and position distinguish the series. */
const paper = `
  ${declare(marks, token("ink"))}
  ${declare(["chart-label", "chart-axis"], token("ink-2"))}
  ${declare(["chart-grid"], token("line-2"))}
`;

/** Forced colours do not apply to SVG by themselves, so the reader's colours are set here. */
const forced = `
  ${declare([...marks, ...words], "CanvasText")}
  ${declare(lines, "GrayText")}
  ${declare([...fills, "surface", "accent"], "Canvas")}
`;

/** Token overrides inside a picture for print and forced colours, so that no chart handles them. */
export const pictureLook = css`
  color: ${token("ink")};

  [data-print] & {
    ${paper}
  }
  @media print {
    ${paper}
  }
  @media ${media.forcedColors} {
    ${forced}
  }
`;
