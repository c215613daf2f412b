import {
  type Ball,
  balls,
  battingResults,
  type CorrectableField,
  fastestKmh,
  type MeasuredBall,
  type MeasuredNumber,
  type PitchReading,
  pitchCodes,
  steepestAngle,
} from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ballActionText } from "../../copy/analyzer/ballActions.ts";
import { battingResultText } from "../../copy/analyzer/ballNames.ts";
import { reportBattingText } from "../../copy/analyzer/reportBatting.ts";
import { ballUsedText, battingTypeText } from "../../copy/controls/measures.ts";
import { decimal } from "../../format/decimal.ts";
import { usePitchName } from "../PitchLabel/usePitchName.ts";
import type { SelectOption } from "../Select/Select.tsx";
import type { ChosenOfBall } from "./ballChanges.ts";

type Value = number | string | null;
type Field = { label: string; wordOf: (value: Value) => string };
export type NumberBallField = Field & {
  kind: "number";
  id: MeasuredNumber;
  unit: string;
  min: number;
  max?: number;
  required: boolean;
};
export type ChoiceBallField = Field & {
  kind: "choice";
  id: Exclude<CorrectableField, MeasuredNumber>;
  options: readonly SelectOption[];
  /** The option that matches the ball's present value. */
  current: (ball: Pick<MeasuredBall, CorrectableField>) => string;
  /** The value of an option. */
  read: (value: string) => ChosenOfBall;
};
export type BallField = NumberBallField | ChoiceBallField;

/**
 * The correctable fields of a ball with their labels: numbers first, then type, result and ball of a batted one, type
 * and ball of a pitch. A pitch has an angle or a distance only where it was measured. Of balls those
 * `offered`, the ball's own and its first.
 */
export function useBallFields(
  ball: MeasuredBall,
  reading: PitchReading | undefined,
  offered: readonly Ball[] = balls,
): readonly BallField[] {
  const { formatMessage } = useIntl();
  const pitchName = usePitchName(reading);
  const { mode } = ball;
  const firstOf = (id: CorrectableField) => ball.corrections.find(({ field }) => field === id)?.original;
  const word = (id: keyof typeof ballActionText) => formatMessage(ballActionText[id]);

  const measured = (id: MeasuredNumber, label: string, limits: Pick<NumberBallField, "min" | "max">) => {
    const unit = formatMessage(reportBattingText[units[id]]);
    return {
      kind: "number",
      id,
      label,
      unit,
      ...limits,
      required: id === "speed" && ball.speed !== null && firstOf("speed") !== null,
      wordOf: (value) => (typeof value === "number" ? `${decimal(value, 1)}${spaced(unit)}` : word("unmeasured")),
    } satisfies NumberBallField;
  };
  const choice = <Code extends number | string>(
    id: ChoiceBallField["id"],
    values: readonly Code[],
    wordOf: (value: Code) => string,
    read: (value: Code | null) => ChosenOfBall,
  ): ChoiceBallField => {
    const named = values.map((value) => ({ value: `${value}`, label: wordOf(value) }));
    const canBeUnset = id === "batting_result" || firstOf(id) === null;
    return {
      kind: "choice",
      id,
      label: word(id),
      options: [...named, { value: "", label: word("unset"), disabled: !canBeUnset }],
      current: (now) => `${now[id] ?? ""}`,
      wordOf: (value) => named.find((one) => one.value === `${value}`)?.label ?? word("unset"),
      read: (value) => read(values.find((candidate) => `${candidate}` === value) ?? null),
    };
  };

  const speed = measured("speed", word(mode === 1 ? "battedSpeed" : "speed"), { min: 0, max: fastestKmh[mode] });
  const flight = [
    measured("angle", word("angle"), { min: -steepestAngle, max: steepestAngle }),
    measured("distance", word("distance"), { min: 0 }),
  ];
  const used = choice(
    "ball",
    balls.filter((one) => offered.includes(one) || one === ball.ball || one === firstOf("ball")),
    (one) => formatMessage(ballUsedText[one]),
    (one) => ({ ball: one }),
  );

  if (mode === 2) {
    const pitch = choice(
      "tag_pitch",
      pitchCodes,
      (code) => pitchName(code).spoken,
      (tag_pitch) => ({ tag_pitch }),
    );
    return [
      speed,
      ...flight.filter(({ id }) => ball[id] !== null || firstOf(id) !== undefined),
      {
        ...pitch,
        options: pitch.options.filter(({ value }) => value !== ""),
        // An untagged pitch has code 0.
        current: ({ tag_pitch }) => `${tag_pitch ?? 0}`,
      },
      used,
    ];
  }
  return [
    speed,
    ...flight,
    choice(
      "batting_type",
      codes,
      (code) => formatMessage(battingTypeText[code]),
      (batting_type) => ({ batting_type }),
    ),
    choice(
      "batting_result",
      codes,
      (code) => formatMessage(battingResultText[battingResults[code]]),
      (batting_result) => ({ batting_result }),
    ),
    used,
  ];
}

const codes = [1, 2, 3] as const;
const units = { speed: "kmh", angle: "degree", distance: "metre" } as const;

/** 137.4 km/h, 24.1 m, but 18.4°. */
const spaced = (unit: string) => (unit === "°" ? unit : ` ${unit}`);
