import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export const Split = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 100svh;
  background: ${token("bg")};

  @media ${media.laptop} {
    &[data-board] {
      grid-template: minmax(0, 1fr) / minmax(${token("cell-l")}, 32%) minmax(0, 1fr);
    }
  }
`;

export const Mark = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  font-size: ${token("fs-h2")};
  font-weight: 800;
  letter-spacing: 0.1em;
`;

export const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-4")};
  min-width: 0;
  padding: ${token("sp-4")} ${token("sp-6")};
  background: ${token("board")};
  color: ${token("board-ink")};
  forced-color-adjust: none;

  @media ${media.laptop} {
    [data-board] > & {
      gap: ${token("sp-6")};
      padding: ${token("sp-8")};
    }
  }
  @media ${media.mobile} {
    padding-inline: ${token("sp-4")};
  }
`;

export const Main = styled.main`
  display: grid;
  align-content: start;
  justify-items: center;
  min-width: 0;
  padding: 8svh ${token("sp-6")} ${token("sp-9")};

  /* A single card in the middle. */
  &:has(> [data-look="notice"]) {
    align-content: center;
    padding-block: ${token("sp-7")};
  }
  @media ${media.mobile} {
    padding-inline: ${token("sp-4")};
    [data-board] > & {
      padding-block-start: ${token("sp-6")};
    }
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-5")};
  width: 100%;
  max-width: ${token("form")};
  --control-field: ${token("control-xl")};
  --control-l: ${token("control-xl")};

  /* Not our markup: the form that a screen hands in. */
  & > form {
    display: flex;
    flex-direction: column;
    gap: ${token("sp-5")};
  }
  /* A way out of the form, tall enough for a finger. */
  & > [data-look="text"] {
    display: flex;
    align-items: center;
    align-self: start;
    min-height: ${token("touch")};
  }
  &[data-look="wide"],
  &[data-look="notice"] {
    max-width: ${token("modal")};
  }
  &[data-look="wide"] {
    --control-m: ${token("control-xl")};
  }
  &[data-look="notice"] {
    align-items: center;
    gap: ${token("sp-3")};
    padding: ${token("sp-8")} ${token("sp-6")};
    border: ${token("hairline")} solid ${token("line")};
    border-radius: ${token("r-m")};
    background: ${token("surface")};
    text-align: center;
    word-break: auto-phrase;
    overflow-wrap: anywhere;
  }
  &[data-look="notice"] > form {
    width: 100%;
    max-width: ${token("form")};
    margin-block-start: ${token("sp-3")};
  }
  @media ${media.mobile} {
    max-width: none;
    &[data-look="notice"] {
      padding: ${token("sp-7")} ${token("sp-4")};
    }
  }
`;

export const Title = styled.h1`
  outline: none;
`;

export const Lead = styled.p`
  color: ${token("ink-2")};
  overflow-wrap: anywhere;
`;
