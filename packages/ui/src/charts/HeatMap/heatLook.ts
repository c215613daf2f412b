import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { heatColors } from "./heatLevel.ts";

/** Ink with at least 4.5:1 on each step; the fourth is a middle green in both themes, with dark ink. */
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

/** In forced colours the steps are greys of the reader's ink. */
const grey = (ink: string, ground: string) =>
  steps((level) => ({
    ground: `color-mix(in srgb, ${ink} ${level * 20}%, ${ground})`,
    ink: level > 2 ? ground : ink,
    edge: ink,
  }));

/** Sets `--heat`, `--heat-ink` and `--heat-edge` for every `data-heat` inside: ground, ink and edge. */
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
