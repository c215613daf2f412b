import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { markStyle } from "./markStyle.ts";

const narrow = `calc(${token("sp-10")} + ${token("sp-5")})`;
const middle = `calc(${token("sp-10")} + ${token("sp-6")})`;
const wide = token("cell-m");
const rowHeight = `calc(${token("touch")} + ${token("rule")})`;

/** The look of the sheet: element selectors under one root, so that a cell costs no styled component. */
export const sheetStyle = css`
  --name: ${token("cell-m")};
  --extra: ${token("sp-0")};
  position: relative;
  max-height: max(${token("cell-l")}, calc(100dvh - var(--sticky-top, ${token("header")}) - 4 * ${token("sp-9")}));
  overflow: auto;
  scroll-padding: ${rowHeight} 0 0 var(--name);
  overscroll-behavior-x: contain;

  &[data-look="number"] {
    --name: ${token("sp-9")};
  }
  &:has(col[data-size="remove"]) {
    --extra: ${token("sp-9")};
  }
  & > table {
    table-layout: fixed;
    width: 100%;
    min-width: calc(
      var(--name) + var(--s) * ${narrow} + var(--m) * ${middle} + var(--l) * ${wide} + var(--extra)
    );
    border-collapse: separate;
    border-spacing: 0;
  }
  & col:first-child {
    width: var(--name);
  }
  & col[data-size="s"] {
    width: ${narrow};
  }
  & col[data-size="l"] {
    width: 36%;
  }
  & col[data-size="remove"] {
    width: ${token("sp-9")};
  }

  & th {
    background: ${token("surface")};
    line-height: ${token("lh-h3")};
    text-align: start;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    height: ${token("touch")};
    padding: 0 ${token("sp-3")};
    border-block-end: ${token("hairline")} solid ${token("line-2")};
    border-inline-end: ${token("hairline")} solid ${token("line")};
    background: ${token("surface-2")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-h3")};
    line-height: 1.25;
  }
  & thead th[data-kind="number"] {
    text-align: end;
  }
  & small {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
  }
  & thead th:not(:first-child) > small:first-of-type::before {
    content: "\\A" / "";
    white-space: pre;
  }
  & thead small + [data-part="caption"]::before {
    content: "・" / "";
  }
  & th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    border-inline-end: ${token("rule")} solid ${token("line-2")};
  }
  & thead th:first-child {
    z-index: 3;
  }
  & tbody th {
    height: ${rowHeight};
    padding: 0 ${token("sp-3")};
    border-block-end: ${token("hairline")} solid ${token("line")};
    font-feature-settings: normal;
  }
  & tbody th > div {
    display: flex;
    align-items: center;
    gap: ${token("sp-2")};
    min-width: 0;
  }
  & tbody th :is(b, small) {
    display: block;
    overflow-wrap: anywhere;
  }
  & tbody th b {
    font-weight: ${token("fw-label")};
  }
  & tbody th[data-look="number"] b {
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-s")};
    font-feature-settings: "tnum", "lnum";
    text-align: end;
  }

  & td {
    position: relative;
    height: ${rowHeight};
    padding: 0 ${token("sp-3")};
    border-block-end: ${token("hairline")} solid ${token("line")};
    border-inline-end: ${token("hairline")} solid ${token("line")};
    cursor: cell;
  }
  & td > :is(span, input, select) {
    overflow: hidden;
    font-size: ${token("fs-body")};
    line-height: ${token("lh-h3")};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & td > span {
    display: block;
    user-select: none;
  }
  & td[data-kind="number"] > :is(span, input) {
    font-family: ${token("font-num")};
    font-size: ${token("fs-h1-header")};
    font-weight: ${token("fw-num-m")};
    font-feature-settings: "tnum", "lnum";
    text-align: end;
  }
  & td > :is(input, select) {
    width: 100%;
    height: ${token("touch")};
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
  }
  & td > input[data-mode="move"] {
    caret-color: transparent;
    cursor: cell;
  }
  & td > input[data-mode="move"]::selection {
    background: none;
  }
  & td[data-kind]:not([data-kind="number"]):is([data-state="error"], [data-state="ask"]) {
    padding-inline-end: ${token("sp-8")};
  }
  & td[data-part="remove"] {
    padding: 0;
    cursor: auto;
    text-align: center;
  }

  & td[data-state="error"] {
    background: ${token("danger-soft")};
    box-shadow: inset 0 0 0 ${token("rule")} ${token("danger")};
    color: ${token("danger")};
  }
  & td[data-state="ask"] {
    background: ${token("warn-soft")};
    color: ${token("warn")};
  }
  & td[data-block]:not([data-state="error"], [data-state="ask"]) {
    background: ${token("primary-soft")};
  }
  & td[data-block]::after {
    content: "";
    position: absolute;
    inset: calc(-1 * ${token("hairline")});
    border: 0 solid ${token("primary")};
    pointer-events: none;
  }
  & td[data-block="pasted"]::after {
    border-style: dashed;
  }
  & td[data-edges~="top"]::after {
    border-block-start-width: ${token("rule")};
  }
  & td[data-edges~="bottom"]::after {
    border-block-end-width: ${token("rule")};
  }
  & td[data-edges~="start"]::after {
    border-inline-start-width: ${token("rule")};
  }
  & td[data-edges~="end"]::after {
    border-inline-end-width: ${token("rule")};
  }
  & td[data-active] {
    outline: ${token("rule")} solid ${token("line-strong")};
    outline-offset: calc(-1 * ${token("rule")});
  }
  & td[data-active]:focus-within {
    outline: ${token("edge")} solid ${token("focus")};
    outline-offset: calc(-1 * ${token("edge")});
  }
  & td[data-active]:focus-within:not([data-state="error"], [data-state="ask"]) {
    background: ${token("surface")};
  }

  ${markStyle}

  @media not all and ${media.desktop} {
    --name: calc(${token("cell-s")} + ${token("sp-8")});

    & :is(tbody th > div > [data-size], thead [data-part="caption"]) {
      display: none;
    }
    & :is(td, th) {
      padding-inline: ${token("sp-2")};
    }
  }
  @media ${media.forcedColors} {
    & td[data-active]:focus-within {
      outline-color: Highlight;
    }
    & td[data-block]::after {
      forced-color-adjust: none;
      border-color: Highlight;
    }
    & td[data-state="error"] {
      outline: ${token("rule")} solid;
      outline-offset: calc(-1 * ${token("rule")});
    }
  }
`;
