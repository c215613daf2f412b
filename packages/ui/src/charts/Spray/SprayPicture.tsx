import { useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { symbolPath } from "../../components/PitchLabel/pitchMarks.ts";
import { battedText } from "../../copy/charts/trajectory.ts";
import { token } from "../../tokens/theme.ts";
import { ChartPoints } from "../ChartFrame/ChartPoints.tsx";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { fieldLook } from "../Trajectory/fieldLook.ts";
import { resultSymbol } from "../Trajectory/resultSymbol.ts";
import { FairGround } from "./FairGround.tsx";
import type { Fence } from "./fences.ts";
import { SprayFence } from "./SprayFence.tsx";
import type { SprayedBall } from "./sprayedBall.ts";
import type { FieldSide } from "./sprayShares.ts";
import { sprayPlace, sprayView } from "./sprayView.ts";

export type SprayPictureProps = {
  box: ChartBox;
  balls: readonly SprayedBall[];
  fence: Fence | null;
  /** 方向ごとに外野の上へ書く言葉。 */
  words: Record<FieldSide, string> | null;
  onSelect?: ((ballId: string) => void) | undefined;
};

/** 上から見たグラウンドと打球の落ちた所。 */
export function SprayPicture({ box, balls, fence, words, onSelect }: SprayPictureProps) {
  const { formatMessage } = useIntl();
  const { width, height, em } = box;
  const view = useMemo(
    () =>
      sprayView(
        { width, height, em },
        Math.max(leastReachM, fence?.centerM ?? 0, ...balls.map(({ distanceM }) => distanceM)),
      ),
    [balls, fence, width, height, em],
  );
  const marks = useMemo(
    () => balls.map((ball) => ({ ball, ...sprayPlace(view, ball.distanceM, ball.directionDeg) })),
    [balls, view],
  );
  const points = useMemo(
    () =>
      [...marks]
        .sort((a, b) => a.ball.directionDeg - b.ball.directionDeg)
        .map(({ ball, x, y }) => ({ rowId: ball.id, x, y })),
    [marks],
  );

  return (
    <>
      <Field width={width} height={height} data-crowded={balls.length > crowd || undefined}>
        <FairGround box={box} view={view} words={words} />
        {fence && <SprayFence view={view} fence={fence} />}
        <g data-theme="dark">
          {marks.map(({ ball, x, y }) => (
            <path
              key={ball.id}
              data-result={ball.result ?? 0}
              transform={`translate(${x} ${y})`}
              d={symbolPath(resultSymbol(ball.result), (ball.result === 3 ? 0.42 : 0.35) * em)}
            />
          ))}
        </g>
      </Field>
      <ChartPoints box={box} points={points} label={formatMessage(battedText.ball)} onSelect={onSelect} />
    </>
  );
}

const leastReachM = 40;
const crowd = 100;

const Field = styled.svg`
  ${fieldLook}

  &[data-crowded] [data-result] {
    opacity: 0.62;
  }
  & [data-part="fair"] {
    fill: color-mix(in srgb, var(--chalk) 5%, transparent);
  }
  & [data-side] {
    fill: var(--chalk);
    font-size: ${token("fs-body")};
    font-weight: ${token("fw-label")};
  }
  & [data-side="left"] {
    text-anchor: start;
  }
  & [data-side="right"] {
    text-anchor: end;
  }
`;
