import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { PlaceName } from "../theme/labelLook.ts";

export type AnnotationProps = {
  /** 指す点。図の中の CSS ピクセル。 */
  x: number;
  y: number;
  /** 点から言葉までのずれ。空いているほうへ。 */
  dx: number;
  dy: number;
  /** 言葉の、線につく側。 */
  anchor?: "start" | "middle" | "end" | undefined;
  /** 点を輪で囲む。 */
  ring?: boolean | undefined;
  children: string;
};

const ringPx = 8;

/** 図の中の短い言葉と、指す先への細い線。ひとつの図に二つまで。 */
export function Annotation({ x, y, dx, dy, anchor = "middle", ring = false, children }: AnnotationProps) {
  const reach = Math.hypot(dx, dy) || 1;
  const start = ring ? ringPx / reach : 0;

  return (
    <g transform={`translate(${x},${y})`}>
      {ring && <Ring r={ringPx} />}
      <Leader x1={dx * start} y1={dy * start} x2={dx} y2={dy} />
      <PlaceName
        x={dx + { start: 4, middle: 0, end: -4 }[anchor]}
        y={dy}
        dy={dy > 0 ? "0.7em" : "-0.3em"}
        textAnchor={anchor}
      >
        {children}
      </PlaceName>
    </g>
  );
}

const Ring = styled.circle`
  fill: none;
  stroke: ${token("ink")};
  stroke-width: 1.5;
`;

const Leader = styled.line`
  stroke: ${token("ink-2")};
  stroke-width: 1;
`;
