import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listFiles } from "../../backup/backup.fixture.ts";
import { removeDiscardedFiles } from "../../retention/removeDiscardedFiles.ts";
import { listStoredFiles } from "../../store/platform/storedFiles.ts";
import { addTeam, dumpDatabase, removeTeams, startTestServer, type TestServer } from "../../testing.ts";
import { readClubCommand } from "./clubCommand.ts";
import { type ColumnValues, fillTables, readTables, type Tables } from "./everyTable.fixture.ts";
import { runClubCommand } from "./runClubCommand.ts";

const now = new Date("2026-11-20T03:00:00Z");

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(() => removeTeams(server.db, ["erased_clubs", "outbox"]));

const run = (...args: string[]) =>
  runClubCommand(readClubCommand(args), { db: server.db, now, origin: "https://coach.example", mails: true });
const rowsOf = async (question: string) => (await server.db.query(question)).rows;

/** Tables of no club: nobody's, or the provider's. A later one belongs here only if nothing in it is of a club. */
const ofNoClub = [
  "analytics_events",
  "discarded_files",
  // That there was a club of this number, and when it was erased.
  "erased_clubs",
  "information",
  "ingest_keys",
  "last_backup",
  "national_sample",
  "provider_events",
  // Hashes of accounts and addresses, until their wait is over.
  "rate_limits",
  "schema_migrations",
  // Readable only with the key of the call, for a day.
  "sealed_answers",
  "server_secrets",
  "setup_code",
];
const shared = ["information", "provider_events"];
const hours = { starts_at: "2026-11-23T00:00:00Z", ends_at: "2026-11-23T03:00:00Z" };

/** Beyond what their types say. */
const valuesOf = (mark: string): ColumnValues => {
  const key = mark.padEnd(32, "0");
  return {
    teams: { prefecture: 14, logo: `/files/logos/${key}.webp` },
    users: { coach_type: "manager" },
    members: { uniform_number: "10", state: "active" },
    events: { ...hours, timetable: "[]" },
    provider_events: { ...hours, demo: false },
    calendar_feeds: { family_id: null, member_id: null },
    member_photos: { file: `photos/${key}.webp` },
    notice_files: { file: `notices/${key}` },
    videos: {
      ...{ url: null, file: `videos/${key}`, bytes: 2, part_bytes: 1, type: "video/mp4" },
      poster: `posters/${key}.webp`,
    },
    video_uploads: { file: `videos/${mark.padEnd(32, "1")}`, received: 1 },
  };
};

/** A club with a row in every table of clubs, and its files. */
async function fullClub(tables: Tables, mark: string, given: ColumnValues = valuesOf(mark)) {
  const rows = new Map<string, Readonly<Record<string, unknown>>>();
  for (const table of shared) rows.set(table, (await rowsOf(`select * from ${table}`))[0]);
  const wanted = tables.tables.filter((table) => !ofNoClub.includes(table));
  await fillTables(server.db, tables, { wanted, mark, given, rows });
  const files = (await listStoredFiles(server.db)).filter((name) => name.includes(mark));
  for (const name of files) await server.files.put(name, new Uint8Array([1]), "image/webp");
  return { id: Number(rows.get("teams")?.team_id), files };
}

describe("P3 クラブを消す", () => {
  /** Rows of clubs, and what the provider tells them. */
  const stored = async () =>
    (await dumpDatabase(server.db))
      .split("\n")
      .filter((line) => !["discarded_files", "erased_clubs", "national_sample"].includes(line.split(" ")[0] ?? ""));

  test("どの表にも、ファイルにも、そのクラブの跡が残らず、ほかのクラブはそのまま。あとから増えた表でも", async () => {
    const { db, files, filesFolder, app } = server;
    const tables = await readTables(db);
    await fillTables(db, tables, { wanted: shared, mark: "provider", given: valuesOf("provider"), rows: new Map() });
    const staying = await fullClub(tables, "staying");
    const before = await stored();
    const leaving = await fullClub(tables, "leaving");
    const ours = (await dumpDatabase(db)).split("\n").filter((line) => line.includes("leaving"));
    expect(ours.length).toBeGreaterThan(40);

    await run("close", String(leaving.id));
    const [first] = await run("erase", String(leaving.id), "--name", "leaving");
    expect(first).toBe(
      `Club ${leaving.id} is erased, with 1 members, 1 measurements and every account of no other club.`,
    );
    expect(await stored()).toEqual(before);
    expect(await rowsOf("select team_id, erased_at from erased_clubs")).toEqual([
      { team_id: leaving.id, erased_at: now },
    ]);
    expect(leaving.files).toHaveLength(7);
    await removeDiscardedFiles({ db, files, log: app.log });
    expect(await dumpDatabase(db)).not.toContain("leaving");
    const there = listFiles(filesFolder);
    expect(leaving.files.filter((name) => there.includes(name))).toEqual([]);
    expect(there).toEqual(expect.arrayContaining(staying.files));
  });
});

describe("OP-1 消すのは、閉じた、名前を言われたクラブだけ", () => {
  const dump = () => dumpDatabase(server.db);

  test("開いているクラブ、名前の違うクラブ、デモのクラブ、ないクラブは断り、何も変わらない", async () => {
    const open = await addTeam(server.db, { name: "港北" });
    const closed = await addTeam(server.db, { name: "青葉台" });
    const demo = await addTeam(server.db, { name: "見本" });
    await server.db.query("update teams set closed_at = now() where team_id <> $1", [open.team_id]);
    await server.db.query("update teams set demo = true where team_id = $1", [demo.team_id]);
    const before = await dump();
    for (const [id, name, sentence] of [
      [open.team_id, "港北", `"npm run club -- close ${open.team_id}" comes first.`],
      [closed.team_id, "港北", `Club ${closed.team_id} is not called 港北.`],
      [demo.team_id, "見本", '"npm run demo -- remove"'],
      [77_777, "港北", "There is no club 77777."],
    ] as const) {
      await expect(run("erase", String(id), "--name", name)).rejects.toThrow(sentence);
    }
    expect(await dump()).toEqual(before);
  });

  test("指導者へのメールも、出ていなければクラブとともに消え、ほかのクラブのものは残る", async () => {
    const create = ["create", "--sport", "baseball", "--name", "港北", "--manager-email"];
    const made = async (email: string) => String(JSON.parse((await run(...create, email, "--json"))[0] ?? "").team_id);
    const id = await made("kantoku@club.example");
    await made("nokoru@club.example");
    await run("invite", id, "--manager-email", "atarashii@club.example");
    await run("close", id);
    await run("erase", id, "--name", "港北");
    expect(await rowsOf("select recipient from outbox")).toEqual([{ recipient: "nokoru@club.example" }]);
  });

  test("どのクラブをいつ消したかは、番号と日だけが残る", async () => {
    const { team_id } = await addTeam(server.db, { name: "青葉台" });
    await server.db.query("update teams set created_at = '2026-01-02Z', closed_at = now()");
    expect(await run("erased")).toEqual(["No club was erased."]);
    expect(await run("erase", String(team_id), "--name", "青葉台", "--json")).toEqual([
      JSON.stringify({ team_id, erased: true, members: 0, measurements: 0 }),
    ]);
    expect(await run("erased")).toEqual([`${team_id}  made 2026-01-02, erased 2026-11-20`]);
    expect(await run("list")).toEqual(["There is no club yet."]);
  });
});
