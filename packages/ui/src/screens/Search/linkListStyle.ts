import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** Rows as wide as the screen, each of them a link. */
export const linkListStyle = css`
  border-block: ${token("hairline")} solid ${token("line-2")};
  background: ${token("surface")};

  & > li + li {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  & > li > a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token("sp-3")};
    min-height: ${token("touch")};
    padding: ${token("sp-3")} ${token("sp-4")};
  }
  & > li > a:hover {
    background: ${token("surface-2")};
  }
  & > li > a:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
  & > li > a > svg {
    flex: none;
    color: ${token("ink-3")};
  }
  @media ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(${token("cell-l")}, 1fr));
    border: ${token("hairline")} solid ${token("line")};
    border-radius: ${token("r-m")};

    & > li + li {
      border-block-start: 0;
    }
    & > li {
      border-block-end: ${token("hairline")} solid ${token("line")};
    }
  }
`;
