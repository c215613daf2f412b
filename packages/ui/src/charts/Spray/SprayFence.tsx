import { foulLineDeg } from "@kyuseki/domain";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { type Fence, fenceAt } from "./fences.ts";
import { type SprayView, sprayPlace } from "./sprayView.ts";

/** 両翼から中堅までの、フェンスの線。 */
export function SprayFence({ view, fence }: { view: SprayView; fence: Fence }) {
  const along = Array.from({ length: steps + 1 }, (_, at) => {
    const direction = foulLineDeg * ((2 * at) / steps - 1);
    const { x, y } = sprayPlace(view, fenceAt(fence, direction), direction);
    return `${x} ${y}`;
  });
  return <Line data-part="fence" d={`M${along.join("L")}`} />;
}

const steps = 18;

const Line = styled.path`
  fill: none;
  stroke: ${token("board-lamp")};
  stroke-width: 2;
`;
