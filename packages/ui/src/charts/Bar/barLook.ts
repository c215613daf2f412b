import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { textHalo } from "../theme/labelLook.ts";
import { markRules } from "../theme/markLook.ts";

/** Look of all bars: `data-tone` or `data-mark` selects it, and an overlaid hatch repeats it. */
export const barLook = css`
  ${markRules}
  & [data-tone="own"] {
    --mark: ${token("primary")};
  }
  & [data-tone="context"] {
    --mark: ${token("heat-2")};
  }
  & [data-tone="caution"] {
    --mark: ${token("warn-mark")};
  }
  & [data-tone="danger"] {
    --mark: ${token("danger")};
  }
  & [data-part="bar"] {
    fill: var(--mark);
  }
  & :is([data-part="value"], [data-part="total"]) {
    ${textHalo}
    font-family: ${token("font-num")};
    font-feature-settings: "tnum";
  }
  & [data-part="value"] {
    fill: ${token("chart-label")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-caption")};
  }
  & [data-part="total"] {
    fill: ${token("ink")};
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-l")};
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
