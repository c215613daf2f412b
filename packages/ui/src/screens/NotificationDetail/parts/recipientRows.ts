import {
  compareGrades,
  type Grade,
  type MailState,
  type Notice,
  type NoticeRecipient,
  normalizeForSearch,
} from "@kyuseki/domain";
import { dayOf, momentOf } from "../../../format/date.ts";
import type { RecipientFilter } from "../detailProps.ts";

/** One player's line of the matrix. */
export type RecipientRow = {
  recipient: NoticeRecipient;
  name: string;
  /** null for somebody who has left the club. */
  grade: Grade | null;
  /** Has left the club: stands in the table, and counts nowhere. */
  isFormer: boolean;
  /** Read the latest version, the family or the player. */
  isRead: boolean;
  isAnswered: boolean;
  /** Something is missing of a player of the club: reading, or an answer that was asked for. */
  isOpen: boolean;
  /** There is an address, but no mail was sent to any. */
  isUnsent: boolean;
  /** No mail reached anybody, for want of an address or because it failed or was stopped. */
  isUnreached: boolean;
  isRemindedToday: boolean;
  canRemind: boolean;
  /** Name and reading, prepared for the search. */
  searchText: string;
};

/** The lines, who has something open first, the older grades first. */
export function recipientRows(notice: Notice, today: string, former: string): RecipientRow[] {
  const leftByMail = hasMails(notice);
  const rows = notice.recipients.map((recipient): RecipientRow => {
    const { member } = recipient;
    const isFormer = member === null;
    const isRead = hasRead(notice, recipient);
    const isAnswered = notice.choices.length === 0 || recipient.answer !== null;
    const isOpen = !isFormer && (!isRead || !isAnswered);
    const isUnsent = !hasMail(recipient) && (isUnsentTo(recipient, "family") || isUnsentTo(recipient, "player"));
    const isUnreached = !isFormer && !isUnsent && !mailStatesOf(recipient).some((state) => reaching.includes(state));
    const isRemindedToday = recipient.reminded_at !== null && dayOf(momentOf(recipient.reminded_at)) === today;
    const name = member?.name ?? former;
    return {
      recipient,
      name,
      grade: member?.grade ?? null,
      isFormer,
      isRead,
      isAnswered,
      isOpen,
      isUnsent,
      isUnreached,
      isRemindedToday,
      canRemind: isOpen && !isUnreached && !isRemindedToday && (!isUnsent || leftByMail),
      searchText: [name, member?.kana ?? ""].map(normalizeForSearch).join("\n"),
    };
  });
  return rows.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || byGrade(a, b));
}

const reaching: readonly MailState[] = ["sent", "waiting"];
const mailStatesOf = ({ family_mail, player_mail }: NoticeRecipient) => [family_mail, player_mail];
const hasMail = (recipient: NoticeRecipient) =>
  mailStatesOf(recipient).some((state) => state !== "none" && state !== "stopped");

/** Whether the last mail to the family or the player failed; after a restore without a reason. */
export const hasFailedMail = (recipient: NoticeRecipient) => mailStatesOf(recipient).includes("failed");

/** Whether the notice went to anybody by mail: a server without mail, or a demo, sends none. */
export const hasMails = ({ recipients }: Pick<Notice, "recipients">) => recipients.some(hasMail);

/** Whether there is an address that takes mail, to which none was sent: mail was off, or the address came later. */
export function isUnsentTo(recipient: NoticeRecipient, whose: "family" | "player") {
  return recipient[`${whose}_mail`] === "none" && recipient[`${whose}_has_email`] === true;
}

/** Those that the figures count. */
export const countedRows = (rows: readonly RecipientRow[]) => rows.filter(({ isFormer }) => !isFormer);

/** Whether the family or the player has read the latest version. */
function hasRead(notice: Pick<Notice, "versions">, { family_read_version, player_read_version }: NoticeRecipient) {
  const latest = notice.versions[0]?.number ?? 0;
  return family_read_version === latest || player_read_version === latest;
}

export const rowFits: Record<RecipientFilter, (row: RecipientRow) => boolean> = {
  all: () => true,
  unread: ({ isRead, isFormer }) => !isRead && !isFormer,
  unanswered: ({ isAnswered, isFormer }) => !isAnswered && !isFormer,
  unreached: ({ isUnreached }) => isUnreached,
};

const familiesOf = (rows: readonly RecipientRow[]) => new Set(rows.map(({ recipient }) => recipient.family_id)).size;

/** Whom a reminder would go to; siblings are one family, which gets one a day. */
export function remindable(rows: readonly RecipientRow[]) {
  const open = rows.filter(({ isOpen }) => isOpen);
  const going = open.filter(({ canRemind }) => canRemind);
  return {
    open: open.length,
    memberIds: going.map(({ recipient }) => recipient.member_id),
    families: familiesOf(going),
    already: familiesOf(open.filter(({ isRemindedToday }) => isRemindedToday)),
    unreached: open.filter(({ isUnreached }) => isUnreached).length,
  };
}

const byGrade = (a: RecipientRow, b: RecipientRow) =>
  a.grade === null || b.grade === null
    ? Number(a.grade === null) - Number(b.grade === null)
    : compareGrades(b.grade, a.grade);
