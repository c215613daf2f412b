import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { Link } from "../Link/Link.tsx";
import { hiddenStyle } from "../VisuallyHidden/VisuallyHidden.tsx";

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 0 ${token("sp-3")};
  overflow: hidden auto;
  scrollbar-width: thin;
  overscroll-behavior: contain;
  color: ${token("board-ink")};

  & > [data-part="team"] {
    flex: none;
    margin-block-end: ${token("sp-1")};
    padding: ${token("sp-2")};
    border-radius: ${token("r-m")};
    background: ${token("board-2")};
  }
  & [data-part="inner"] {
    margin: 0 0 ${token("sp-1")} calc(1.5 * ${token("sp-5")});
    padding-inline-start: ${token("sp-2")};
    border-inline-start: ${token("hairline")} solid ${token("board-line")};
  }
  @media not all and ${media.desktop} {
    & > [data-part="team"] [data-part="words"] {
      ${hiddenStyle}
    }
    & > [data-part="team"] > * {
      justify-content: center;
    }
  }
  @media ${media.shortRail} {
    & > [data-part="team"] {
      margin-block-end: 0;
      padding-block: ${token("sp-1")};
    }
  }
`;

export const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  flex: none;
  height: ${token("header")};
  padding: 0 ${token("sp-2")};
  font-size: ${token("fs-h2")};
  letter-spacing: 0.08em;

  &:focus-visible {
    outline-color: ${token("board-lamp")};
    outline-offset: calc(-1 * ${token("edge")});
  }
  @media not all and ${media.desktop} {
    justify-content: center;
    padding: 0;
  }
`;

export const ProductName = styled.b`
  @media not all and ${media.desktop} {
    ${hiddenStyle}
  }
`;

export const Places = styled.nav`
  display: flex;
  flex-direction: column;
  padding-block-end: ${token("sp-2")};

  &[data-part="bottom"] {
    position: sticky;
    inset-block-end: 0;
    flex: none;
    margin-block-start: auto;
    padding-block: ${token("sp-2")};
    border-block-start: ${token("hairline")} solid ${token("board-line")};
    background: ${token("board")};
  }
  @media ${media.shortRail} {
    padding-block-end: ${token("sp-1")};

    &[data-part="bottom"] {
      padding-block: ${token("sp-1")};
    }
  }
`;

export const GroupName = styled.p`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-2")} ${token("sp-1")};
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-label")};

  &::after {
    content: "";
    flex: 1;
    height: ${token("hairline")};
    background: ${token("board-line")};
  }
  @media not all and ${media.desktop} {
    gap: 0;
    padding: ${token("sp-2")} 0;
    font-size: 0;
  }
  @media ${media.shortRail} {
    padding-block: ${token("sp-1")};
  }
`;
