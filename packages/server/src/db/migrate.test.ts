import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addMember, addTeam, createDatabase } from "../testing.ts";
import { migrate, migrationsFolder } from "./migrate.ts";
import { createPool, type Db } from "./pool.ts";

let folder: string;
let db: Db;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kyuseki-migrations-"));
  db = createPool(await createDatabase("template0"));
  write("0001_notes.sql", "create table notes (id integer);\ninsert into notes values (1);\n");
  write("0002_more.sql", "insert into notes values (2);\n");
});
afterEach(async () => {
  await db.end();
  rmSync(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const ids = async () => (await db.query<{ id: number }>("select id from notes order by 1")).rows.map(({ id }) => id);
const recorded = async () => (await db.query("select number, name from schema_migrations order by 1")).rows;
const both = [
  { number: 1, name: "0001_notes.sql" },
  { number: 2, name: "0002_more.sql" },
];

describe("migrate", () => {
  test("順に一度だけ実行し、何度呼んでも同じ", async () => {
    expect(await migrate(db, folder)).toEqual(["0001_notes.sql", "0002_more.sql"]);
    expect(await migrate(db, folder)).toEqual([]);
    expect([await ids(), await recorded()]).toEqual([[1, 2], both]);
  });

  test("増えた分だけを実行する", async () => {
    await migrate(db, folder);
    write("0003_third.sql", "insert into notes values (3);");
    expect(await migrate(db, folder)).toEqual(["0003_third.sql"]);
    expect(await ids()).toEqual([1, 2, 3]);
  });

  test("二つのサーバーが同時に始めても、実行は一度だけ", async () => {
    const other = createPool(String(db.options.connectionString));
    const ran = await Promise.all([migrate(db, folder), migrate(other, folder)]);
    await other.end();
    expect(ran.map(({ length }) => length).sort()).toEqual([0, 2]);
    expect(await ids()).toEqual([1, 2]);
  });

  test("失敗したファイルは跡を残さず、その前までは残る。直せば続きから進む", async () => {
    write("0003_third.sql", "insert into notes values (3); insert into nowhere values (1);");
    await expect(migrate(db, folder)).rejects.toThrow("0003_third.sql failed");
    expect([await ids(), await recorded()]).toEqual([[1, 2], both]);

    write("0003_third.sql", "insert into notes values (3);");
    expect(await migrate(db, folder)).toEqual(["0003_third.sql"]);
  });

  test("実行済みのファイルが書き換えられていれば断り、何も変えない", async () => {
    await migrate(db, folder);
    write("0001_notes.sql", "create table notes (id bigint);");
    write("0003_third.sql", "insert into notes values (3);");
    await expect(migrate(db, folder)).rejects.toThrow("0001_notes.sql was edited");
    expect(await ids()).toEqual([1, 2]);
  });

  test("改行がWindowsのものに変わっただけなら、書き換えではない", async () => {
    await migrate(db, folder);
    write("0001_notes.sql", "create table notes (id integer);\r\ninsert into notes values (1);\r\n");
    expect(await migrate(db, folder)).toEqual([]);
  });

  test("データベースのほうが新しければ断る", async () => {
    await migrate(db, folder);
    rmSync(join(folder, "0002_more.sql"));
    await expect(migrate(db, folder)).rejects.toThrow("0002_more.sql, which this version does not know");
  });

  test.each(["0004_gap.sql", "0002_twice.sql", "3_short.sql", "third.sql"])(
    "番号の合わない %s は断る",
    async (name) => {
      write(name, "select 1;");
      await expect(migrate(db, folder)).rejects.toThrow("out of line");
    },
  );
});

test("0024 強い打球の範囲は、もとの既定値だった8〜30°だけが8〜32°になる", async () => {
  await migrate(db, migrationsFolder, 23);
  const ranges = [
    { speed: 110, angle_low: 8, angle_high: 30 },
    { speed: 95, angle_low: 8, angle_high: 30 },
    { speed: 110, angle_low: 10, angle_high: 30 },
    { speed: 110, angle_low: 8, angle_high: 28 },
    { speed: 110, angle_low: 8, angle_high: 32 },
  ];
  for (const range of ranges) {
    const { team_id } = await addTeam(db);
    await db.query("insert into team_settings (team_id, pitch_limits, hard_hit) values ($1, '{}', $2)", [
      team_id,
      range,
    ]);
  }
  await migrate(db);
  const { rows } = await db.query("select hard_hit, record_hour, version from team_settings order by team_id");
  const moved = ranges.map((range, at) => (at < 2 ? { ...range, angle_high: 32 } : range));
  expect(rows).toEqual(moved.map((hard_hit) => ({ hard_hit, record_hour: 20, version: 1 })));
});

test("EN-10 すでに在籍に戻っている人は、最後に戻った日から数える。その日のうちに戻した人は、いなかったことにならない", async () => {
  const files = readdirSync(migrationsFolder).toSorted();
  await migrate(
    db,
    migrationsFolder,
    files.findIndex((name) => name.endsWith("_returned_members.sql")),
  );
  const { team_id } = await addTeam(db);
  const [back, mistaken, promoted, gone, always] = [
    await addMember(db, team_id),
    await addMember(db, team_id),
    await addMember(db, team_id),
    await addMember(db, team_id, { state: "archived" }),
    await addMember(db, team_id),
  ];
  const did = (at: string, action: string, ...members: readonly { id: number }[]) =>
    db.query("insert into audit_log (team_id, at, action, member_ids) values ($1, $2, $3, $4)", [
      team_id,
      at,
      action,
      members.map(({ id }) => id),
    ]);
  await did("2026-03-01T10:00:00+09:00", "members_archived", back, promoted, gone);
  await did("2026-05-01T10:00:00+09:00", "members_reinstated", back, gone);
  // In UTC the two are of different days.
  await did("2026-06-01T08:00:00+09:00", "year_changed", mistaken, always);
  await did("2026-06-01T10:00:00+09:00", "members_reinstated", mistaken);
  await did("2026-06-02T08:00:00+09:00", "members_archived", back);
  await did("2026-06-02T10:00:00+09:00", "members_reinstated", back);
  await did("2026-06-03T08:00:00+09:00", "members_reinstated", promoted);
  await migrate(db);
  const { rows } = await db.query("select returned_at from members where team_id = $1 order by id", [team_id]);
  expect(rows.map(({ returned_at }) => returned_at)).toEqual([
    new Date("2026-05-01T10:00:00+09:00"),
    null,
    new Date("2026-06-03T08:00:00+09:00"),
    null,
    null,
  ]);
  const away = await db.query(
    `select id, lower(one) as since, upper(one) as until from members, unnest(away) one
     where team_id = $1 and state = 'active' order by id, 2`,
    [team_id],
  );
  expect(away.rows).toEqual([
    { id: back.id, since: new Date("2026-03-01T10:00:00+09:00"), until: new Date("2026-05-01T10:00:00+09:00") },
    { id: promoted.id, since: new Date("2026-03-01T10:00:00+09:00"), until: new Date("2026-06-03T08:00:00+09:00") },
  ]);
});

describe("OP-6・OP-7 前の版のサーバーの横での移行", () => {
  const stopping = "-- Stop every server first: a column is renamed.\nalter table notes rename column id to number;";

  test("増やすだけのものは通り、止めてからと書いたものは、ほかのサーバーがいれば断り、いなければ通る", async () => {
    await migrate(db, folder);
    const other = createPool(String(db.options.connectionString));
    await other.query("select 1");
    write("0003_third.sql", "alter table notes add column text text;");
    expect(await migrate(db, folder)).toEqual(["0003_third.sql"]);

    write("0004_fourth.sql", stopping);
    await expect(migrate(db, folder)).rejects.toThrow(
      "Migration 0004_fourth.sql cannot run beside servers of an earlier release. Stop every server, then start this one.",
    );
    await other.end();
    await expect.poll(() => migrate(db, folder).catch(() => [])).toEqual(["0004_fourth.sql"]);
  });
});

test("この製品のファイルは、空のデータベースに最後まで通り、途中から足しても通る", async () => {
  rmSync(folder, { recursive: true });
  cpSync(migrationsFolder, folder, { recursive: true });
  const [first] = await migrate(db, folder);
  expect([first, await migrate(db)]).toEqual(["0001_foundation.sql", []]);
});
