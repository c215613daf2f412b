import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { textHalo } from "../theme/labelLook.ts";

/** `data-tone` says whether a bar counts as the own ones or as the others. */
export const barLook = css`
  & [data-tone="own"] {
    --mark: ${token("primary")};
  }
  & [data-tone="context"] {
    --mark: ${token("heat-2")};
  }
  & [data-part="bar"] {
    fill: var(--mark);
  }
  & [data-part="value"] {
    ${textHalo}
    font-family: ${token("font-num")};
    font-feature-settings: "tnum";
    fill: ${token("chart-label")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-caption")};
  }
  & [data-part="base"] {
    stroke: ${token("chart-axis")};
    stroke-width: 1;
  }
  @media ${media.forcedColors} {
    & [data-part="bar"] {
      stroke: CanvasText;
    }
  }
`;
