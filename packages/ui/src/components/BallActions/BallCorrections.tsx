import { type MeasuredBall, memberName, type PitchReading } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ballActionText, ballActionValueText } from "../../copy/analyzer/ballActions.ts";
import { shortDateTime } from "../../format/date.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { token } from "../../tokens/theme.ts";
import { Tag } from "../Tag/Tag.tsx";
import { useBallFields } from "./useBallFields.ts";

export type BallCorrectionsProps = { ball: MeasuredBall; reading: PitchReading | undefined };

/** 直した値と元の値、だれがいつ直したか。直していなければ何も出さない。 */
export function BallCorrections({ ball, reading }: BallCorrectionsProps) {
  const { formatMessage } = useIntl();
  const fields = useBallFields(ball, reading);
  const { corrections, moved } = ball;
  const words = corrections.flatMap(({ field, original, ...made }) => {
    const found = fields.find(({ id }) => id === field);
    if (!found) return [];
    const change = { field: found.label, from: found.wordOf(original), to: found.wordOf(ball[field]) };
    return [{ id: field, text: formatMessage(ballActionValueText.change, change), ...made }];
  });
  const move = moved && {
    id: "moved",
    text: formatMessage(ballActionValueText.movedFrom, { name: memberName(moved.from) }),
    by: moved.by,
    at: moved.at,
  };

  if (words.length === 0 && !move) return null;
  return (
    <List aria-label={formatMessage(ballActionText.correctedBalls)}>
      {[...words, ...(move ? [move] : [])].map(({ id, text, by, at }) => (
        <Correction key={id}>
          <Tag tone="i">{formatMessage(ballActionText.corrected)}</Tag>
          {text}
          <Caption>
            {formatMessage(ballActionValueText.byAt, {
              by: by ?? formatMessage(ballActionText.formerCoach),
              time: shortDateTime(at),
            })}
          </Caption>
        </Correction>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token("sp-1")};
  font-size: ${token("fs-small")};
`;

const Correction = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token("sp-2")};
`;
