import type { CoachType } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** What the person, and the club they are in, have chosen, and how many recovery codes are left. */
export async function findSecondFactor(db: Queryable, userId: number) {
  const { rows } = await db.query<{ recovery_codes: number; asked_at_sign_in: boolean; required: boolean }>(
    `select a.second_factor as asked_at_sign_in, t.second_factor_required as required,
            (select count(*)::int from recovery_codes r where r.user_id = a.id) as recovery_codes
     from users u join users a on a.id = u.account_id join teams t on t.team_id = u.team_id where u.id = $1`,
    [userId],
  );
  return rows[0];
}

/** Whether any club of the account asks its coaches for a passkey, also one that is not open. */
export async function findAnyRequired(db: Queryable, accountId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from users u join teams t using (team_id)
     where u.account_id = $1 and u.disabled_at is null and u.coach_type is not null and t.second_factor_required limit 1`,
    [accountId],
  );
  return rowCount === 1;
}

/** The passkeys, codes, choice and memberships of an account change one call after the other. */
export async function lockAccount(tx: Queryable, accountId: number) {
  await tx.query("select from users where id = $1 for no key update", [accountId]);
}

export async function updateAskedAtSignIn(tx: Queryable, accountId: number, asked: boolean) {
  await tx.query("update users set second_factor = $2 where id = $1", [accountId, asked]);
}

/** The earlier ones stop. */
export async function upsertRecoveryCodes(tx: Queryable, accountId: number, hashes: readonly Buffer[]) {
  await tx.query("delete from recovery_codes where user_id = $1", [accountId]);
  await tx.query("insert into recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])", [accountId, hashes]);
}

/** Uses it up; false when the person has no such code. */
export async function deleteRecoveryCode(tx: Queryable, accountId: number, hash: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query("delete from recovery_codes where user_id = $1 and code_hash = $2", [
    accountId,
    hash,
  ]);
  return rowCount === 1;
}

/** Recovery codes and the choice go with the last passkey. */
export async function deleteSecondFactorLeftovers(tx: Queryable, accountId: number) {
  await tx.query("delete from recovery_codes where user_id = $1", [accountId]);
  await updateAskedAtSignIn(tx, accountId, false);
}

/** Returns how many passkeys there were. */
export async function deleteSecondFactor(tx: Queryable, accountId: number): Promise<number> {
  const { rowCount } = await tx.query("delete from passkeys where user_id = $1", [accountId]);
  await deleteSecondFactorLeftovers(tx, accountId);
  return rowCount ?? 0;
}

/** The session has shown who it belongs to. `bySecondFactor`: with a passkey or a recovery code. */
export async function updateSessionProven(db: Queryable, tokenHash: Buffer, now: Date, bySecondFactor: boolean) {
  await db.query("update sessions set proven_at = $2, second_factor = second_factor or $3 where token_hash = $1", [
    tokenHash,
    now,
    bySecondFactor,
  ]);
}

/** Ends the person's sessions in which no second factor was shown, but for `except`. */
export async function deleteWeakSessions(tx: Queryable, accountId: number, except: Buffer) {
  await tx.query(
    `delete from sessions where user_id in (select id from users where account_id = $1)
       and not second_factor and token_hash <> $2`,
    [accountId, except],
  );
}

type CoachFactor = { id: number; name: string; coach_type: CoachType; has_passkey: boolean };

/** Managers first. */
export async function listCoachFactors(db: Queryable, teamId: number): Promise<CoachFactor[]> {
  const { rows } = await db.query<CoachFactor>(
    `select u.id, u.name, u.coach_type, exists (select from passkeys p where p.user_id = u.account_id) as has_passkey
     from users u where u.team_id = $1 and u.coach_type is not null and u.disabled_at is null
     order by u.coach_type = 'manager' desc, u.name, u.id`,
    [teamId],
  );
  return rows;
}

export async function findRequired(db: Queryable, teamId: number): Promise<boolean> {
  const { rows } = await db.query<{ required: boolean }>(
    "select second_factor_required as required from teams where team_id = $1",
    [teamId],
  );
  return rows[0]?.required ?? false;
}

export async function updateRequired(tx: Queryable, teamId: number, required: boolean) {
  await tx.query("update teams set second_factor_required = $2 where team_id = $1", [teamId, required]);
}
