import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** The pill itself. `data-selected` is the chosen look; the element carries the meaning for assistive technology. */
export const chipStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: calc(${token("sp-3")} / 2);
  min-width: ${token("touch")};
  max-width: 100%;
  min-height: ${token("control-s")};
  padding: 0 ${token("sp-3")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-full")};
  background: ${token("surface")};
  color: ${token("ink-2")};
  font-size: ${token("fs-label")};
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
  text-align: start;
  text-decoration: none;

  &:hover {
    background: ${token("surface-3")};
    color: ${token("ink")};
  }
  &:focus-visible {
    border-radius: ${token("r-full")};
  }
  &[data-selected] {
    border-color: ${token("primary")};
    background: ${token("primary-soft")};
    color: ${token("primary-text")};
    box-shadow: inset 0 0 0 ${token("hairline")} ${token("primary")};
  }
  &:disabled {
    border-color: ${token("line")};
    background: ${token("surface-3")};
    color: ${token("ink-disabled")};
    box-shadow: none;
    cursor: not-allowed;
  }
  @media ${media.touch} {
    padding-inline: ${token("sp-4")};
    font-size: ${token("fs-body")};
  }
  @media ${media.forcedColors} {
    border-color: ButtonText;

    &[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &:disabled {
      background: Canvas;
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
