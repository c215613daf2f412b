import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { newLink } from "../../security/oneTimeLink.ts";
import { upsertInvite } from "../../store/account/oneTimeLinks.ts";
import { addMember, addUser, signIn, testPassword } from "../../testing.ts";
import { newcomer, startCoachesServer } from "./coaches.fixtures.ts";

const now = new Date("2026-04-05T03:00:00Z");

let server: Awaited<ReturnType<typeof startCoachesServer>>;
beforeAll(async () => {
  server = await startCoachesServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());

const setRole = (id: number, coach_type: string) =>
  server.asManager("POST", `/api/coach/coaches/${id}`, { coach_type });
const remove = (id: number) => server.asManager("DELETE", `/api/coach/coaches/${id}`);
const audited = async () =>
  (
    await server.db.query(
      "select action, details, user_id, member_ids from audit_log where action not like 'sign%' order by id",
    )
  ).rows;
const roles = async () =>
  (await server.list()).coaches.map(({ id, coach_type }: { id: number; coach_type: string }) => [id, coach_type]);
const tokenOf = (id: number) => createSession(server.db, id, false, now);

describe("BE-9: 指導者の役割", () => {
  test("コーチを監督にし、また戻せる。だれをどの役割にしたかが記録に残る", async () => {
    const { manager, coach } = server.ids();
    const reply = await setRole(coach, "manager");
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { id: coach, name: "コーチ 花子", email: "coach@coaches.example", coach_type: "manager" },
    ]);
    expect((await setRole(coach, "manager")).json()).toEqual(reply.json());
    await setRole(coach, "coach");

    expect(await roles()).toEqual([
      [manager, "manager"],
      [coach, "coach"],
    ]);
    expect(await audited()).toEqual([
      { action: "coach_role_changed", details: ["manager", `user:${coach}`], user_id: manager, member_ids: [] },
      { action: "coach_role_changed", details: ["coach", `user:${coach}`], user_id: manager, member_ids: [] },
    ]);
  });

  test("T6: 監督でなくなった人は、次の呼び出しから、監督だけの操作が403になる", async () => {
    const { coach } = server.ids();
    await setRole(coach, "manager");
    const token = await tokenOf(coach);
    const invite = () => server.call("POST", "/api/coach/coaches/invite", token, { coach_type: "coach" });
    expect((await invite()).statusCode).toBe(201);

    await setRole(coach, "coach");
    expect([
      (await invite()).statusCode,
      (await server.call("GET", "/api/coach/coaches", token)).statusCode,
      (await server.call("POST", `/api/coach/coaches/${coach}`, token, { coach_type: "manager" })).statusCode,
    ]).toEqual([403, 200, 403]);
  });

  test("自分の役割は変えられず、自分を外すこともできない", async () => {
    const { manager } = server.ids();
    const replies = [await setRole(manager, "coach"), await remove(manager)];
    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual(
      Array(2).fill([
        409,
        {
          code: "conflict",
          error: "ご自分の役割を変えたり、ご自分をチームから外したりすることはできません。ほかの監督に頼んでください。",
        },
      ]),
    );
    expect(await audited()).toEqual([]);
  });

  test.each(["role", "removal"] as const)("監督2人が同時に互いを外しても（%s）、監督は必ず1人残る", async (kind) => {
    const { manager, coach } = server.ids();
    await setRole(coach, "manager");
    const token = await tokenOf(coach);
    const [mine, theirs] = await Promise.all(
      kind === "role"
        ? [
            setRole(coach, "coach"),
            server.call("POST", `/api/coach/coaches/${manager}`, token, { coach_type: "coach" }),
          ]
        : [remove(coach), server.call("DELETE", `/api/coach/coaches/${manager}`, token)],
    );
    const { rows } = await server.db.query(
      "select 1 from users where team_id = $1 and coach_type = 'manager' and disabled_at is null",
      [server.ids().teamId],
    );
    // Whoever came too late was still a manager when the call began, or was one no longer; of two that wait for each other
    // the database breaks one off, which the client asks again.
    const [won, lost] = [mine.statusCode, theirs.statusCode].toSorted((one, other) => one - other);
    expect(won).toBe(200);
    expect([401, 403, 409, 503]).toContain(lost);
    expect(rows).toHaveLength(1);
  });

  test("役割として知らない言葉は400", async () => {
    const reply = await setRole(server.ids().coach, "owner");
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { coach_type: "役割を選んでください" }]);
  });
});

