import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { type DumbbellRange, placeIn } from "../Dumbbell/dumbbellRange.ts";
import { lineStyle, nowStyle, trackStyle } from "../Dumbbell/trackStyle.ts";

export type DotScaleProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  value: number;
  /** 線の両端。並べるものはみな同じにする。 */
  range: DumbbellRange;
};

/** 値のある範囲の中の ●。0からの棒では同じに見える差を、見えるようにする。隣の数字が言うので、読み上げない。 */
export function DotScale({ value, range, ...rest }: DotScaleProps) {
  const place: Record<`--${string}`, string> = { "--now": placeIn(range, value) };
  return (
    <Track aria-hidden {...rest}>
      <Line style={place}>
        <Dot />
      </Line>
    </Track>
  );
}

const Track = styled.span`
  ${trackStyle}
`;

const Line = styled.span`
  ${lineStyle}
`;

const Dot = styled.b`
  ${nowStyle}
`;
