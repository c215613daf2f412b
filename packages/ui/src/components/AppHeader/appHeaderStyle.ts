import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export const HeaderBar = styled.header`
  display: flex;
  align-items: center;
  gap: ${token("sp-4")};
  height: ${token("header")};
  padding: 0 ${token("sp-4")};
  border-block-end: ${token("hairline")} solid ${token("line")};
  background: ${token("surface")};

  @media ${media.desktop} {
    padding-inline: ${token("sp-6")};
  }
  & > [data-part="title"] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${token("sp-1")};
    min-width: 0;
  }
  & > [data-part="search"] {
    flex: 0 1 ${token("search")};
    min-width: 0;
  }
  & > [data-part="tools"] {
    display: flex;
    gap: ${token("sp-1")};
  }
  /* Tablets are shared, so signing out is always visible. */
  & > [data-part="exit"] {
    display: none;
    flex: none;
  }
  @media ${media.touch} {
    & > [data-part="exit"] {
      display: block;
    }
  }
`;

export const HeaderTitle = styled.h1`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  font-size: ${token("fs-h1-header")};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
