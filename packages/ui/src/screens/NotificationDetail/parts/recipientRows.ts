import { compareGrades, type Grade, type Notice, type NoticeRecipient, normalizeForSearch } from "@kyuseki/domain";
import { dayOf, momentOf } from "../../../format/date.ts";
import type { RecipientFilter } from "../detailProps.ts";

/** One player's line of the matrix. */
export type RecipientRow = {
  recipient: NoticeRecipient;
  name: string;
  /** null for somebody who has left the club. */
  grade: Grade | null;
  /** Read the latest version, the family or the player. */
  isRead: boolean;
  isAnswered: boolean;
  /** Something is missing: reading, or an answer that was asked for. */
  isOpen: boolean;
  /** No mail reached anybody. */
  isUnreached: boolean;
  isRemindedToday: boolean;
  canRemind: boolean;
  /** Name and reading, prepared for the search. */
  searchText: string;
};

const reaching = ["sent", "waiting"];

/** The lines, who has something open first, the older grades first. */
export function recipientRows(notice: Notice, today: string, former: string): RecipientRow[] {
  const rows = notice.recipients.map((recipient): RecipientRow => {
    const { member } = recipient;
    const isRead = hasRead(notice, recipient);
    const isAnswered = notice.choices.length === 0 || recipient.answer !== null;
    const isOpen = !isRead || !isAnswered;
    const isUnreached = ![recipient.family_mail, recipient.player_mail].some((state) => reaching.includes(state));
    const isRemindedToday = recipient.reminded_at !== null && dayOf(momentOf(recipient.reminded_at)) === today;
    const name = member?.name ?? former;
    return {
      recipient,
      name,
      grade: member?.grade ?? null,
      isRead,
      isAnswered,
      isOpen,
      isUnreached,
      isRemindedToday,
      canRemind: isOpen && !isUnreached && !isRemindedToday && member !== null,
      searchText: [name, member?.kana ?? ""].map(normalizeForSearch).join("\n"),
    };
  });
  return rows.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen) || byGrade(a, b));
}

/** Whether the family or the player has read the latest version. */
function hasRead(notice: Pick<Notice, "versions">, { family_read_version, player_read_version }: NoticeRecipient) {
  const latest = notice.versions[0]?.number ?? 0;
  return family_read_version === latest || player_read_version === latest;
}

export const rowFits: Record<RecipientFilter, (row: RecipientRow) => boolean> = {
  all: () => true,
  unread: ({ isRead }) => !isRead,
  unanswered: ({ isAnswered }) => !isAnswered,
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
