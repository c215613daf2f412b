import type { Queryable } from "../../db/pool.ts";

type Account = {
  account_id: number;
  /** Whether the first row, which holds the address and the password, goes. */
  is_first_gone: boolean;
  /** The row that can hold them then: a membership of a club that stays, else one that has ended there. */
  next_id: number;
  /** Whether the person belongs to a club that stays. */
  is_member: boolean;
};

/**
 * Before clubs are erased: the account of somebody who belongs to another club, too, is handed on to that membership, with
 * address, password, passkeys and recovery codes (ADR 0014). Whoever has only left a club that stays keeps their name there
 * and nothing that could let them in. All others go with their club.
 */
export async function updateAccountsBeforeErasure(tx: Queryable, teamIds: readonly number[]) {
  // Nobody joins a club, or leaves one, with such an account meanwhile.
  await tx.query(
    `select from users where account_id in (select account_id from users where team_id = any($1)) order by id for update`,
    [teamIds],
  );
  const { rows } = await tx.query<Account>(
    `select distinct on (u.account_id) u.account_id, a.team_id = any($1) as is_first_gone, u.id as next_id,
            u.disabled_at is null as is_member
     from users u join users a on a.id = u.account_id
     where u.team_id <> all($1) and u.account_id in (select account_id from users where team_id = any($1))
     order by u.account_id, u.disabled_at is not null, u.id`,
    [teamIds],
  );
  for (const account of rows) {
    if (!account.is_member) await deleteWaysIn(tx, account.account_id);
    if (account.is_first_gone) await updateAccountHandedOn(tx, account);
  }
}

/** Of an account that belongs to no club any more. */
async function deleteWaysIn(tx: Queryable, accountId: number) {
  await tx.query(
    `update users set email = 'removed-' || id, password_hash = '', email_verified_at = null, second_factor = false
     where id = $1`,
    [accountId],
  );
  await tx.query("delete from sessions where user_id in (select id from users where account_id = $1)", [accountId]);
  for (const table of heldByAccount) await tx.query(`delete from ${table} where user_id = $1`, [accountId]);
}

async function updateAccountHandedOn(tx: Queryable, { account_id: from, next_id: to, is_member }: Account) {
  const { rows } = await tx.query(
    "select email, password_hash, email_verified_at, second_factor from users where id = $1",
    [from],
  );
  await tx.query("update users set email = 'erased-' || id where id = $1", [from]);
  await tx.query(
    `update users u set email = case when $3 then given.email else u.email end, password_hash = given.password_hash,
       email_verified_at = given.email_verified_at, second_factor = given.second_factor
     from jsonb_to_record($2::jsonb) as given (
       email text, password_hash text, email_verified_at timestamptz, second_factor boolean)
     where u.id = $1`,
    [to, JSON.stringify(rows[0]), is_member],
  );
  await tx.query("update users set account_id = $2 where account_id = $1", [from, to]);
  for (const table of heldByAccount) {
    await tx.query(`update ${table} set user_id = $2 where user_id = $1`, [from, to]);
  }
}

/** Their user_id is that of the account. */
const heldByAccount = ["passkeys", "recovery_codes", "password_resets", "passkey_challenges", "sign_in_tickets"];
