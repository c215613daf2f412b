import type { Queryable } from "../db/pool.ts";
import { newSourceKey, sourceKeyHash } from "../security/sourceKeys.ts";
import { type IngestKey, insertIngestKey, listIngestKeys, updateIngestKeyRevoked } from "../store/ingest/sources.ts";

export type KeyCommand = { name: "create"; source: string } | { name: "list" } | { name: "revoke"; id: number };

/** @throws Error whose message is meant for the person at the terminal */
export function readKeyCommand([name, value, ...rest]: readonly string[]): KeyCommand {
  if (rest.length > 0) throw new Error(usage);
  if (name === "list" && value === undefined) return { name };
  if (name === "revoke" && value !== undefined && /^\d{1,9}$/.test(value)) return { name, id: Number(value) };
  if (name !== "create" || value === undefined) throw new Error(usage);
  if (!/^[a-z][a-z0-9-]{1,29}$/.test(value) || ours.includes(value)) {
    throw new Error(
      `"${value}" cannot be a source: 2 to 30 letters a–z, digits and hyphens, none of ${ours.join(", ")}.`,
    );
  }
  return { name, source: value };
}

/** @returns what to print. @throws Error like `readKeyCommand` */
export async function runKeyCommand(db: Queryable, command: KeyCommand, now: Date): Promise<string[]> {
  switch (command.name) {
    case "create": {
      const key = newSourceKey();
      const id = await insertIngestKey(db, command.source, sourceKeyHash(key), now);
      return [`Key ${id} of ${command.source}. It is shown this once; only its hash is stored.`, key];
    }
    case "list":
      return (await listIngestKeys(db)).map(lineOf);
    case "revoke":
      if (!(await updateIngestKeyRevoked(db, command.id, now)))
        throw new Error(`There is no key ${command.id} in use.`);
      return [`Key ${command.id} is revoked: from now on it opens nothing.`];
  }
}

function lineOf({ id, source, created_at, last_used_at, revoked_at }: IngestKey): string {
  const used = last_used_at ? `last used ${minute(last_used_at)}` : "never used";
  const state = revoked_at ? `revoked ${minute(revoked_at)}` : "in use";
  return `${id}  ${source}  made ${minute(created_at)}, ${used}, ${state}`;
}

const minute = (at: Date) => `${at.toISOString().slice(0, 16)}Z`;

/** What rows are called that come from nobody's product. */
const ours = ["manual", "csv"];

const usage = `npm run ingest-key -- create <source> | list | revoke <id>
  create  a key for a sister product; its rows carry the source, such as nextshot (the analyzer) or nextrainer
  list    every key, without the keys themselves
  revoke  a key, at once and for good`;
