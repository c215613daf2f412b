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
  selectedId?: string | undefined;
  em: number;
};

/** 点の上に載せるもの。選んだ点と、短い言葉。 */
export function ScatterNotes({ balls, notes, area, selectedId, em }: ScatterNotesProps) {
  const taken: PlotArea[] = [];
  const selected = balls.find(({ rowId }) => rowId === selectedId);

  return (
    <Top>
      {selected && (
        <g data-mark={selected.mark} transform={`translate(${selected.x},${selected.y})`}>
          <Spot r={15} />
          <Ball d={symbolPath(pitchMarks[selected.mark].symbol, 7)} />
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
`;

const Spot = styled.circle`
  [data-mark]  > & {
    fill: ${token("accent")};
    fill-opacity: 0.55;
    stroke: ${token("ink")};
    stroke-width: 1.5;
  }
`;

const Ball = styled.path`
  [data-mark]  > & {
    fill: var(--mark);
    stroke: ${token("surface")};
    stroke-width: 1;
  }
`;
