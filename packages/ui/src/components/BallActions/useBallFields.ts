import {
  balls,
  battingResults,
  type CorrectableField,
  type MeasuredBall,
  type MeasurementChange,
  type PitchReading,
  pitchCodes,
} from "@kyuseki/domain";
import { type MessageDescriptor, useIntl } from "react-intl";
import { ballActionText } from "../../copy/ballActions.ts";
import { battingResultText } from "../../copy/board.ts";
import { ballUsedText, battingTypeText } from "../../copy/evaluation.ts";
import { usePitchName } from "../PitchLabel/usePitchName.ts";
import type { SelectOption } from "../Select/Select.tsx";

type BallField = {
  id: CorrectableField;
  label: string;
  options: readonly SelectOption[];
  /** The option that says what a ball is now. */
  current: (ball: Pick<MeasuredBall, CorrectableField>) => string;
  wordOf: (ball: Pick<MeasuredBall, CorrectableField>) => string;
  /** What an option means. */
  read: (value: string) => Partial<Pick<MeasurementChange, CorrectableField>>;
};

/** What may be corrected of a ball, in words: of a batted one the type, the result and the ball; of a pitch its type and the ball. */
export function useBallFields(mode: "batting" | "pitching", reading: PitchReading | undefined): readonly BallField[] {
  const { formatMessage } = useIntl();
  const pitchName = usePitchName(reading);
  const field = <Value extends number | string>(
    id: CorrectableField,
    values: readonly Value[],
    word: (value: Value) => string,
    read: (value: Value | null) => ReturnType<BallField["read"]>,
    canBeUnset = false,
  ): BallField => {
    const unset = formatMessage(ballActionText.unset);
    const named = values.map((value) => ({ value: `${value}`, label: word(value) }));
    return {
      id,
      label: formatMessage(labels[id]),
      options: [...named, { value: "", label: unset, disabled: !canBeUnset }],
      current: (ball) => `${ball[id] ?? ""}`,
      wordOf: (ball) => named.find(({ value }) => value === `${ball[id]}`)?.label ?? unset,
      read: (value) => read(values.find((candidate) => `${candidate}` === value) ?? null),
    };
  };
  const used = field(
    "ball",
    balls,
    (ball) => formatMessage(ballUsedText[ball]),
    (ball) => (ball === null ? {} : { ball }),
  );

  if (mode === "pitching") {
    const pitch = field(
      "tag_pitch",
      pitchCodes,
      (code) => pitchName(code).spoken,
      (tag_pitch) => (tag_pitch === null ? {} : { tag_pitch }),
    );
    return [
      {
        ...pitch,
        options: pitch.options.filter(({ value }) => value !== ""),
        // Nobody has named it: code 0 says just that.
        current: ({ tag_pitch }) => `${tag_pitch ?? 0}`,
      },
      used,
    ];
  }
  return [
    field(
      "batting_type",
      codes,
      (code) => formatMessage(battingTypeText[code]),
      (batting_type) => (batting_type === null ? {} : { batting_type }),
    ),
    field(
      "batting_result",
      codes,
      (code) => formatMessage(battingResultText[battingResults[code]]),
      (batting_result) => ({ batting_result }),
      true,
    ),
    used,
  ];
}

const codes = [1, 2, 3] as const;

const labels = {
  tag_pitch: ballActionText.pitch,
  batting_type: ballActionText.battingType,
  batting_result: ballActionText.result,
  ball: ballActionText.ball,
} as const satisfies Record<CorrectableField, MessageDescriptor>;
