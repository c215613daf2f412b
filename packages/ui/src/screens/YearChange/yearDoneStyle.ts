import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export const DoneFace = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token("sp-4")};
  padding: ${token("sp-5")};

  & > [data-part="mark"] {
    display: grid;
    place-items: center;
    width: ${token("avatar-xl")};
    height: ${token("avatar-xl")};
    padding-block-end: ${token("sp-3")};
    background: ${token("accent")};
    color: ${token("accent-ink")};
    clip-path: polygon(0 0, 100% 0, 100% 62%, 50% 100%, 0 62%);
  }
  & h2 {
    font-size: ${token("fs-h1-header")};
    outline-offset: ${token("edge")};
  }
  & p {
    color: ${token("board-ink-2")};
    font-size: ${token("fs-small")};
    word-break: auto-phrase;
  }
  & p > span {
    display: inline-block;
    margin-inline-end: ${token("sp-2")};
  }
  & > [data-part="actions"] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token("sp-3")};
  }
  @media ${media.compact} {
    grid-template-columns: auto minmax(0, 1fr);

    & > [data-part="actions"] {
      grid-column: 1 / -1;
    }
  }
  @media ${media.mobile} {
    padding: ${token("sp-4")};

    & > [data-part="actions"] > * {
      flex: 1 1 auto;
    }
  }
  @media ${media.forcedColors} {
    & > [data-part="mark"] {
      forced-color-adjust: none;
      background: CanvasText;
      color: Canvas;
    }
  }
`;

export const Until = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-3")};

  & > div {
    flex: 1 1 ${token("cell-m")};
    min-width: 0;
    word-break: auto-phrase;
  }
  & p {
    color: ${token("ink-2")};
    font-size: ${token("fs-small")};
  }
`;
