import { css } from "styled-components";
import { media, token } from "../../tokens/theme.ts";

/** Position along a timeline, 0 to 1, as CSS. The native slider keeps its thumb inside, so marks do the same. */
export const placeAlong = (share: number) => {
  const values: Record<`--${string}`, number> = { "--place": Math.min(Math.max(share, 0), 1) };
  return values;
};

/** A stretch along a timeline: where it begins and how long it is, 0 to 1. */
export const stretchAlong = (from: number, length: number) => {
  const values: Record<`--${string}`, number> = { ...placeAlong(from), "--length": length };
  return values;
};

/** Width of the thumb, which marks align to. */
export const thumb = token("icon-s");
export const atPlace = `calc(${thumb} / 2 + var(--place) * (100% - ${thumb}))`;

/** A native slider without its own track; `thumbLook` draws the thumb. */
export const sliderStyle = (thumbLook: ReturnType<typeof css>) => css`
  position: absolute;
  inset: 0;
  z-index: ${token("z-raised")};
  width: 100%;
  height: 100%;
  margin: 0;
  background: none;
  appearance: none;
  cursor: pointer;

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumbLook}
  }
  &::-moz-range-thumb {
    border-radius: 0;
    ${thumbLook}
  }
  &:disabled {
    cursor: default;
  }
  @media ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;
