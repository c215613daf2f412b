import type { Ball } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { FilterSegment } from "../../components/Segment/FilterSegment.tsx";
import { aiStatsText, aiStatsValueText } from "../../copy/analyzer/aiStats.ts";
import { ballText } from "../../copy/team/ball.ts";
import { Caption } from "../../layout/Text/Caption.ts";

export type BallChoiceProps = {
  choices: readonly { ball: Ball; count: number }[];
  value: Ball;
  onChange: (ball: Ball) => void;
};

/** 球の選択。ひとつしか測っていなければ、その名前だけ。 */
export function BallChoice({ choices, value, onChange }: BallChoiceProps) {
  const { formatMessage } = useIntl();
  if (choices.length < 2) return <Caption>{formatMessage(ballText[value])}</Caption>;

  return (
    <FilterSegment
      label={formatMessage(aiStatsText.ball)}
      options={choices.map(({ ball, count }) => ({
        value: ball,
        label: formatMessage(aiStatsValueText.typeOption, { type: formatMessage(ballText[ball]), count }),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
