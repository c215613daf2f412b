import { css } from "styled-components";
import { buttonStyle } from "../../../components/Button/buttonStyle.ts";
import { container, media, token } from "../../../tokens/theme.ts";

/** The look of names and cards, once for all rows: hundreds of them must not cost a styled component each. */
export const memberListStyle = css`
  & [data-part="who"] {
    display: flex;
    align-items: center;
    gap: ${token("sp-3")};
    min-width: 0;
  }
  & [data-part="link"] {
    display: flex;
    align-items: center;
    gap: ${token("sp-3")};
    min-width: 0;
    min-height: ${token("control-m")};
    border-radius: ${token("r-s")};
  }
  & [data-part="words"] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-part="link"]:hover [data-part="name"] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & [data-part="name"],
  & [data-part="kana"] {
    display: block;
  }
  & [data-part="name"] {
    font-weight: ${token("fw-label")};
    line-height: 1.35;
  }
  & [data-part="kana"] {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    line-height: 1.3;
  }

  & [data-part="act"] {
    ${buttonStyle}
    text-decoration: none;
    white-space: nowrap;
  }
  & [data-part="more"] {
    display: inline-grid;
    flex: none;
    place-items: center;
    width: ${token("control-m")};
    height: ${token("control-m")};
    padding: 0;
    border: 0;
    border-radius: ${token("r-m")};
    background: none;
    vertical-align: middle;
  }
  & [data-part="more"] > :first-child {
    stroke-width: 3;
  }
  & [data-part="more"]:is(:hover, [aria-expanded]) {
    background: color-mix(in srgb, currentColor 12%, transparent);
  }
  /* Where a tablet is narrow or letters are large, the menu alone offers what the button does, and one does
     without marks and sizes. On a phone the bar of chosen rows must not be held inside the list. */
  @media ${media.tablet} {
    container-type: inline-size;
  }
  @container ${container.list} {
    /* Not our markup: the cells of the table. */
    & table [data-part="act"],
    & table [data-part="link"] > :first-child,
    & table [data-hide-below] {
      display: none;
    }
    & table :is(td, th) {
      padding-inline: ${token("sp-2")};
    }
  }

  & [data-part="card-head"] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token("sp-2")};
  }
  & [data-part="card"] > [data-part="act"] {
    width: calc(100% - ${token("avatar")} - ${token("sp-3")});
    margin: ${token("sp-3")} 0 0 calc(${token("avatar")} + ${token("sp-3")});
  }
  & [data-part="facts"] {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${token("sp-1")} ${token("sp-3")};
    padding: ${token("sp-1")} 0 0 calc(${token("avatar")} + ${token("sp-3")});
    font-size: ${token("fs-small")};
  }
  & [data-part="facts"] > * {
    grid-column: span 2;
  }
  & [data-part="facts"] > [data-half] {
    grid-column: span 3;
  }
  & [data-part="label"] {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    line-height: 1.5;
  }
  & [data-plain] > [data-part="label"] {
    position: absolute;
    clip-path: inset(50%);
    width: ${token("hairline")};
    height: ${token("hairline")};
    overflow: hidden;
    white-space: nowrap;
  }

  /* What is focused is never hidden behind the fixed buttons. */
  @media ${media.mobile} {
    /* Whatever takes the focus. */
    & :any-link,
    & :enabled {
      scroll-margin-block-end: calc(2 * ${token("bottombar")} + ${token("sp-6")});
    }
  }
`;
