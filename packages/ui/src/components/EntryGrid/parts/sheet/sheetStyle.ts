import { css } from "styled-components";
import { media, token } from "../../../../tokens/theme.ts";
import { markStyle } from "./markStyle.ts";

const middle = `calc(${token("sp-10")} + ${token("sp-6")})`;
const rowHeight = `calc(${token("touch")} + ${token("rule")})`;

/** The look of the sheet: attributes under one root, so that a cell costs no styled component. */
export const sheetStyle = css`
  --name: ${token("cell-m")};
  position: relative;
  max-height: max(${token("cell-l")}, calc(100dvh - var(--sticky-top, ${token("header")}) - 4 * ${token("sp-9")}));
  overflow: auto;
  scroll-padding: ${rowHeight} 0 0 var(--name);
  overscroll-behavior-x: contain;

  &[data-look="number"] {
    --name: ${token("sp-9")};
  }
  & > [role="grid"] {
    table-layout: fixed;
    width: 100%;
    min-width: calc(var(--name) + var(--columns) * ${middle});
    border-collapse: separate;
    border-spacing: 0;
  }
  & [scope] {
    background: ${token("surface")};
    line-height: ${token("lh-h3")};
    text-align: start;
  }
  & [scope="col"] {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    height: ${token("touch")};
    padding: ${token("sp-1")} ${token("sp-3")};
    border-block-end: ${token("hairline")} solid ${token("line-2")};
    border-inline-end: ${token("hairline")} solid ${token("line")};
    background: ${token("surface-2")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-h3")};
    /* Whole pixels: a fixed row whose height is not is drawn now one pixel higher, now one lower. */
    line-height: round(1.25em, ${token("hairline")});
  }
  & [scope="col"]:not(:first-child) {
    text-align: end;
  }
  & :is([data-part="unit"], [data-part="caption"], [data-part="detail"]) {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
  }
  & [scope="col"]:not(:first-child) > [data-part]:first-child::before {
    content: "\\A" / "";
    white-space: pre;
  }
  & [data-part="unit"] + [data-part="caption"]::before {
    content: "・" / "";
  }
  & [scope]:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    border-inline-end: ${token("rule")} solid ${token("line-2")};
  }
  & [scope="col"]:first-child {
    z-index: 3;
  }
  & [scope="row"] {
    height: ${rowHeight};
    padding: 0 ${token("sp-3")};
    border-block-end: ${token("hairline")} solid ${token("line")};
    font-feature-settings: normal;
  }
  & [scope="row"] > * {
    display: flex;
    align-items: center;
    gap: ${token("sp-2")};
    min-width: 0;
  }
  & [scope="row"] :is([data-part="name"], [data-part="detail"]) {
    display: block;
    overflow-wrap: anywhere;
  }
  & [data-away] > [scope],
  & [data-away] > [data-row] {
    background: ${token("surface-3")};
    color: ${token("ink-2")};
  }
  & [data-away] [data-part="detail"] {
    color: ${token("ink-2")};
  }
  & [data-part="name"] {
    font-weight: ${token("fw-label")};
  }
  & [data-look="number"] [data-part="name"] {
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-s")};
    font-feature-settings: "tnum", "lnum";
    line-height: ${token("lh-num-s")};
    text-align: end;
  }

  & [data-row] {
    position: relative;
    height: ${rowHeight};
    padding: 0 ${token("sp-3")};
    border-block-end: ${token("hairline")} solid ${token("line")};
    border-inline-end: ${token("hairline")} solid ${token("line")};
    cursor: cell;
  }
  & [data-column] > :is([data-part="word"], [data-mode]) {
    overflow: hidden;
    font-family: ${token("font-num")};
    font-size: ${token("fs-h1-header")};
    font-weight: ${token("fw-num-m")};
    font-feature-settings: "tnum", "lnum";
    line-height: ${token("lh-h3")};
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part="word"] {
    display: block;
    user-select: none;
  }
  & [data-column] > [data-mode] {
    width: 100%;
    height: ${token("touch")};
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
  }
  & [data-column] > [data-mode="move"] {
    caret-color: transparent;
    cursor: cell;
  }
  & [data-column] > [data-mode="move"]::selection {
    background: none;
  }

  & [data-row][data-state="error"] {
    background: ${token("danger-soft")};
    box-shadow: inset 0 0 0 ${token("rule")} ${token("danger")};
    color: ${token("danger")};
  }
  & [data-row][data-state="ask"] {
    background: ${token("warn-soft")};
    color: ${token("warn")};
  }
  & [data-row][data-block]:not([data-state="error"], [data-state="ask"]) {
    background: ${token("primary-soft")};
  }
  & [data-row][data-block]::after {
    content: "";
    position: absolute;
    inset: calc(-1 * ${token("hairline")});
    border: 0 solid ${token("primary")};
    pointer-events: none;
  }
  & [data-row][data-block="pasted"]::after {
    border-style: dashed;
  }
  & [data-row][data-edges~="top"]::after {
    border-block-start-width: ${token("rule")};
  }
  & [data-row][data-edges~="bottom"]::after {
    border-block-end-width: ${token("rule")};
  }
  & [data-row][data-edges~="start"]::after {
    border-inline-start-width: ${token("rule")};
  }
  & [data-row][data-edges~="end"]::after {
    border-inline-end-width: ${token("rule")};
  }
  & [data-row][data-active] {
    outline: ${token("rule")} solid ${token("line-strong")};
    outline-offset: calc(-1 * ${token("rule")});
  }
  & [data-row][data-active]:focus-within {
    outline: ${token("edge")} solid ${token("focus")};
    outline-offset: calc(-1 * ${token("edge")});
  }
  & [data-row][data-active]:focus-within:not([data-state="error"], [data-state="ask"]) {
    background: ${token("surface")};
  }

  ${markStyle}

  @media not all and ${media.desktop} {
    --name: calc(${token("cell-s")} + ${token("sp-8")});

    & [scope="row"] > * > [data-size],
    & [data-part="caption"] {
      display: none;
    }
    & [data-row] {
      padding-inline: ${token("sp-2")};
    }
  }
  @media ${media.forcedColors} {
    & [data-row][data-active]:focus-within {
      outline-color: Highlight;
    }
    & [data-row][data-block]::after {
      forced-color-adjust: none;
      border-color: Highlight;
    }
    & [data-row][data-state="error"] {
      outline: ${token("rule")} solid;
      outline-offset: calc(-1 * ${token("rule")});
    }
  }
`;
