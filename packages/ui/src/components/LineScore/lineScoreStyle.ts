import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { lineScoreNarrow } from "./lineScoreNarrow.ts";

const line = `${token("hairline")} solid ${token("board-line")}`;

/** Element selectors under one root. `--columns` and `--columns-phone` count the columns of figures at each width. */
export const lineScoreStyle = css`
  position: relative;
  flex: 1;
  display: flex;
  overflow-x: auto;
  container-type: inline-size;
  scrollbar-width: thin;

  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
  & > table {
    --shown: var(--columns);
    --name: 15%;
    --name-min: 6.5rem;
    --cell-min: 2.75rem;
    width: 100%;
    min-width: calc(var(--name-min) + var(--shown) * var(--cell-min));
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
  }
  & > table[data-name-width="m"] {
    --name: 34%;
    --name-min: 8rem;
    --cell-min: 5.5rem;
  }
  & > table[data-name-width="none"] {
    --name: auto;
    --name-min: 0rem;
  }
  & caption {
    position: absolute;
    clip-path: inset(50%);
    width: ${token("hairline")};
    height: ${token("hairline")};
    overflow: hidden;
  }
  & :is(th, td) {
    padding: 0 ${token("hairline")};
    border-inline-start: ${line};
    border-block-start: ${line};
    text-align: center;
  }
  & tr > :first-child {
    border-inline-start: 0;
  }

  & thead :is(th, td) {
    height: 2rem;
    color: ${token("board-ink-2")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
    line-height: 1.2;
  }
  & thead b {
    margin-inline-start: ${token("edge")};
    font-family: ${token("font-num")};
    font-size: ${token("fs-body")};
    font-weight: ${token("fw-label")};
    line-height: 1;
    font-feature-settings: "tnum", "lnum";
  }

  & > table:not([data-name-width="none"]) tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${token("z-raised")};
    width: var(--name);
    padding-inline-start: ${token("sp-4")};
    background: ${token("board")};
    text-align: start;
  }
  & > table:not([data-name-width="none"]) tbody tr > :first-child {
    padding: 0;
  }
  &[data-overflows] tr > :first-child {
    border-inline-end: ${line};
  }
  &[data-overflows] tr > :nth-child(2) {
    border-inline-start: 0;
  }
  & tbody th > * {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: center;
    column-gap: ${token("sp-2")};
    min-height: 3.125rem;
    padding: ${token("sp-1")} ${token("sp-1")} ${token("sp-1")} ${token("sp-4")};
    font-size: ${token("fs-body")};
    font-weight: ${token("fw-h3")};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & tbody th small {
    color: ${token("board-ink-2")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-body")};
  }
  & tbody th > a:hover {
    background: ${token("board-2")};
    text-decoration: underline;
  }
  & tbody th > a:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }

  & tbody td {
    height: 3.125rem;
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-l")};
    font-weight: ${token("fw-num-m")};
    font-feature-settings: "tnum", "lnum";
    line-height: 1;
    white-space: nowrap;
  }
  & td > i {
    color: ${token("board-ink-2")};
    font-style: normal;
  }
  & td small {
    margin-inline-start: ${token("hairline")};
    color: ${token("board-ink-2")};
    font-family: ${token("font-sans")};
    font-size: ${token("fs-caption")};
    vertical-align: 0.5em;
  }

  & [data-mark="now"] {
    background: ${token("board-3")};
  }
  & thead [data-mark="now"] {
    color: ${token("board-lamp")};
    font-weight: ${token("fw-h3")};
  }
  & [data-mark="aside"] {
    background: ${token("board-2")};
  }
  & td[data-mark="aside"] {
    font-size: calc(1.1 * ${token("fs-num-m")});
  }
  & [data-mark="total"] {
    border-inline-start: ${token("rule")} solid ${token("board-ink-2")};
    background: ${token("board-2")};
  }
  & td[data-mark="total"] {
    color: ${token("board-lamp")};
    font-size: calc(1.1 * ${token("fs-num-l")});
    font-weight: ${token("fw-num-2xl")};
  }
  [aria-busy="true"] > & td > span {
    opacity: 0.6;
  }

  ${lineScoreNarrow}
  @media ${media.forcedColors} {
    & [data-mark="now"] {
      outline: ${token("rule")} solid Highlight;
      outline-offset: calc(-1 * ${token("rule")});
    }
  }
`;
