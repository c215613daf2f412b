import { defaultSettings } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

const start = new Date("2026-04-05T03:00:00Z");
const rubber = defaultSettings("baseball", "rubber");

let clock = start;
let server: Awaited<ReturnType<typeof startTestServer>>;
let tokens: { manager: string; coach: string; other: string };
let own: number;
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock = start;
  await removeTeams(server.db);
  const team = async () => (await addTeam(server.db, { sport_type: "baseball", ball: "rubber" })).team_id;
  own = await team();
  const token = async (teamId: number, coach_type: string, name: string) =>
    createSession(server.db, (await addUser(server.db, teamId, { coach_type, name })).id, false, start);
  tokens = {
    manager: await token(own, "manager", "大野 直人"),
    coach: await token(own, "coach", "片山 恵"),
    other: await token(await team(), "manager", "別の 監督"),
  };
});

const call = (method: "GET" | "POST", token: string, payload?: object) =>
  server.app.inject({
    method,
    url: "/api/coach/settings",
    headers: { authorization: `Token ${token}` },
    ...(payload && { payload }),
  });
const read = async (token = tokens.coach) => (await call("GET", token)).json();
const save = (changes: object, version = 1, token = tokens.manager) =>
  call("POST", token, { ...rubber, ...changes, version });
const audited = async () =>
  (await server.db.query("select action, details from audit_log where team_id = $1 order by id", [own])).rows;

describe("D-1・BE-1: 各種設定を保存する", () => {
  test("まだだれも保存していなければ、競技と使用球に合うはじめの値が、版1として返る", async () => {
    expect(await read()).toEqual({ ...rubber, version: 1, updated_at: null, updated_by: null });
    await server.db.query("update teams set sport_type = 'softball', ball = 'soft' where team_id = $1", [own]);
    expect((await read()).pitch_limits.j).toEqual({ rule: "record_only", own: { day: null, week: null } });
  });

  test("すべての項目が残り、だれがいつ保存したかが分かる。操作の記録には項目の名前だけ。ほかのチームはそのまま", async () => {
    const changes = {
      practice_goal: 85,
      record_hour: 18,
      pitch_limits: {
        e: { rule: "own", own: { day: 50, week: null } },
        j: { rule: "pony_games", own: { day: null, week: null } },
        h: { rule: "record_only", own: { day: null, week: null } },
        week: "calendar",
        caution: 70,
      },
      hard_hit: { speed: 120, angle_low: 10, angle_high: 32 },
      pitch_reading: "plain",
      national: false,
    };
    clock = new Date("2026-04-05T04:00:00Z");
    const reply = await save(changes);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { ...changes, version: 2, updated_at: "2026-04-05T04:00:00.000Z", updated_by: "大野 直人" },
    ]);
    expect(await read()).toEqual(reply.json());
    expect(await audited()).toEqual([{ action: "settings_changed", details: Object.keys(changes) }]);
    expect(await read(tokens.other)).toMatchObject({ ...rubber, version: 1 });
  });

  test("同じ内容なら何も書かない。2度めの保存は、変えた項目だけを記録する", async () => {
    expect((await save({})).json()).toEqual({ ...rubber, version: 1, updated_at: null, updated_by: null });
    expect(await audited()).toEqual([]);
    await save({ practice_goal: 90 });
    expect((await save({ practice_goal: 90, national: false }, 2)).json()).toMatchObject({ version: 3 });
    expect((await audited()).map(({ details }) => details)).toEqual([["practice_goal"], ["national"]]);
  });

  test("D-1 球種の表しかたは、次のセッションの確認から変わる", async () => {
    const reading = async () => {
      const headers = { authorization: `Token ${tokens.coach}` };
      return (await server.app.inject({ url: "/api/session", headers })).json().team.pitch_reading;
    };
    expect(await reading()).toBe("short");
    await save({ pitch_reading: "plain" });
    expect(await reading()).toBe("plain");
  });

  test("よくない項目は、項目ごとに日本語で言い、何も保存しない", async () => {
    const reply = await save({ practice_goal: 101, hard_hit: { speed: 110, angle_low: 30, angle_high: 30 } });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      {
        practice_goal: "実施率の目標は1〜100の整数で入力してください",
        "hard_hit.angle_high": "角度の上限は下限より大きくしてください",
      },
    ]);
    expect(await read()).toMatchObject({ version: 1 });
  });

  test("D-5: コーチは見るだけ。保存は403で、何も変わらない", async () => {
    expect((await save({ practice_goal: 90 }, 1, tokens.coach)).statusCode).toBe(403);
    expect(await read()).toMatchObject({ practice_goal: 80, version: 1 });
  });
});

test("R4: まったく同時の10件は、1件だけが保存され、ほかは409", async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => save({ practice_goal: 81 + index })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
    code: "conflict",
    error: "開いている間に、ほかの人が各種設定を保存しました。いまの内容を確かめて、もう一度保存してください。",
  });
  expect(await read()).toEqual(replies.find(({ statusCode }) => statusCode === 200)?.json());
  expect(await audited()).toHaveLength(1);
});
