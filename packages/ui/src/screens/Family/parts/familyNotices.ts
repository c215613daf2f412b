import type { FamilyNotice } from "@kyuseki/domain";

export type FamilyChild = FamilyNotice["children"][number];

/** An answer that is on its way, or did not arrive. */
export type AnswerSending = {
  answer: string;
  comment: string;
  state: "sending" | "unsent";
};

/** Name of one child's answer to one notice. */
export const answerKey = (noticeId: number, memberId: number) => `${noticeId}-${memberId}`;

/** The notices of these children, each with their rows alone. null: of all children. */
export function noticesOf(notices: readonly FamilyNotice[], memberId: number | null): readonly FamilyNotice[] {
  if (memberId === null) return notices;
  return notices.flatMap((notice) => {
    const children = notice.children.filter((child) => child.member_id === memberId);
    return children.length > 0 ? [{ ...notice, children }] : [];
  });
}

/** The newest words. */
export const newest = ({ versions }: FamilyNotice) => versions[0];

/** Whether somebody reading this page has not had its newest words open. */
export const isUnread = (notice: FamilyNotice): boolean =>
  notice.children.some(({ read_version }) => read_version === null || read_version < (newest(notice)?.number ?? 0));

export const awaitsAnswer = ({ choices, children }: FamilyNotice): boolean =>
  choices.length > 0 && children.some(({ answer }) => answer === null);

/** Notices that wait for an answer, the nearest deadline first; those without one last. */
export const byDeadline = (notices: readonly FamilyNotice[]): readonly FamilyNotice[] =>
  notices.toSorted((a, b) => endOf(a) - endOf(b));

const endOf = ({ deadline }: FamilyNotice) => (deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline));
