import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { upsertCoachReset } from "../../store/account/oneTimeLinks.ts";
import { addTeam, addUser, testPassword } from "../../testing.ts";
import { address, startSeveralClubs } from "./severalClubs.fixture.ts";

let clubs: Awaited<ReturnType<typeof startSeveralClubs>>;
beforeEach(async () => {
  clubs = await startSeveralClubs();
});
afterEach(() => clubs.stop());

const accept = (code: string, email: string, password: string) =>
  clubs.call("POST", "/api/invite/accept", undefined, { payload: { code, name: "大野 直人", email, password } });

describe("アカウントのある人が招待を受ける", () => {
  test("ログインしていれば、パスワードを決め直さずに加わり、そのチームが開く", async () => {
    const { teams, join, invite } = clubs;
    const token = await clubs.session();
    const reply = await join(token, await invite(teams.tsurumi, address.toUpperCase()));
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      { token, user: { name: "大野 直人", coach_type: "coach" }, team: { team_id: teams.tsurumi } },
    ]);
    expect(await clubs.actions(teams.tsurumi)).toEqual(["coach_joined"]);
    expect(await clubs.actions(teams.aoba)).toEqual([]);
    expect((await clubs.login(testPassword)).json().team.team_id).toBe(teams.tsurumi);
    const coaches = (await clubs.call("GET", "/api/coach/coaches", token, { team: teams.tsurumi })).json().coaches;
    expect(coaches.map(({ email }: { email: string }) => email)).toContain(address);
  });

  test("招待は1回きりで、取り消されたものも、でたらめなものも使えない", async () => {
    const token = await clubs.session();
    const code = await clubs.invite(clubs.teams.tsurumi);
    expect((await clubs.join(token, code)).statusCode).toBe(201);
    expect((await clubs.join(token, code)).statusCode).toBe(404);
    expect((await clubs.join(token, "0".repeat(43))).statusCode).toBe(404);
  });

  test("同じチームには二度入れず、招待も使われない", async () => {
    const code = await clubs.invite(clubs.teams.kohoku);
    const reply = await clubs.join(await clubs.session(), code);
    expect([reply.statusCode, reply.json().error]).toEqual([409, "このチームには、すでに参加しています。"]);
    expect((await clubs.call("POST", "/api/invite/check", undefined, { payload: { code } })).statusCode).toBe(200);
  });

  test("加わると、同じアドレスへのほかの招待は終わる", async () => {
    const { db, teams } = clubs;
    await clubs.invite(teams.tsurumi, address.toUpperCase());
    await clubs.invite(teams.tsurumi, "nobody@several.example");
    const reply = await clubs.join(await clubs.session(), await clubs.invite(teams.tsurumi));
    expect(reply.statusCode).toBe(201);
    const { rows } = await db.query("select email from coach_invites where team_id = $1", [teams.tsurumi]);
    expect(rows).toEqual([{ email: "nobody@several.example" }]);
  });

  test("ほかの人のアドレスにあてた招待では加われない", async () => {
    const reply = await clubs.join(
      await clubs.session(),
      await clubs.invite(clubs.teams.tsurumi, "other@several.example"),
    );
    expect([reply.statusCode, reply.json().code]).toEqual([403, "forbidden"]);
  });

  test("外されたチームにも、もう一度招かれれば加われる。前の行は前のまま残る", async () => {
    const { teams, ids, managers } = clubs;
    await clubs.call("DELETE", `/api/coach/coaches/${ids.kohoku}`, await clubs.session(managers.kohoku));
    const reply = await clubs.join(await clubs.session(), await clubs.invite(teams.kohoku));
    expect([reply.statusCode, reply.json().user.id]).toEqual([201, expect.any(Number)]);
    expect(reply.json().user.id).not.toBe(ids.kohoku);
  });

  test("新しい登録では、アカウントのあるアドレスに別のパスワードを付けられない", async () => {
    const reply = await accept(await clubs.invite(clubs.teams.tsurumi), address, "atarashii-pass-1");
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([409, ["email"]]);
    expect((await clubs.login(testPassword)).statusCode).toBe(200);
    expect((await clubs.login("atarashii-pass-1")).statusCode).toBe(401);
  });

  test("はじめのチームから外されていても、アドレスはその人のもののまま", async () => {
    const { teams, ids, managers } = clubs;
    await clubs.call("DELETE", `/api/coach/coaches/${ids.aoba}`, await clubs.session(managers.aoba));
    const reply = await accept(await clubs.invite(teams.tsurumi), address, "atarashii-pass-1");
    expect(reply.statusCode).toBe(409);
    expect((await clubs.login(testPassword)).json().team.team_id).toBe(teams.kohoku);
  });

  test("前のチームの監督が渡した再設定のリンクは、加わったときに終わる", async () => {
    const { teams, managers, db } = clubs;
    const stored = { code_hash: Buffer.from("x"), expires_at: new Date(clubs.now().getTime() + 60_000) };
    await upsertCoachReset(db, teams.tsurumi, managers.tsurumi, stored);
    await clubs.join(await clubs.session(managers.tsurumi), await clubs.invite(teams.kohoku));
    expect((await db.query("select from password_resets")).rowCount).toBe(0);
  });

  test("デモのアカウントはデモの外へ、ほかのアカウントはデモへ、加われない", async () => {
    const { db, teams } = clubs;
    const demo = (await addTeam(db, { name: "デモ" })).team_id;
    await db.query("update teams set demo = true where team_id = $1", [demo]);
    const visitor = await addUser(db, demo, { coach_type: "manager" });
    const outwards = await clubs.join(await clubs.session(visitor.id), await clubs.invite(teams.aoba));
    const inwards = await clubs.join(await clubs.session(), await clubs.invite(demo));
    expect([outwards.statusCode, inwards.statusCode]).toEqual([403, 403]);
  });
});

test("招待を送る画面の返事は、アドレスがどこかのチームのアカウントでも、そうでなくても同じ", async () => {
  const token = await clubs.session(clubs.managers.tsurumi);
  const [known, unknown] = [address, "nobody@several.example"].map((email) =>
    clubs.call("POST", "/api/coach/coaches/invite", token, { payload: { coach_type: "coach", email } }),
  );
  const shapes = [await known, await unknown].map((reply) => {
    const { code, ...rest } = reply?.json() ?? {};
    return [reply?.statusCode, typeof code, rest];
  });
  expect(shapes[0]).toEqual(shapes[1]);
});
