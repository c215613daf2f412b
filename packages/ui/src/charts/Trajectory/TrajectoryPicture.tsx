import { useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { symbolPath } from "../../components/PitchLabel/pitchMarks.ts";
import { battedText } from "../../copy/charts/trajectory.ts";
import { token } from "../../tokens/theme.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import type { BallWithFlight } from "./battedBall.ts";
import { Fence } from "./Fence.tsx";
import { fieldLook } from "./fieldLook.ts";
import { Ground } from "./Ground.tsx";
import { resultSymbol } from "./resultSymbol.ts";
import { TrajectoryLabels } from "./TrajectoryLabels.tsx";
import { placed, trajectoryView } from "./trajectoryView.ts";

export type TrajectoryPictureProps = {
  box: ChartBox;
  balls: readonly BallWithFlight[];
  best: BallWithFlight;
  fenceM?: number | undefined;
  onSelect?: ((ballId: string) => void) | undefined;
};

/** 横から見たグラウンドと軌道。縦と横は同じ縮尺。 */
export function TrajectoryPicture({ box, balls, best, fenceM, onSelect }: TrajectoryPictureProps) {
  const { formatMessage } = useIntl();
  const { width, height, em } = box;
  const view = useMemo(() => {
    const highest = Math.max(...balls.map((ball) => ball.flight.apex.y));
    const farthest = Math.max(fenceM ?? 0, ...balls.map((ball) => ball.flight.carryM));
    const extent = { reachM: Math.max(leastReachM, farthest * 1.06), ceilingM: Math.max(leastCeilingM, highest) };
    return trajectoryView({ width, height, em }, extent);
  }, [balls, fenceM, width, height, em]);
  const marks = useMemo(() => {
    // Drawn in order of importance, so that highlighted balls are on top.
    const rank = (ball: BallWithFlight) => (ball === best ? 2 : Number(ball.label !== undefined));
    return [...balls].sort((a, b) => rank(a) - rank(b)).map((ball) => ({ ball, ...placed(view, landing(ball)) }));
  }, [balls, best, view]);
  const points = useMemo(
    () => [...marks].sort((a, b) => a.x - b.x).map(({ ball, x, y }) => ({ rowId: ball.id, x, y })),
    [marks],
  );

  return (
    <>
      <Field width={width} height={height} data-crowded={balls.length > crowd || undefined}>
        <Ground box={box} view={view} />
        {fenceM !== undefined && <Fence box={box} view={view} distanceM={fenceM} />}
        {marks.map(({ ball }) => (
          <path
            key={ball.id}
            data-arc={ball === best ? "best" : ball.label ? "labelled" : "other"}
            d={`M${ball.flight.path.map((point) => pair(placed(view, point))).join("L")}`}
          />
        ))}
        {/* The field is dark in both themes, so its marks keep their dark-theme colours. */}
        <g data-theme="dark">
          {marks.map(({ ball, x, y }) => (
            <path
              key={ball.id}
              data-result={ball.result ?? 0}
              transform={`translate(${pair({ x, y })})`}
              d={symbolPath(resultSymbol(ball.result), (ball === best ? 0.42 : 0.27) * em)}
            />
          ))}
        </g>
        <TrajectoryLabels box={box} view={view} balls={balls} best={best} />
      </Field>
      <ChartPoints box={box} points={points} label={formatMessage(battedText.ball)} onSelect={onSelect} />
    </>
  );
}

const landing = ({ flight: { carryM } }: BallWithFlight) => ({ x: carryM, y: 0 });
const short = (pixels: number) => Math.round(pixels * 10) / 10;
const pair = ({ x, y }: { x: number; y: number }) => `${short(x)} ${short(y)}`;

const leastReachM = 40;
const leastCeilingM = 8;
const crowd = 40;

const Field = styled.svg`
  ${fieldLook}

  & [data-arc] {
    fill: none;
  }
  & [data-arc="other"] {
    stroke: var(--chalk-soft);
    opacity: 0.5;
  }
  &[data-crowded] [data-arc="other"] {
    opacity: 0.25;
  }
  & [data-arc="labelled"] {
    stroke: var(--chalk);
    stroke-width: 2;
  }
  & [data-arc="best"] {
    stroke: var(--lamp);
    stroke-width: 2.5;
  }
  & [data-label] {
    fill: var(--chalk);
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-l")};
  }
  & [data-lamp] {
    fill: var(--lamp);
  }
`;
