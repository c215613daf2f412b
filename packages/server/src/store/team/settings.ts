import {
  type Ball,
  defaultSettings,
  type SportType,
  type TeamSettings,
  type TeamSettingsDraft,
  teamSettingsSchema,
} from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

type SettingsRow = { sport_type: SportType; ball: Ball } & (
  | { version: null }
  | (Omit<TeamSettings, "updated_at"> & { updated_at: Date })
);

/** What holds for a team; where no manager has decided yet, the defaults of its sport and ball as version 1. */
export async function findSettings(db: Queryable, teamId: number): Promise<TeamSettings> {
  const [settings] = await listSettings(db, [teamId]);
  if (!settings) throw new Error(`no team ${teamId}`);
  return settings;
}

/** The same of several teams, in their order; undefined for one that is gone. */
export async function listSettings(db: Queryable, teamIds: readonly number[]): Promise<(TeamSettings | undefined)[]> {
  const { rows } = await db.query<SettingsRow & { team_id: number }>({
    name: "team settings",
    text: `select t.team_id, t.sport_type, t.ball, s.practice_goal, s.record_hour, s.pitch_limits, s.hard_hit, s.pitch_reading,
             s.national, s.version, s.updated_at, (select u.name from users u where u.id = s.updated_by) as updated_by
           from teams t left join team_settings s using (team_id) where t.team_id = any($1)`,
    values: [teamIds],
  });
  const byTeam = new Map(rows.map(({ team_id, ...row }) => [team_id, present(row)]));
  return teamIds.map((teamId) => byTeam.get(teamId));
}

function present({ sport_type, ball, ...saved }: SettingsRow): TeamSettings {
  if (saved.version === null) {
    return { ...defaultSettings(sport_type, ball), version: 1, updated_at: null, updated_by: null };
  }
  return teamSettingsSchema.parse({ ...saved, updated_at: saved.updated_at?.toISOString() });
}

/** The team must be locked: the first to save makes the row (R4). */
export async function upsertSettings(tx: Queryable, teamId: number, draft: TeamSettingsDraft, by: number, now: Date) {
  await tx.query(
    `insert into team_settings (team_id, practice_goal, pitch_limits, hard_hit, pitch_reading, national, version,
                                updated_at, updated_by, record_hour)
     values ($1, $2, $3, $4, $5, $6, $7 + 1, $8, $9, $10)
     on conflict (team_id) do update
     set practice_goal = excluded.practice_goal, record_hour = excluded.record_hour, pitch_limits = excluded.pitch_limits, hard_hit = excluded.hard_hit,
         pitch_reading = excluded.pitch_reading, national = excluded.national, version = excluded.version,
         updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
    [
      teamId,
      draft.practice_goal,
      draft.pitch_limits,
      draft.hard_hit,
      draft.pitch_reading,
      draft.national,
      draft.version,
      now,
      by,
      draft.record_hour,
    ],
  );
}
