import type { Queryable } from "../../db/pool.ts";
import { addMember } from "../../testing.ts";

/** Friday, 20 November 2026, 20:00 in Japan: from now on today counts in 実施率. */
export const fridayEvening = new Date("2026-11-20T11:00:00Z");

type Player = { name: string; grade: string; registered?: string; state?: string; usage?: string };

/** Registered on the first of September unless told otherwise; returns the id. */
export async function addPlayer(db: Queryable, teamId: number, player: Player): Promise<number> {
  const [last_name = "", first_name = ""] = player.name.split(" ");
  const { id } = await addMember(db, teamId, {
    last_name,
    first_name,
    last_name_kana: last_name,
    grade: player.grade,
    state: player.state ?? "active",
    nextshot_usage: player.usage ?? "not_use",
  });
  await db.query("update members set created_at = $2 where id = $1", [
    id,
    `${player.registered ?? "2026-09-01"}T09:00:00+09:00`,
  ]);
  return id;
}

type Entry = { date: string; minutes?: number; rpe?: number; pain?: number; part?: string };

/** One practice each; without anything said, a stretch of thirty minutes at RPE 4. */
export async function addRecords(
  db: Queryable,
  teamId: number,
  memberId: number,
  entries: readonly (string | Entry)[],
) {
  for (const entry of entries) {
    const {
      date,
      minutes = 30,
      rpe = 4,
      pain = null,
      part = null,
    } = typeof entry === "string" ? { date: entry } : entry;
    await db.query(
      `insert into training_entries (team_id, member_id, date, menu, minutes, rpe, pain, pain_part, source, source_id)
       values ($1, $2, $3, 'stretch', $4, $5, $6, $7, 'test', gen_random_uuid()::text)`,
      [teamId, memberId, date, minutes, rpe, pain, part],
    );
  }
}

export async function addPitches(db: Queryable, teamId: number, memberId: number, date: string, pitches: number) {
  await db.query("insert into pitch_counts (team_id, member_id, date, kind, pitches) values ($1, $2, $3, 'game', $4)", [
    teamId,
    memberId,
    date,
    pitches,
  ]);
}
