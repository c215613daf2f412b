import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addClub, listFiles, newPath, now, sumsOf } from "../backup/backup.fixture.ts";
import { createPool } from "../db/pool.ts";
import { newClusterFolder, removeCluster } from "../testing/clusterFolder.ts";
import { poolBehind, runCommand, startServer } from "../testing/serverProcess.ts";
import { createDatabase, startTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer({ now });
  await addClub(server, 20);
  folder = newClusterFolder("restore");
});
afterAll(async () => {
  await server.stop();
  removeCluster(folder);
});

const own = (url: string, files = mkdtempSync(join(tmpdir(), "kyuseki-files-"))) => ({
  DATABASE_URL: url,
  FILES_DIR: files,
});
const ofTest = () => own(server.databaseUrl, server.filesFolder);

test("OP-3 自前のデータベースから組み込みのものへ移し、そこから自前へ戻せる。動いているサーバーの横でとれ、戻すのは止めてから", async () => {
  const path = newPath();
  const made = await runCommand("commands/backup.ts", [path, "--json"], ofTest());
  expect([made.code, JSON.parse(made.printed)]).toMatchObject([0, { file: path, files: 2, missing_files: 0 }]);

  const embedded = { DATA_DIR: folder };
  const restored = await runCommand("commands/restore.ts", [path], embedded);
  expect([restored.code, restored.printed]).toEqual([
    0,
    expect.stringMatching(
      /rows and 2 files are back, as of .*Z\. Start the server\.\nEverybody signs in anew: 1 sessions and 0 links of then were ended\.\n$/,
    ),
  ]);
  const running = await startServer(embedded);
  const back = newPath();
  expect((await runCommand("commands/backup.ts", [back], embedded)).printed).toMatch(
    /holds \d+ rows of \d+ tables, and 2 files\.\n$/,
  );
  const refused = await runCommand("commands/restore.ts", [path, "--replace"], embedded);
  expect([refused.code, refused.printed]).toEqual([1, expect.stringContaining(folder)]);
  const db = poolBehind(folder);
  const names = (await db.query("select name from teams")).rows;
  await db.end();
  running.child.kill("SIGTERM");
  await running.exited;

  const url = await createDatabase("template0");
  expect((await runCommand("commands/restore.ts", [back], own(url))).code).toBe(0);
  const there = createPool(url);
  expect((await there.query("select name from teams")).rows).toEqual(names);
  await there.end();
  const again = newPath();
  await runCommand("commands/backup.ts", [again], own(url, join(folder, "files")));
  // Every restore leaves a line in the log of each club.
  const { "database/audit_log/000000.copy": once, ...before } = await sumsOf(path);
  const { "database/audit_log/000000.copy": twice, ...after } = await sumsOf(again);
  expect(after).toEqual(before);
  expect(twice).not.toBe(once);
}, 120_000);

test("OP-3 サーバーが動いている自前のデータベースには戻さない", async () => {
  const path = newPath();
  await runCommand("commands/backup.ts", [path], ofTest());
  await server.db.query("select 1");
  const { code, printed } = await runCommand("commands/restore.ts", [path, "--replace"], ofTest());
  expect([code, printed]).toEqual([1, "A server is running on this database. Stop every server, then try again.\n"]);
});

test.runIf(process.platform !== "win32")("OP-3 途中でディスクが尽きれば、そう言い、何も残さない", async () => {
  await server.db.query(
    `insert into members (team_id, last_name, first_name, grade)
     select team_id, md5(n::text), md5('a' || n), 'j1' from teams, generate_series(1, 8000) n`,
  );
  const path = newPath();
  const command = fileURLToPath(new URL("backup.ts", import.meta.url));
  // Files of this process may have 100 kB.
  const { status, stderr } = spawnSync(
    "sh",
    ["-c", 'ulimit -f 200 && exec "$0" "$1" "$2"', process.execPath, command, path],
    {
      env: { PATH: process.env.PATH, ...ofTest() },
      encoding: "utf8",
    },
  );
  expect([status, stderr]).toEqual([
    1,
    `${path} could not be written: the file grew larger than is allowed here. Nothing was left behind.\n`,
  ]);
  expect(readdirSync(join(path, ".."))).toEqual([]);
});

test.runIf(process.platform !== "win32")(
  "OP-3 戻す途中でディスクが尽きれば、そう言って1で終わり、前のものはそのまま",
  async () => {
    const path = newPath();
    await runCommand("commands/backup.ts", [path], ofTest());
    const into = own(await createDatabase("template0"));
    expect((await runCommand("commands/restore.ts", [path], into)).code).toBe(0);
    /** A connection that stays would count as a server's. */
    const standing = async () => {
      const db = createPool(into.DATABASE_URL);
      const teams = (await db.query("select name, logo from teams")).rows;
      const schemas = (await db.query("select from pg_namespace where nspname = 'kyuseki_restore'")).rowCount;
      await db.end();
      return [teams, schemas, listFiles(into.FILES_DIR)];
    };
    const db = createPool(into.DATABASE_URL);
    await db.query("update teams set name = '港北'");
    await db.end();
    const before = await standing();
    const command = fileURLToPath(new URL("restore.ts", import.meta.url));
    const { status, stderr } = spawnSync(
      "sh",
      ["-c", 'ulimit -f 0 && exec "$0" "$1" "$2" --replace', process.execPath, command, path],
      { env: { PATH: process.env.PATH, ...into }, encoding: "utf8" },
    );
    const after = await standing();
    expect([status, stderr]).toEqual([
      1,
      `${path} could not be restored: the file grew larger than is allowed here. Everything is as it was before.\n`,
    ]);
    expect(before[0]).toMatchObject([{ name: "港北" }]);
    expect(after).toEqual(before);
  },
  120_000,
);

test("OP-3 同じ名前のファイルがあれば、そう言って1で終わり、それに触れない", async () => {
  const path = newPath();
  writeFileSync(path, "mine");
  const { code, printed } = await runCommand("commands/backup.ts", [path], ofTest());
  expect([code, printed.split("\n")[0]]).toEqual([1, expect.stringContaining(`${path} exists already.`)]);
  expect(readFileSync(path, "utf8")).toBe("mine");
});

test.each([
  { command: "backup", args: ["--help"], code: 0, printed: "npm run backup -- FILE" },
  { command: "restore", args: ["--help"], code: 0, printed: "--replace" },
  { command: "backup", args: [], code: 0, printed: "npm run backup -- FILE" },
  { command: "backup", args: ["a", "b"], code: 1, printed: '"b" is one word too many.' },
  { command: "backup", args: ["a", "--replace"], code: 1, printed: '"backup" takes no --replace.' },
  { command: "backup", args: ["a", "--keep-mail"], code: 1, printed: '"backup" takes no --keep-mail.' },
  { command: "restore", args: ["a", "--force"], code: 1, printed: "--force" },
  { command: "restore", args: ["/none/club.tar.zst"], code: 1, printed: "There is no file /none/club.tar.zst." },
  { command: "backup", args: ["/none/club.tar.zst"], code: 1, printed: "there is no such folder" },
])("OP-3 $command $args", async ({ command, args, code, printed }) => {
  const done = await runCommand(`commands/${command}.ts`, args, ofTest());
  expect([done.code, done.printed]).toEqual([code, expect.stringContaining(printed)]);
  expect(existsSync("a")).toBe(false);
});
