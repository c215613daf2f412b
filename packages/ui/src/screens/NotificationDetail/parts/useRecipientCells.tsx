import type { Notice, NoticeRecipient } from "@kyuseki/domain";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { Status } from "../../../components/Status/Status.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { noticeDetailText, noticeDetailValueText } from "../../../copy/notices/noticeDetail.ts";
import { momentOf, shortDateTime } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import { hasMails, isUnsentTo, type RecipientRow } from "./recipientRows.ts";

export type RecipientActions = {
  busy: ReadonlySet<number>;
  onRemind: (memberIds: readonly number[]) => void;
  onLetters: (memberIds: readonly number[]) => void;
  onResend: (memberIds: readonly number[]) => void;
  /** A mail is being sent again. */
  resending: boolean;
};

/** Cells of one player, for the table and the cards: the same until the notice or the actions change. */
export function useRecipientCells(notice: Notice, actions: RecipientActions) {
  const intl = useIntl();
  return useMemo(() => recipientCells(intl, notice, actions), [intl, notice, actions]);
}

export type RecipientCells = ReturnType<typeof recipientCells>;

function recipientCells({ formatMessage }: IntlShape, notice: Notice, actions: RecipientActions) {
  const { busy, onRemind, onLetters, onResend, resending } = actions;
  const leftByMail = hasMails(notice);
  const latest = notice.versions[0]?.number ?? 0;
  const text = (name: keyof typeof noticeDetailText) => formatMessage(noticeDetailText[name]);
  const time = (instant: string) => shortDateTime(momentOf(instant));

  const readState = (recipient: NoticeRecipient, whose: "family" | "player") => {
    const readAt = recipient[`${whose}_read_at`];
    if (readAt !== null && recipient[`${whose}_read_version`] === latest) {
      return <Status tone="ok">{time(readAt)}</Status>;
    }
    // Nobody waits for somebody who has left.
    if (!recipient.member) return "–";
    if (readAt !== null) return <Words tone="wait">{text("notCorrection")}</Words>;
    switch (recipient[`${whose}_mail`]) {
      case "failed":
        return <Status tone="error">{text("unreached")}</Status>;
      case "stopped":
        return <Words tone="stopped">{text("stopped")}</Words>;
      case "none":
        if (isUnsentTo(recipient, whose)) return <Status tone="stopped">{text("unsent")}</Status>;
        // A player without an address of their own reads with the family.
        return whose === "family" ? <Status tone="stopped">{text("noAddress")}</Status> : "–";
      case "waiting":
        return <Status tone="invited">{text("waiting")}</Status>;
      case "sent":
        return <Status tone="wait">{text("unread")}</Status>;
    }
  };

  return {
    familyRead: ({ recipient }: RecipientRow) => readState(recipient, "family"),
    playerRead: ({ recipient }: RecipientRow) => readState(recipient, "player"),
    answer: ({ recipient: { answer, answered_at, late }, isFormer }: RecipientRow) => {
      if (notice.choices.length === 0 || (isFormer && answer === null)) return "–";
      if (answer === null) return <Status tone="wait">{text("notYet")}</Status>;
      const place = notice.choices.indexOf(answer);
      return (
        <Answer>
          <Status tone={place === 0 ? "ok" : place === 1 ? "stopped" : "invited"}>{answer}</Status>
          {answered_at && <Caption>{time(answered_at)}</Caption>}
          {late && <Tag tone="w">{text("late")}</Tag>}
        </Answer>
      );
    },
    comment: ({ recipient: { comment } }: RecipientRow) => (comment ? <Comment>{comment}</Comment> : "–"),
    action: (row: RecipientRow) => {
      const { recipient, name } = row;
      const id = recipient.member_id;
      if (!row.isOpen) return null;
      if (row.isUnreached && recipient.family_mail === "failed") {
        return (
          <ButtonLink
            size="s"
            href={`/member-list/${id}`}
            aria-label={formatMessage(noticeDetailValueText.mendOf, { name })}
          >
            {text("mend")}
          </ButtonLink>
        );
      }
      if (row.isUnsent && leftByMail) {
        return (
          <Button
            size="s"
            busy={resending}
            aria-label={formatMessage(noticeDetailValueText.sendMailTo, { name })}
            onClick={() => onResend([id])}
          >
            {text("sendMail")}
          </Button>
        );
      }
      if (row.isUnreached || row.isUnsent) {
        return (
          <Button
            size="s"
            aria-label={formatMessage(noticeDetailValueText.letterOf, { name })}
            onClick={() => onLetters([id])}
          >
            {text("letter")}
          </Button>
        );
      }
      if (row.isRemindedToday && recipient.reminded_at) {
        return (
          <Caption>{formatMessage(noticeDetailValueText.remindedAt, { time: time(recipient.reminded_at) })}</Caption>
        );
      }
      return (
        <Button
          size="s"
          busy={busy.has(id)}
          aria-label={formatMessage(noticeDetailValueText.remindOf, { name })}
          onClick={() => onRemind([id])}
        >
          {text("remind")}
        </Button>
      );
    },
  };
}

/** What is longer than a time does not widen the table. */
const Words = styled(Status)`
  white-space: normal;
`;

const Comment = styled.span`
  display: block;
  min-width: calc(${token("cell-s")} * 0.5);
  overflow-wrap: anywhere;
  white-space: normal;
`;

const Answer = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
`;
