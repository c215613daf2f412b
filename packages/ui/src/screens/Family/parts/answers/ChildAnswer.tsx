import { useIntl } from "react-intl";
import styled from "styled-components";
import type { SegmentOption } from "../../../../components/Segment/Segment.tsx";
import { Tag } from "../../../../components/Tag/Tag.tsx";
import { gradeText } from "../../../../copy/members/grade.ts";
import { familyText, familyValueText } from "../../../../copy/notices/family.ts";
import { Caption } from "../../../../layout/Text/Caption.ts";
import type { FamilyMember } from "../familyActs.ts";
import { answeredText } from "../familyMoment.ts";
import type { AnswerSending, FamilyChild } from "../familyNotices.ts";
import { AnswerRow } from "./AnswerRow.tsx";

type ChildAnswerProps = {
  child: FamilyChild;
  member: FamilyMember;
  options: readonly SegmentOption<string>[];
  /** この子の分として送ったひとこと。きょうだいと並ぶときだけ。 */
  words: string;
  sending: AnswerSending | undefined;
  nowS: number;
  onAnswer: (answer: string) => void;
};

/** 一人の返事。 */
export function ChildAnswer({ child, member, words, nowS, ...rest }: ChildAnswerProps) {
  const { formatMessage } = useIntl();
  const { first_name: name, grade } = member;
  const { answer, answered_at, late } = child;

  return (
    <AnswerRow
      {...rest}
      name={formatMessage(familyValueText.child, { name })}
      label={formatMessage(familyValueText.answerOf, { name })}
      answer={answer}
      arrived={answered_at && formatMessage(familyValueText.arrived, { time: answeredText(answered_at, nowS) })}
      tags={
        <>
          <Tag>{formatMessage(gradeText[grade])}</Tag>
          {late && answered_at !== null && !rest.sending && <Tag tone="w">{formatMessage(familyText.late)}</Tag>}
        </>
      }
    >
      {words !== "" && <Words as="p">{formatMessage(familyValueText.words, { words })}</Words>}
    </AnswerRow>
  );
}

const Words = styled(Caption)`
  overflow-wrap: anywhere;
`;
