// R6: the embedded database on a full disk of its own: writes are refused whole, reading goes on, and with room again what
// was refused is taken. Argument: a folder on a small disk, as `npm run audit` mounts one.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { closeSync, fstatSync, ftruncateSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { runningCluster } from "../packages/server/src/db/embedded/runningCluster.ts";
import { createPool } from "../packages/server/src/db/pool.ts";
import { newSourceKey, sourceKeyHash } from "../packages/server/src/security/sourceKeys.ts";
import { insertIngestKey } from "../packages/server/src/store/ingest/sources.ts";
import { addMember, addTeam, addUser, testPassword } from "../packages/server/src/testing/rows.ts";
import { startServer } from "../scripts/productProcess.ts";

const [dataDir = ""] = process.argv.slice(2);
const batchRows = 200;
const mostBatches = 200;
const roomBytes = 2 * 2 ** 20;

// Without the server's own watch: it would refuse before the database is full.
Object.assign(process.env, { DEMO: "0", KYUSEKI_LOW_DISK_GB: "0", KYUSEKI_BACKUPS: "0" });
const server = await startServer(dataDir);
const db = createPool(runningCluster(dataDir) ?? "", { max: 1 });
try {
  const { team_id } = await addTeam(db);
  const { email } = await addUser(db, team_id, { coach_type: "manager" });
  const member = await addMember(db, team_id, { nextrainer_usage: "in_use", nextrainer_purchased: true });
  const key = newSourceKey();
  await insertIngestKey(db, "nextrainer", sourceKeyHash(key), new Date());
  const { token } = await json(await send("login", {}, { email, password: testPassword }));

  const asCoach = (id: string) => ({ authorization: `Token ${token}`, "idempotency-key": id });
  const add = (id: string) =>
    send("coach/memberlist/create", asCoach(id), { last_name: "満杯", first_name: id.slice(0, 8), grade: "j1" }, "PUT");
  const push = (batch: number) =>
    send("ingest/training_records", { authorization: `Bearer ${key}` }, { rows: batchOf(batch, member.id, team_id) });
  const list = () => fetch(`${server.url}/api/coach/memberlist/members`, { headers: asCoach("") });

  fill();
  const refused = { added: [] as string[], pushed: [] as number[] };
  for (let batch = 0; batch < mostBatches && refused.pushed.length < 3; batch += 1) {
    if (!(await isTaken(await push(batch)))) refused.pushed.push(batch);
    const id = randomUUID();
    if (!(await isTaken(await add(id)))) refused.added.push(id);
    assert.equal((await list()).status, 200);
  }
  assert.equal(refused.pushed.length, 3);
  assert.notEqual(refused.pushed[0], 0);
  console.log(`refused: ${refused.pushed.length} batches and ${refused.added.length} new players`);

  rmSync(join(dataDir, "filler"));
  for (const batch of refused.pushed) assert.equal((await push(batch)).status, 200);
  for (const id of refused.added) assert.equal((await add(id)).status, 201);
  const batches = Math.max(...refused.pushed) + 1;
  const stored = await db.query(
    `select (select count(*) from training_entries) as pushed, (select count(*) from members where last_name = '満杯') as added,
       (select count(distinct first_name) from members where last_name = '満杯') as different`,
  );
  assert.deepEqual(stored.rows, [{ pushed: batches * batchRows, added: batches, different: batches }]);
  console.log(`${batches} batches of ${batchRows} rows and as many players are there, each once`);
} finally {
  await db.end();
  await server.stop();
}

/** Takes the disk but for what a few batches need. */
function fill() {
  const filler = openSync(join(dataDir, "filler"), "w");
  for (let size = 2 ** 20; size >= 2 ** 12; ) {
    try {
      writeSync(filler, Buffer.alloc(size));
    } catch {
      size /= 2;
    }
  }
  ftruncateSync(filler, fstatSync(filler).size - roomBytes);
  closeSync(filler);
}

/** Whether it was; otherwise it was refused with a sentence, and in no other way. */
async function isTaken(reply: Response): Promise<boolean> {
  const { status } = reply;
  const { error } = await json(reply);
  if (status === 200 || status === 201) return true;
  assert([503, 507].includes(status), `answered ${status}`);
  assert.match(error, /。$/);
  return false;
}

function batchOf(batch: number, member_id: number, team_id: number) {
  const memo = "毎日の素振りと体幹。".repeat(8);
  const row = { member_id, team_id, date: "2026-04-05", menu: "tee", amount: 60, unit: "swings", memo };
  return Array.from({ length: batchRows }, (_, at) => ({ ...row, source_id: `b${batch}-${at}` }));
}

function send(path: string, headers: Record<string, string>, body: object, method = "POST"): Promise<Response> {
  return fetch(`${server.url}/api/${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

async function json(reply: Response) {
  return JSON.parse(await reply.text());
}
