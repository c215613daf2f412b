import { css } from "styled-components";
import { figures, media, token } from "../../tokens/theme.ts";
import { statGridNarrow } from "./statGridNarrow.ts";

/** Outlines meet in the gaps, so that one line separates two figures however they wrap. */
export const statGridStyle = css`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(var(--stats), minmax(0, 1fr));
  gap: ${token("hairline")};
  --figure: calc(0.9 * ${token("fs-num-xl")});

  & > * {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    padding: ${token("sp-3")} ${token("sp-2")} ${token("sp-3")} ${token("sp-4")};
    outline: ${token("hairline")} solid ${token("board-line")};
  }
  & [data-part="label"] {
    color: ${token("board-ink-2")};
    font-size: ${token("fs-caption")};
    line-height: ${token("lh-label")};
  }
  & [data-part="label"] > [href] {
    display: inline-flex;
    align-items: center;
    gap: ${token("hairline")};
  }
  & [data-part="label"] > [href]::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & > :has(> * > [href]:hover) {
    background: ${token("board-2")};
  }
  & [data-part="label"] > [href]:hover {
    text-decoration: underline;
  }
  & [data-part="label"] > [href]:focus-visible {
    outline: none;
  }
  & [data-part="label"] > [href]:focus-visible::after {
    outline: ${token("edge")} solid ${token("focus")};
    outline-offset: calc(-1 * ${token("edge")});
  }
  & [data-part="lead"] {
    margin-inline-end: ${token("sp-2")};
    color: ${token("board-ink")};
    ${figures}
    font-size: ${token("fs-num-s")};
  }
  & [data-part="figure"] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${token("sp-1")};
    margin-block-start: ${token("sp-1")};
    ${figures}
    font-size: var(--figure);
    font-weight: ${token("fw-num-xl")};
    line-height: 1.05;
  }
  & [data-part="parts"] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token("sp-3")};
    margin-block-start: ${token("sp-2")};
    ${figures}
    font-size: ${token("fs-num-m")};
    font-weight: ${token("fw-num-l")};
    white-space: nowrap;
  }
  & [data-part="note"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token("sp-1")};
    margin-block-start: ${token("sp-1")};
    color: ${token("board-ink-2")};
    font-size: ${token("fs-caption")};
    line-height: ${token("lh-label")};
  }
  &[data-highlight="first"] > :first-child > [data-part="figure"] > :not([aria-hidden], [data-part]) {
    color: ${token("board-lamp")};
  }
  & [data-part="figure"] > [aria-hidden] {
    color: ${token("board-ink-2")};
  }
  &[data-layout="three"] {
    --figure: ${token("fs-num-l")};
  }
  &[data-layout="podium"] {
    --figure: ${token("fs-num-xl")};
  }
  &[data-layout="podium"] > :first-child {
    --figure: calc(1.27 * ${token("fs-num-xl")});
  }
  &[data-layout="podium"] [data-part="figure"] {
    margin-block-start: auto;
    padding-block-start: ${token("sp-1")};
  }
  [aria-busy="true"] > * > & [data-part="figure"] > :not([aria-hidden], [data-part]) {
    opacity: 0.6;
  }

  @media not all and ${media.desktop} {
    &[data-layout="even"] {
      --figure: calc(0.77 * ${token("fs-num-xl")});
    }
  }
  /* Not our markup: a note may bring a unit of its own. */
  & :is([data-part="figure"] > [data-part="unit"], [data-part="parts"] > * > [data-part="name"], [data-part="note"] small) {
    color: ${token("board-ink-2")};
    font-family: ${token("font-sans")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-caption")};
  }
  & [data-part="parts"] > * > [data-part="name"] {
    margin-inline-end: ${token("sp-1")};
    font-size: ${token("fs-caption")};
  }
  ${statGridNarrow}
  @media ${media.forcedColors} {
    &[data-highlight="first"] > :first-child {
      outline: ${token("rule")} solid Highlight;
      outline-offset: calc(-1 * ${token("rule")});
    }
  }
`;
