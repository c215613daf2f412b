import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMember, addUser, dumpDatabase } from "../../testing.ts";
import { type JoinFixture, openJoinFixture, start } from "../joining/join.fixtures.ts";

let fixture: JoinFixture;
beforeAll(async () => {
  fixture = await openJoinFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  await fixture.clear();
  await fixture.db.query("delete from mail_stops");
});

const pathOf = (id: number) => `/api/coach/memberlist/member/${id}`;
const exportOf = (id: number, as?: "coach" | "stranger") => fixture.call("GET", `${pathOf(id)}/export`, undefined, as);
const erase = (id: number, as?: "coach" | "stranger") =>
  fixture.call("DELETE", `${pathOf(id)}/personal_data`, undefined, as);
const rowsOf = async (sql: string, values: unknown[] = []) => (await fixture.db.query(sql, values)).rows;

const traces = ["千代田", "あさひ", "ちよだ", "chiyoda"];
const tracesIn = (text: string) => traces.filter((trace) => text.includes(trace));

/** Through every door there is: applied, accepted, changed and measured, with keys, a mail and a school year. */
async function storedMember(): Promise<number> {
  const id = await fixture.applied();
  await fixture.call("POST", "/api/coach/memberlist/accept_application", { member_id: id }, "coach", "accept");
  const { version } = (await fixture.call("GET", pathOf(id))).json();
  const profile = {
    last_name: "千代田",
    first_name: "あさひ",
    last_name_kana: "ちよだ",
    first_name_kana: "あさひ",
    grade: "e4",
  };
  const edit = {
    ...profile,
    guardian_email: "hogosha@chiyoda.example",
    height: 131.5,
    weight: 28,
    uniform_number: "10",
    version,
  };
  await fixture.call("POST", pathOf(id), edit, "coach", "edit");
  await fixture.db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, speed)
     select $1, $2, $3::timestamptz + i * interval '1 minute', 2, 60 + i from generate_series(1, 3) i`,
    [fixture.teamId, id, start],
  );
  await fixture.db.query(
    `with year as (insert into year_changes (team_id, to_year, done_at) values ($1, 2026, $3) returning id)
     insert into year_change_moves select $1, id, $2, 'up', 'e3', 'e4' from year`,
    [fixture.teamId, id, start],
  );
  await stopMail();
  return id;
}

const stopMail = () =>
  fixture.db.query("insert into mail_stops values ($1, 'hogosha@chiyoda.example', $2)", [fixture.teamId, start]);

describe("P3: 1人のデータを書き出す", () => {
  test("申請から測定まで、その人の名前のあるすべての表が入る", async () => {
    const id = await storedMember();
    const reply = await exportOf(id);
    const { member, outbox, ...rest } = reply.json();

    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(member).toMatchObject({
      id,
      last_name: "千代田",
      first_name_kana: "あさひ",
      guardian_email: "hogosha@chiyoda.example",
      height: 131.5,
      uniform_number: "10",
      state: "active",
      version: 3,
    });
    expect(outbox).toEqual([expect.objectContaining({ recipient: "hogosha@chiyoda.example" })]);
    expect(rest).toMatchObject({
      format: "kyuseki-member/1",
      exported_at: "2026-04-05T03:00:00.000Z",
      body_sizes: [{ date: "2026-04-05", height: 131.5, weight: 28 }],
      measurements: [{ speed: 61 }, { speed: 62 }, { speed: 63, measured_at: "2026-04-05T03:03:00+00:00" }],
      applications: [{ receipt: "J-20260405-001", applicant: "guardian" }],
      consents: [{ given_by: "guardian", text_version: "2026-12", given_at: "2026-04-05T03:00:00+00:00" }],
      year_change_moves: [{ to_year: 2026, move: "up", from_grade: "e3", to_grade: "e4" }],
      audit_log: [{ action: "application_received" }, { action: "application_accepted" }, { action: "member_changed" }],
    });
    expect(await rowsOf("select action, member_ids from audit_log order by id desc limit 1")).toEqual([
      { action: "member_exported", member_ids: [id] },
    ]);
  });

  test("メンバーの番号を持つ表は、あとから増えたものも、どれも入っている", async () => {
    const exported = (await exportOf((await addMember(fixture.db, fixture.teamId)).id)).json();
    const tables = await rowsOf(
      `select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and column_name = 'member_id' and table_type = 'BASE TABLE'`,
    );
    expect(Object.keys(exported)).toEqual(expect.arrayContaining(tables.map(({ table_name }) => table_name)));
  });

  test("削除したメンバーの分も、消去されるまでは書き出せる", async () => {
    const { id } = await addMember(fixture.db, fixture.teamId);
    await fixture.db.query("update members set deleted_at = now()");
    expect((await exportOf(id)).json().member).toMatchObject({ last_name: "佐藤", deleted_at: expect.any(String) });
  });

  test("コーチは403、ほかのチームの人は404で、記録も残らない", async () => {
    const { id } = await addMember(fixture.db, fixture.teamId);
    expect([(await exportOf(id, "coach")).statusCode, (await exportOf(id, "stranger")).statusCode]).toEqual([403, 404]);
    expect(await rowsOf("select 1 from audit_log")).toEqual([]);
  });
});

describe("P3: 1人のデータを消去する", () => {
  test("申請・承認・測定・書き出しのあとで消すと、どの表にも名前やメールアドレスの跡がない", async () => {
    const id = await storedMember();
    await exportOf(id);
    const before = tracesIn(await dumpDatabase(fixture.db));
    const reply = await erase(id);
    const dump = await dumpDatabase(fixture.db);

    expect([before, reply.statusCode, reply.json()]).toEqual([traces, 200, { success: true }]);
    expect(tracesIn(dump)).toEqual([]);
    expect(dump).not.toContain("J-20260405-001");
    expect(await rowsOf("select action, details from audit_log where $1 = any(member_ids) order by id", [id])).toEqual([
      { action: "application_received", details: [] },
      { action: "application_accepted", details: [] },
      { action: "member_changed", details: expect.any(Array) },
      { action: "member_exported", details: [] },
      { action: "member_erased", details: [] },
    ]);
  });

  test("R5: 消去のあとに遅れて届いたくり返しは409で、また作ることはない", async () => {
    const draft = { last_name: "千代田", first_name: "あさひ", grade: "e4" };
    const create = (key: string) => fixture.call("PUT", "/api/coach/memberlist/create", draft, "coach", key);
    const bulk = (key: string) =>
      fixture.call("POST", "/api/coach/memberlist/bulk_create_member", { members: [draft, draft] }, "coach", key);
    const one = (await create("one")).json().id;
    const [two, three] = (await bulk("many")).json().members;
    for (const id of [one, two.id, three.id]) expect((await erase(id)).statusCode).toBe(200);
    const repeated = [await create("one"), await bulk("many")];

    expect(repeated.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(tracesIn(await dumpDatabase(fixture.db))).toEqual([]);
  });

  test("ほかの人の控えとメールは、そのまま残る", async () => {
    const brother = await fixture.applied({ first_name: "ゆうひ" });
    const id = await fixture.applied();
    for (const member_id of [brother, id]) {
      await fixture.call(
        "POST",
        "/api/coach/memberlist/accept_application",
        { member_id },
        "coach",
        `accept-${member_id}`,
      );
    }
    await erase(id);
    const again = await fixture.call(
      "POST",
      "/api/coach/memberlist/accept_application",
      { member_id: brother },
      "coach",
      `accept-${brother}`,
    );

    expect([again.statusCode, again.json().first_name]).toEqual([200, "ゆうひ"]);
    expect(await rowsOf("select member_id from outbox")).toEqual([{ member_id: brother }]);
    expect(await rowsOf("select id from members")).toEqual([{ id: brother }]);
  });

  test("メールを止めた保護者のアドレスは、きょうだいがいるあいだだけ残る", async () => {
    const guardian_email = "Hogosha@chiyoda.example";
    const [first, second] = [
      await addMember(fixture.db, fixture.teamId, { guardian_email }),
      await addMember(fixture.db, fixture.teamId, { guardian_email }),
    ];
    await stopMail();
    await erase(first.id);
    expect(await rowsOf("select address from mail_stops")).toEqual([{ address: "hogosha@chiyoda.example" }]);
    await erase(second.id);
    expect(await rowsOf("select address from mail_stops")).toEqual([]);
  });

  test("削除してあったメンバーも消え、もう一度は404", async () => {
    const { id } = await addMember(fixture.db, fixture.teamId);
    await fixture.db.query("update members set deleted_at = now()");
    expect([(await erase(id)).statusCode, (await erase(id)).statusCode]).toEqual([200, 404]);
  });

  test("コーチは403、ほかのチームの人は404で、何も消えない", async () => {
    const { id } = await addMember(fixture.db, fixture.teamId);
    await addUser(fixture.db, fixture.teamId);
    expect([(await erase(id, "coach")).statusCode, (await erase(id, "stranger")).statusCode]).toEqual([403, 404]);
    expect(await rowsOf("select id from members")).toEqual([{ id }]);
  });
});
