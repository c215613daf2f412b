import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dumpDatabase, testPassword } from "../../testing.ts";
import { newcomer, startCoachesServer } from "../coaches/coaches.fixtures.ts";

let server: Awaited<ReturnType<typeof startCoachesServer>>;
beforeAll(async () => {
  server = await startCoachesServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());

type Line = { action: string; by: string | null; by_role: string | null; coach: string | null; times: number };
const lines = async (): Promise<Line[]> =>
  (await server.asManager("GET", "/api/coach/team/audit?limit=100"))
    .json()
    .entries.toReversed()
    .map(({ action, by, by_role, coach, times }: Line) => ({ action, by, by_role, coach, times }));
const line = (action: string, by: string | null, by_role: string | null, coach: string | null = null, times = 1) => ({
  action,
  by,
  by_role,
  coach,
  times,
});
const logIn = (email: string, password = testPassword) =>
  server.call("POST", "/api/login", undefined, { email, password });

describe("P5: 記録は、そのときの人の名前と役割のまま", () => {
  test("外した人の住所でほかの人が登録しても、名前や役割が変わっても、前の行は前の人のもの", async () => {
    const { coach } = server.ids();
    const token = (await logIn("coach@coaches.example")).json().token;
    await server.asManager("POST", `/api/coach/coaches/${coach}`, { coach_type: "manager" });
    await server.call("POST", "/api/account/name", token, { name: "コーチ 華子" });
    await server.asManager("DELETE", `/api/coach/coaches/${coach}`);
    await server.accept(await server.newCode(), { email: "coach@coaches.example" });

    expect(await lines()).toEqual([
      line("signed_in", "コーチ 花子", "coach"),
      line("coach_role_changed", "監督 太郎", "manager", "コーチ 花子"),
      line("account_changed", "コーチ 華子", "manager"),
      line("coach_removed", "監督 太郎", "manager", "コーチ 華子"),
      line("coach_invited", "監督 太郎", "manager"),
      line("coach_joined", "新任 三郎", "coach"),
    ]);
  });

  test("アカウントの行がなくなっても、名前は残る", async () => {
    const token = (await logIn("coach@coaches.example")).json().token;
    await server.call("POST", "/api/account/name", token, { name: "コーチ 華子" });
    await server.db.query("delete from users where id = $1", [server.ids().coach]);
    expect(await lines()).toEqual([
      line("signed_in", "コーチ 花子", "coach"),
      line("account_changed", "コーチ 華子", "coach"),
    ]);
  });
});

describe("P5: 出入りの記録", () => {
  test("ログイン・ログアウト・ほかの端末のログアウト・パスワードの変更と再設定が、1行ずつ残る", async () => {
    const { coach } = server.ids();
    const next = "夏の大会まであと90日";
    const [first, second] = [await logIn("coach@coaches.example"), await logIn("coach@coaches.example")];
    await server.call("POST", "/api/account/sessions/end", second.json().token, { ids: "others" });
    await server.call("POST", "/api/account/password", second.json().token, {
      current_password: testPassword,
      password: next,
    });
    await server.call("POST", "/api/logout", second.json().token);
    const { code } = (await server.asManager("POST", `/api/coach/coaches/${coach}/reset-link`)).json();
    await server.call("POST", "/api/password-reset/finish", undefined, { code, password: `${next}2` });

    expect((await server.call("GET", "/api/session", first.json().token)).statusCode).toBe(401);
    expect(await lines()).toEqual([
      line("signed_in", "コーチ 花子", "coach"),
      line("signed_in", "コーチ 花子", "coach"),
      line("sessions_ended", "コーチ 花子", "coach"),
      line("password_changed", "コーチ 花子", "coach"),
      line("signed_out", "コーチ 花子", "coach"),
      line("reset_link_issued", "監督 太郎", "manager", "コーチ 花子"),
      line("password_reset", "コーチ 花子", "coach"),
    ]);
  });

  test("失敗はアカウントと1時間ごとに1行で、回数を数える。知らないアドレスと選手は書かない", async () => {
    const fail = async (email: string, count: number) => {
      for (let time = 0; time < count; time += 1) {
        expect((await logIn(email, "machigai-password")).statusCode).toBe(401);
        await server.db.query("truncate rate_limits");
      }
    };
    await fail("coach@coaches.example", 25);
    await fail("kantoku@coaches.example", 2);
    await fail("dareka@coaches.example", 2);
    await fail("player@coaches.example", 2);
    // 13:00 in Japan, on the hour.
    await server.advance(60 * 60);
    await fail("coach@coaches.example", 1);

    expect(await lines()).toEqual([
      line("sign_in_failed", null, null, "コーチ 花子", 25),
      line("sign_in_failed", null, null, "監督 太郎", 2),
      line("sign_in_failed", null, null, "コーチ 花子", 1),
    ]);
    const { rows } = await server.db.query("select at from audit_log order by id");
    expect(rows.map(({ at }) => at.toISOString())).toEqual([
      "2026-04-05T03:00:00.000Z",
      "2026-04-05T03:00:00.000Z",
      "2026-04-05T04:00:00.000Z",
    ]);
  });

  test("同時に失敗しても、1行で、数は合う", async () => {
    await Promise.all(Array.from({ length: 8 }, () => logIn("coach@coaches.example", "machigai-password")));
    expect(await lines()).toEqual([line("sign_in_failed", null, null, "コーチ 花子", 8)]);
  });

  test("パスワード・トークン・コード・アドレスは、記録に残らない", async () => {
    const { token } = (await logIn("kantoku@coaches.example")).json();
    await logIn("coach@coaches.example", "machigai-password");
    const code = await server.newCode({ coach_type: "coach", email: newcomer.email });
    const digits = await server.mailedCode(code, newcomer.email);
    await server.accept(code);
    await server.call("POST", "/api/logout", token);
    const written = (await dumpDatabase(server.db)).split("\n").filter((text) => text.startsWith("audit_log "));

    expect(written).toHaveLength(5);
    const secrets = [token, code, digits, testPassword, "machigai-password", newcomer.password, "@coaches.example"];
    expect(secrets.filter((secret) => written.join("\n").includes(secret ?? "none"))).toEqual([]);
  });
});
