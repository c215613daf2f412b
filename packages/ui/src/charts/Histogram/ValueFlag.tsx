import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { PlaceName } from "../theme/labelLook.ts";

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
      <Stem y1={top} y2={bottom} />
      {kind === "person" && <Foot cy={bottom} r={5} />}
      <PlaceName y={top} dx={side === "end" ? "-0.4em" : "0.4em"} dy="0.8em" textAnchor={side}>
        {children}
      </PlaceName>
    </Flag>
  );
}

const Flag = styled.g`

`;

const Stem = styled.line`
  stroke: ${token("ink")};
  stroke-width: 1.5;

  [data-kind="person"] > & {
    stroke-dasharray: 3 3;
  }
`;

const Foot = styled.circle`
  fill: ${token("accent")};
  stroke: ${token("ink")};
  stroke-width: 1.75;

  @media ${media.forcedColors} {
    fill: Highlight;
  }
`;
