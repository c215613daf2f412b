import type { Team, TeamDraft } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

const columns = `
  t.team_id, t.name, t.sport_type, t.ball, t.prefecture, t.league, t.logo, t.nextshot_available, t.name_kana,
  t.representative, t.contact_email, t.goal, t.version, t.updated_at,
  (select u.name from users u where u.id = t.updated_by) as updated_by`;
type TeamRow = Omit<Team, "updated_at"> & { updated_at: Date };

export async function findTeam(db: Queryable, teamId: number): Promise<Team | undefined> {
  const [team] = await listTeams(db, [teamId]);
  return team;
}

/** In the order of the ids; undefined for a team that is gone. */
export async function listTeams(db: Queryable, teamIds: readonly number[]): Promise<(Team | undefined)[]> {
  const { rows } = await db.query<TeamRow>({
    name: "teams",
    text: `select ${columns} from teams t where team_id = any($1)`,
    values: [teamIds],
  });
  const byTeam = new Map(rows.map((row) => [row.team_id, present([row])]));
  return teamIds.map((teamId) => byTeam.get(teamId));
}

/** Nobody else changes the team until the transaction ends: neither what it says of itself nor who leads it (R4). */
export async function lockTeam(tx: Queryable, teamId: number): Promise<Team | undefined> {
  const { rows } = await tx.query<TeamRow>(`select ${columns} from teams t where team_id = $1 for no key update of t`, [
    teamId,
  ]);
  return present(rows);
}

/** The sport decides which fields a member shows, so cached member lists end here too. */
export async function updateTeam(
  tx: Queryable,
  teamId: number,
  draft: Omit<TeamDraft, "version">,
  by: number,
  now: Date,
): Promise<Team | undefined> {
  const { rows } = await tx.query<TeamRow>(
    `update teams t set name = $2, sport_type = $3, ball = $4, prefecture = $5, league = $6, name_kana = $7,
                        representative = $8, contact_email = $9, goal = $10, updated_by = $11, updated_at = $12,
                        version = version + 1, members_version = members_version + 1
     where team_id = $1 returning ${columns}`,
    [
      teamId,
      draft.name,
      draft.sport_type,
      draft.ball,
      draft.prefecture,
      draft.league,
      draft.name_kana,
      draft.representative,
      draft.contact_email,
      draft.goal,
      by,
      now,
    ],
  );
  return present(rows);
}

/** The logo is saved by itself: a form of the team that is open meanwhile is not stale for it (R4). */
export async function updateLogo(tx: Queryable, teamId: number, logo: string | null): Promise<Team | undefined> {
  const { rows } = await tx.query<TeamRow>(`update teams t set logo = $2 where team_id = $1 returning ${columns}`, [
    teamId,
    logo,
  ]);
  return present(rows);
}

/** Whether a team shows it now. */
export async function findAnyLogo(db: Queryable, address: string): Promise<boolean> {
  const { rowCount } = await db.query("select from teams where logo = $1", [address]);
  return rowCount !== 0;
}

function present([row]: readonly TeamRow[]): Team | undefined {
  return row && { ...row, updated_at: row.updated_at.toISOString() };
}

/** Whether the team is invented (OP-2). */
export async function findDemo(db: Queryable, teamId: number): Promise<boolean> {
  const { rows } = await db.query<{ demo: boolean }>("select demo from teams where team_id = $1", [teamId]);
  return rows[0]?.demo ?? false;
}

export async function findAnyTeam(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ exists: boolean }>("select exists (select 1 from teams)");
  return rows[0]?.exists ?? false;
}
