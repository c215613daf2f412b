import { type GradeGroup, gradeGroupOf } from "@kyuseki/domain";
import type { Tx } from "../db/pool.ts";
import { firstRow } from "../store/sql/firstRow.ts";
import { addAnswers } from "./eventAnswers.ts";
import { at, listPlayers, nameOf, type Player } from "./eventPlayers.ts";
import { type Day, weekday } from "./generate/calendar.ts";
import { type EventLine, eventLines } from "./tables/events.ts";

type Host = { team_id: number; user_id: number; author: string; today: Day };

/** The club's events with 出欠, cars and turns: what is over, and the next weeks. What families did lies before today. */
export async function addEvents(tx: Tx, host: Host): Promise<void> {
  const players = await listPlayers(tx, host.team_id);
  for (const line of eventLines) {
    const invited = players.filter(({ grade }) => line.to.includes(gradeGroupOf(grade)));
    let series: number | null = null;
    for (let week = 0; week < (line.weeks ?? 1); week += 1) {
      const day = dayOf(line, host.today) + 7 * week;
      const event: number = await insertEvent(tx, host, { line, day, invited, series });
      if (line.weeks) series ??= event;
      await tx.query("update events set series_id = $3 where team_id = $1 and id = $2", [host.team_id, event, series]);
      // Of a weekly practice families answer what comes next.
      if (day <= host.today + 7 || !line.weeks) await addAnswers(tx, host, { event, line, day, invited });
      await insertDuties(tx, host.team_id, event, line, players);
    }
  }
}

/** From tomorrow on, or so many weeks away from it. */
function dayOf({ weekday: wanted, week }: EventLine, today: Day): Day {
  const tomorrow = today + 1;
  return tomorrow + ((wanted - weekday(tomorrow) + 7) % 7) + 7 * week;
}

type Occurrence = { line: EventLine; day: Day; invited: readonly Player[]; series: number | null };

async function insertEvent(
  tx: Tx,
  { team_id, user_id, author, today }: Host,
  { line, day, invited, series }: Occurrence,
) {
  const { hours, cancelled } = line;
  // Announced before families answered.
  const planned = at(Math.min(day, today) - 12, 20);
  const cancelledAt = cancelled ? at(Math.min(day, today - 1), 6.5) : null;
  const isForAll = line.to.length === groups.length;
  const row = {
    team_id,
    series_id: series,
    kind: line.kind,
    title: line.title,
    state: cancelled ? "cancelled" : "planned",
    all_day: hours === null,
    meets_at: hours === null || hours.meets === null ? null : at(day, hours.meets),
    starts_at: at(day, hours?.starts ?? 0),
    ends_at: hours === null ? at(day + (line.days ?? 1), 0) : at(day, hours.ends),
    timetable: JSON.stringify(line.timetable ?? []),
    place: line.place,
    meeting_place: line.meeting_place ?? "",
    opponent: line.opponent ?? "",
    bring: line.bring ?? "",
    if_rain: line.if_rain ?? "",
    note: line.note ?? "",
    contact_name: author,
    contact_phone: "",
    everyone: isForAll,
    member_ids: isForAll ? [] : invited.map(({ id }) => id),
    audience: line.audience,
    capacity: line.capacity ?? null,
    deadline: line.deadline === undefined ? null : at(day - 1, line.deadline),
    remind: false,
    cars: line.cars ?? false,
    cancelled_at: cancelledAt,
    cancel_reason: cancelled?.reason ?? "",
    cancel_message: cancelled?.message ?? "",
    user_id,
    author,
    created_at: planned,
    updated_at: cancelledAt ?? planned,
  };
  const names = Object.keys(row);
  const { rows } = await tx.query<{ id: number }>(
    `insert into events (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")}) returning id`,
    Object.values(row),
  );
  return firstRow(rows).id;
}

const groups: readonly GradeGroup[] = ["e", "j", "h"];

async function insertDuties(
  tx: Tx,
  teamId: number,
  event: number,
  { duties = [] }: EventLine,
  players: readonly Player[],
) {
  for (const [position, { name, player }] of duties.entries()) {
    const family = players.find((one) => nameOf(one) === player)?.family_id ?? null;
    await tx.query(
      "insert into event_duties (team_id, event_id, position, name, family_id) values ($1, $2, $3, $4, $5)",
      [teamId, event, position, name, family],
    );
  }
}
