import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type ValueFlagProps = {
  /** 平均は実線、人は点線と足元の印。 */
  kind: "mean" | "person";
  x: number;
  /** 言葉の高さと、線の足元。CSS ピクセル。 */
  top: number;
  bottom: number;
  /** 言葉が出る側。 */
  side: "start" | "end";
  children: string;
};

/** 横軸の上のひとつの値。上まで線を引き、名前と値を書く。 */
export function ValueFlag({ kind, x, top, bottom, side, children }: ValueFlagProps) {
  return (
    <Flag data-kind={kind} transform={`translate(${x},0)`}>
      <line y1={top} y2={bottom} />
      {kind === "person" && <circle cy={bottom} r={5} />}
      <text y={top} dx={side === "end" ? "-0.4em" : "0.4em"} dy="0.8em" textAnchor={side}>
        {children}
      </text>
    </Flag>
  );
}

const Flag = styled.g`
  & > line {
    stroke: ${token("ink")};
    stroke-width: 1.5;
  }
  &[data-kind="person"] > line {
    stroke-dasharray: 3 3;
  }
  & > circle {
    fill: ${token("accent")};
    stroke: ${token("ink")};
    stroke-width: 1.75;
  }
  & > text {
    fill: ${token("ink")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
  }
  @media ${media.forcedColors} {
    & > circle {
      fill: Highlight;
    }
  }
`;
