import { once } from "node:events";
import { readdirSync } from "node:fs";
import { Agent, request } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { clusterFolder } from "./db/embedded/dataFolder.ts";
import { isAlive, readPostmaster } from "./db/embedded/postmaster.ts";
import type { Db } from "./db/pool.ts";
import { createSession } from "./http/auth/sessions.ts";
import { newClusterFolder, removeCluster } from "./testing/clusterFolder.ts";
import { poolBehind, runCommand, spawnServer, startServer } from "./testing/serverProcess.ts";
import { addTeam, addUser, createDatabase } from "./testing.ts";

/** One for all tests, since making a cluster takes seconds; what a test leaves running the next one's start clears away. */
let folder: string;
let children: { kill(signal: "SIGKILL"): boolean }[] = [];
beforeAll(() => {
  folder = newClusterFolder("main");
});
afterAll(() => removeCluster(folder));
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children = [];
});

async function start(env: Record<string, string> = {}) {
  const server = await startServer({ DATA_DIR: folder, ...env });
  children.push(server.child);
  return server;
}

async function exitOf(env: Record<string, string>) {
  const server = spawnServer(env);
  children.push(server.child);
  return { code: await server.exited, printed: server.printed() };
}

async function signIn(db: Db) {
  const team = await addTeam(db);
  const user = await addUser(db, team.team_id);
  return { authorization: `Token ${await createSession(db, user.id, false, new Date())}` };
}

/** Ends it in good order. Returns what it printed. */
async function finish({ child, exited, printed }: Awaited<ReturnType<typeof start>>) {
  child.kill("SIGTERM");
  expect(await exited).toBe(0);
  return printed();
}

const postmasterPid = () => readPostmaster(clusterFolder(folder))?.pid ?? 0;

describe("始まり", () => {
  test("DEMO=0 なら空のまま。そうでなければ最初だけデモを作り、住所・アカウント・パスワードを告げる", async () => {
    const DATA_DIR = newClusterFolder("demo");
    const [empty, filled, again] = [
      await start({ DATA_DIR, DEMO: "0" }).then(finish),
      await start({ DATA_DIR, DEMO: "1" }).then(finish),
      await start({ DATA_DIR, DEMO: "1" }).then(finish),
    ];
    removeCluster(DATA_DIR);
    const ready = "Kyuseki is ready at http://127\\.0\\.0\\.1:\\d+\n";
    const accounts = "Demo accounts, all with the password kyuseki-demo:\n(  \\w+@demo\\.kyuseki\\.example +\\S+\n){4}";
    const filling = "Filling the empty database with the demo teams\\. This takes a moment, once\\.\n";
    expect(empty).toMatch(new RegExp(`^${ready}There is no club yet\\. `));
    expect(filled).toMatch(new RegExp(`^${filling}${ready}${accounts}$`));
    expect(again).toMatch(new RegExp(`^${ready}${accounts}$`));
  }, 60_000);

  test("OP-1: クラブのない始まりは、はじめの設定の住所を1度だけ告げ、そのコードは使える", async () => {
    const DATA_DIR = newClusterFolder("setup");
    const env = { DATA_DIR, DATABASE_URL: await createDatabase() };
    const first = await start(env);
    await expect.poll(() => first.printed()).toContain("/setup#");
    const [, address, code] = /within 24 hours:\n(http:\S+)\/setup#([\w-]{43})\n$/.exec(first.printed()) ?? [];
    expect(address).toBe(first.address);
    const checked = await fetch(`${address}/api/setup/check`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ code }),
    });
    expect(checked.status).toBe(200);
    await finish(first);

    expect(await start(env).then(finish)).toMatch(
      /ready at \S+\nThere is no club yet\. Open the .+\nor .+ -- setup\n$/,
    );
    removeCluster(DATA_DIR);
  }, 60_000);

  test("OP-1: 動いているサーバーのそばで最初のクラブを作り、その招待で監督が入る", async () => {
    const server = await start();
    const club = (...args: string[]) => runCommand("commands/club.ts", args, { DATA_DIR: folder });
    const made = await club(
      "create",
      "--name",
      "港北",
      "--sport",
      "softball",
      "--manager-email",
      "k@club.example",
      "--json",
    );
    expect(made.code).toBe(0);
    const { invite_url }: { invite_url: string } = JSON.parse(made.printed);

    const accepted = await fetch(`${server.address}/api/invite/accept`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        code: invite_url.split("#").at(-1),
        name: "監督 太郎",
        email: "k@club.example",
        password: "夏の大会まであと90日",
      }),
    });
    expect(await accepted.json()).toMatchObject({ user: { coach_type: "manager" }, team: { sport_type: "softball" } });

    const refused = await club("close", "港北");
    expect([refused.code, refused.printed]).toEqual([1, expect.stringContaining("The club is named by its number")]);
    await finish(server);
    expect((await club("list")).printed).toContain("港北  softball, no analyzer, 0 members, 1 coaches");
  }, 60_000);

  test("DATABASE_URL があれば、自分ではPostgreSQLを始めない", async () => {
    const DATA_DIR = newClusterFolder("unused");
    const server = await start({ DATA_DIR, DATABASE_URL: await createDatabase() });
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    await finish(server);
    expect(readdirSync(DATA_DIR)).toEqual([]);
    removeCluster(DATA_DIR);
  });
});

