import { graphemeCount, noticeLimits } from "@kyuseki/domain";
import { type FormEvent, type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import type { OwnSentences } from "../../../../components/Banner/useFailureSentence.ts";
import { Button } from "../../../../components/Button/Button.tsx";
import type { SegmentOption } from "../../../../components/Segment/Segment.tsx";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { familyText } from "../../../../copy/notices/family.ts";
import { token } from "../../../../tokens/theme.ts";
import { FamilyFailure } from "../FamilyFailure.tsx";
import type { FamilyAnswers, FamilyMember } from "../familyActs.ts";
import { answerKey, type FamilyItem, subjectOf } from "../familyNotices.ts";
import { ChildAnswer } from "./ChildAnswer.tsx";

/** What every answer needs to know. */
export type AnswerProps = { members: readonly FamilyMember[]; nowS: number; answers: FamilyAnswers };

type AnswerFormProps = AnswerProps & {
  item: FamilyItem;
  options: readonly SegmentOption<string>[];
  /** 断られたわけの、ここでの言い方。 */
  own?: OwnSentences;
  onAnswer: (given: readonly { member_id: number; answer: string }[], comment: string) => void;
  /** 返事とひとことの間。 */
  children?: ReactNode;
};

/** 子どもごとの返事と、ひとこと。 */
export function AnswerForm({ item, options, members, nowS, answers, own, onAnswer, children }: AnswerFormProps) {
  const { formatMessage } = useIntl();
  const [asksAnswer, setAsksAnswer] = useState(false);
  const subject = subjectOf(item);
  const { [subject]: typed } = answers.comments;
  const comment = typed ?? commonComment(item);
  const isTooLong = graphemeCount(comment) > noticeLimits.commentMax;
  const sendingOf = (memberId: number) => answers.sending[answerKey(subject, memberId)];
  const given = item.children.flatMap(({ member_id, answer }) => {
    const latest = sendingOf(member_id)?.answer ?? answer;
    return latest === null ? [] : [{ member_id, answer: latest }];
  });
  const isBusy = item.children.some(({ member_id }) => sendingOf(member_id)?.state === "sending");
  /** What is typed goes with every answer; without it each child keeps the words of their own. */
  const ownWords = (memberId: number) =>
    sendingOf(memberId)?.comment ?? item.children.find(({ member_id }) => member_id === memberId)?.comment ?? "";

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsksAnswer(given.length === 0);
    if (given.length === 0 || isBusy || isTooLong) return;
    if (typed === undefined) for (const one of given) onAnswer([one], ownWords(one.member_id));
    else onAnswer(given, typed);
  };

  return (
    <>
      {item.children.map((child) => {
        const member = members.find(({ member_id }) => member_id === child.member_id);
        return (
          member && (
            <ChildAnswer
              key={child.member_id}
              {...{ child, member, options, nowS }}
              words={item.children.length > 1 ? ownWords(child.member_id) : ""}
              sending={sendingOf(child.member_id)}
              onAnswer={(answer) => {
                setAsksAnswer(false);
                const words = isTooLong ? undefined : typed;
                onAnswer([{ member_id: child.member_id, answer }], words ?? ownWords(child.member_id));
              }}
            />
          )
        );
      })}
      {children}
      <FamilyFailure failure={answers.failures[subject]} {...(own && { own })} />
      <Comment onSubmit={handleSubmit} noValidate>
        <TextField
          label={formatMessage(familyText.comment)}
          optional
          max={noticeLimits.commentMax}
          placeholder={formatMessage(familyText.commentExample)}
          error={asksAnswer ? formatMessage(familyText.answerFirst) : undefined}
          value={comment}
          onChange={({ target }) => answers.onComment(subject, target.value)}
        />
        <Button type="submit" busy={isBusy}>
          {formatMessage(familyText.send)}
        </Button>
      </Comment>
    </>
  );
}

/** The words that have arrived for all children; "" where they differ. */
function commonComment({ children }: FamilyItem): string {
  const [first = "", ...others] = children.map(({ comment }) => comment);
  return others.every((comment) => comment === first) ? first : "";
}

const Comment = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token("sp-2")};
  --control-m: ${token("control-field")};

  /* Beside the control, whatever stands above and below it. */
  & > [type] {
    align-self: start;
    margin-block-start: calc(${token("fs-label")} * ${token("lh-label")} + ${token("sp-3")} / 2);
  }
`;
