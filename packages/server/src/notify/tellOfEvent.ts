import { afterQuietHours, authorOf, type EventChange, eventNotice, type Tell } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import type { SignedIn } from "../store/account/sessions.ts";
import { insertEventNotice } from "../store/events/eventNotices.ts";

type Told = {
  teamId: number;
  /** The event, or the first of several occurrences. */
  eventId: number;
  /** Active members whose families are told. */
  memberIds: readonly number[];
  /** null tells nobody. */
  tell: Tell;
  change: Omit<EventChange, "message">;
  by: SignedIn["user"];
  now: Date;
};

/**
 * Tells families of an event, its change or its cancellation (EV-2): one notice, which the dispatcher delivers to each of
 * them exactly once. It waits for the end of the quiet hours unless it is urgent (CO-4). False where nobody is told.
 */
export async function tellOfEvent(
  tx: Queryable,
  { teamId, eventId, memberIds, tell, change, by, now }: Told,
): Promise<boolean> {
  if (tell === null || memberIds.length === 0) return false;
  const { event, count } = change;
  const everybody = event.everyone ? "全員" : `${memberIds.length}人`;
  await insertEventNotice(
    tx,
    teamId,
    { eventId, count, told: { before: change.before ?? null, message: tell.message } },
    {
      ...eventNotice({ ...change, message: tell.message }),
      member_ids: [...memberIds],
      audience: event.audience || everybody,
      choices: [],
      deadline: null,
      remind: false,
      level: tell.urgent ? "urgent" : "normal",
      send_at: null,
      state: "scheduled",
      leaves_at: tell.urgent ? now : afterQuietHours(now),
      user_id: by.id,
      author: authorOf(by),
      now,
    },
  );
  return true;
}
