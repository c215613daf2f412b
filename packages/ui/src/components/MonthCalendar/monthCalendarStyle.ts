import styled from "styled-components";
import { figures, media, token } from "../../tokens/theme.ts";
import { narrowMonthStyle } from "./narrowMonthStyle.ts";
import { painStyle } from "./painStyle.ts";

/** The grid of days. Cells are plain elements, so that a month is drawn at once. */
export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & [scope="col"] {
    height: calc(${token("sp-6")} + ${token("sp-1")});
    padding: 0 ${token("sp-2")};
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
    text-align: start;
  }
  & [scope="col"]:nth-child(6) {
    color: ${token("info")};
  }
  & [scope="col"]:nth-child(7) {
    color: ${token("danger")};
  }
  & [data-place] {
    height: calc(${token("sp-10")} + ${token("sp-3")});
    padding: 0;
    border: ${token("hairline")} solid ${token("line")};
    vertical-align: top;
  }
  & [data-place] > * {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${token("sp-1")};
    width: 100%;
    height: 100%;
    padding: ${token("sp-1")} calc(${token("sp-3")} / 2);
    border: 0;
    background: none;
    text-align: start;
  }
  & [data-part="drawn"] {
    display: contents;
  }
  & [data-part="number"] {
    align-self: flex-start;
    padding: 0 ${token("sp-1")};
    border-radius: ${token("r-s")};
    ${figures}
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-m")};
    line-height: 1.2;
  }
  & [data-place]:not([data-place="open"]) {
    color: ${token("ink-3")};
  }
  & [data-place]:not([data-place="open"]) > [data-part="number"] {
    padding: ${token("sp-1")} calc(${token("sp-3")} / 2 + ${token("sp-1")});
    font-weight: ${token("fw-caption")};
  }
  & [data-place="outside"] {
    background: ${token("bg")};
  }
  & [data-place="closed"] {
    border-style: dashed;
  }
  & [data-now] {
    background: ${token("ink")};
    color: ${token("ink-inverse")};
  }
  & [data-day]:hover {
    background: color-mix(in srgb, currentColor 6%, transparent);
  }
  & [data-day][aria-pressed="true"] {
    background: ${token("accent-soft")};
    color: ${token("ink")};
    box-shadow: inset 0 0 0 ${token("rule")} ${token("primary")};
  }
  & [data-day]:focus-visible {
    z-index: ${token("z-raised")};
    border-radius: 0;
    outline-offset: calc(-1 * ${token("rule")});
  }
  & [data-part="marks"] {
    display: flex;
    flex-wrap: wrap;
    gap: calc(${token("sp-1")} / 2);
  }
  & [data-part="value"] {
    margin-block-start: auto;
    padding-inline-start: ${token("sp-1")};
    font-family: ${token("font-num")};
    font-size: ${token("fs-body-lg")};
    font-weight: ${token("fw-num-s")};
    line-height: 1.2;
  }
  & [data-part="unit"] {
    margin-inline-start: calc(${token("sp-1")} / 2);
    font-family: ${token("font-sans")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
  }
  & [data-part="dash"] {
    width: ${token("sp-3")};
    margin-inline-start: ${token("sp-1")};
    margin-block-start: ${token("sp-2")};
    border-block-start: ${token("rule")} solid ${token("line-strong")};
  }
  & [data-part="pain"] {
    position: absolute;
    inset: ${token("sp-1")} ${token("sp-1")} auto auto;
    ${painStyle}
  }
  & [data-day] {
    container-type: inline-size;
  }

  ${narrowMonthStyle}

  @media ${media.forcedColors} {
    & [data-now] {
      forced-color-adjust: none;
      background: CanvasText;
      color: Canvas;
    }
    & [data-day][aria-pressed="true"] {
      outline: ${token("edge")} solid Highlight;
      outline-offset: calc(-1 * ${token("edge")});
    }
    & [data-place]:not([data-place="open"]) {
      color: GrayText;
    }
  }
`;
