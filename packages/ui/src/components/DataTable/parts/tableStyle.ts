import { css } from "styled-components";
import { container, media, token } from "../../../tokens/theme.ts";
import type { ColumnWidth } from "./tableColumn.ts";

const widths = {
  xs: token("sp-10"),
  s: token("cell-s"),
  m: token("cell-m"),
  l: token("cell-l"),
} as const satisfies Record<ColumnWidth, string>;

/**
 * Selectors of column headings and of the cells below them; of low specificity, so that the place of a table can
 * override them.
 */
export const head = ':where([scope="col"])';
export const cell = ':where([data-part="cell"], [scope="row"], [scope="rowgroup"], [scope="row"] ~ *)';

/** A table that moves sideways in a frame of its own: its head would otherwise stand below the page's bars, on its own rows. */
export const sidewaysTable = css`
  display: block;
  overflow-x: auto;
  --sticky-top: ${token("sp-0")};
  --bulk: ${token("sp-0")};
`;

/** The look of a table: attributes under one root, so that a row costs no styled component. */
export const tableStyle = css`
  container-type: inline-size;
  /* WCAG 1.4.4. Where letters are large for its room, the table moves sideways, not the page. */
  @container ${container.m} {
    & > :where([data-part="table"]) {
      ${sidewaysTable}
    }
  }
  & :where([data-part="table"]) {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: ${token("fs-body")};
    line-height: ${token("lh-h3")};
  }
  & [data-part="caption"] {
    position: absolute;
    clip-path: inset(50%);
    width: ${token("hairline")};
    height: ${token("hairline")};
    overflow: hidden;
  }
  & ${head} {
    position: sticky;
    inset-block-start: var(--sticky-top, 0);
    z-index: ${token("z-raised")};
    height: ${token("row-head")};
    padding: 0 ${token("sp-3")};
    border-block-end: ${token("hairline")} solid ${token("line-2")};
    background: ${token("surface-2")};
    color: ${token("ink-2")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
    text-align: start;
    white-space: nowrap;
  }
  &:not([data-has-bar]) ${head}:first-child {
    border-start-start-radius: ${token("r-m")};
  }
  &:not([data-has-bar]) ${head}:last-child {
    border-start-end-radius: ${token("r-m")};
  }
  & ${head} > [type="button"] {
    display: inline-flex;
    align-items: center;
    gap: ${token("sp-1")};
    min-height: calc(1.5 * ${token("sp-6")});
    margin: 0 calc(-1 * ${token("sp-2")});
    padding: 0 ${token("sp-2")};
    border: 0;
    border-radius: ${token("r-s")};
    background: none;
    font-weight: inherit;
  }
  & ${head} > [type="button"]:hover {
    background: ${token("surface-3")};
  }
  & ${head} > [type="button"]:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
  & ${head} > [type="button"] > [aria-hidden] {
    color: ${token("ink-3")};
  }
  & [aria-sort] {
    color: ${token("ink")};
  }
  & [aria-sort] > [type="button"] > [aria-hidden] {
    color: ${token("ink")};
  }
  & ${cell} {
    height: var(--row, ${token("row")});
    padding: ${token("sp-1")} ${token("sp-3")};
    border-block-end: ${token("hairline")} solid ${token("line")};
    font-weight: inherit;
    text-align: start;
    white-space: nowrap;
  }
  &[data-density="tight"] {
    --row: ${token("row-tight")};
  }
  & :where([scope="row"], [scope="rowgroup"]) {
    font-feature-settings: normal;
    letter-spacing: inherit;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  & :last-child > ${cell} {
    border-block-end: 0;
  }
  & :hover > ${cell} {
    background: ${token("surface-2")};
  }
  & [data-align="end"] {
    text-align: end;
  }
  & [data-numeric] {
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-s")};
    font-feature-settings: "tnum", "lnum";
  }
  & [data-numeric="key"] {
    font-size: calc(${token("fs-num-s")} * 1.12);
    font-weight: ${token("fw-num-2xl")};
  }
  /* However narrow the table, a name keeps its line. */
  & :where([data-pinned][data-width="m"]) {
    min-width: calc(${token("cell-m")} * 0.75);
  }
  ${Object.entries(widths)
    .map(([width, size]) => `& [data-width="${width}"] { width: ${size}; }`)
    .join("\n")}
  & [data-align="end"] > [type="button"] {
    flex-direction: row-reverse;
  }

  & [data-card] {
    padding: ${token("sp-3")} ${token("sp-4")};
    border-block-end: ${token("hairline")} solid ${token("line")};
  }
  & [data-card]:last-child {
    border-block-end: 0;
  }

  @media ${media.touch} {
    & ${head} > [type="button"] {
      min-height: ${token("touch")};
    }
  }
  @media not all and ${media.desktop} {
    & [data-hide-below="desktop"] {
      display: none;
    }
  }
  @media print {
    & ${head} {
      position: static;
    }
  }
`;
