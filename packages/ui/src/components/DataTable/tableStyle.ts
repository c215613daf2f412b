import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import type { ColumnWidth } from "./tableColumn.ts";

const widths = {
  xs: token("sp-10"),
  s: token("cell-s"),
  m: token("cell-m"),
  l: token("cell-l"),
} as const satisfies Record<ColumnWidth, string>;

/** The look of a table: element selectors under one root, so that a row costs no styled component. */
export const tableStyle = css`
  container-type: inline-size;
  /* WCAG 1.4.4. Where letters are large for its room, the table moves sideways, not the page. */
  @container (width < 32rem) {
    & > table {
      display: block;
      overflow-x: auto;
      /* In a frame of its own the head would stand below the page's bar, on its own rows. */
      --sticky-top: ${token("sp-0")};
      --bulk: ${token("sp-0")};
    }
  }
  & table {
    width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: ${token("fs-body")};
    line-height: ${token("lh-h3")};
  }
  & caption {
    position: absolute;
    clip-path: inset(50%);
    width: ${token("hairline")};
    height: ${token("hairline")};
    overflow: hidden;
  }
  & thead th {
    position: sticky;
    inset-block-start: var(--sticky-top, 0);
    z-index: ${token("z-raised")};
    height: 2.375rem;
    padding: 0 ${token("sp-3")};
    border-block-end: ${token("hairline")} solid ${token("line-2")};
    background: ${token("surface-2")};
    color: ${token("ink-2")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
    text-align: start;
    white-space: nowrap;
  }
  &:not([data-has-bar]) thead th:first-child {
    border-start-start-radius: ${token("r-m")};
  }
  &:not([data-has-bar]) thead th:last-child {
    border-start-end-radius: ${token("r-m")};
  }
  & thead button {
    display: inline-flex;
    align-items: center;
    gap: ${token("sp-1")};
    min-height: 2.25rem;
    margin: 0 calc(-1 * ${token("sp-2")});
    padding: 0 ${token("sp-2")};
    border: 0;
    border-radius: ${token("r-s")};
    background: none;
    font-weight: inherit;
  }
  & thead button:hover {
    background: ${token("surface-3")};
  }
  & thead button:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
  & thead button > svg {
    color: ${token("ink-3")};
  }
  & thead [aria-sort] {
    color: ${token("ink")};
  }
  & thead [aria-sort] svg {
    color: ${token("ink")};
  }
  & :is(tbody, tfoot) :is(td, th) {
    height: var(--row, 3rem);
    padding: ${token("sp-1")} ${token("sp-3")};
    border-block-end: ${token("hairline")} solid ${token("line")};
    font-weight: inherit;
    text-align: start;
    white-space: nowrap;
  }
  &[data-density="tight"] {
    --row: 2.625rem;
  }
  & :is(tbody, tfoot) th {
    font-feature-settings: normal;
    letter-spacing: inherit;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & tbody tr:hover > * {
    background: ${token("surface-2")};
  }
  & :is(td, th)[data-align="end"] {
    text-align: end;
  }
  & [data-numeric] {
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-s")};
    font-feature-settings: "tnum", "lnum";
  }
  & tbody [data-numeric="key"] {
    font-size: calc(${token("fs-num-s")} * 1.12);
    font-weight: ${token("fw-num-2xl")};
  }
  ${Object.entries(widths)
    .map(([width, size]) => `& [data-width="${width}"] { width: ${size}; }`)
    .join("\n")}
  & [data-align="end"] > button {
    flex-direction: row-reverse;
  }

  & li[data-card] {
    padding: ${token("sp-3")} ${token("sp-4")};
    border-block-end: ${token("hairline")} solid ${token("line")};
  }
  & li[data-card]:last-child {
    border-block-end: 0;
  }

  @media ${media.touch} {
    & thead button {
      min-height: ${token("touch")};
    }
  }
  @media not all and ${media.desktop} {
    & [data-hide-below="desktop"] {
      display: none;
    }
  }
  @media print {
    & thead th {
      position: static;
    }
  }
`;
