import styled from "styled-components";
import { figures, media, token } from "../../../tokens/theme.ts";

/** The grid of days, in plain elements so that a month is drawn at once. */
export const MonthGrid = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & [scope="col"] {
    height: calc(${token("sp-6")} + ${token("sp-1")});
    padding: 0;
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
  }
  & [data-place] {
    height: ${token("row")};
    padding: 0;
    ${figures}
    font-size: ${token("fs-num-s")};
    text-align: center;
  }
  & [data-place]:not([data-place="open"]) {
    color: ${token("ink-3")};
  }
  & [data-written] {
    background: ${token("primary-soft")};
  }
  & [data-day] {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: ${token("r-m")};
    background: none;
    font: inherit;
    line-height: 1.2;
  }
  & [data-day]:hover {
    background: color-mix(in srgb, currentColor 6%, transparent);
  }
  & [data-now] {
    box-shadow: inset 0 0 0 ${token("rule")} ${token("ink")};
  }
  & [data-day][aria-pressed="true"] {
    background: ${token("primary")};
    color: ${token("primary-ink")};
  }
  & [data-day]:focus-visible {
    z-index: ${token("z-raised")};
  }
  & [data-part="marks"] {
    overflow: hidden;
    max-width: 100%;
    color: ${token("primary-text")};
    font-family: ${token("font-sans")};
    font-size: ${token("mark")};
    letter-spacing: -0.1em;
    line-height: 1.2;
    white-space: nowrap;
  }
  & [data-pain] {
    color: ${token("warn")};
  }
  & [aria-pressed="true"] > [data-part="marks"] {
    color: inherit;
  }

  @media ${media.forcedColors} {
    & [data-day][aria-pressed="true"] {
      outline: ${token("edge")} solid Highlight;
      outline-offset: calc(-1 * ${token("edge")});
    }
    & [data-now] {
      outline: ${token("hairline")} solid CanvasText;
    }
    & [data-place]:not([data-place="open"]) {
      color: GrayText;
    }
  }
`;
