import { updateEventVersion } from "../../store/events/eventChanges.ts";
import { deleteWaitingSeriesNotices, listInvited, type WaitingSeriesNotice } from "../../store/events/eventNotices.ts";
import { listPlannedSince } from "../../store/events/events.ts";
import { draftOf, type StoredEvent } from "../../store/events/storedEvent.ts";
import { type EventNoticeContext, isFirstNotice, tellFamilies } from "./eventTelling.ts";

/**
 * Takes back the notices of a weekly repetition that have not left and count occurrences that are about to be deleted.
 * Returns what tells of those that are left, once the others are gone: of the first of them, in the words it had (EV-2).
 */
export async function rewriteSeriesNotices(
  call: EventNoticeContext,
  deleted: readonly StoredEvent[],
): Promise<() => Promise<void>> {
  const planned = deleted.filter(({ state }) => state === "planned");
  const seriesId = planned[0]?.series_id ?? null;
  if (seriesId === null) return async () => {};
  const last = new Date(Math.max(...planned.map(({ starts_at }) => starts_at.getTime())));
  const waiting = await deleteWaitingSeriesNotices(call.db, call.session.team.team_id, seriesId, last);
  return async () => {
    for (const notice of waiting) {
      const gone = planned.filter(({ starts_at }) => starts_at >= notice.starts_at).length;
      await sendForRemaining(call, seriesId, notice, notice.event_count - gone);
    }
  };
}

/** `most` occurrences from the one on that the notice named, or from the first after it. */
async function sendForRemaining(call: EventNoticeContext, seriesId: number, notice: WaitingSeriesNotice, most: number) {
  const { db, now } = call;
  const { team_id: teamId } = call.session.team;
  const left = (await listPlannedSince(db, teamId, seriesId, notice.starts_at)).slice(0, most);
  const [first] = left;
  if (!first) return;
  const isNamed = first.event_id === notice.event_id;
  // Another notice may tell of the version it has.
  if (!isNamed) await updateEventVersion(db, teamId, first.event_id, now);
  const isFirst = isFirstNotice(notice);
  const invited = await listInvited(
    db,
    teamId,
    left.map(({ event_id }) => event_id),
  );
  const before = isNamed ? notice.event_change?.before : draftOf(first);
  await tellFamilies(call, {
    eventId: first.event_id,
    memberIds: isFirst ? invited : notice.member_ids,
    tell: { message: notice.event_change?.message ?? "", urgent: notice.urgent },
    change: {
      kind: isFirst ? "created" : "changed",
      event: draftOf(first),
      count: left.length,
      ...(!isFirst && before && { before }),
    },
  });
}
