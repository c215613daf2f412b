import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** The look of rows that are not one of the rows: a detail, ranks left out, a summary. */
export const extraRowStyle = css`
  & tbody tr[data-part="detail"] > td,
  & tbody tr[data-part="detail"]:hover > td {
    padding: ${token("sp-4")} ${token("sp-4")} ${token("sp-4")} ${token("sp-9")};
    background: ${token("surface-2")};
    white-space: normal;
  }
  & li > [data-part="detail"] {
    grid-column: 1 / -1;
    margin: ${token("sp-3")} calc(-1 * ${token("sp-4")}) calc(-1 * ${token("sp-3")});
    padding: ${token("sp-4")};
    background: ${token("surface-2")};
  }

  & tbody tr[data-part="omitted"] > td {
    height: auto;
    padding-block: ${token("sp-1")};
    text-align: start;
  }
  & [data-part="omitted"] {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  & [data-part="omitted"] td:first-child {
    text-align: end;
  }
  & [data-part="omitted"] button {
    min-height: ${token("sp-6")};
    padding: 0 ${token("sp-3")};
    border: 0;
    background: none;
    color: ${token("primary-text")};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & tfoot :is(td, th) {
    border-block: ${token("hairline")} solid ${token("line-2")} ;
    background: ${token("surface-2")};
    font-weight: ${token("fw-label")};
    text-align: start;
    white-space: nowrap;
  }
  & tfoot [data-align="end"] {
    text-align: end;
  }
  & li[data-part="summary"] {
    background: ${token("surface-2")};
  }
  & li[data-part="summary"] > dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${token("sp-1")} ${token("sp-5")};
  }
  & li[data-part="summary"] dt {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }

  @media ${media.touch} {
    & [data-part="omitted"] button {
      min-height: ${token("touch")};
    }
  }
`;
