import styled, { css } from "styled-components";
import { figures, media, token } from "../../tokens/theme.ts";

/** A row of tabs that scrolls sideways, and never makes the page wider. */
export const tabRowStyle = css`
  display: flex;
  position: relative;
  gap: ${token("sp-1")};
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  box-shadow: inset 0 calc(-1 * ${token("hairline")}) ${token("line-2")};

  @media ${media.compact} {
    gap: ${token("sp-0")};
  }
`;

/** One tab; the caller draws the bar under the current one. */
export const tabStyle = css`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: ${token("sp-2")};
  min-height: ${token("control-field")};
  padding: ${token("edge")} ${token("sp-3")} 0;
  border-block-end: ${token("edge")} solid transparent;
  color: ${token("ink-2")};
  font-size: ${token("fs-body")};
  font-weight: ${token("fw-label")};
  font-feature-settings: "palt";
  line-height: ${token("lh-label")};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:is(:hover, :active) {
    background: ${token("surface-3")};
    color: ${token("ink")};
  }
  &:focus-visible {
    outline: ${token("edge")} solid ${token("focus")};
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

export const currentTabStyle = css`
  border-block-end-color: ${token("primary")};
  color: ${token("ink")};

  @media ${media.forcedColors} {
    border-block-end-color: Highlight;
  }
`;

/** How many are behind a tab. */
export const TabCount = styled.span`
  color: ${token("ink-3")};
  ${figures}
  font-size: ${token("fs-h3")};
`;
