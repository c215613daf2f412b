import { authorOf, contract, type EventDraft, type EventScope, Failure, weeklyOccurrences } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { type EventEdit, updateEvents, updateEventsCancelled } from "../../store/events/eventChanges.ts";
import { deleteWaitingEventNotices, listInvited } from "../../store/events/eventNotices.ts";
import {
  deleteEvents,
  findAnyAnswer,
  insertEvents,
  lockEvent,
  lockLaterOccurrences,
} from "../../store/events/events.ts";
import { draftOf, type StoredEvent } from "../../store/events/storedEvent.ts";
import { failures, requireDraft, requireEvent, requirePlaces } from "./eventChecks.ts";
import { tellFamilies, tellOfChange } from "./eventTelling.ts";
import { followingChange, isSameDraft, isShownOtherwise } from "./followingChange.ts";
import { presentEvent } from "./presentEvent.ts";
import { rewriteSeriesNotices } from "./seriesNotices.ts";

/** Events are entered, changed, cancelled and deleted, and families told of it (EV-1, EV-2). */
export function eventWritingRoutes(api: Api) {
  serve(api, contract.createEvent, async ({ session, body, db, now, audit }) => {
    const { team, user } = session;
    const { repeat_until: repeatUntil, tell, ...typed } = body;
    const draft = withoutRepeats(typed);
    await requireDraft(db, team.team_id, { draft, repeatUntil, before: null, now });
    const drafts = repeatUntil === null ? [draft] : weeklyOccurrences(draft, repeatUntil);
    const ids = await insertEvents(db, team.team_id, drafts, { user_id: user.id, author: authorOf(user), now });
    const [eventId] = ids;
    if (eventId === undefined) throw new Error("no event was written");
    await audit("event_created");
    const memberIds = await listInvited(db, team.team_id, ids);
    const change = { kind: "created", event: draft, count: ids.length } as const;
    await tellFamilies({ session, db, audit, now }, { eventId, memberIds, tell, change });
    return presentEvent(db, team, eventId, now);
  });

  serve(api, contract.changeEvent, async ({ session, body, db, now, audit }) => {
    const { team } = session;
    const { event_id: eventId, version, scope, tell, ...typed } = body;
    const { event, later } = await lockScope(db, team.team_id, { eventId, version, scope }, now);
    const [before, draft] = [draftOf(event), withoutRepeats(typed)];
    await requireDraft(db, team.team_id, { draft, repeatUntil: null, before, now });
    const isUnchanged = isSameDraft(before, draft);
    if (isUnchanged && !tell?.message) return presentEvent(db, team, eventId, now);

    const edits = [editOf(event, draft), ...later.flatMap((one) => followingEdit(one, before, draft))];
    const ids = edits.map(({ event_id }) => event_id);
    const invited = await listInvited(db, team.team_id, ids);
    await updateEvents(db, team.team_id, edits, now);
    if (before.capacity !== draft.capacity) await requirePlaces(db, team.team_id, ids);
    await audit("event_changed");
    await tellOfChange({ session, db, audit, now }, { eventId, before, edits, invited, scope, tell });
    return presentEvent(db, team, eventId, now);
  });

  serve(api, contract.cancelEvent, async ({ session, body, db, now, audit }) => {
    const { team } = session;
    const { event_id: eventId, version, scope, reason, tell } = body;
    const { event, later } = await lockScope(db, team.team_id, { eventId, version, scope }, now);
    const ids = [event, ...later].map(({ event_id }) => event_id);
    await updateEventsCancelled(db, team.team_id, ids, { reason, message: tell?.message ?? "" }, now);
    await audit("event_cancelled");
    await deleteWaitingEventNotices(db, team.team_id, ids, scope);
    const memberIds = await listInvited(db, team.team_id, ids);
    const change = { kind: "cancelled", event: draftOf(event), count: ids.length, reason } as const;
    await tellFamilies({ session, db, audit, now }, { eventId, memberIds, tell, change });
    return presentEvent(db, team, eventId, now);
  });

  serve(api, contract.deleteEvent, async ({ session, body, db, now, audit }) => {
    const { team_id: teamId } = session.team;
    const { event_id: eventId, version, scope } = body;
    const later = await lockLaterOccurrences(db, teamId, eventId, now);
    const event = await lockEvent(db, teamId, eventId);
    if (!event) throw new Failure("not_found");
    if (event.version !== version) throw failures.stale();
    const deleted = scope === "following" ? [event, ...later] : [event];
    const ids = deleted.map(({ event_id }) => event_id);
    if (await findAnyAnswer(db, teamId, ids)) throw failures.answered();
    const sendForRemaining = await rewriteSeriesNotices({ session, db, audit, now }, deleted);
    await deleteWaitingEventNotices(db, teamId, ids, scope);
    await deleteEvents(db, teamId, ids);
    await audit("event_deleted");
    await sendForRemaining();
    return { deleted: ids.length };
  });
}

type Scope = { eventId: number; version: number; scope: EventScope };

/** The event and, with `following`, its later occurrences that are planned and not over: cancelled ones stay cancelled. */
async function lockScope(tx: Queryable, teamId: number, { eventId, version, scope }: Scope, now: Date) {
  const occurrences = scope === "following" ? await lockLaterOccurrences(tx, teamId, eventId, now) : [];
  const event = requireEvent(await lockEvent(tx, teamId, eventId), version);
  return { event, later: occurrences.filter(({ state }) => state === "planned") };
}

function editOf(event: StoredEvent, draft: EventDraft): EventEdit {
  return { event_id: event.event_id, draft, shown: isShownOtherwise(draftOf(event), draft) };
}

/** None where the change leaves it as it is. */
function followingEdit(event: StoredEvent, before: EventDraft, after: EventDraft): EventEdit[] {
  const draft = followingChange(draftOf(event), before, after);
  return isSameDraft(draftOf(event), draft) ? [] : [editOf(event, draft)];
}

const withoutRepeats = <Draft extends { member_ids: number[] }>(draft: Draft): Draft => ({
  ...draft,
  member_ids: [...new Set(draft.member_ids)],
});
