import { css } from "styled-components";
import { figures, media, token } from "../../tokens/theme.ts";
import { hiddenStyle } from "../VisuallyHidden/VisuallyHidden.tsx";
import type { MarkLook } from "./useStoryRows.ts";

const line = `${token("hairline")} solid ${token("board-line")}`;

/** Each look is a shape of its own, so that none is told by its colour alone. */
const looks = {
  best: `background: ${token("accent")}; color: ${token("accent-ink")};`,
  measured: `inline-size: ${token("mark")}; min-inline-size: 0; block-size: ${token("mark")}; padding: 0;
    border: ${token("rule")} solid ${token("board-ink-2")}; border-radius: ${token("r-full")};`,
  count: `color: ${token("board-ink")};`,
  over: `min-inline-size: ${token("sp-6")}; padding: 0; border: ${token("rule")} solid ${token("board-bad")};
    color: ${token("board-bad")};`,
  pain: `border-block-end: ${token("edge")} solid ${token("warn-mark")}; background: ${token("warn-soft")};
    color: ${token("warn")};`,
} as const satisfies Record<MarkLook, string>;

export const markStyle = css`
  & i {
    display: inline-grid;
    place-items: center;
    min-inline-size: ${token("sp-5")};
    block-size: ${token("sp-5")};
    padding-inline: ${token("hairline")};
    border-radius: ${token("r-xs")};
    ${figures}
    font-size: ${token("fs-small")};
    font-style: normal;
    font-weight: ${token("fw-label")};
    line-height: 1;
    box-sizing: border-box;
  }
  ${Object.entries(looks)
    .map(([look, style]) => `& [data-look="${look}"] { ${style} }`)
    .join("\n")}

  @media ${media.forcedColors} {
    & :is([data-look="best"], [data-look="pain"]) {
      border: ${token("hairline")} solid CanvasText;
    }
    & [data-look="pain"] {
      border-block-end-width: ${token("edge")};
    }
  }
`;

export const tableStyle = css`
  ${markStyle}
  width: 100%;
  min-width: calc(${token("sp-10")} + 12 * ${token("sp-5")});
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  & > caption {
    ${hiddenStyle}
  }
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
  & [data-cell="week"] > :is(span, b)[aria-hidden] {
    display: block;
    min-block-size: 1.2em;
    font-weight: inherit;
  }
  & [data-cell="week"] > b {
    ${figures}
    font-size: ${token("fs-small")};
    padding-block-end: ${token("edge")};
  }
  & :is(td, th)[data-now] {
    background: ${token("board-3")};
    color: ${token("board-ink")};
  }

  & tbody > tr > * {
    block-size: ${token("control-s")};
    padding: 0;
    border-block-start: ${line};
    text-align: center;
  }
  & tbody > tr > td {
    border-inline-start: ${line};
  }
  & :is(th[scope="row"], [data-cell="corner"]) {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${token("z-raised")};
    background: ${token("board")};
  }
  & th[scope="row"] {
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
    text-align: start;
    white-space: nowrap;
  }
  & th[scope="row"] > a {
    display: flex;
    align-items: center;
    min-block-size: ${token("control-s")};
    padding-inline: ${token("sp-3")} ${token("sp-1")};
  }
  & th[scope="row"] > a:hover {
    background: ${token("board-2")};
    text-decoration: underline;
  }
  & td > :is(a, span) {
    display: grid;
    place-items: center;
    min-block-size: ${token("control-s")};
  }
  & td > a:hover {
    background: ${token("board-2")};
  }
  & :is(td, th) > a:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;
