import { contract } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addTeam, addUser, removeTeams, signIn, startTestServer, testPassword } from "../../testing.ts";
import { addTestPasskey, createAuthenticator } from "../account/authenticator.fixture.ts";

const now = new Date("2026-04-05T03:00:00Z");
const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "no-reply@kyuseki.example", operatorEmail: undefined };

let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let manager: { id: number; email: string };
let coach: { id: number; email: string };
let managerToken: string;
beforeAll(async () => {
  server = await startTestServer({ now: () => now, config: { mail } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db, ["rate_limits", "outbox"]);
  teamId = (await addTeam(server.db, { name: "青葉台" })).team_id;
  manager = await addUser(server.db, teamId, { name: "監督 太郎", coach_type: "manager" });
  coach = await addUser(server.db, teamId, { name: "コーチ 花子", coach_type: "coach" });
  managerToken = await createSession(server.db, manager.id, false, now);
});

const call = (method: "GET" | "POST" | "DELETE", url: string, token: string, payload?: object) =>
  server.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Token ${token}` } });
const url = contract.requireSecondFactor.path;
const require = (required = true) => call("POST", url, managerToken, { required });
const stepOf = async (token: string) => (await call("GET", "/api/session", token)).json().user.second_factor;
const membersStatus = async (token: string) => (await call("GET", "/api/coach/memberlist/members", token)).statusCode;

test("監督は、自分のパスキーがなければ必須にできない", async () => {
  const reply = await require();
  expect([reply.statusCode, reply.json().error]).toEqual([409, expect.stringContaining("先に、ご自分のパスキーを")]);
  await addTestPasskey(server.db, manager.id, now);
  expect((await require()).json()).toEqual({
    required: true,
    coaches: [
      { id: manager.id, name: "監督 太郎", coach_type: "manager", has_passkey: true },
      { id: coach.id, name: "コーチ 花子", coach_type: "coach", has_passkey: false },
    ],
  });
  expect(await membersStatus(managerToken)).toBe(200);
});

test("必須にすると、パスキーのないコーチは、追加するまでログアウトのほか何もできない", async () => {
  const before = await createSession(server.db, coach.id, false, now);
  await addTestPasskey(server.db, manager.id, now);
  await require();
  const token = await signIn(server.app, coach.email, testPassword);
  for (const one of [before, token]) expect([await stepOf(one), await membersStatus(one)]).toEqual(["set_up", 403]);

  // What waits on a device to be sent knows by the field that it was not refused for good.
  const refused = (await call("GET", "/api/coach/memberlist/members", token)).json();
  expect(refused).toMatchObject({ code: "forbidden", fields: { second_factor: expect.any(String) } });

  const every = Object.values(contract).filter(({ access }) => access === "coach" || access === "session");
  for (const { method, path, id } of every) {
    if (
      [
        "logout",
        "addPasskey",
        "startPasskey",
        "makeRecoveryCodes",
        "startProof",
        "prove",
        "switchTeam",
        "joinTeam",
      ].includes(id)
    )
      continue;
    const { statusCode } = await call(method as "GET", path.replace(/:\w+/g, "1"), token);
    const isOpen = ["getSession", "getAccount", "listPasskeys", "listOwnTeams"].includes(id);
    expect([id, statusCode]).toEqual([id, isOpen ? 200 : 403]);
  }

  const { options } = (await call("POST", "/api/account/passkeys/options", token)).json();
  const registration = createAuthenticator().register(options);
  expect((await call("POST", "/api/account/passkeys", token, { registration })).statusCode).toBe(201);
  expect([await stepOf(token), await membersStatus(token)]).toEqual([undefined, 200]);
  // Whoever else is in with the password alone has to show the passkey first.
  expect([await stepOf(before), await membersStatus(before)]).toEqual(["confirm", 403]);
  expect((await call("POST", "/api/account/passkeys/options", before)).statusCode).toBe(403);
});

test("確認を求められた端末は、パスワードでは足りず、パスキーで先へ進める", async () => {
  const { device } = await addTestPasskey(server.db, coach.id, now);
  const token = await createSession(server.db, coach.id, false, now);
  await addTestPasskey(server.db, manager.id, now);
  await require();
  const asked = (await call("POST", "/api/account/proof/options", token)).json();
  expect(asked.password).toBe(false);
  const byPassword = await call("POST", "/api/account/proof", token, { current_password: testPassword });
  expect([byPassword.statusCode, await membersStatus(token)]).toEqual([400, 403]);
  await call("POST", "/api/account/proof", token, { assertion: device.answer(asked.options) });
  expect([await stepOf(token), await membersStatus(token)]).toEqual([undefined, 200]);
});

test("必須の間は、パスキーのある人のログインにも確認がある。やめれば、もとに戻る", async () => {
  await addTestPasskey(server.db, coach.id, now);
  await addTestPasskey(server.db, manager.id, now);
  const login = () =>
    server.app.inject({ method: "POST", url: "/api/login", payload: { email: coach.email, password: testPassword } });
  await require();
  expect((await login()).json().success).toBe(false);
  await require(false);
  expect((await login()).json().success).toBe(true);
  const { rows } = await server.db.query("select action from audit_log order by id");
  expect(rows.map(({ action }) => action)).toEqual(["second_factor_required", "second_factor_optional", "signed_in"]);
});

test("監督がほかの指導者のパスキーを外すと、回復コードも端末も終わり、本人にメールが届く", async () => {
  await addTestPasskey(server.db, coach.id, now);
  const token = await createSession(server.db, coach.id, false, now);
  const path = (id: number) => `/api/coach/coaches/${id}/second-factor`;
  expect((await call("DELETE", path(manager.id), managerToken)).statusCode).toBe(403);
  expect((await call("DELETE", path(coach.id), token)).statusCode).toBe(403);
  expect((await call("DELETE", path(coach.id), managerToken)).statusCode).toBe(200);
  expect((await call("GET", "/api/session", token)).statusCode).toBe(401);
  expect((await server.db.query("select from passkeys where user_id = $1", [coach.id])).rowCount).toBe(0);
  const { rows: mails } = await server.db.query("select recipient, subject from outbox");
  expect(mails).toEqual([{ recipient: coach.email, subject: "【球跡】パスキーの削除" }]);
  const { rows: lines } = await server.db.query("select action, details from audit_log");
  expect(lines).toEqual([{ action: "second_factor_removed", details: [`user:${coach.id}`] }]);
});
