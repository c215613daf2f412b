import { Writable } from "node:stream";
import { auditActions, contract } from "@kyuseki/domain";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { addMember, dumpDatabase } from "../../testing.ts";
import { type JoinFixture, openJoinFixture, said, start } from "../joining/join.fixtures.ts";

let fixture: JoinFixture;
beforeAll(async () => {
  fixture = await openJoinFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.clear());

const read = async (query = "", as?: "coach" | "stranger") =>
  fixture.call("GET", contract.listAudit.path + query, undefined, as);
const actionsIn = (reply: { json(): { entries: { action: string }[] } }) =>
  reply.json().entries.map(({ action }) => action);

describe("P5: 操作の記録を読む", () => {
  test("いつ、だれが、何を、だれにしたかが、新しい順に並ぶ", async () => {
    const id = await fixture.applied();
    await fixture.call("POST", "/api/coach/memberlist/accept_application", { member_id: id }, "coach");
    const reply = await read();

    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        more: false,
        entries: [
          {
            id: expect.any(Number),
            at: "2026-04-05T03:00:00.000Z",
            by: "高橋 健",
            by_role: "coach",
            device: null,
            action: "application_accepted",
            member_count: 1,
            members: [{ id, name: "千代田 あさひ" }],
            details: [],
            coach: null,
            times: 1,
          },
          expect.objectContaining({
            action: "application_received",
            by: null,
            members: [{ id, name: "千代田 あさひ" }],
          }),
          expect.objectContaining({ action: "join_code_issued", member_count: 0, members: [] }),
        ],
      },
    ]);
  });

  test("続きは、最後に見た番号より前から", async () => {
    for (let time = 0; time < 3; time += 1) await fixture.issue();
    const first = await read("?limit=2");
    const rest = await read(`?limit=2&before=${first.json().entries[1].id}`);
    const whole = await read("?limit=3");

    expect([first.json().entries.length, first.json().more]).toEqual([2, true]);
    expect([rest.json().entries.length, rest.json().more, whole.json().more]).toEqual([1, false, false]);
    expect([...first.json().entries, ...rest.json().entries]).toEqual(whole.json().entries);
  });

  test("4人め以降は人数だけになり、消去した人の名前は消える", async () => {
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) ids.push((await addMember(fixture.db, fixture.teamId)).id);
    await fixture.call("DELETE", "/api/coach/memberlist/bulk_delete_member", { ids });
    await fixture.call("DELETE", `/api/coach/memberlist/member/${ids[1]}/personal_data`);
    const [erased, deleted] = (await read()).json().entries;

    expect(erased).toMatchObject({ action: "member_erased", members: [{ id: ids[1], name: null }] });
    expect(deleted).toMatchObject({
      action: "members_deleted",
      member_count: 4,
      members: [
        { id: ids[0], name: "佐藤 一郎" },
        { id: ids[1], name: null },
        { id: ids[2], name: "佐藤 一郎" },
      ],
    });
  });

  test.each(["?limit=0", "?limit=101", "?before=0", "?before=x"])("%s は400", async (query) => {
    expect((await read(query)).statusCode).toBe(400);
  });

  test("監督だけが、自分のチームのものだけを読める", async () => {
    await fixture.issue();
    expect((await read("", "coach")).statusCode).toBe(403);
    expect(actionsIn(await read("", "stranger"))).toEqual([]);
    expect(actionsIn(await read())).toEqual(["join_code_issued"]);
  });
});

describe("P5: 記録に書かないもの", () => {
  const hostile = {
    last_name: '改行\r\n{"level":60}',
    first_name: "\u001b[31m赤\u001b[0m",
    guardian_email: "himitsu@log.example",
  };
  const secrets = ["改行", "赤", "\u001b", "himitsu", "ちよだ"];

  test("16.4.1: 改行やANSIの混じる名前でも、ログは1つの出来事に1行で、名前もコードも出ない", async () => {
    let log = "";
    const sink = new Writable({
      write(chunk, _, done) {
        log += chunk;
        done();
      },
    });
    const config = { trustProxy: false, demo: false, topSiteUrl: undefined, playerSiteUrl: undefined };
    const { db, files } = fixture;
    const app = buildApp({ db, files, config, now: () => start, log: pino({ level: "trace" }, sink) });
    const code = await fixture.issue();
    const headers = { authorization: `Token ${fixture.tokens.manager}`, "user-agent": "evil\u001b[31m" };
    const send = (method: "GET" | "POST" | "DELETE", url: string, payload?: object) =>
      app.inject({ method, url, headers, ...(payload && { payload }) });
    await send("POST", "/api/join/apply", { code, ...said, ...hostile });
    const [{ id }] = (await db.query("select id from members")).rows;
    await send("POST", "/api/coach/memberlist/accept_application", { member_id: id });
    await send("GET", `/api/coach/memberlist/member/${id}/export`);
    await send("GET", contract.exportTeam.path);
    await send("DELETE", `/api/coach/memberlist/member/${id}/personal_data`);
    await db.query("alter table consents rename to gone");
    const broken = await send("POST", "/api/join/apply", { code, ...said, ...hostile });
    await db.query("alter table gone rename to consents");
    await app.close();

    expect(broken.statusCode).toBe(500);
    const lines = log
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    const answers = lines.filter(({ msg }) => msg === "answered").map(({ route, status }) => `${status} ${route}`);
    expect(answers).toEqual([
      "201 /api/join/apply",
      "200 /api/coach/memberlist/accept_application",
      "200 /api/coach/memberlist/member/:id/export",
      "200 /api/coach/team/export",
      "200 /api/coach/memberlist/member/:id/personal_data",
      "500 /api/join/apply",
    ]);
    expect([...secrets, code].filter((secret) => log.includes(secret))).toEqual([]);
  });

  test("操作の記録には、1つの出来事に1行、番号と項目の名だけが残る", async () => {
    const id = await fixture.applied(hostile);
    const into_id = (await addMember(fixture.db, fixture.teamId, hostile)).id;
    await fixture.call("POST", "/api/coach/memberlist/merge_application", { member_id: id, into_id });
    await fixture.call("GET", `/api/coach/memberlist/member/${into_id}/export`);
    await fixture.call("DELETE", `/api/coach/memberlist/member/${into_id}/personal_data`);
    const { rows } = await fixture.db.query("select action, details from audit_log order by id");
    const lines = (await dumpDatabase(fixture.db)).split("\n").filter((line) => line.startsWith("audit_log "));

    expect(rows.map(({ action }) => action)).toEqual([
      "join_code_issued",
      "application_received",
      "application_merged",
      "member_exported",
      "member_erased",
    ]);
    expect(lines).toHaveLength(5);
    expect(secrets.filter((secret) => lines.join("\n").includes(secret))).toEqual([]);
    expect(rows.every(({ action }) => auditActions.includes(action))).toBe(true);
  });
});