describe("始められないとき", () => {
  test("番号がふさがっていれば、その番号と直し方を言って1で終わり、PostgreSQLも残さない", async () => {
    const other = await start({ DATABASE_URL: await createDatabase() });
    const { port } = new URL(other.address);
    const { code, printed } = await exitOf({ DATA_DIR: folder, PORT: port });
    expect(code).toBe(1);
    expect(printed).toBe(
      `Port ${port} of 127.0.0.1 is already in use. Stop the other program, or choose another port, such as PORT=3001.\n`,
    );
    expect(postmasterPid()).toBe(0);
  });

  test("設定がおかしければ、何も始めずに、どれがいけないかを言って1で終わる", async () => {
    expect(await exitOf({ DATA_DIR: folder, PORT: "http" })).toEqual({
      code: 1,
      printed: "The settings cannot be used.\n  PORT: must be a whole number from 0 to 65535.\n",
    });
  });

  test("同じDATA_DIRの二つめは断られ、一つめは答え続ける", async () => {
    const first = await start();
    const { code, printed } = await exitOf({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(printed).toBe(
      `Another server is already running on ${folder}. Stop it first, or give this one a folder of its own with DATA_DIR.\n`,
    );
    expect((await fetch(`${first.address}/healthz`)).status).toBe(200);
  });
});

describe("終わり", () => {
  test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "%s: 途中の保存は終わらせ、新しい接続は断り、PostgreSQLも止めて0で終わる",
    async (signal) => {
      const server = await start();
      const { saving, letGo } = await blockedSave(server.address);
      const pid = postmasterPid();
      server.child.kill(signal);
      await untilClosed(server.address);
      await letGo();

      expect(await saving).toBe(201);
      expect(await server.exited).toBe(0);
      expect(isAlive(pid)).toBe(false);
    },
  );

  test("SIGTERM: 使い回しの接続で途中の保存は、答えてから接続を閉じ、あとは2秒で終わる", async () => {
    const server = await start();
    const agent = new Agent({ keepAlive: true });
    const { saving, letGo } = await blockedSave(server.address, agent);
    server.child.kill("SIGTERM");
    await untilClosed(server.address);
    const startMs = performance.now();
    await letGo();

    expect(await saving).toBe(201);
    expect(await server.exited).toBe(0);
    expect(performance.now() - startMs).toBeLessThan(2000);
    agent.destroy();
  });

  test("二度めの合図では待たずに終わり、PostgreSQLには止まるよう伝える", async () => {
    const server = await start();
    const { saving } = await blockedSave(server.address);
    const pid = postmasterPid();
    server.child.kill("SIGTERM");
    await untilClosed(server.address);
    server.child.kill("SIGTERM");

    expect(await server.exited).toBe(1);
    expect(await saving).toBe("cut off");
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});

describe("R10: PostgreSQLが急に止まる", () => {
  test("その間は2秒以内に503のJSON、そのあとは何もしなくても元に戻る", async () => {
    const server = await start();
    const db = poolBehind(folder);
    const headers = await signIn(db);
    await db.end();
    const ask = async () => {
      const started = performance.now();
      const reply = await fetch(`${server.address}/api/session`, { headers });
      const body = (await reply.json()) as { code?: string };
      return { status: reply.status, code: body.code, ms: performance.now() - started };
    };
    expect((await ask()).status).toBe(200);

    process.kill(postmasterPid(), "SIGQUIT");
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    const askUntil = (expected: number) =>
      expect
        .poll(
          async () => {
            answers.push(await ask());
            return answers.at(-1)?.status;
          },
          { timeout: 15_000, interval: 5 },
        )
        .toBe(expected);
    await askUntil(503);
    await askUntil(200);

    expect(new Set(answers.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(["200 undefined", "503 unavailable"]),
    );
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(2000);
  });
});

/** A new member that waits inside its transaction until let go: its status, or "cut off". */
async function blockedSave(address: string, agent?: Agent) {
  const db = poolBehind(folder);
  const headers = await signIn(db);
  const blocker = await db.connect();
  await blocker.query("begin");
  await blocker.query("lock table members in share mode");
  const saving = put(`${address}/api/coach/memberlist/create`, headers, agent).catch(() => "cut off");
  // What erases old members as the server begins to listen may wait beside it.
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'kyuseki'
    and query not like 'delete from members%'`;
  await expect.poll(async () => (await db.query(waiting)).rowCount).toBe(1);
  return {
    saving,
    async letGo() {
      await blocker.query("commit");
      blocker.release();
      await db.end();
    },
  };
}

/** Until nothing listens there. */
const untilClosed = (address: string) => expect.poll(() => fetch(address).catch(String)).toContain("fetch failed");

/** Status of the reply, over a connection that is not kept, unless by its agent. */
async function put(url: string, headers: Record<string, string>, agent?: Agent): Promise<number | undefined> {
  const asking = request(url, {
    method: "PUT",
    agent: agent ?? false,
    headers: { ...headers, "content-type": "application/json" },
  });
  asking.end(JSON.stringify({ last_name: "佐藤", first_name: "一郎", grade: "j1" }));
  const [reply] = await once(asking, "response");
  reply.resume();
  await once(reply, "end");
  return reply.statusCode;
}
