import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createPool } from "../db/pool.ts";
import { startTestServer, type TestServer } from "../testing.ts";
import { openArchive } from "./archive/readArchive.ts";
import { makeNightlyBackup } from "./nightly.ts";

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), "kyuseki-nightly-")), "backups");
  await server.db.query("delete from last_backup");
});
afterEach(() => {
  vi.useRealTimers();
});

const backUpAt = (at: string, into = folder, db = server.db) =>
  makeNightlyBackup({
    ...server,
    db,
    log: server.app.log,
    now: () => new Date(at),
    backups: { folder: into, kept: 7 },
  });

test("OP-3 日本の午前3時に夜が替わり、夜ごとに一つ、7つだけ残す", async () => {
  await backUpAt("2026-11-19T17:59:00Z");
  await backUpAt("2026-11-19T18:00:00Z");
  await backUpAt("2026-11-20T17:59:00Z");
  expect(readdirSync(folder)).toEqual(["kyuseki-2026-11-19.tar.zst", "kyuseki-2026-11-20.tar.zst"]);
  writeFileSync(join(folder, "kyuseki-2026-11-18.tar.zst.unfinished"), "crashed");
  writeFileSync(join(folder, "mine.txt"), "kept");
  for (const day of [21, 22, 23, 24, 25, 26]) await backUpAt(`2026-11-${day}T03:00:00Z`);
  const names = readdirSync(folder);
  expect(names).toHaveLength(8);
  expect([names[0], names.at(-2), names.at(-1)]).toEqual([
    "kyuseki-2026-11-20.tar.zst",
    "kyuseki-2026-11-26.tar.zst",
    "mine.txt",
  ]);
  expect((await openArchive(join(folder, names.at(-2) ?? ""))).head.created_at).toBe("2026-11-26T03:00:00.000Z");
});

test("OP-3 その夜のものがもうあれば、データベースが知らなくても、上書きしない", async () => {
  const path = join(folder, "kyuseki-2026-11-20.tar.zst");
  mkdirSync(folder);
  writeFileSync(path, "before the restore");
  await backUpAt("2026-11-20T03:00:00Z");
  expect(readFileSync(path, "utf8")).toBe("before the restore");
  expect((await server.db.query("select night from last_backup")).rows).toEqual([{ night: "2026-11-20" }]);
});

test.runIf(existsSync("/dev/full"))(
  "OP-3 ディスクがいっぱいなら、そう言い、書きかけを残さず、空けば次の回にできる",
  async () => {
    await backUpAt("2026-11-19T03:00:00Z");
    const path = join(folder, "kyuseki-2026-11-20.tar.zst");
    symlinkSync("/dev/full", `${path}.unfinished`);
    await expect(backUpAt("2026-11-20T03:00:00Z")).rejects.toThrow(
      `${path} could not be written: the disk is full. Nothing was left behind.`,
    );
    expect(readdirSync(folder)).toEqual(["kyuseki-2026-11-19.tar.zst"]);
    expect((await server.db.query("select night from last_backup")).rows).toEqual([{ night: "2026-11-19" }]);
    await backUpAt("2026-11-20T04:00:00Z");
    expect(readdirSync(folder)).toEqual(["kyuseki-2026-11-19.tar.zst", "kyuseki-2026-11-20.tar.zst"]);
  },
);

test("OP-7 何台のサーバーが同時に始めても、その夜のものは一つだけ", async () => {
  const folders = [1, 2, 3].map(() => join(mkdtempSync(join(tmpdir(), "kyuseki-nightly-")), "backups"));
  const pools = folders.map(() => createPool(server.databaseUrl));
  await Promise.all(folders.map((into, turn) => backUpAt("2026-11-20T03:00:00Z", into, pools[turn])));
  for (const pool of pools) await pool.end();
  expect(folders.flatMap((into) => readdirSync(into))).toEqual(["kyuseki-2026-11-20.tar.zst"]);
});

test("OP-3 動いているあいだの1時間ごとに見て、古さは /healthz にある", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let clock = new Date("2026-11-20T03:00:00Z");
  const started = await startTestServer({ now: () => clock, config: { backups: { folder, kept: 7 } } });
  const age = async () => (await started.app.inject("/healthz")).json().detail.backup_age_s;
  await started.listen();
  expect([await age(), existsSync(folder)]).toEqual([null, false]);
  vi.advanceTimersByTime(60 * 60 * 1000);
  await expect.poll(age, { timeout: 10_000 }).toBe(0);
  clock = new Date("2026-11-20T04:00:00Z");
  expect(await age()).toBe(3600);
  await started.stop();
  expect(vi.getTimerCount()).toBe(0);
});
