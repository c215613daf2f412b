import { hash, randomBytes } from "node:crypto";
import type { IngestReply } from "@kyuseki/domain";
import type { Visit } from "./faults/visit.ts";

/** Pushes rows as a sister product does, with a new key. @throws unless all are accepted */
export async function push(
  visit: Visit,
  what: "training_records" | "measurements" | "pitch_counts" | "notes",
  rows: readonly object[],
) {
  const { server, coach, proxy } = visit;
  const key = `kyuseki_${randomBytes(32).toString("base64url")}`;
  await server.db.query("insert into ingest_keys (source, key_hash, created_at) values ('nextrainer', $1, now())", [
    hash("sha256", key, "buffer"),
  ]);
  const answer = await fetch(`${proxy.url}/api/ingest/${what}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
    body: JSON.stringify({ rows: rows.map((row) => ({ team_id: coach.teamId, ...row })) }),
  });
  if (!answer.ok) throw new Error(`受け付けられませんでした (${answer.status}): ${await answer.text()}`);
  const { accepted, refused }: IngestReply = await answer.json();
  if (accepted !== rows.length) throw new Error(`断られました: ${JSON.stringify(refused)}`);
}

/** YYYY-MM-DD in Japan. */
export const dayAgo = (days: number) =>
  new Date(Date.now() - days * dayMs).toLocaleDateString("sv-SE", { timeZone: "Asia/Tokyo" });

const dayMs = 86_400_000;
