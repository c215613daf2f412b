import { useIntl } from "react-intl";
import { trajectoryValueText } from "../../copy/charts/trajectory.ts";
import { decimal } from "../../format/decimal.ts";
import type { ChartBox } from "../ChartFrame/useChartBox.ts";
import { fitText, textWidth } from "../theme/labels.ts";
import type { BallWithFlight } from "./battedBall.ts";
import { FieldText } from "./fieldLook.ts";
import { insideMiddle, placed, type TrajectoryView } from "./trajectoryView.ts";
import { useCarryWords } from "./useCarryWords.ts";

export type TrajectoryLabelsProps = {
  box: ChartBox;
  view: TrajectoryView;
  balls: readonly BallWithFlight[];
  best: BallWithFlight;
};

/** 名前の付いた打球は落ちた所に、名前のない目立つ打球はいちばん高い所に、数字を書く。 */
export function TrajectoryLabels({ box, view, balls, best }: TrajectoryLabelsProps) {
  return (
    <>
      {best.label === undefined && <ApexLabel box={box} view={view} ball={best} balls={balls} />}
      <LandingLabels box={box} view={view} balls={balls} best={best} />
    </>
  );
}

function ApexLabel({ box: { width, em }, view, ball, balls }: Omit<TrajectoryLabelsProps, "best"> & BallProps) {
  const { formatMessage } = useIntl();
  const carryOf = useCarryWords(balls);
  const top = placed(view, ball.flight.apex);
  const words = formatMessage(trajectoryValueText.flown, {
    carry: carryOf(ball),
    speed: decimal(ball.speedKmh, 1),
    angle: decimal(ball.angleDeg, 1),
  });

  return (
    <FieldText
      data-label=""
      data-lamp=""
      x={insideMiddle(top.x, textWidth(words, labelEm * em), width)}
      y={Math.max(1.6 * em, top.y - 0.7 * em)}
    >
      {words}
    </FieldText>
  );
}

function LandingLabels({ box: { width, em }, view, balls, best }: TrajectoryLabelsProps) {
  const { formatMessage } = useIntl();
  const carryOf = useCarryWords(balls);
  const named = balls
    .filter(({ label }) => label !== undefined)
    // The highlighted ball's label stays near the ground; labels that would touch it move up.
    .sort((a, b) => Number(b === best) - Number(a === best));
  const taken: { from: number; to: number }[] = [];

  return named.map((ball) => {
    const carry = carryOf(ball);
    const wordsOf = (name: string) => formatMessage(trajectoryValueText.landed, { name, carry });
    const room = width - em - textWidth(wordsOf(""), labelEm * em);
    const words = wordsOf(fitText(ball.label ?? "", room, labelEm * em));
    const half = textWidth(words, labelEm * em) / 2;
    const landing = placed(view, { x: ball.flight.carryM, y: 0 }).x;
    const isFree = (x: number) => taken.every(({ from, to }) => x + half <= from || x - half >= to);
    // Beside the landing point where no flight passes, else above it, else one line higher.
    const middle = insideMiddle(landing, 2 * half, width);
    const beside = landing + em / 2 + half;
    const x = beside + half < width - em / 2 && isFree(beside) ? beside : middle;
    const level = isFree(x) ? 0 : taken.length;
    taken.push({ from: x - half, to: x + half });
    return (
      <FieldText
        key={ball.id}
        data-label=""
        data-lamp={ball === best ? "" : undefined}
        x={x}
        y={view.groundY - (0.8 + level * 1.6) * em}
      >
        {words}
      </FieldText>
    );
  });
}

type BallProps = { ball: BallWithFlight };

/** Size of a label relative to the picture's small text. */
const labelEm = 1.31;
