import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** A line from the lower to the upper end of a range, on which dots stand. */
export const trackStyle = css`
  --dot: ${token("sp-3")};
  position: relative;
  display: block;
  width: 100%;
  min-width: ${token("sp-9")};
  height: ${token("sp-4")};
  padding-inline: calc(var(--dot) / 2);

  &::before {
    content: "";
    position: absolute;
    inset: calc(50% - ${token("hairline")} / 2) 0 auto;
    border-block-start: ${token("hairline")} solid ${token("line-strong")};
  }
`;

export const lineStyle = css`
  position: relative;
  display: block;
  height: 100%;
`;

export const dotStyle = css`
  position: absolute;
  inset-block-start: calc(50% - var(--dot) / 2);
  width: var(--dot);
  height: var(--dot);
  margin-inline-start: calc(var(--dot) / -2);
  border-radius: ${token("r-full")};

  @media ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

/** A present value. */
export const nowStyle = css`
  ${dotStyle}
  inset-inline-start: var(--now);
  border: ${token("rule")} solid ${token("surface")};
  background: ${token("primary")};

  @media ${media.forcedColors} {
    border-color: Canvas;
    background: Highlight;
  }
`;
