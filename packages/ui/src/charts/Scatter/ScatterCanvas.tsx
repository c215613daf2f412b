import { useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { pitchMarks, symbolPath } from "../../components/PitchLabel/pitchMarks.ts";
import { useChartColors } from "../ChartFrame/useChartColors.ts";
import type { MarkCode } from "../theme/markLook.ts";
import type { PlacedBall } from "./scatterData.ts";

export type ScatterCanvasProps = { balls: readonly PlacedBall[]; radius: number; width: number; height: number };

/** たくさんの点。記号ごとに一度だけ形を作り、押していく。 */
export function ScatterCanvas({ balls, radius, width, height }: ScatterCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const colorOf = useChartColors();

  useLayoutEffect(() => {
    const sheet = canvas.current;
    const pen = sheet?.getContext("2d");
    if (!sheet || !pen) return;
    const density = window.devicePixelRatio;
    sheet.width = width * density;
    sheet.height = height * density;
    pen.scale(density, density);
    pen.globalAlpha = 0.82;
    const stamps = new Map<MarkCode, HTMLCanvasElement>();
    const reach = Math.ceil(radius * 1.35) + 1;
    for (const { mark, x, y } of balls) {
      let stamp = stamps.get(mark);
      if (!stamp) {
        stamp = stampOf(mark, {
          radius,
          reach,
          density,
          ink: colorOf(pitchMarks[mark].color),
          edge: colorOf("surface"),
        });
        stamps.set(mark, stamp);
      }
      pen.drawImage(stamp, x - reach, y - reach, reach * 2, reach * 2);
    }
  }, [balls, radius, width, height, colorOf]);

  return <Sheet ref={canvas} aria-hidden="true" />;
}

type Stamp = { radius: number; reach: number; density: number; ink: string; edge: string };

function stampOf(mark: MarkCode, { radius, reach, density, ink, edge }: Stamp): HTMLCanvasElement {
  const stamp = document.createElement("canvas");
  stamp.width = reach * 2 * density;
  stamp.height = reach * 2 * density;
  const pen = stamp.getContext("2d");
  if (!pen) return stamp;
  const shape = new Path2D(symbolPath(pitchMarks[mark].symbol, radius));
  pen.scale(density, density);
  pen.translate(reach, reach);
  pen.fillStyle = ink;
  pen.strokeStyle = edge;
  pen.fill(shape);
  pen.stroke(shape);
  return stamp;
}

const Sheet = styled.canvas`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;
