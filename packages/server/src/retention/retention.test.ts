import { contract } from "@kyuseki/domain";
import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createPool } from "../db/pool.ts";
import { createSession } from "../http/auth/sessions.ts";
import { newLink } from "../security/oneTimeLink.ts";
import { upsertCoachReset, upsertInvite } from "../store/account/oneTimeLinks.ts";
import { upsertSetupCode } from "../store/platform/setupCode.ts";
import { deleteExpiredMembers } from "../store/privacy/expiredRows.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer } from "../testing.ts";
import { deleteExpired } from "./retention.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const start = new Date("2026-04-05T03:00:00Z");
const daysOn = (days: number) => new Date(start.getTime() + days * dayMs);

let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => start });
});
afterAll(() => server.stop());
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  const { id } = await addUser(server.db, teamId, { coach_type: "manager" });
  headers = { authorization: `Token ${await createSession(server.db, id, false, start)}` };
});

const log = pino({ level: "silent" });
const sweepAt = (now: Date) => deleteExpired({ db: server.db, now: () => now, log });

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const tables = await server.db.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  const rows = tables.rows.map(({ name }) => server.db.query(`select to_jsonb(t)::text as row from ${name} t`));
  return (await Promise.all(rows)).flatMap((result) => result.rows.map(({ row }) => row)).join("\n");
}

const memberCount = async () => (await server.db.query("select 1 from members")).rowCount;

