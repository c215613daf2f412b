import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addTeam, addUser, startTestServer } from "../../testing.ts";

const start = new Date("2026-04-05T03:00:00Z");
const day = 24 * 60 * 60 * 1000;
const url = "/api/coach/team/join_code";

let clock = start;
let server: Awaited<ReturnType<typeof startTestServer>>;
let headers: Record<"manager" | "coach" | "stranger", { authorization: string }>;
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
  const [own, other] = [await addTeam(server.db), await addTeam(server.db)];
  const signedIn = async (team_id: number, coach_type: string) => {
    const { id } = await addUser(server.db, team_id, { coach_type });
    return { authorization: `Token ${await createSession(server.db, id, true, start)}` };
  };
  headers = {
    manager: await signedIn(own.team_id, "manager"),
    coach: await signedIn(own.team_id, "coach"),
    stranger: await signedIn(other.team_id, "manager"),
  };
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock = start;
  await server.db.query("delete from join_codes");
});

const call = (method: "GET" | "POST" | "DELETE", as: keyof typeof headers = "manager", payload?: object) =>
  server.app.inject({ method, url, headers: headers[as], ...(payload && { payload }) });
const shown = async (as?: keyof typeof headers) => (await call("GET", as)).json().join_code;
const issue = async (as?: keyof typeof headers) => (await call("POST", as)).json().join_code;

