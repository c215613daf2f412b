import { css } from "styled-components";
import { container, media, token } from "../../tokens/theme.ts";

/** Applied by the element's own width: on a phone, in a narrow panel, or with very large text. */
export const lineScoreNarrow = css`
  @container ${container.panel} {
    --name: ${token("sp-9")};
    --name-min: ${token("sp-9")};
    --cell-min: ${token("sp-7")};

    &[data-name-width="m"] {
      --name-min: calc(${token("sp-10")} + ${token("sp-4")});
      --cell-min: calc(${token("sp-10")} - ${token("sp-1")});
    }
    & :is([data-cell="head"], [data-cell="corner"]) {
      height: ${token("row-xs")};
    }
    & [data-part="figure"] {
      display: block;
      margin: 0;
    }
    & [data-cell="corner"] {
      padding-inline-start: ${token("sp-3")};
    }
    & [data-cell="name"] > * {
      min-height: ${token("row-s")};
      padding-inline: ${token("sp-3")} 0;
      font-size: ${token("fs-small")};
    }
    & [data-cell="figure"] {
      height: ${token("row-s")};
      font-size: ${token("fs-num-m")};
    }
    & [data-cell="figure"][data-mark="aside"] {
      font-size: ${token("fs-num-m")};
    }
    & [data-cell="figure"][data-mark="total"] {
      font-size: calc(1.15 * ${token("fs-num-m")});
    }
    &[data-dense] [data-cell="figure"] {
      font-size: ${token("fs-num-s")};
    }
  }
  @media ${media.mobile} {
    --shown: var(--columns-phone);

    & [data-hide-below="tablet"] {
      display: none;
    }
  }
`;
