import { css } from "styled-components";
import { token } from "../../tokens/theme.ts";

/** Rows of a panel, one player each: a link to the player, and what is said of them. */
export const reportRowStyle = css`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("sp-1")} ${token("sp-3")};
    min-height: ${token("touch")};
    padding: ${token("sp-2")} ${token("sp-4")};
  }
  & > li + li {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${token("sp-6")};
    font-weight: ${token("fw-label")};
    line-height: ${token("lh-label")};
    overflow-wrap: anywhere;
  }
  & a:hover {
    text-decoration: underline;
  }
  & small {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    line-height: ${token("lh-label")};
  }
`;
