import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { clusterFolder } from "./db/embedded/dataFolder.ts";
import { readPostmaster } from "./db/embedded/postmaster.ts";
import { createSession } from "./http/auth/sessions.ts";
import { newClusterFolder, removeCluster } from "./testing/clusterFolder.ts";
import { poolBehind, startServer } from "./testing/serverProcess.ts";
import { addTeam, addUser } from "./testing.ts";

const kills = Number(process.env.KYUSEKI_KILLS ?? 10);
const batchSize = 1000;

let folder: string;
let authorization: string;
beforeAll(async () => {
  folder = newClusterFolder("crash");
  const server = await startServer({ DATA_DIR: folder });
  const db = poolBehind(folder);
  const { team_id } = await addTeam(db);
  const { id } = await addUser(db, team_id);
  authorization = `Token ${await createSession(db, id, true, new Date())}`;
  await db.end();
  server.child.kill("SIGTERM");
  await server.exited;
});
afterAll(() => removeCluster(folder));

test(
  `R6: まとめて追加の最中に${kills}回倒れても、保存できたと答えたものは全部あり、どの回も0人か${batchSize}人`,
  async () => {
    const acknowledged: string[] = [];
    const sent: string[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const server = await startServer({ DATA_DIR: folder });
      const answered = Promise.withResolvers<void>();
      const acknowledge = (batch: string) => {
        acknowledged.push(batch);
        answered.resolve();
      };
      const sending = [0, 1].map((sender) => send(server.address, `${kill}-${sender}`, sent, acknowledge));
      // Anywhere in a write: reading it, inside its transaction, at its commit, answering it. The first time not before
      // something was acknowledged, however slow the machine.
      await (kill === 0 ? answered.promise : wait((kill * 137) % 600));
      const postmaster = readPostmaster(clusterFolder(folder));
      server.child.kill("SIGKILL");
      // Every other time PostgreSQL falls with the server, as when the power goes; otherwise it lives on without one.
      if (postmaster && kill % 2 === 1) process.kill(postmaster.pid, "SIGKILL");
      await Promise.all([server.exited, ...sending]);
    }

    const last = await startServer({ DATA_DIR: folder });
    const db = poolBehind(folder);
    const { rows } = await db.query<{ batch: string; members: number }>(
      "select last_name as batch, count(*) as members from members group by 1",
    );
    const unfinished = await db.query(
      "select 1 from body_sizes b where not exists (select 1 from members m where (m.team_id, m.id) = (b.team_id, b.member_id))",
    );
    await db.end();
    last.child.kill("SIGTERM");
    expect(await last.exited).toBe(0);

    const saved = new Map(rows.map(({ batch, members }) => [batch, members]));
    expect(acknowledged.filter((batch) => saved.get(batch) !== batchSize)).toEqual([]);
    expect(rows.filter(({ members }) => members !== batchSize)).toEqual([]);
    expect(unfinished.rowCount).toBe(0);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(sent.length).toBeGreaterThan(acknowledged.length);
  },
  kills * 15_000,
);

/** Sends batch after batch until the server is gone. */
async function send(address: string, name: string, sent: string[], acknowledge: (batch: string) => void) {
  for (let turn = 0; ; turn++) {
    const batch = `${name}-${turn}`;
    const members = Array.from({ length: batchSize }, (_, at) => ({
      last_name: batch,
      first_name: `${at}`,
      grade: "j1",
      height: 160,
    }));
    sent.push(batch);
    try {
      const reply = await fetch(`${address}/api/coach/memberlist/bulk_create_member`, {
        method: "POST",
        headers: { authorization, "content-type": "application/json", "idempotency-key": batch },
        body: JSON.stringify({ members }),
      });
      if (reply.status === 201) acknowledge(batch);
    } catch {
      return;
    }
  }
}
