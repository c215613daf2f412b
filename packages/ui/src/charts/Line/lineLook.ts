import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { dashRules, markRules } from "../theme/markLook.ts";

/** Lines, their points and what lies under them: `data-look` or `data-mark` says whose they are. */
export const lineLook = css`
  & path[data-part="line"] {
    fill: none;
    stroke: var(--mark);
    stroke-width: 2.25;
    stroke-linejoin: round;
  }
  ${markRules}
  ${dashRules}
  & [data-mark][data-alone] > path[data-part="line"] {
    stroke-dasharray: none;
  }
  & [data-look="own"] {
    --mark: ${token("primary")};
  }
  & [data-look="mean"] {
    --mark: ${token("chart-axis")};
  }
  & path[data-look="own"] {
    stroke-width: 3;
  }
  & path[data-look="mean"] {
    stroke-width: 2;
    stroke-dasharray: 3 4;
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
  & line[data-part="goal"] {
    stroke: ${token("ink-2")};
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }
  & text[data-part="goal"] {
    fill: ${token("chart-label")};
    stroke: ${token("surface")};
    stroke-width: 4;
    stroke-linejoin: round;
    paint-order: stroke;
    font-size: ${token("fs-caption")};
  }
  @media ${media.forcedColors} {
    & [data-part="band"] {
      fill: none;
      stroke: CanvasText;
      stroke-dasharray: 2 3;
    }
  }
`;
