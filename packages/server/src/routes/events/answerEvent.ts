import { type AttendanceAnswer, eventLimits, Failure, isExpected } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { queueLateAnswerMail } from "../../notify/lateAnswerMail.ts";
import type { Mailing } from "../../notify/mailing.ts";
import {
  type AnswerableEvent,
  countTakenPlaces,
  deleteAttendance,
  findAnyInvited,
  findAttendance,
  lockAnswerableEvent,
  upsertAttendance,
} from "../../store/events/attendance.ts";

export type GivenAnswer = {
  teamId: number;
  eventId: number;
  memberId: number;
  /** null takes the answer back. */
  answer: AttendanceAnswer | null;
  comment: string;
  /** Name of the coach who enters it; null when the family answers. */
  by: string | null;
  /** The answer that the coach saw. */
  from?: Heard;
};

type Heard = { answer: AttendanceAnswer | null; comment: string };

/**
 * Writes one player's 出欠, of the family's or of a coach's hand, with the event locked until the transaction ends (EV-1,
 * CO-5). The same answer again changes nothing. Coaches get a mail of what a family changes shortly before the event.
 * @throws Failure "not_found" when the player is not invited; "conflict" when it is cancelled or, for a family, over, or when
 * somebody else has answered since the coach looked (OF-4); "invalid" with `answer` when no place is left
 */
export async function answerEvent(tx: Queryable, mail: Mailing | null, given: GivenAnswer, now: Date): Promise<void> {
  const { teamId, eventId, memberId, answer, comment, by, from } = given;
  // What a coach took at the field may arrive once there is a network again, after the event (OF-2).
  const event = await lockOpenEvent(tx, teamId, eventId, [memberId], by === null ? now : null);
  const before = await findAttendance(tx, teamId, eventId, memberId);
  const stored = before ?? noAnswer;
  if (isSame(stored, { answer, comment })) return;
  // An answer of this coach that arrived unnoticed is no surprise.
  if (from && !isSame(stored, from) && before?.entered_by !== by)
    throw new Failure("conflict", { message: overtakenText });
  if (answer === null) return deleteAttendance(tx, teamId, eventId, memberId);
  if (isExpected(answer) && !isExpected(before?.answer ?? null)) await requirePlace(tx, event, given);

  const isChange = before !== undefined && before.answer !== answer;
  const isShortly = event.begins_at.getTime() - now.getTime() < eventLimits.lateChangeHours * hourMs;
  const changedNow = isShortly ? (before?.answer ?? null) : null;
  await upsertAttendance(tx, teamId, eventId, memberId, {
    answer,
    comment,
    answered_at: now,
    late: event.deadline !== null && event.deadline < now,
    changed_from: isChange ? changedNow : (before?.changed_from ?? null),
    entered_by: by,
  });
  const isTold = isChange && isShortly && by === null && mail !== null;
  if (isTold) await queueLateAnswerMail(tx, { teamId, eventId, publicUrl: mail.publicUrl, now });
}

/**
 * The event, until the transaction ends; `now` is null where it may be over.
 * @throws Failure "not_found" when none of these players is invited to it, "conflict" when it is cancelled or over
 */
export async function lockOpenEvent(
  tx: Queryable,
  teamId: number,
  eventId: number,
  memberIds: readonly number[],
  now: Date | null,
): Promise<AnswerableEvent> {
  const event = await lockAnswerableEvent(tx, teamId, eventId, memberIds);
  if (!event || !(await findAnyInvited(tx, teamId, eventId, memberIds))) throw eventGone();
  if (event.state === "cancelled") throw new Failure("conflict", { message: "この行事は中止になりました" });
  if (now !== null && event.ends_at <= now) throw new Failure("conflict", { message: "この行事は終わりました" });
  return event;
}

/** Deleted, of another club or for others: nobody learns which. */
export const eventGone = () =>
  new Failure("not_found", {
    message: "この行事は取り消されました。ページを開き直して、いまの予定を確かめてください。",
  });

/** @throws Failure "invalid" when the others have taken every place */
async function requirePlace(
  tx: Queryable,
  { event_id, capacity }: AnswerableEvent,
  { teamId, memberId }: Pick<GivenAnswer, "teamId" | "memberId">,
) {
  if (capacity === null || (await countTakenPlaces(tx, teamId, event_id, memberId)) < capacity) return;
  throw new Failure("invalid", {
    fields: { answer: `定員の${capacity}人に達しています。参加できるか、チームの指導者にお問い合わせください` },
  });
}

const noAnswer: Heard = { answer: null, comment: "" };
const isSame = (a: Heard, b: Heard) => a.answer === b.answer && a.comment === b.comment;
const overtakenText = "先に、ほかの返事が入りました。いまの返事を確かめて、もう一度入れてください。";
const hourMs = 60 * 60 * 1000;
