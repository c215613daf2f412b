import type { Team, TeamDraft } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";

const columns = "team_id, name, sport_type, ball, prefecture, league, logo, nextshot_available";

export async function findTeam(db: Queryable, teamId: number): Promise<Team | undefined> {
  const { rows } = await db.query<Team>(`select ${columns} from teams where team_id = $1`, [teamId]);
  return rows[0];
}

/** The sport decides which fields a member shows, so cached member lists end here too. */
export async function updateTeam(db: Queryable, teamId: number, draft: TeamDraft): Promise<Team | undefined> {
  const { rows } = await db.query<Team>(
    `update teams set name = $2, sport_type = $3, ball = $4, prefecture = $5, league = $6,
                      members_version = members_version + 1
     where team_id = $1 returning ${columns}`,
    [teamId, draft.name, draft.sport_type, draft.ball, draft.prefecture, draft.league],
  );
  return rows[0];
}

export async function clearLogo(db: Queryable, teamId: number): Promise<Team | undefined> {
  const { rows } = await db.query<Team>(`update teams set logo = null where team_id = $1 returning ${columns}`, [
    teamId,
  ]);
  return rows[0];
}

export async function anyTeam(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ exists: boolean }>("select exists (select 1 from teams)");
  return rows[0]?.exists ?? false;
}
