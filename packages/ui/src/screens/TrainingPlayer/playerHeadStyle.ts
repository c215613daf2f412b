import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export const playerHeadStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};

  & > [data-part="who"] {
    flex: 1 1 0;
    min-width: min(${token("cell-m")}, 100%);
  }
  & h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token("sp-2")};
    font-size: ${token("fs-h1-header")};
    font-feature-settings: normal;
    line-height: ${token("lh-h1")};
    overflow-wrap: anywhere;
  }
  & > [data-part="who"] > p {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    line-height: ${token("lh-label")};
  }
  & nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token("sp-4")};
    font-size: ${token("fs-small")};
  }
  & > [data-part="turns"] {
    display: flex;
    gap: ${token("sp-2")};
  }
  & [data-part="turn"] {
    display: grid;
    place-items: center;
    width: ${token("control-m")};
    height: ${token("control-m")};
    border-radius: ${token("r-m")};
  }
  & a[data-part="turn"]:hover {
    background: ${token("surface-3")};
  }
  & span[data-part="turn"] {
    color: ${token("ink-disabled")};
  }
  @media ${media.mobile} {
    padding-inline: ${token("sp-3")};

    & > [data-part="turns"] {
      display: none;
    }
    & > [data-tone] {
      flex: 1 1 100%;
    }
    & nav > a {
      padding-block: ${token("sp-3")};
    }
  }
`;
