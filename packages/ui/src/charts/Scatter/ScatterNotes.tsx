import styled from "styled-components";
import { pitchMarks, symbolPath } from "../../components/PitchLabel/pitchMarks.ts";
import { token } from "../../tokens/theme.ts";
import { Annotation } from "../ChartFrame/Annotation.tsx";
import { textWidth } from "../theme/labels.ts";
import { markRules } from "../theme/markLook.ts";
import { emptiestPlace, type PlacedBall, type PlotArea, type ScatterNote } from "./scatterData.ts";

export type ScatterNotesProps = {
  balls: readonly PlacedBall[];
  notes: readonly ScatterNote[];
  area: PlotArea;
  /** 目標の範囲の名前と、その左上の角。 */
  zone?: { name: string; x: number; y: number } | undefined;
  selectedId?: string | undefined;
  em: number;
};

/** 点の上に載せるもの。範囲の名前、選んだ点、短い言葉。 */
export function ScatterNotes({ balls, notes, area, zone, selectedId, em }: ScatterNotesProps) {
  const taken = zone
    ? [{ left: zone.x, right: zone.x + textWidth(zone.name, em) + em, top: zone.y, bottom: zone.y + em * 2 }]
    : [];
  const selected = balls.find(({ rowId }) => rowId === selectedId);

  return (
    <Top>
      {zone && (
        <text x={zone.x + em / 2} y={zone.y} dy="1.4em">
          {zone.name}
        </text>
      )}
      {selected && (
        <g data-mark={selected.mark} transform={`translate(${selected.x},${selected.y})`}>
          <circle r={15} />
          <path d={symbolPath(pitchMarks[selected.mark].symbol, 7)} />
        </g>
      )}
      {notes.map(({ pointId, text }) => {
        const ball = balls.find(({ rowId }) => rowId === pointId);
        if (!ball) return null;
        const size = { width: textWidth(text, em) + em, height: em * 1.6 };
        const { box, ...place } = emptiestPlace(ball, size, balls, area, taken);
        taken.push(box);
        return (
          <Annotation key={pointId} {...place} x={ball.x} y={ball.y} ring>
            {text}
          </Annotation>
        );
      })}
    </Top>
  );
}

const Top = styled.g`
  ${markRules}
  & > text {
    fill: ${token("primary-text")};
    stroke: ${token("surface")};
    stroke-width: 4;
    stroke-linejoin: round;
    paint-order: stroke;
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
  }
  & [data-mark] > circle {
    fill: ${token("accent")};
    fill-opacity: 0.55;
    stroke: ${token("ink")};
    stroke-width: 1.5;
  }
  & [data-mark] > path {
    fill: var(--mark);
    stroke: ${token("surface")};
    stroke-width: 1;
  }
`;
