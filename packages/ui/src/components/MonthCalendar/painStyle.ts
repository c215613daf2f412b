import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** The badge of a day with pain, and its sign in the notes below the calendar. */
export const painStyle = css`
  display: inline-grid;
  place-items: center;
  min-width: 1.55em;
  height: 1.55em;
  border-radius: ${token("r-s")};
  background: ${token("warn")};
  color: ${token("surface")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-num-m")};
  line-height: 1;

  @media ${media.forcedColors} {
    border: ${token("rule")} solid CanvasText;
    color: CanvasText;
  }
`;
