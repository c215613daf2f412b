import { changeLines, type EventDraft, type EventScope, type Tell } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { Audit } from "../../http/serve/audit.ts";
import type { Caller } from "../../http/serve/call.ts";
import { tellOfEvent } from "../../notify/tellOfEvent.ts";
import type { EventEdit } from "../../store/events/eventChanges.ts";
import { deleteWaitingEventNotices, listInvited, type WaitingEventNotice } from "../../store/events/eventNotices.ts";

export type EventNoticeContext = { session: Caller; db: Queryable; audit: Audit; now: Date };
type Told = Pick<Parameters<typeof tellOfEvent>[1], "eventId" | "memberIds" | "tell" | "change">;

export async function tellFamilies({ session, db, audit, now }: EventNoticeContext, told: Told) {
  const isTold = await tellOfEvent(db, { ...told, teamId: session.team.team_id, by: session.user, now });
  if (isTold) await audit("notice_sent", { memberIds: told.memberIds });
}

type Change = {
  eventId: number;
  before: EventDraft;
  /** The event's own edit, and those of its later occurrences. */
  edits: readonly EventEdit[];
  /** Who was invited to one of them before. */
  invited: readonly number[];
  scope: EventScope;
  tell: Tell;
};

/**
 * Tells of a change that has been written. A notice of one of the events that still waits would tell of it as it was: it
 * gives way to one that begins from what families know, in the words it had, also where the coach tells nobody of the
 * change itself (EV-2).
 */
export async function tellOfChange(call: EventNoticeContext, { eventId, before, edits, invited, scope, tell }: Change) {
  const { db, session } = call;
  const ids = edits.map(({ event_id }) => event_id);
  const waiting = Map.groupBy(
    await deleteWaitingEventNotices(db, session.team.team_id, ids, scope),
    ({ event_id }) => event_id,
  );
  for (const { event_id, draft } of edits) {
    const isOwn = event_id === eventId;
    const dropped = waiting.get(event_id) ?? [];
    if (!isOwn && dropped.length === 0) continue;
    const now = await listInvited(db, session.team.team_id, isOwn ? ids : [event_id]);
    const change = isOwn
      ? changeAfter(dropped, { before, tell, count: ids.length })
      : changeAfter(dropped, { before: undefined, tell: null, count: 1 });
    const { kind } = change;
    if (dropped.length > 0 && kind === "changed" && !isNews(change, draft)) continue;
    const told = dropped.flatMap(({ member_ids }) => member_ids);
    // Who is invited no longer hears of the change, but not of an event that is new to them.
    const memberIds = kind === "created" ? now : union(isOwn ? invited : [], told, now);
    const { tell: telling, count, before: known } = change;
    const about = { kind, event: draft, count, ...(known && { before: known }) };
    await tellFamilies(call, { eventId: event_id, memberIds, tell: telling, change: about });
  }
}

type Telling = { before: EventDraft | undefined; tell: Tell; count: number };

/** What there is to tell after notices that have not left; `before` is undefined where nobody knows what families know. */
function changeAfter(dropped: readonly WaitingEventNotice[], { before, tell, count }: Telling) {
  const [first] = dropped;
  const last = dropped.at(-1);
  if (!first || !last) return { kind: "changed" as const, before, tell, count };
  const message = tell?.message || (last.event_change?.message ?? "");
  return {
    kind: isFirstNotice(first) ? ("created" as const) : ("changed" as const),
    before: first.event_change?.before ?? undefined,
    tell: { message, urgent: tell?.urgent ?? last.urgent },
    count: Math.max(count, first.event_count),
  };
}

/** Whether families hear of the event for the first time. */
export const isFirstNotice = ({ event_change, event_version }: WaitingEventNotice) =>
  event_change === null ? event_version === 1 : event_change.before === null;

/** False where the event is again as families know it. */
const isNews = ({ before, tell }: ReturnType<typeof changeAfter>, event: EventDraft) =>
  before === undefined || tell?.message !== "" || changeLines(before, event).length > 0;

const union = (...lists: (readonly number[])[]) => [...new Set(lists.flat())].toSorted((x, y) => x - y);
