import type { Passkey } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

type PasskeyRow = Omit<Passkey, "created_at" | "used_at"> & { created_at: Date; used_at: Date | null };

const columns = "id, name, created_at, used_at";

/** The oldest first. */
export async function listPasskeys(db: Queryable, accountId: number): Promise<Passkey[]> {
  const { rows } = await db.query<PasskeyRow>(`select ${columns} from passkeys where user_id = $1 order by id`, [
    accountId,
  ]);
  return rows.map(presentPasskey);
}

type NewPasskey = {
  user_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: readonly string[];
  name: string;
};

/** undefined when somebody has this credential already. */
export async function insertPasskey(tx: Queryable, passkey: NewPasskey, now: Date): Promise<Passkey | undefined> {
  const { rows } = await tx.query<PasskeyRow>(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning ${columns}`,
    [
      passkey.user_id,
      passkey.credential_id,
      passkey.public_key,
      passkey.counter,
      passkey.transports,
      passkey.name,
      now,
    ],
  );
  return rows.map(presentPasskey)[0];
}

export type Credential = {
  id: number;
  /** The account. */
  user_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
};

const credentialColumns = "p.id, p.user_id, p.credential_id, p.public_key, p.counter::float8 as counter, p.transports";

export async function listCredentials(db: Queryable, accountId: number): Promise<Credential[]> {
  const { rows } = await db.query<Credential>(
    `select ${credentialColumns} from passkeys p where p.user_id = $1 order by p.id`,
    [accountId],
  );
  return rows;
}

/** Of a person who may sign in; undefined for one without a club, or whose clubs are closed. */
export async function findCredential(db: Queryable, credentialId: Buffer): Promise<Credential | undefined> {
  const { rows } = await db.query<Credential>(
    `select ${credentialColumns} from passkeys p where p.credential_id = $1
       and exists (select from users u join teams t using (team_id)
                   where u.account_id = p.user_id and u.disabled_at is null and t.closed_at is null)`,
    [credentialId],
  );
  return rows[0];
}

/** False when it was used meanwhile, or is gone. */
export async function updatePasskeyUsed(
  db: Queryable,
  { id, counter }: Pick<Credential, "id" | "counter">,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query("update passkeys set counter = $3, used_at = $4 where id = $1 and counter = $2", [
    id,
    counter,
    newCounter,
    now,
  ]);
  return rowCount === 1;
}

export async function updatePasskeyName(db: Queryable, accountId: number, id: number, name: string) {
  const { rows } = await db.query<PasskeyRow>(
    `update passkeys set name = $3 where user_id = $1 and id = $2 returning ${columns}`,
    [accountId, id, name],
  );
  return rows.map(presentPasskey)[0];
}

/** False when the person has none with this id. */
export async function deletePasskey(tx: Queryable, accountId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.query("delete from passkeys where user_id = $1 and id = $2", [accountId, id]);
  return rowCount === 1;
}

function presentPasskey({ created_at, used_at, ...rest }: PasskeyRow): Passkey {
  return { ...rest, created_at: created_at.toISOString(), used_at: used_at?.toISOString() ?? null };
}
