import styled from "styled-components";
import { pitchMarks, symbolPath } from "../../components/PitchLabel/pitchMarks.ts";
import { token } from "../../tokens/theme.ts";
import { markRules } from "../theme/markLook.ts";
import type { PlacedBall } from "./scatterData.ts";

export type ScatterSymbolsProps = {
  balls: readonly PlacedBall[];
  radius: number;
  /** `quiet`: ほかの球が選ばれている。`chosen`: 選ばれた球。 */
  look?: "quiet" | "chosen" | undefined;
};

/** 点ひとつにつき、ひとつの記号。 */
export function ScatterSymbols({ balls, radius, look }: ScatterSymbolsProps) {
  return (
    <Symbols data-look={look}>
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
  &[data-look="quiet"] > [data-mark] {
    opacity: 0.3;
  }
  &[data-look="chosen"] > [data-mark] {
    stroke: ${token("ink")};
    stroke-width: 1.25;
    opacity: 1;
  }
`;
