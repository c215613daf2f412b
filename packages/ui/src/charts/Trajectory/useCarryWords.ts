import { useIntl } from "react-intl";
import { trajectoryValueText } from "../../copy/charts/trajectory.ts";
import { decimal } from "../../format/decimal.ts";
import { type BallWithFlight, isMeasured } from "./battedBall.ts";

/** 「76.1 m」。測った飛距離と並ぶときは、計算した飛距離をそう言う。 */
export function useCarryWords(balls: readonly BallWithFlight[]): (ball: BallWithFlight) => string {
  const { formatMessage } = useIntl();
  const hasMeasured = balls.some(isMeasured);

  return (ball) =>
    formatMessage(trajectoryValueText[hasMeasured && !isMeasured(ball) ? "computedCarry" : "carry"], {
      carry: decimal(ball.flight.carryM, 1),
    });
}
