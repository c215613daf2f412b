import { css } from "styled-components";
import { keyframes } from "../../tokens/keyframes.ts";
import { media, token } from "../../tokens/theme.ts";

const gap = `calc((${token("icon-l")} + ${token("sp-1")} - ${token("icon")}) / 2 - ${token("rule")})`;
const travel = `calc(${token("control-l")} - ${token("icon")} - ${token("rule")} - ${gap} - ${token("rule")})`;

/** The track and its knob. On and off differ by the knob's position, not only by colour. */
export const switchStyle = css`
  appearance: none;
  position: relative;
  flex: none;
  width: ${token("control-l")};
  height: calc(${token("icon-l")} + ${token("sp-1")});
  margin: 0;
  border: ${token("rule")} solid ${token("line-strong")};
  border-radius: ${token("r-full")};
  background: ${token("surface-3")};
  cursor: inherit;

  &::after {
    content: "";
    position: absolute;
    inset-block-start: ${gap};
    inset-inline-start: ${gap};
    width: ${token("icon")};
    height: ${token("icon")};
    border-radius: ${token("r-full")};
    background: ${token("line-strong")};
  }
  &:checked {
    border-color: ${token("primary")};
    background: ${token("primary")};
  }
  &:checked::after {
    inset-inline-start: ${travel};
    background: ${token("primary-ink")};
  }
  /* Only while pressed by hand: a change of theme must not move anything. */
  &:hover::after,
  &:focus-visible::after {
    transition: inset-inline-start ${token("dur-2")} ${token("ease-out")};
  }
  &:focus-visible {
    border-radius: ${token("r-full")};
  }
  &[aria-busy]::after {
    border: ${token("edge")} solid ${token("line-strong")};
    border-inline-end-color: transparent;
    background: none;
    animation: ${keyframes("turn")} 900ms linear infinite;
  }
  &[aria-busy]:checked::after {
    border-color: ${token("primary-ink")};
    border-inline-end-color: transparent;
  }
  &:disabled {
    border-color: ${token("line-2")};
    background: ${token("surface-3")};
  }
  &:disabled::after {
    background: ${token("ink-disabled")};
  }
  @media ${media.forcedColors} {
    &,
    &::after {
      forced-color-adjust: none;
    }
    & {
      border-color: ButtonText;
      background: Canvas;
    }
    &::after {
      background: ButtonText;
    }
    &:checked {
      border-color: Highlight;
      background: Highlight;
    }
    &:checked::after {
      background: HighlightText;
    }
    &[aria-busy]::after {
      border-color: ButtonText;
      border-inline-end-color: transparent;
      background: none;
    }
    &[aria-busy]:checked::after {
      border-color: HighlightText;
      border-inline-end-color: transparent;
    }
    &:disabled {
      border-color: GrayText;
      background: Canvas;
    }
    &:disabled::after {
      background: GrayText;
    }
  }
`;
