import type { FamilyEvent, FamilyNotice } from "@kyuseki/domain";

export type FamilyChild = Omit<FamilyNotice["children"][number], "read_at" | "read_version">;
/** What a family may be asked to answer. */
export type FamilyItem = FamilyNotice | FamilyEvent;

/** An answer that is on its way, or did not arrive. */
export type AnswerSending = {
  /** For the car, the choice. */
  answer: string;
  comment: string;
  /** Seats for others; only with the answer about the car. */
  seats?: number;
  state: "sending" | "unsent";
};

/** Name of what is answered: of a notice its id, of an event another one that no notice has. */
export const subjectOf = (item: Pick<FamilyNotice, "notice_id"> | Pick<FamilyEvent, "event_id">): string =>
  "notice_id" in item ? `${item.notice_id}` : `e${item.event_id}`;

/** Name of one child's answer, or of the family's about the car. */
export const answerKey = (subject: number | string, who: number | "car") => `${subject}-${who}`;

/** What concerns these children, each with their rows alone. null: all children. */
export function itemsOf<Item extends { children: readonly { member_id: number }[] }>(
  items: readonly Item[],
  memberId: number | null,
): readonly Item[] {
  if (memberId === null) return items;
  return items.flatMap((item) => {
    const children = item.children.filter((child) => child.member_id === memberId);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** The newest words. */
export const newest = ({ versions }: FamilyNotice) => versions[0];

/** Whether somebody reading this page has not had its newest words open. */
export const isUnread = (notice: FamilyNotice): boolean =>
  notice.children.some(({ read_version }) => read_version === null || read_version < (newest(notice)?.number ?? 0));

export const awaitsAnswer = (item: FamilyItem): boolean =>
  ("choices" in item ? item.choices.length > 0 : item.state === "planned" && item.asked) &&
  item.children.some(({ answer }) => answer === null);

/** When one has to be there. Without `beginsAt` of the domain, which brings the calendar's arithmetic along. */
export const beginOf = ({ meets_at, starts_at }: FamilyEvent) => meets_at ?? starts_at;

/** What waits for an answer, the nearest deadline first; without one an event counts as it begins, and a notice last. */
export const byDeadline = (items: readonly FamilyItem[]): readonly FamilyItem[] =>
  items.toSorted((a, b) => endOf(a) - endOf(b));

const endOf = (item: FamilyItem) => {
  const end = item.deadline ?? ("event_id" in item ? beginOf(item) : null);
  return end === null ? Number.POSITIVE_INFINITY : Date.parse(end);
};