describe("D-5: チームのQRコード", () => {
  test("まだなければ null。監督が出すと、コーチにも同じものが見える", async () => {
    const before = await shown();
    const issued = await call("POST");

    expect(before).toBeNull();
    expect([issued.statusCode, issued.json()]).toEqual([
      201,
      {
        join_code: {
          code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
          issued_at: "2026-04-05T03:00:00.000Z",
          expires_at: "2026-05-05T03:00:00.000Z",
          applicant: null,
        },
      },
    ]);
    expect([await shown("manager"), await shown("coach")]).toEqual([issued.json().join_code, issued.json().join_code]);
  });

  test.each(["POST", "DELETE"] as const)("コーチの %s は403で、何も変わらない", async (method) => {
    const issued = await issue();
    expect((await call(method, "coach")).statusCode).toBe(403);
    expect(await shown()).toEqual(issued);
  });

  test("出し直すと前のものは使えなくなり、期限も新しくなる", async () => {
    const first = await issue();
    clock = new Date(start.getTime() + day);
    const second = await issue();
    const { rows } = await server.db.query("select code, revoked_at from join_codes order by created_at");

    expect(second.code).not.toBe(first.code);
    expect(second.expires_at).toBe("2026-05-06T03:00:00.000Z");
    expect(rows).toEqual([
      { code: first.code, revoked_at: clock },
      { code: second.code, revoked_at: null },
    ]);
  });

  test("取り消すと null になり、もう一度取り消しても同じ", async () => {
    await issue();
    expect((await call("DELETE")).json()).toEqual({ join_code: null });
    expect((await call("DELETE")).json()).toEqual({ join_code: null });
    expect(await shown()).toBeNull();
  });

  test("2人が同時に出しても、使えるのは1つだけ", async () => {
    const replies = await Promise.all([call("POST"), call("POST"), call("POST")]);
    const { rows } = await server.db.query("select code from join_codes where revoked_at is null");

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(rows).toEqual([{ code: (await shown()).code }]);
  });

  test("P5: 出すと1行、取り消すと1行。取り消すものがなければ、何も書かない", async () => {
    await server.db.query("delete from audit_log");
    await call("DELETE");
    await issue();
    await call("DELETE");
    await call("DELETE");
    const { rows } = await server.db.query("select action, member_ids, details from audit_log order by id");

    expect(rows).toEqual([
      { action: "join_code_issued", member_ids: [], details: [] },
      { action: "join_code_revoked", member_ids: [], details: [] },
    ]);
  });

  test.each([
    { name: "1日", payload: { valid_days: 1 }, expires_at: "2026-04-06T03:00:00.000Z" },
    { name: "7日", payload: { valid_days: 7 }, expires_at: "2026-04-12T03:00:00.000Z" },
    { name: "30日", payload: { valid_days: 30 }, expires_at: "2026-05-05T03:00:00.000Z" },
    { name: "90日", payload: { valid_days: 90 }, expires_at: "2026-07-04T03:00:00.000Z" },
    { name: "選ばなければ30日", payload: {}, expires_at: "2026-05-05T03:00:00.000Z" },
    { name: "本文がなくても30日", payload: undefined, expires_at: "2026-05-05T03:00:00.000Z" },
  ])("BE-6: 期限は $name。その時までは申し込める", async ({ payload, expires_at }) => {
    const issued = (await call("POST", "manager", payload)).json().join_code;
    const stateAt = async (moment: number) => {
      clock = new Date(moment);
      const checked = await server.app.inject({
        method: "POST",
        url: "/api/join/check",
        payload: { code: issued.code },
      });
      return checked.json().state;
    };
    const end = Date.parse(expires_at);

    expect(issued.expires_at).toBe(expires_at);
    expect([await stateAt(end - 1), await stateAt(end)]).toEqual(["open", "expired"]);
  });

  test("30日で見えなくなる", async () => {
    const issued = await issue();
    clock = new Date(start.getTime() + 30 * day - 1);
    const before = await shown();
    clock = new Date(start.getTime() + 30 * day);
    expect([before, await shown()]).toEqual([issued, null]);
  });

  test.each([0, 2, 31, 365, -7, 7.5, "7", null])(
    "BE-6: 選べない期限（%j）は400で、前のコードが残る",
    async (valid_days) => {
      const issued = await issue();
      const refused = await call("POST", "manager", { valid_days });

      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        expect.objectContaining({ code: "invalid", fields: { valid_days: "有効期限を選んでください" } }),
      ]);
      expect(await shown()).toEqual(issued);
    },
  );

  test.each(["guardian", "player"])("BE-6: 申し込める人を %s にして出すと、コーチにもそう見える", async (applicant) => {
    const issued = (await call("POST", "manager", { applicant })).json().join_code;
    expect(issued).toMatchObject({ applicant, expires_at: "2026-05-05T03:00:00.000Z" });
    expect(await shown("coach")).toEqual(issued);
  });

  test.each(["coach", "both", "", 1])("BE-6: 選べない人（%j）は400で、前のコードが残る", async (applicant) => {
    const issued = await issue();
    const refused = await call("POST", "manager", { applicant });

    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ code: "invalid", fields: { applicant: "申し込める人を選んでください" } }),
    ]);
    expect(await shown()).toEqual(issued);
  });

  test("D-7: 同じ鍵でもう一度届いても、コードは1つ。期限を変えて使い回すと断る", async () => {
    const post = (payload: object) =>
      server.app.inject({
        method: "POST",
        url,
        headers: { ...headers.manager, "idempotency-key": "qr-7-days" },
        payload,
      });
    const first = await post({ valid_days: 7 });
    const again = await post({ valid_days: 7 });
    const other = await post({ valid_days: 90 });

    expect([first.statusCode, again.json(), other.statusCode]).toEqual([201, first.json(), 409]);
    expect(await shown()).toEqual(first.json().join_code);
  });
});

test("AP-6: ほかのチームのコードは、見えもせず、消えもしない", async () => {
  const own = await issue();
  const before = await shown("stranger");
  const others = await issue("stranger");
  await call("DELETE", "stranger");
  expect([before, others.code === own.code, await shown()]).toEqual([null, false, own]);
});

test("2台のサーバーが同時に初めて出しても、鍵は1つで、どちらのコードも読める", async () => {
  await server.db.query("delete from server_secrets");
  const [own, others] = await Promise.all([issue(), issue("stranger")]);
  const { rows } = await server.db.query("select name, length(secret) as bytes from server_secrets");
  const states = await Promise.all(
    [own, others].map(
      async ({ code }) =>
        (await server.app.inject({ method: "POST", url: "/api/join/check", payload: { code } })).json().state,
    ),
  );

  expect(rows).toEqual([{ name: "join-code", bytes: 32 }]);
  expect(states).toEqual(["open", "open"]);
});