describe("S4: 指導者をチームから外す", () => {
  test("開いていたセッションも、再設定リンクも、同じ住所への招待も、その場で使えなくなる", async () => {
    const { coach } = server.ids();
    const token = await tokenOf(coach);
    const reset = (await server.asManager("POST", `/api/coach/coaches/${coach}/reset-link`)).json().code;
    const { stored } = newLink(server.now(), 1);
    await upsertInvite(
      server.db,
      server.ids().teamId,
      { coach_type: "manager", email: "COACH@coaches.example", ...stored },
      server.now(),
    );

    expect((await remove(coach)).statusCode).toBe(200);

    expect((await server.call("GET", "/api/coach/coaches", token)).statusCode).toBe(401);
    const finish = { code: reset, password: newcomer.password };
    expect((await server.call("POST", "/api/password-reset/finish", undefined, finish)).statusCode).toBe(404);
    await expect(signIn(server.app, "coach@coaches.example", testPassword)).rejects.toThrow("(401)");
    expect(await server.list()).toEqual({
      coaches: [expect.objectContaining({ id: server.ids().manager })],
      invites: [],
    });
    expect((await server.db.query("select 1 from sessions where user_id = $1", [coach])).rows).toEqual([]);
    expect((await audited()).at(-1)).toEqual({
      action: "coach_removed",
      details: [`user:${coach}`],
      user_id: server.ids().manager,
      member_ids: [],
    });
  });

  test("外した人は、招き直せば同じ住所でまた入れる。アカウントは新しく、前の記録の名前とパスキーは前の人のもの", async () => {
    const { coach, teamId } = server.ids();
    const member = await addMember(server.db, teamId);
    await server.db.query(
      `insert into training_comments (team_id, member_id, date, user_id, stamp, created_at)
       values ($4, $3, '2026-11-18', $1, 'nice', $2)`,
      [coach, now, member.id, teamId],
    );
    await server.db.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
       values ($1, 'key', 'public', 0, '{}', '電話', $2)`,
      [coach, now],
    );
    await remove(coach);
    const reply = await server.accept(await server.newCode(), { email: "Coach@coaches.example" });
    expect(reply.statusCode).toBe(201);
    expect(reply.json().user.id).not.toBe(coach);
    expect(await roles()).toContainEqual([reply.json().user.id, "coach"]);
    expect(await signIn(server.app, "coach@coaches.example", newcomer.password)).toMatch(/^[\w-]{43}$/);
    const { rows } = await server.db.query(
      `select u.name, (select count(*)::integer from passkeys) as passkeys
       from training_comments c join users u on u.id = c.user_id`,
    );
    expect(rows).toEqual([{ name: "コーチ 花子", passkeys: 0 }]);
  });

  test.each([
    { name: "いまもいる指導者", email: "coach@coaches.example" },
    { name: "選手", email: "player@coaches.example" },
  ])("T2: $name の住所では、招かれても入れない", async ({ email }) => {
    const users = async () => (await server.db.query("select * from users order by id")).rows;
    const before = await users();
    const reply = await server.accept(await server.newCode(), { email });
    expect([reply.statusCode, reply.json().fields]).toEqual([409, { email: "すでに登録されているメールアドレスです" }]);
    expect(await users()).toEqual(before);
  });

  test("T2: ほかのチームを離れた指導者は、同じ住所で入れる。前のチームの行は動かず、開かない", async () => {
    const { teamId, otherTeamId } = server.ids();
    const gone = await addUser(server.db, otherTeamId, {
      email: "gone@coaches.example",
      disabled_at: now,
      name: "港北の元コーチ",
    });
    const reply = await server.accept(await server.newCode(), { email: "gone@coaches.example" });
    expect([reply.statusCode, reply.json().team.team_id]).toEqual([201, teamId]);
    const { rows } = await server.db.query("select team_id, name, email, disabled_at from users where id = $1", [
      gone.id,
    ]);
    expect(rows).toEqual([
      { team_id: otherTeamId, name: "港北の元コーチ", email: `removed-${gone.id}`, disabled_at: now },
    ]);
  });

  test("2度目は404。外した人の役割も変えられない", async () => {
    const { coach } = server.ids();
    await remove(coach);
    expect([(await remove(coach)).statusCode, (await setRole(coach, "manager")).statusCode]).toEqual([404, 404]);
  });
});

test("P5: 招待・取り消し・登録・再設定リンクは、操作の記録に残る。住所は残らない", async () => {
  const { manager, coach } = server.ids();
  await server.invite({ coach_type: "coach", email: "kudo@coaches.example" });
  const [pending] = (await server.list()).invites;
  await server.asManager("DELETE", `/api/coach/coaches/invite/${pending.id}`);
  const joined = (await server.accept(await server.newCode({ coach_type: "manager" }))).json().user.id;
  await server.asManager("POST", `/api/coach/coaches/${coach}/reset-link`);

  const line = (action: string, details: string[], user_id = manager) => ({ action, details, user_id, member_ids: [] });
  expect(await audited()).toEqual([
    line("coach_invited", ["coach"]),
    line("coach_invite_revoked", []),
    line("coach_invited", ["manager"]),
    line("coach_joined", ["manager"], joined),
    line("reset_link_issued", [`user:${coach}`]),
  ]);
});
