import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { heatColors } from "./heatLevel.ts";

/** Letters with at least 4.5:1 on each step. The fourth is a middle green in both themes: dark letters by day and night. */
const inks = [
  token("ink-2"),
  token("ink"),
  token("ink"),
  `light-dark(${token("ink")}, ${token("primary-ink")})`,
  token("primary-ink"),
] as const;

const steps = (of: (level: number) => { ground: string; ink: string; edge: string }) =>
  heatColors
    .map((_, level) => {
      const { ground, ink, edge } = of(level);
      return `[data-heat="${level}"] { --heat: ${ground}; --heat-ink: ${ink}; --heat-edge: ${edge}; }`;
    })
    .join("\n");

/** Without colour the steps become denser greys of the reader's ink. */
const grey = (ink: string, ground: string) =>
  steps((level) => ({
    ground: `color-mix(in srgb, ${ink} ${level * 20}%, ${ground})`,
    ink: level > 2 ? ground : ink,
    edge: ink,
  }));

/** Gives every `data-heat` inside its ground, its letters and its edge as `--heat`, `--heat-ink` and `--heat-edge`. */
export const heatLook = css`
  ${steps((level) => ({ ground: token(heatColors[level] ?? "heat-0"), ink: inks[level] ?? token("ink"), edge: "transparent" }))}

  [data-print] & {
    ${grey(token("ink"), token("surface"))}
  }
  @media print {
    ${grey(token("ink"), token("surface"))}
  }
  @media ${media.forcedColors} {
    ${grey("CanvasText", "Canvas")}
  }
`;
