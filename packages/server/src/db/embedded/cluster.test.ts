import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { newClusterFolder, removeCluster } from "../../testing/clusterFolder.ts";
import { createPool, type Db } from "../pool.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { clusterFolder } from "./dataFolder.ts";
import { isAlive, pidFile, readPostmaster } from "./postmaster.ts";
import { systemUserFor } from "./systemUser.ts";

const log = pino({ level: "silent" });

/** One for all tests, since making a cluster takes seconds; a test that needs an empty one makes its own. */
let folder: string;
let cluster: string;
let running: Cluster[] = [];
beforeAll(() => {
  folder = newClusterFolder("空白 入り");
  cluster = clusterFolder(folder);
});
afterAll(() => removeCluster(folder));
afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  running = [];
});

async function start(where: string = folder): Promise<Cluster> {
  const started = await startCluster({ folder: where, log });
  running.push(started);
  return started;
}

async function stop(started: Cluster) {
  running = running.filter((one) => one !== started);
  await started.stop();
}

async function ask(url: string, question: string) {
  const db: Db = createPool(url);
  const { rows } = await db.query(question);
  await db.end();
  return rows[0];
}

const pid = () => readPostmaster(cluster)?.pid ?? 0;

describe("データフォルダー", () => {
  test("UTF-8で、書き込みはディスクまで届き、手元からしかつながらず、パスワードが要る", async () => {
    const { url } = await start();
    expect(
      await ask(
        url,
        `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
                current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as addresses,
                current_setting('unix_socket_directories') as sockets, length('球跡') as letters`,
      ),
    ).toEqual({ encoding: "UTF8", fsync: "on", commit: "on", addresses: "127.0.0.1", sockets: "", letters: 2 });

    const wrong = new URL(url);
    wrong.password = "wrong";
    await expect(ask(wrong.href, "select 1")).rejects.toThrow("password authentication failed");
  });

  test("パスワードのファイルは持ち主だけが読め、フォルダーごとに違う", async () => {
    await stop(await start());
    const file = join(folder, "postgres.password");
    const password = readFileSync(file, "utf8").trim();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(password).toMatch(/^[\w-]{32}$/);

    const other = newClusterFolder("another");
    const another = await start(other);
    expect(another.url).not.toContain(password);
    await stop(another);
    removeCluster(other);
  });

  test("止めて、また始めても、書いたものが残る", async () => {
    const first = await start();
    await ask(first.url, "create table kept as select '球跡' as body");
    await stop(first);
    expect(existsSync(pidFile(cluster))).toBe(false);
    expect(await ask((await start()).url, "select body from kept")).toEqual({ body: "球跡" });
  });

  test("作りかけで倒れたフォルダーは、でき上がったものとみなさず、片づける", async () => {
    const unfinished = join(folder, "postgres.new-4194303-abc123");
    mkdirSync(join(unfinished, "cluster"), { recursive: true });
    writeFileSync(join(unfinished, "cluster/PG_VERSION"), "18\n");
    expect(await ask((await start()).url, "select 1 as one")).toEqual({ one: 1 });
    expect(existsSync(unfinished)).toBe(false);
  });

  test("ほかの版のPostgreSQLのデータには触れない", async () => {
    const older = newClusterFolder("older");
    mkdirSync(clusterFolder(older));
    writeFileSync(join(clusterFolder(older), "PG_VERSION"), "17\n");
    await expect(start(older)).rejects.toThrow("was written by PostgreSQL 17");
    removeCluster(older);
  });
});

describe("一つのフォルダーに二つのサーバー", () => {
  test("二つめは、どのフォルダーかを言って断られ、一つめは動き続ける", async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(`Another server is already running on ${folder}.`);
    expect(await ask(first.url, "select 1 as one")).toEqual({ one: 1 });
  });

  test("空のフォルダーで同時に始めても、動くのは一つだけ", async () => {
    const empty = newClusterFolder("empty");
    const results = await Promise.allSettled([start(empty), start(empty), start(empty)]);
    const refused = results.filter((result) => result.status === "rejected");
    const reasons = refused.map(({ reason }) => reason);
    expect(
      reasons.map(({ name }) => name),
      reasons.join("\n"),
    ).toEqual(["FolderInUse", "FolderInUse"]);
    const [winner] = running;
    expect(await ask(winner?.url ?? "", "select 1 as one")).toEqual({ one: 1 });
    if (winner) await stop(winner);
    removeCluster(empty);
  });
});

describe("前のサーバーが残したもの", () => {
  test("死んだPostgreSQLの番号が書かれたファイルは、始める妨げにならない", async () => {
    await stop(await start());
    const dead = 4_194_303;
    expect(isAlive(dead)).toBe(false);
    writeFileSync(pidFile(cluster), `${dead}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n  5432001    0\nready   \n`);
    expect(await ask((await start()).url, "select 1 as one")).toEqual({ one: 1 });
  });

  test.each(["", "\0\0\0\0", "球跡\n"])("読めなくなったファイル %j は、始める妨げにならない", async (damaged) => {
    await stop(await start());
    writeFileSync(pidFile(cluster), damaged);
    expect(await ask((await start()).url, "select 1 as one")).toEqual({ one: 1 });
  });

  test("PostgreSQLが動いているのにファイルが読めなければ、その番号を告げて、触らない", async () => {
    const { url } = await start();
    const running = pid();
    const kept = readFileSync(pidFile(cluster));
    writeFileSync(pidFile(cluster), "");
    await expect(startCluster({ folder, log })).rejects.toThrow(`PostgreSQL (process ${running}) runs on ${cluster}`);
    expect(await ask(url, "select 1 as one")).toEqual({ one: 1 });
    writeFileSync(pidFile(cluster), kept);
  });

  test("その番号をいまは別のプロセスが使っていても、妨げにならず、そのプロセスは無事", async () => {
    await stop(await start());
    // Of the same user, whom alone PostgreSQL is wary of.
    const stranger = spawn("sleep", ["60"], { ...systemUserFor(cluster), stdio: "ignore" });
    const lines = [stranger.pid, cluster, 1_700_000_000, 5432, "", "127.0.0.1", "  5432001    0", "ready   ", ""];
    writeFileSync(pidFile(cluster), lines.join("\n"));
    const { url } = await start();
    expect(await ask(url, "select 1 as one")).toEqual({ one: 1 });
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.kill("SIGKILL");
  });
});

describe("動いている間", () => {
  test.each(["SIGKILL", "SIGQUIT"] as const)("PostgreSQLが %s で倒れたら、同じ場所でまた動き出す", async (signal) => {
    const { url } = await start();
    await ask(url, `create table notes_${signal} as select '消えない' as body`);
    const before = pid();
    process.kill(before, signal);

    await expect
      .poll(() => ask(url, `select body from notes_${signal}`), { timeout: 15_000 })
      .toEqual({ body: "消えない" });
    expect(pid()).not.toBe(before);
    await expect.poll(() => start().catch(String)).toContain("Another server");
  });
});
