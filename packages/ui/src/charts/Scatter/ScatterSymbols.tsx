import styled from "styled-components";
import { pitchMarks, symbolPath } from "../../components/PitchLabel/pitchMarks.ts";
import { token } from "../../tokens/theme.ts";
import { markRules } from "../theme/markLook.ts";
import type { PlacedBall } from "./scatterData.ts";

export type ScatterSymbolsProps = { balls: readonly PlacedBall[]; radius: number };

/** 点ひとつにつき、ひとつの記号。 */
export function ScatterSymbols({ balls, radius }: ScatterSymbolsProps) {
  return (
    <Symbols>
      {balls.map(({ rowId, mark, x, y }) => (
        <path
          key={rowId}
          data-mark={mark}
          transform={`translate(${x.toFixed(1)},${y.toFixed(1)})`}
          d={symbolPath(pitchMarks[mark].symbol, radius)}
        />
      ))}
    </Symbols>
  );
}

const Symbols = styled.g`
  ${markRules}
  & > [data-mark] {
    fill: var(--mark);
    stroke: ${token("surface")};
    stroke-width: 1;
    opacity: 0.82;
  }
`;
