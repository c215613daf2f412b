import type { CoachType } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** E-mail addresses are compared without regard to case. Before sign-in there is no team to act for. Nobody of a closed club may sign in. */
export async function findCredentials(db: Queryable, email: string) {
  const { rows } = await db.query<{
    id: number;
    team_id: number;
    coach_type: CoachType | null;
    password_hash: string;
    disabled: boolean;
    asks_second: boolean;
  }>(
    `select u.id, u.team_id, u.coach_type, u.password_hash, u.disabled_at is not null or t.closed_at is not null as disabled,
            (u.second_factor or t.second_factor_required) and exists (select from passkeys p where p.user_id = u.id)
              as asks_second
     from users u join teams t using (team_id) where lower(u.email) = lower($1)`,
    [email],
  );
  return rows[0];
}

export async function findAvatar(db: Queryable, teamId: number, userId: number): Promise<string | null> {
  const { rows } = await db.query<{ avatar: string | null }>(
    "select avatar from users where team_id = $1 and id = $2",
    [teamId, userId],
  );
  return rows[0]?.avatar ?? null;
}

export async function findAnyAccount(db: Queryable, email: string): Promise<boolean> {
  return (await findCredentials(db, email)) !== undefined;
}
