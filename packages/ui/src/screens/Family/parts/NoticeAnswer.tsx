import { type FamilyNotice, graphemeCount, noticeLimits } from "@kyuseki/domain";
import { type FormEvent, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { familyText } from "../../../copy/notices/family.ts";
import { token } from "../../../tokens/theme.ts";
import { ChildAnswer } from "./ChildAnswer.tsx";
import { FamilyFailure } from "./FamilyFailure.tsx";
import type { FamilyAnswers, FamilyMember } from "./familyActs.ts";
import { answerKey } from "./familyNotices.ts";

export type NoticeAnswerProps = {
  notice: FamilyNotice;
  members: readonly FamilyMember[];
  nowS: number;
  answers: FamilyAnswers;
};

/** 子どもごとの返事と、ひとこと。 */
export function NoticeAnswer({ notice, members, nowS, answers }: NoticeAnswerProps) {
  const { formatMessage } = useIntl();
  const [asksAnswer, setAsksAnswer] = useState(false);
  const { notice_id, children, choices } = notice;
  const arrived = children.find(({ comment }) => comment !== "")?.comment ?? "";
  const comment = answers.comments[notice_id] ?? arrived;
  const isTooLong = graphemeCount(comment) > noticeLimits.commentMax;
  const sendingOf = (memberId: number) => answers.sending[answerKey(notice_id, memberId)];
  const given = children.flatMap(({ member_id, answer }) => {
    const latest = sendingOf(member_id)?.answer ?? answer;
    return latest === null ? [] : [{ member_id, answer: latest }];
  });
  const isBusy = children.some(({ member_id }) => sendingOf(member_id)?.state === "sending");

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsksAnswer(given.length === 0);
    if (given.length > 0 && !isBusy && !isTooLong) answers.onAnswer(notice_id, given, comment);
  };

  return (
    <>
      {children.map((child) => {
        const member = members.find(({ member_id }) => member_id === child.member_id);
        return (
          member && (
            <ChildAnswer
              key={child.member_id}
              {...{ child, member, choices, nowS }}
              sending={sendingOf(child.member_id)}
              onAnswer={(answer) => {
                setAsksAnswer(false);
                answers.onAnswer(notice_id, [{ member_id: child.member_id, answer }], isTooLong ? arrived : comment);
              }}
            />
          )
        );
      })}
      <FamilyFailure
        failure={answers.failures[notice_id]}
        own={{ conflict: formatMessage(familyText.closed), not_found: formatMessage(familyText.closed) }}
      />
      <Comment onSubmit={handleSubmit} noValidate>
        <TextField
          label={formatMessage(familyText.comment)}
          optional
          max={noticeLimits.commentMax}
          placeholder={formatMessage(familyText.commentExample)}
          error={asksAnswer ? formatMessage(familyText.answerFirst) : undefined}
          value={comment}
          onChange={({ target }) => answers.onComment(notice_id, target.value)}
        />
        <Button type="submit" busy={isBusy}>
          {formatMessage(familyText.send)}
        </Button>
      </Comment>
    </>
  );
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
