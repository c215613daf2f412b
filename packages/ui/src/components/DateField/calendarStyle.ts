import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** Look of the calendar library's days. A week runs from Monday to Sunday. */
export const calendarStyle = css`
  width: calc(7 * (${token("control-m")} + ${token("rule")}));
  /* Six weeks: the buttons below stay where they are from month to month. */
  min-height: calc(7 * ${token("control-m")} + ${token("sp-7")});

  @media ${media.mobile} {
    width: 100%;
  }
  /* Not our markup: the table of the behaviour library. */
  & table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }
  & th {
    height: calc(${token("sp-6")} + ${token("rule")});
    padding: 0;
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
    text-align: center;
  }
  & th:nth-child(6) {
    color: ${token("info")};
  }
  & th:nth-child(7) {
    color: ${token("danger")};
  }
  & td {
    padding: ${token("hairline")} 0;
    text-align: center;
  }
  & td > div {
    display: grid;
    place-items: center;
    min-height: calc(${token("control-m")} - ${token("rule")});
    border-radius: ${token("r-m")};
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-s")};
    font-feature-settings: "tnum", "lnum";
    line-height: ${token("lh-num-s")};
    cursor: pointer;
  }
  & :where(td:nth-child(6)) > div {
    color: ${token("info")};
  }
  & :where(td:nth-child(7)) > div {
    color: ${token("danger")};
  }
  /* The weekend is set apart by a rule too, not by its colours alone. */
  & :is(th, td):nth-child(6) {
    border-inline-start: ${token("hairline")} solid ${token("line")};
  }
  & td > [data-hovered] {
    background: ${token("surface-3")};
  }
  & td > [data-disabled],
  & td > [data-unavailable],
  & td > [data-outside-month] {
    background: none;
    color: ${token("ink-disabled")};
    font-weight: ${token("fw-caption")};
    cursor: not-allowed;
  }
  &[data-mode="range"] td > [data-outside-month] {
    visibility: hidden;
  }
  & td > [data-now]:not([data-outside-month]) {
    box-shadow: inset 0 0 0 ${token("rule")} ${token("ink")};
  }
  &[data-mode="day"] td > [data-selected],
  & td > [data-selection-start]:not([data-outside-month]),
  & td > [data-selection-end]:not([data-outside-month]) {
    background: ${token("primary")};
    color: ${token("primary-ink")};
  }
  &[data-mode="range"] td:has(> [data-selected]) {
    background: ${token("primary-soft")} content-box;
  }
  &[data-mode="range"] td:has(> [data-selection-start]) {
    border-start-start-radius: ${token("r-m")};
    border-end-start-radius: ${token("r-m")};
  }
  &[data-mode="range"] td:has(> [data-selection-end]) {
    border-start-end-radius: ${token("r-m")};
    border-end-end-radius: ${token("r-m")};
  }
  @media ${media.forcedColors} {
    &[data-mode="day"] td > [data-selected],
    & td > [data-selection-start]:not([data-outside-month]),
    & td > [data-selection-end]:not([data-outside-month]) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[data-mode="range"] td:has(> [data-selected]) {
      border-block: ${token("rule")} solid Highlight;
    }
    & td > [data-now]:not([data-outside-month]) {
      outline: ${token("rule")} solid CanvasText;
      outline-offset: calc(-1 * ${token("rule")});
    }
    & td > [data-disabled] {
      color: GrayText;
    }
  }
`;
