import type { FamilyPage } from "@kyuseki/domain";
import type { UnsentAnswer } from "./familyDrafts.ts";

type About = Pick<FamilyPage, "notices" | "events">;

/** Whether the team has an answer as it was pressed. */
export function isStored(page: About, pressed: UnsentAnswer): boolean {
  if ("choice" in pressed) {
    const car = page.events.find(({ event_id }) => event_id === pressed.event_id)?.car;
    return car?.choice === pressed.choice && car.seats === pressed.seats;
  }
  const child = childrenOf(page, pressed).find(({ member_id }) => member_id === pressed.member_id);
  return child?.answer === pressed.answer && child.comment === pressed.comment.trim();
}

/** What has arrived as ひとこと of each child that the same thing is asked of. */
export const commentsOf = (page: About, pressed: UnsentAnswer): readonly string[] =>
  childrenOf(page, pressed).map(({ comment }) => comment);

type Child = { member_id: number; answer: string | null; comment: string };

function childrenOf(page: About, pressed: UnsentAnswer): readonly Child[] {
  if ("notice_id" in pressed)
    return page.notices.find(({ notice_id }) => notice_id === pressed.notice_id)?.children ?? [];
  return page.events.find(({ event_id }) => event_id === pressed.event_id)?.children ?? [];
}
