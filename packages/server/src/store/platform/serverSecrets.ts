import { randomBytes } from "node:crypto";
import type { Queryable } from "../../db/pool.ts";

type SecretName = "join-code" | "film-links" | "known-devices" | "email-code" | "passkey-people" | "notice-files";

/** undefined until something was signed with it. */
export async function findSecret(db: Queryable, name: SecretName): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ secret: Buffer }>("select secret from server_secrets where name = $1", [name]);
  return rows[0]?.secret;
}

/** Made on first use: 256 random bits, in the transaction of what is signed. Of two servers at once both get one. */
export async function upsertSecret(tx: Queryable, name: SecretName): Promise<Buffer> {
  const known = await findSecret(tx, name);
  if (known) return known;
  // Waits for another server's transaction, and then does nothing.
  await tx.query("insert into server_secrets (name, secret) values ($1, $2) on conflict do nothing", [
    name,
    randomBytes(32),
  ]);
  const made = await findSecret(tx, name);
  if (!made) throw new Error(`the secret ${name} is neither there nor could it be made`);
  return made;
}
