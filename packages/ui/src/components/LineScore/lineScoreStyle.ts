import styled from "styled-components";
import { figures, media, token } from "../../tokens/theme.ts";
import { hiddenStyle } from "../VisuallyHidden/VisuallyHidden.tsx";
import { lineScoreNarrow } from "./lineScoreNarrow.ts";

const line = `${token("hairline")} solid ${token("board-line")}`;

/** Its cells are plain elements (`data-cell`). `--columns` and `--columns-phone` count the columns of figures. */
export const Table = styled.table`
  --shown: var(--columns);
  --name: 15%;
  --name-min: calc(${token("sp-10")} + ${token("sp-7")});
  --cell-min: calc(${token("sp-8")} + ${token("sp-1")});
  width: 100%;
  min-width: calc(var(--name-min) + var(--shown) * var(--cell-min));
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  &[data-name-width="m"] {
    --name: 34%;
    --name-min: calc(4 * ${token("sp-7")});
    --cell-min: calc(${token("sp-10")} + ${token("sp-4")});
  }
  &[data-name-width="none"] {
    --name: auto;
    --name-min: ${token("sp-0")};
  }
  & > :first-child {
    ${hiddenStyle}
  }
  & [data-cell] {
    padding: 0 ${token("hairline")};
    border-inline-start: ${line};
    border-block-start: ${line};
    text-align: center;
  }
  & [data-cell]:first-child {
    border-inline-start: 0;
  }

  & :is([data-cell="head"], [data-cell="corner"]) {
    height: ${token("sp-7")};
    color: ${token("board-ink-2")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
    line-height: 1.2;
  }
  & [data-part="figure"] {
    margin-inline-start: ${token("edge")};
    ${figures}
    font-size: ${token("fs-body")};
    font-weight: ${token("fw-label")};
    line-height: 1;
  }

  & :is([data-cell="corner"], [data-cell="name"]) {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${token("z-raised")};
    width: var(--name);
    padding-inline-start: ${token("sp-4")};
    background: ${token("board")};
    text-align: start;
  }
  & [data-cell="name"] {
    padding: 0;
  }
  [data-overflows] > & [data-cell]:first-child {
    border-inline-end: ${line};
  }
  [data-overflows] > & [data-cell]:nth-child(2) {
    border-inline-start: 0;
  }
  & [data-cell="name"] > * {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: center;
    column-gap: ${token("sp-2")};
    min-height: ${token("row-m")};
    padding: ${token("sp-1")} ${token("sp-1")} ${token("sp-1")} ${token("sp-4")};
    font-size: ${token("fs-body")};
    font-weight: ${token("fw-h3")};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & [data-part="note"] {
    color: ${token("board-ink-2")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-body")};
  }
  & [data-cell="name"] > [href]:hover {
    background: ${token("board-2")};
    text-decoration: underline;
  }
  & [data-cell="name"] > [href]:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }

  & [data-cell="figure"] {
    height: ${token("row-m")};
    ${figures}
    font-size: ${token("fs-num-l")};
    font-weight: ${token("fw-num-m")};
    line-height: 1;
    white-space: nowrap;
  }
  & [data-cell="figure"] > [aria-hidden] {
    color: ${token("board-ink-2")};
    font-style: normal;
  }
  & [data-part="unit"] {
    margin-inline-start: ${token("hairline")};
    color: ${token("board-ink-2")};
    font-family: ${token("font-sans")};
    font-size: ${token("fs-caption")};
    vertical-align: 0.5em;
  }

  & [data-part="word"] {
    color: ${token("board-ink-2")};
    font-family: ${token("font-sans")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
  }

  & [data-mark="now"] {
    background: ${token("board-3")};
  }
  & [data-cell="head"][data-mark="now"] {
    color: ${token("board-lamp")};
    font-weight: ${token("fw-h3")};
  }
  & [data-mark="aside"] {
    background: ${token("board-2")};
  }
  & [data-cell="figure"][data-mark="aside"] {
    font-size: calc(1.1 * ${token("fs-num-m")});
  }
  & [data-mark="total"] {
    border-inline-start: ${token("rule")} solid ${token("board-ink-2")};
    background: ${token("board-2")};
  }
  & [data-cell="figure"][data-mark="total"] {
    color: ${token("board-lamp")};
    font-size: calc(1.1 * ${token("fs-num-l")});
    font-weight: ${token("fw-num-2xl")};
  }
  [aria-busy="true"] > * > & [data-cell="figure"] > :not([aria-hidden]) {
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
