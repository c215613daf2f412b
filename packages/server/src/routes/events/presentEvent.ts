import { Failure, schoolYearOf, type TeamEvent } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { listGamePitchers } from "../../reports/events/gamePitchers.ts";
import type { GuardedTeam } from "../../reports/panels/createGuard.ts";
import { listDuties, listEventFamilies } from "../../store/events/duties.ts";
import { findMeasuringDayOf, listAttendance, listCars } from "../../store/events/eventBoard.ts";
import { listClashes } from "../../store/events/eventList.ts";
import { countLaterOccurrences, findEvent } from "../../store/events/events.ts";
import { draftOf, type StoredEvent } from "../../store/events/storedEvent.ts";

/** The event with its board, cars, turns and what the team knows before it. @throws Failure "not_found" */
export async function presentEvent(db: Queryable, team: GuardedTeam, id: number, now: Date): Promise<TeamEvent> {
  const event = await findEvent(db, team.team_id, id);
  if (!event) throw new Failure("not_found");
  const { team_id: teamId } = team;
  const attendance = await listAttendance(db, teamId, id);
  const memberIds = attendance.filter(({ invited }) => invited).map(({ member_id }) => member_id);
  const isComing = event.state === "planned" && event.ends_at > now;
  return {
    ...draftOf(event),
    event_id: event.event_id,
    state: event.state,
    version: event.version,
    cancelled: cancellationOf(event),
    author: event.author,
    updated_at: event.updated_at.toISOString(),
    later_occurrences: await countLaterOccurrences(db, teamId, event, now),
    attendance,
    car_answers: await listCars(db, teamId, id),
    duties: await listDuties(db, teamId, id),
    families: await listEventFamilies(db, teamId, { eventId: id, memberIds, ...schoolYear(event.starts_at) }),
    pitchers:
      event.kind === "game" && isComing
        ? await listGamePitchers(db, { team, startsAt: event.starts_at, memberIds, now })
        : null,
    clashes: isComing ? await listClashes(db, teamId, id) : [],
    measuring_day_id: await findMeasuringDayOf(db, teamId, id),
  };
}

function cancellationOf({ cancelled_at, cancel_reason, cancel_message }: StoredEvent): TeamEvent["cancelled"] {
  return cancelled_at && { at: cancelled_at.toISOString(), reason: cancel_reason, message: cancel_message };
}

/** In which turns are counted together: from 1 April in Japan. */
function schoolYear(moment: Date): { start: Date; end: Date } {
  const year = schoolYearOf(moment);
  return { start: new Date(`${year}-04-01T00:00:00+09:00`), end: new Date(`${year + 1}-04-01T00:00:00+09:00`) };
}
