import type { MailState, Notice } from "@kyuseki/domain";
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
import type { RecipientRow } from "./recipientRows.ts";

export type RecipientActions = {
  busy: ReadonlySet<number>;
  onRemind: (memberIds: readonly number[]) => void;
  onLetters: (memberIds: readonly number[]) => void;
};

/** Cells of one player, for the table and the cards: the same until the notice or the actions change. */
export function useRecipientCells(notice: Notice, actions: RecipientActions) {
  const intl = useIntl();
  return useMemo(() => recipientCells(intl, notice, actions), [intl, notice, actions]);
}

export type RecipientCells = ReturnType<typeof recipientCells>;

function recipientCells({ formatMessage }: IntlShape, notice: Notice, { busy, onRemind, onLetters }: RecipientActions) {
  const latest = notice.versions[0]?.number ?? 0;
  const text = (name: keyof typeof noticeDetailText) => formatMessage(noticeDetailText[name]);
  const time = (instant: string) => shortDateTime(momentOf(instant));

  const readState = (readAt: string | null, version: number | null, mail: MailState, whose: "family" | "player") => {
    if (readAt !== null && version === latest) return <Status tone="ok">{time(readAt)}</Status>;
    if (readAt !== null) return <Status tone="wait">{text("notCorrection")}</Status>;
    switch (mail) {
      case "failed":
        return <Status tone="error">{text("unreached")}</Status>;
      case "stopped":
        return <Status tone="stopped">{text("stopped")}</Status>;
      case "none":
        // A player without an address of their own reads with the family.
        return whose === "family" ? <Status tone="stopped">{text("noAddress")}</Status> : "–";
      case "waiting":
        return <Status tone="invited">{text("waiting")}</Status>;
      case "sent":
        return <Status tone="wait">{text("unread")}</Status>;
    }
  };

  return {
    familyRead: ({ recipient: { family_read_at, family_read_version, family_mail } }: RecipientRow) =>
      readState(family_read_at, family_read_version, family_mail, "family"),
    playerRead: ({ recipient: { player_read_at, player_read_version, player_mail } }: RecipientRow) =>
      readState(player_read_at, player_read_version, player_mail, "player"),
    answer: ({ recipient: { answer, answered_at, late } }: RecipientRow) => {
      if (notice.choices.length === 0) return "–";
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
      if (!row.isOpen || !recipient.member) return null;
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
      if (row.isUnreached) {
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
