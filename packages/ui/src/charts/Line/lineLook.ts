import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { dashRules, markRules } from "../theme/markLook.ts";

/** Look of lines, points and bands: `data-look` or `data-mark` selects it. */
export const lineLook = css`
  & [data-part="line"] {
    fill: none;
    stroke: var(--mark);
    stroke-width: 2.25;
    stroke-linejoin: round;
  }
  ${markRules}
  ${dashRules}
  & [data-mark][data-alone] > [data-part="line"] {
    stroke-dasharray: none;
  }
  & [data-look="own"] {
    --mark: ${token("primary")};
  }
  & [data-look="mean"] {
    --mark: ${token("chart-axis")};
  }
  & [data-part="line"][data-look="own"] {
    stroke-width: 3;
  }
  & [data-part="line"][data-look="mean"] {
    stroke-width: 2;
    stroke-dasharray: 3 4;
  }
  & [data-part="unfinished"] {
    fill: none;
    stroke: var(--mark);
    stroke-width: 2;
    stroke-dasharray: 3 4;
  }
  & [data-part="open"] {
    fill: ${token("surface")};
    stroke: var(--mark);
    stroke-width: 2;
  }
  & [data-part="dot"] {
    fill: var(--mark);
    stroke: ${token("surface")};
    stroke-width: 1.5;
  }
  & [data-part="reading"] {
    fill: ${token("surface")};
    stroke: ${token("ink-2")};
    stroke-width: 2;
  }
  & [data-part="under"] {
    fill: var(--mark);
    opacity: 0.1;
  }
  & [data-part="band"] {
    fill: ${token("chart-band")};
  }
  @media ${media.forcedColors} {
    & [data-part="band"] {
      fill: none;
      stroke: CanvasText;
      stroke-dasharray: 2 3;
    }
  }
`;
