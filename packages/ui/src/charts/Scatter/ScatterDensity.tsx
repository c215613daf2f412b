import { useMemo } from "react";
import styled from "styled-components";
import { pitchMarks, symbolPath } from "../../components/PitchLabel/pitchMarks.ts";
import { token } from "../../tokens/theme.ts";
import { markRules } from "../theme/markLook.ts";
import { densityCells, densityStep } from "./densityCells.ts";
import { cellPx, cellRadius } from "./densityLook.ts";
import type { PlacedBall } from "./scatterData.ts";

export type ScatterDensityProps = {
  balls: readonly PlacedBall[];
  /** 選んだ球が上に立つときは、薄くする。 */
  quiet: boolean;
};

/** たくさんの球。六角の升ごとにひとつの記号で、多いほど大きい。 */
export function ScatterDensity({ balls, quiet }: ScatterDensityProps) {
  const cells = useMemo(() => densityCells(balls, cellPx), [balls]);
  return (
    <Cells data-quiet={quiet || undefined}>
      {cells.map(({ group, mark, x, y, count }) => (
        <path
          key={`${group} ${x} ${y}`}
          data-mark={mark}
          data-count={count}
          transform={`translate(${x.toFixed(1)},${y.toFixed(1)})`}
          d={symbolPath(pitchMarks[mark].symbol, cellRadius(densityStep(count)))}
        />
      ))}
    </Cells>
  );
}

const Cells = styled.g`
  ${markRules}
  & > [data-mark] {
    fill: var(--mark);
    stroke: ${token("surface")};
    stroke-width: 0.75;
    opacity: 0.78;
  }
  &[data-quiet] > [data-mark] {
    opacity: 0.3;
  }
`;
