import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { contract } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inSnapshot } from "../../db/pool.ts";
import { listTeamData } from "../../store/privacy/personalDataOfTeam.ts";
import { addMember } from "../../testing.ts";
import { type JoinFixture, openJoinFixture } from "../joining/join.fixtures.ts";

const url = contract.exportTeam.path;

let fixture: JoinFixture;
let origin: string;
beforeAll(async () => {
  fixture = await openJoinFixture();
  origin = await fixture.listen();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.clear());

const rowsOf = async (sql: string) => (await fixture.db.query(sql)).rows;

async function measure(teamId: number, last_name: string, times: number) {
  const { id } = await addMember(fixture.db, teamId, { last_name });
  await fixture.db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, speed)
     select $1, $2, now() + i * interval '1 second', 2, i from generate_series(1, $3) i`,
    [teamId, id, times],
  );
  return id;
}

const headersOfManager = () => ({ authorization: `Token ${fixture.tokens.manager}` });

async function openExport(): Promise<IncomingMessage> {
  const [reply] = await once(get(origin + url, { headers: headersOfManager() }), "response");
  return reply;
}

const busyConnections = () => fixture.db.totalCount - fixture.db.idleCount;

describe("P3: チームのデータを書き出す", () => {
  test("チームのすべての表が、削除した人まで入り、パスワードと招待の控えは入らない", async () => {
    await measure(fixture.teamId, "佐藤", 2500);
    const deleted = await measure(fixture.teamId, "鈴木", 1);
    await fixture.db.query("update members set deleted_at = now() where id = $1", [deleted]);
    await measure(fixture.otherTeamId, "よその子", 3);
    await fixture.applied();
    await fixture.db.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
       select id, decode(md5(id::text), 'hex'), 'key', 0, '{}', 'スマホ', now() from users`,
    );
    const reply = await fixture.call("GET", url);
    const data = contract.exportTeam.reply.parse(reply.json());
    const lengths = Object.entries(data).flatMap(([name, rows]) => (Array.isArray(rows) ? [[name, rows.length]] : []));

    expect([reply.statusCode, reply.headers["content-type"], reply.headers["cache-control"]]).toEqual([
      200,
      "application/json; charset=utf-8",
      "no-store",
    ]);
    expect(data).toMatchObject({ format: "kyuseki-team/1", exported_at: "2026-04-05T03:00:00.000Z" });
    expect(Object.fromEntries(lengths)).toMatchObject({
      team: 1,
      users: 2,
      passkeys: 2,
      members: 3,
      measurements: 2501,
      applications: 1,
      consents: 1,
      join_codes: 1,
    });
    expect(reply.body).not.toMatch(/よその子|password|argon2|code_hash/);
    expect(await rowsOf("select action from audit_log where action like '%exported'")).toEqual([
      { action: "team_exported" },
    ]);
  });

  test("チームの番号を持つ表は、あとから増えたものも、わけがなければどれも入っている", async () => {
    // Clubs that are gone, and counts only.
    const leftOut = ["erased_clubs", "receipt_days", "team_activity", "team_note_reads", "team_practice_days"];
    const exported = Object.keys((await fixture.call("GET", url)).json());
    const tables = await rowsOf(
      `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and column_name = 'team_id' and table_type = 'BASE TABLE' and table_name <> 'teams'`,
    );
    const missing = tables.map(({ name }) => name).filter((name) => !exported.includes(name));
    expect(missing.sort()).toEqual(leftOut);
  });

  test("コーチは403", async () => {
    expect((await fixture.call("GET", url, undefined, "coach")).statusCode).toBe(403);
  });

  test("一度に読むのは決まった行数まで", async () => {
    await measure(fixture.teamId, "佐藤", 250);
    const counts: number[] = [];
    let text = "";
    for await (const piece of inSnapshot(fixture.db, (tx) => listTeamData(tx, fixture.teamId, 100))) {
      text += piece;
      if (piece.includes('"speed"')) counts.push(piece.split('"speed"').length - 1);
    }

    expect(counts).toEqual([100, 100, 50]);
    expect(JSON.parse(`{${text}}`).measurements).toHaveLength(250);
  });

  test("読んでいるあいだの変更は、混ざらない", async () => {
    const id = await measure(fixture.teamId, "佐藤", 3);
    let text = "";
    for await (const piece of inSnapshot(fixture.db, (tx) => listTeamData(tx, fixture.teamId))) {
      if (piece.startsWith(',"users"')) await fixture.db.query("delete from members");
      text += piece;
    }
    const { members, measurements } = JSON.parse(`{${text}}`);
    expect([members.map((row: { id: number }) => row.id), measurements.length]).toEqual([[id], 3]);
  });

  test("R7: 同時に2つまで。3つめは少し待ってもらい、記録も残さない", async () => {
    await measure(fixture.teamId, "佐藤", 60_000);
    const underWay = [await openExport(), await openExport()];
    const third = await fixture.call("GET", url);
    for (const reply of underWay) reply.destroy();

    expect([third.statusCode, third.headers["retry-after"], third.json().code]).toEqual([503, "10", "unavailable"]);
    expect(await rowsOf("select 1 from audit_log where action = 'team_exported'")).toHaveLength(2);
    await expect.poll(busyConnections).toBe(0);
    expect((await fixture.call("GET", url)).statusCode).toBe(200);
  });

  test("R7: 始まる前に去っても、席は空く", async () => {
    const holder = await fixture.db.connect();
    await holder.query("begin; lock table audit_log");
    const leaving = Array.from({ length: 2 }, () => get(origin + url, { headers: headersOfManager() }));
    for (const request of leaving) request.on("error", () => {});
    const waiting = `select 1 from pg_locks join pg_database d on d.oid = database
      where not granted and relation = 'audit_log'::regclass and datname = current_database()`;
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(2);
    for (const request of leaving) request.destroy();
    await holder.query("commit");
    holder.release();

    await expect.poll(async () => (await fixture.call("GET", url)).statusCode).toBe(200);
    await expect.poll(busyConnections).toBe(0);
  });

  test("R10: データベースに届かなければ、途中で切れた200ではなく、500番台で答える", async () => {
    await fixture.db.query("alter table audit_log rename to gone");
    const reply = await fixture.call("GET", url);
    await fixture.db.query("alter table gone rename to audit_log");
    expect([reply.statusCode, reply.json().code]).toEqual([500, "unexpected"]);
  });

  test("途中で失敗したら、終わったようには見せずに切る", async () => {
    await fixture.db.query("alter table inquiries rename to gone");
    const reply = await openExport();
    const ended = await new Promise((resolve) => {
      reply.once("error", () => resolve("broken"));
      reply.once("end", () => resolve("whole"));
      reply.resume();
    });
    await fixture.db.query("alter table gone rename to inquiries");

    expect([reply.statusCode, ended]).toEqual([200, "broken"]);
    await expect.poll(busyConnections).toBe(0);
  });
});
