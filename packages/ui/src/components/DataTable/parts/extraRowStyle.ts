import { css } from "styled-components";
import { media, token } from "../../../tokens/theme.ts";
import { cell } from "./tableStyle.ts";

/** The look of rows that are no data rows: a detail, omitted ranks. */
export const extraRowStyle = css`
  & [data-part="detail"] > ${cell},
  & [data-part="detail"]:hover > ${cell} {
    padding: ${token("sp-4")} ${token("sp-4")} ${token("sp-4")} ${token("sp-9")};
    background: ${token("surface-2")};
    white-space: normal;
  }
  & [data-card] > [data-part="detail"] {
    grid-column: 1 / -1;
    margin: ${token("sp-3")} calc(-1 * ${token("sp-4")}) calc(-1 * ${token("sp-3")});
    padding: ${token("sp-4")};
    background: ${token("surface-2")};
  }

  & [data-part="omitted"] > ${cell} {
    height: auto;
    padding-block: ${token("sp-1")};
    text-align: start;
  }
  & [data-part="omitted"] {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  & [data-part="omitted"] > ${cell}:first-child {
    text-align: end;
  }
  & [data-part="omitted"] [type="button"] {
    min-height: ${token("sp-6")};
    padding: 0 ${token("sp-3")};
    border: 0;
    background: none;
    color: ${token("primary-text")};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  @media ${media.touch} {
    & [data-part="omitted"] [type="button"] {
      min-height: ${token("touch")};
    }
  }
`;
