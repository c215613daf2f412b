import type { SportType, TeamDraft } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

export type Club = {
  team_id: number;
  name: string;
  sport_type: SportType;
  analyzer: boolean;
  /** Invented (OP-2). */
  demo: boolean;
  members: number;
  coaches: number;
  created_at: Date;
  closed_at: Date | null;
};

type NewClub = Pick<TeamDraft, "name" | "sport_type" | "ball" | "prefecture"> & { nextshot_available: boolean };

export async function insertClub(db: Queryable, club: NewClub, now: Date): Promise<number> {
  const { rows } = await db.query<{ team_id: number }>(
    `insert into teams (name, sport_type, ball, prefecture, nextshot_available, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6) returning team_id`,
    [club.name, club.sport_type, club.ball, club.prefecture, club.nextshot_available, now],
  );
  const id = rows[0]?.team_id;
  if (id === undefined) throw new Error("the team was not inserted");
  return id;
}

/** Every club of the installation, the first one first; `members` are those on the roster, `coaches` those who may sign in. */
export async function listClubs(db: Queryable): Promise<Club[]> {
  const { rows } = await db.query<Club>(
    `select t.team_id, t.name, t.sport_type, t.nextshot_available as analyzer, t.demo, t.created_at, t.closed_at,
            (select count(*)::int from live_members m where m.team_id = t.team_id and m.state = 'active') as members,
            (select count(*)::int from users u
             where u.team_id = t.team_id and u.coach_type is not null and u.disabled_at is null) as coaches
     from teams t order by t.team_id`,
  );
  return rows;
}

/** False when there is no such club. Cached member lists end here, since the analyzer decides what they hold. */
export async function updateClub(
  db: Queryable,
  teamId: number,
  change: { name?: string; analyzer?: boolean },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update teams set name = coalesce($2, name), nextshot_available = coalesce($3, nextshot_available),
                      updated_at = $4, updated_by = null, version = version + 1, members_version = members_version + 1
     where team_id = $1`,
    [teamId, change.name ?? null, change.analyzer ?? null, now],
  );
  return rowCount === 1;
}

/** Closes or, with null, reopens. Everybody is signed out. False when there is no such club. */
export async function updateClubClosed(tx: Queryable, teamId: number, closedAt: Date | null): Promise<boolean> {
  const { rowCount } = await tx.query("update teams set closed_at = $2 where team_id = $1", [teamId, closedAt]);
  await tx.query("delete from sessions s using users u where u.id = s.user_id and u.team_id = $1", [teamId]);
  return rowCount === 1;
}
