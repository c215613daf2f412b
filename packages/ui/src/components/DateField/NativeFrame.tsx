import type { ReactNode } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import type { LabelPlace } from "../Field/LabelledControl.tsx";
import { pickerFrameStyle } from "../Field/pickerStyle.ts";
import { segmentsStyle } from "./segmentsStyle.ts";

type NativeFrameProps = {
  place: LabelPlace;
  invalid: true | undefined;
  disabled: boolean;
  /** 数字と区切り。「2026」「/」「11」。 */
  segments: readonly string[];
  /** まだ何も入っていない。 */
  isEmpty: boolean;
  /** ブラウザの欄と、その右。 */
  children: ReactNode;
};

/**
 * ブラウザの日付と時刻の欄の枠。打っていない間は、順に打つ欄と同じ数字を見せる。ブラウザの言葉で書かれるのは、打つ間だけ。
 */
export function NativeFrame({ place, invalid, disabled, segments, isEmpty, children }: NativeFrameProps) {
  return (
    <Frame data-place={place} data-invalid={invalid} data-disabled={disabled || undefined}>
      <Shown aria-hidden aria-disabled={disabled || undefined} data-disabled={disabled || undefined}>
        {segments.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place.
          <span key={at} data-type={at % 2 === 1 ? "literal" : "shown"} data-placeholder={isEmpty || undefined}>
            {text}
          </span>
        ))}
      </Shown>
      {children}
    </Frame>
  );
}

const Shown = styled.span`
  ${segmentsStyle}
`;

/** ブラウザの欄。打つ間だけ見える。 */
export const NativeInput = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0 ${token("sp-3")};
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font-family: ${token("font-num")};
  font-size: ${token("fs-body-lg")};
  font-weight: ${token("fw-num-s")};
  font-feature-settings: "tnum", "lnum";

  &:not(:focus) {
    opacity: 0;
  }
  &::-webkit-calendar-picker-indicator {
    display: none;
  }
`;

const Frame = styled.div`
  ${pickerFrameStyle}
  position: relative;
  align-self: start;
  padding-inline-start: ${token("sp-3")};

  &:has(> ${NativeInput}:focus) > :is(${Shown}, [data-part="weekday"]) {
    visibility: hidden;
  }
  & > [data-part="weekday"] {
    flex: 1;
    color: ${token("ink-2")};
    font-size: ${token("fs-small")};
    white-space: nowrap;
  }
  &[data-disabled] > [data-part="weekday"] {
    color: ${token("ink-disabled")};
  }
  & > [type="button"] {
    position: relative;
  }
`;
