import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** A target range: optic yellow, thinner in the dark theme. Its name is in or over it. */
export const zoneLook = css`
  fill: ${token("accent")};
  fill-opacity: 0.2;
  stroke: ${token("accent-text")};
  stroke-opacity: 0.4;

  [data-theme="dark"] & {
    fill-opacity: 0.13;
  }
  @media ${media.dark} {
    :root:not([data-theme]) & {
      fill-opacity: 0.13;
    }
  }
  @media ${media.forcedColors} {
    stroke: CanvasText;
    stroke-opacity: 1;
    stroke-dasharray: 2 3;
  }
`;
