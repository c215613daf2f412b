import type { FamilyAnswers } from "./familyActs.ts";
import { answerKey, type FamilyItem, subjectOf } from "./familyNotices.ts";

/** While one child is looked at, what is typed is that child's own: no brother's or sister's answer carries it. */
export function answersOf(
  answers: FamilyAnswers,
  { items, shown }: { items: readonly FamilyItem[]; shown: number | null },
): FamilyAnswers {
  if (shown === null) return answers;
  const shared = new Set(items.filter(({ children }) => children.length > 1).map(subjectOf));
  const keyOf = (subject: string) => (shared.has(subject) ? answerKey(subject, shown) : subject);
  const comments = items.map(subjectOf).flatMap((subject) => {
    const typed = answers.comments[keyOf(subject)];
    return typed === undefined ? [] : [[subject, typed] as const];
  });
  return {
    ...answers,
    comments: Object.fromEntries(comments),
    onComment: (subject, comment) => answers.onComment(keyOf(subject), comment),
  };
}