describe("P4: 削除したメンバー", () => {
  const traces = [
    "消去田",
    "けすだ",
    "残四郎",
    "kieru@members.example",
    "kieru-hogosha@members.example",
    "J-20260405-001",
  ];

  /** With a row in every table that can hold one. Returns the id. */
  async function addEverywhere(): Promise<number> {
    const draft = {
      last_name: "消去田",
      first_name: "残四郎",
      last_name_kana: "けすだ",
      email: "kieru@members.example",
      guardian_email: "kieru-hogosha@members.example",
      grade: "j1",
      height: 150,
    };
    const created = await server.app.inject({
      method: "PUT",
      url: contract.createMember.path,
      headers: { ...headers, "idempotency-key": "kept-for-a-day" },
      payload: draft,
    });
    const id: number = created.json().id;
    const values = [teamId, id, start];
    await server.db.query(
      "insert into measurements (team_id, member_id, measured_at, mode, speed) values ($1, $2, $3, 2, 90)",
      values,
    );
    await server.db.query("insert into applications values ($1, $2, 'J-20260405-001', 'guardian', $3)", values);
    await server.db.query("insert into consents values ($1, $2, $3, 'guardian', '2026-11')", values);
    await server.db.query(
      `insert into outbox (team_id, member_id, recipient, subject, body, created_at, due_at, failed_at)
       values ($1, $2, 'kieru-hogosha@members.example', '参加', '消去田 残四郎さん', $3, $3, $3)`,
      values,
    );
    await server.db.query("insert into mail_stops values ($1, 'kieru-hogosha@members.example', $2)", [teamId, start]);
    await server.db.query("insert into year_changes (team_id, id, to_year, done_at) values ($1, 1, 2026, $2)", [
      teamId,
      start,
    ]);
    await server.db.query("insert into year_change_moves values ($1, 1, $2, 'up', 'e6', 'j1')", [teamId, id]);
    return id;
  }

  test("30日たてば、どの表にも跡が残らず、記録の番号だけが残る", async () => {
    const id = await addEverywhere();
    const kept = await addMember(server.db, teamId, { last_name: "残田" });
    const url = contract.bulkDeleteMember.path;
    await server.app.inject({ method: "DELETE", url, headers, payload: { ids: [id] } });

    await sweepAt(new Date(daysOn(30).getTime() - 1));
    const before = await dump();
    await sweepAt(daysOn(30));
    const later = await dump();

    expect(traces.filter((trace) => before.includes(trace))).toEqual(traces);
    expect(traces.filter((trace) => later.includes(trace))).toEqual([]);
    expect(later).toContain("残田");
    const { rows } = await server.db.query("select member_ids from audit_log order by id");
    expect(rows).toEqual([{ member_ids: [id] }, { member_ids: [id] }]);
    expect((await server.db.query("select id from members")).rows).toEqual([{ id: kept.id }]);
  });

  test("何チームに何人いても、すべて消える", async () => {
    const other = (await addTeam(server.db)).team_id;
    for (const team of [teamId, other]) {
      await server.db.query(
        `insert into members (team_id, last_name, first_name, grade, deleted_at)
         select $1, '削', '除', 'j1', $2 from generate_series(1, 45)`,
        [team, start],
      );
    }
    await sweepAt(daysOn(31));
    expect(await memberCount()).toBe(0);
  });

  test("止められたら、いまの分を終えて残りは次にする", async () => {
    await server.db.query(
      `insert into members (team_id, last_name, first_name, grade, deleted_at)
       select $1, '削', '除', 'j1', $2 from generate_series(1, 45)`,
      [teamId, start],
    );
    let asked = 0;
    await deleteExpired({ db: server.db, now: () => daysOn(31), log }, () => {
      asked += 1;
      return asked > 1;
    });
    expect(await memberCount()).toBe(25);
  });

  test("ある種類が消せなくても、ほかの種類は消え、失敗は伝わる", async () => {
    await addMember(server.db, teamId);
    await server.db.query("update members set deleted_at = $1", [start]);
    await server.db.query("insert into audit_log (team_id, at, action) values ($1, $2, 'signed_in')", [
      teamId,
      daysOn(-1200),
    ]);
    await server.db.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
       create trigger refused before delete on members for each row execute function refuse()`,
    );
    try {
      await expect(sweepAt(daysOn(31))).rejects.toThrow("refused");
    } finally {
      await server.db.query("drop function refuse cascade");
    }
    expect([await memberCount(), (await server.db.query("select 1 from audit_log")).rowCount]).toEqual([1, 0]);
  });

  test("ほかのサーバーが消している人は待たずに飛ばす", async () => {
    const held = await addMember(server.db, teamId);
    await addMember(server.db, teamId);
    await server.db.query("update members set deleted_at = $1", [start]);
    const tx = await server.db.connect();
    await tx.query("begin");
    await tx.query("select 1 from members where id = $1 for update", [held.id]);
    const erased = await deleteExpiredMembers(server.db, daysOn(0));
    await tx.query("rollback");
    tx.release();

    expect([erased, (await server.db.query("select id from members")).rows]).toEqual([1, [{ id: held.id }]]);
  });

  test("OP-7 何台のサーバーが同時に消しても、失敗せず、すべて消える", async () => {
    await server.db.query(
      `insert into members (team_id, last_name, first_name, grade, deleted_at)
       select $1, 'n' || n, 'x', 'j1', $2 from generate_series(1, 1500) n`,
      [teamId, start],
    );
    const pools = [1, 2, 3].map(() => createPool(server.databaseUrl));
    await Promise.all(pools.map((db) => deleteExpired({ db, now: () => daysOn(31), log })));
    // What one was busy with, another passes over.
    await sweepAt(daysOn(31));
    for (const pool of pools) await pool.end();
    expect(await memberCount()).toBe(0);
  });

  test("起動したときと、動いているあいだの1時間ごとに消す", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const started = await startTestServer({ now: () => daysOn(30) });
    const team = await addTeam(started.db);
    const left = async () => (await started.db.query("select 1 from members")).rowCount;
    const addDeleted = async () => {
      await addMember(started.db, team.team_id);
      await started.db.query("update members set deleted_at = $1", [start]);
    };
    await addDeleted();
    await started.listen();
    await expect.poll(left).toBe(0);
    await addDeleted();
    await expect
      .poll(() => {
        vi.advanceTimersByTime(hourMs);
        return left();
      })
      .toBe(0);
    await started.stop();
    // The last connections of the pool leave after it.
    await expect.poll(() => vi.getTimerCount()).toBe(0);
  });
});

describe("P4: ほかの記録の期限", () => {
  test("操作の記録は1095日、終わった参加コードは終わってから90日", async () => {
    const line = (at: Date) =>
      server.db.query("insert into audit_log (team_id, at, action) values ($1, $2, 'team_changed')", [teamId, at]);
    const code = (name: string, expires_at: Date, revoked_at: Date | null) =>
      server.db.query(
        "insert into join_codes (team_id, code, created_at, expires_at, revoked_at) values ($1, $2, $3, $4, $5)",
        [teamId, name, start, expires_at, revoked_at],
      );
    const now = daysOn(1095);
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    await line(start);
    await line(new Date(start.getTime() - 1));
    await code("expired", new Date(daysAgo(90).getTime() - 1), daysAgo(1));
    await code("revoked", daysAgo(1), new Date(daysAgo(90).getTime() - 1));
    await code("recent", daysAgo(90), daysAgo(60));
    await code("open", daysOn(2000), null);

    await sweepAt(now);
    expect((await server.db.query("select at from audit_log")).rows).toEqual([{ at: start }]);
    expect((await server.db.query("select code from join_codes order by code")).rows).toEqual([
      { code: "open" },
      { code: "recent" },
    ]);
  });

  test("指導者が消した実施記録の記入は30日", async () => {
    const { id } = await addMember(server.db, teamId);
    await server.db.query(
      `insert into deleted_training_entries (team_id, member_id, id, deleted_at, entry)
       select $1, $2, n, $3::timestamptz + n * interval '1 millisecond', '{}' from generate_series(0, 1) n`,
      [teamId, id, start],
    );
    await sweepAt(daysOn(30));
    expect((await server.db.query("select id from deleted_training_entries")).rows).toEqual([{ id: 1 }]);
  });

  test("家族のページのリンクは、切れてからも、止めてからも90日", async () => {
    const { family_id } = (
      await server.db.query("select family_id from members where id = $1", [(await addMember(server.db, teamId)).id])
    ).rows[0];
    const now = daysOn(100);
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    const link = (name: string, expires_at: Date, revoked_at: Date | null) =>
      server.db.query(
        `insert into family_links (token_hash, team_id, family_id, recipient, created_at, expires_at, revoked_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [Buffer.from(name), teamId, family_id, `${name}@home.example`, start, expires_at, revoked_at],
      );
    await link("expired", new Date(daysAgo(90).getTime() - 1), null);
    await link("revoked", daysOn(300), new Date(daysAgo(90).getTime() - 1));
    await link("recent", daysOn(300), daysAgo(89));
    await link("open", daysOn(300), null);

    await sweepAt(now);
    expect((await server.db.query("select recipient from family_links order by 1")).rows).toEqual([
      { recipient: "open@home.example" },
      { recipient: "recent@home.example" },
    ]);
  });

  test("セッション・再設定・招待・準備のリンクは、終わったら次の見回りで消え、まだのものは残る", async () => {
    const { rows } = await server.db.query("select id from users");
    const other = await addUser(server.db, teamId, { coach_type: "coach" });
    const soon = new Date(start.getTime() + hourMs);
    const reset = (userId: number, ends: Date) => upsertCoachReset(server.db, teamId, userId, newLinkUntil(ends));
    const invite = (email: string, ends: Date) =>
      upsertInvite(server.db, teamId, { coach_type: "coach", email, ...newLinkUntil(ends) }, start);
    await Promise.all([reset(rows[0].id, soon), reset(other.id, daysOn(30))]);
    await Promise.all([invite("soon@coaches.example", soon), invite("later@coaches.example", daysOn(30))]);
    await upsertSetupCode(server.db, newLinkUntil(soon));
    await createSession(server.db, other.id, true, start);

    await sweepAt(daysOn(20));
    const left = async (table: string) => (await server.db.query(`select from ${table}`)).rowCount;
    expect([await left("sessions"), await left("password_resets"), await left("coach_invites")]).toEqual([1, 1, 1]);
    expect(await left("setup_code")).toBe(0);
  });
});

const newLinkUntil = (ends: Date) => ({ ...newLink(start, 1).stored, expires_at: ends });
