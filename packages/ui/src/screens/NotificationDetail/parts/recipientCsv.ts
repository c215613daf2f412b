import type { IntlShape } from "react-intl";
import { gradeText } from "../../../copy/members/person.ts";
import { noticeDetailText } from "../../../copy/notices/noticeDetail.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import { dayOf, momentOf, timeOf } from "../../../format/date.ts";
import type { RecipientRow } from "./recipientRows.ts";

/** The columns of the file: who has read which version when, and what was answered. */
export function recipientCsv({ formatMessage }: IntlShape): readonly CsvColumn<RecipientRow>[] {
  const header = (name: keyof typeof noticeDetailText) => formatMessage(noticeDetailText[name]);
  const time = (instant: string | null) =>
    instant === null ? null : `${dayOf(momentOf(instant))} ${timeOf(momentOf(instant))}`;
  return [
    { header: header("player"), value: ({ name }) => name },
    { header: header("grade"), value: ({ grade }) => (grade ? formatMessage(gradeText[grade]) : null) },
    { header: header("familyRead"), value: ({ recipient }) => time(recipient.family_read_at) },
    { header: header("playerRead"), value: ({ recipient }) => time(recipient.player_read_at) },
    { header: header("answers"), value: ({ recipient }) => recipient.answer },
    { header: header("answeredAt"), value: ({ recipient }) => time(recipient.answered_at) },
    { header: header("late"), value: ({ recipient }) => (recipient.late ? "○" : null) },
    { header: header("comment"), value: ({ recipient }) => recipient.comment },
    { header: header("unreached"), value: ({ isUnreached }) => (isUnreached ? "○" : null) },
  ];
}
