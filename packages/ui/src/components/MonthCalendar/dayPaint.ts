import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export const heatLevels = [0, 1, 2, 3, 4] as const;

/** Ground and ink of a level. Level 3 is mixed with the surface: only then is dark ink readable on it by day and night. */
const heat = {
  0: { ground: token("heat-0"), ink: token("ink") },
  1: { ground: token("heat-1"), ink: token("ink") },
  2: { ground: token("heat-2"), ink: token("ink") },
  3: { ground: `color-mix(in srgb, ${token("heat-3")} 90%, ${token("surface")})`, ink: token("accent-ink") },
  4: { ground: token("heat-4"), ink: token("primary-ink") },
} as const satisfies Record<(typeof heatLevels)[number], { ground: string; ink: string }>;

export const heatPaint = css`
  ${Object.entries(heat)
    .map(([level, { ground, ink }]) => `&[data-level="${level}"] { background: ${ground}; color: ${ink}; }`)
    .join("\n")}

  @media ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

export const painStyle = css`
  display: inline-grid;
  place-items: center;
  min-width: 1.55em;
  height: 1.55em;
  border-radius: ${token("r-s")};
  background: ${token("warn")};
  color: ${token("surface")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-num-m")};
  line-height: 1;

  @media ${media.forcedColors} {
    border: ${token("rule")} solid CanvasText;
    color: CanvasText;
  }
`;
