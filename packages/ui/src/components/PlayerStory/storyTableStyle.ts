import { css } from "styled-components";
import { figures, token } from "../../tokens/theme.ts";

const line = `${token("hairline")} solid ${token("board-line")}`;

/** Cells are plain elements (`data-cell`), as there are seventy-two of them. */
export const tableStyle = css`
  width: 100%;
  min-width: calc(${token("sp-10")} + 12 * ${token("sp-5")});
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  & [data-cell="corner"] {
    width: ${token("sp-9")};
  }
  & [data-cell="week"] {
    block-size: ${token("row-xs")};
    padding: 0;
    color: ${token("board-ink-2")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
    line-height: 1.2;
    vertical-align: bottom;
    white-space: nowrap;
  }
  & :is([data-part="month"], [data-part="day"]) {
    display: block;
    min-block-size: 1.2em;
  }
  & [data-part="day"] {
    padding-block-end: ${token("edge")};
    ${figures}
    font-size: ${token("fs-small")};
  }
  & [data-now] {
    background: ${token("board-3")};
    color: ${token("board-ink")};
  }

  & :is([data-cell="name"], [data-cell="mark"]) {
    block-size: ${token("control-s")};
    padding: 0;
    border-block-start: ${line};
    text-align: center;
  }
  & [data-cell="mark"] {
    border-inline-start: ${line};
  }
  & :is([data-cell="name"], [data-cell="corner"]) {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${token("z-raised")};
    background: ${token("board")};
  }
  & [data-cell="name"] {
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
    text-align: start;
    white-space: nowrap;
  }
  & :is([data-part="way"], [data-part="told"]) {
    display: grid;
    align-items: center;
    min-block-size: ${token("control-s")};
  }
  & [data-part="way"] {
    padding-inline: ${token("sp-3")} ${token("sp-1")};
  }
  & [data-part="told"] {
    justify-items: center;
  }
  & [href]:hover {
    background: ${token("board-2")};
  }
  & [data-part="way"]:hover {
    text-decoration: underline;
  }
  & [href]:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;
