import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** Year, month and day, or hour and minute, each in its place; typed into, or shown until they can be. */
export const segmentsStyle = css`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  font-family: ${token("font-num")};
  font-size: ${token("fs-body-lg")};
  font-weight: ${token("fw-num-s")};
  font-feature-settings: "tnum", "lnum";
  white-space: nowrap;

  & > :is([role="spinbutton"], [data-type="shown"]) {
    padding: 0 calc(${token("sp-1")} / 2);
    border-radius: ${token("r-xs")};
    text-align: end;
    caret-color: transparent;
  }
  & > [data-placeholder] {
    color: ${token("ink-3")};
    font-family: ${token("font-sans")};
    font-weight: ${token("fw-body")};
  }
  & > [role="spinbutton"]:focus {
    outline: 0;
    background: ${token("primary")};
    color: ${token("primary-ink")};
  }
  & > [data-type="literal"] {
    color: ${token("ink-3")};
  }
  &[data-disabled] > * {
    color: ${token("ink-disabled")};
  }
  @media ${media.forcedColors} {
    & > [role="spinbutton"]:focus {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
