import { contract } from "@kyuseki/domain";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addMember, testPassword } from "../../testing.ts";
import { startSeveralClubs } from "./severalClubs.fixture.ts";

let clubs: Awaited<ReturnType<typeof startSeveralClubs>>;
beforeEach(async () => {
  clubs = await startSeveralClubs();
});
afterEach(() => clubs.stop());

const draft = { last_name: "佐藤", first_name: "蓮", grade: "j2" };
const membersOf = async (teamId: number) =>
  (await clubs.db.query("select count(*)::int as count from members where team_id = $1", [teamId])).rows[0].count;

describe("チームの切り替え", () => {
  test("同じトークンのまま別のチームが開き、役割も行もそのチームのものになる", async () => {
    const { teams, ids, call, open } = clubs;
    await addMember(clubs.db, teams.aoba, { last_name: "青葉" });
    await addMember(clubs.db, teams.kohoku, { last_name: "港北" });
    const token = await clubs.session();
    const names = async (team: number) =>
      (await call("GET", contract.listMembers.path, token, { team }))
        .json()
        .members.map((m: { last_name: string }) => m.last_name);
    expect(await names(teams.aoba)).toEqual(["青葉"]);

    const reply = await open(token, teams.kohoku);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      {
        token,
        user: { id: ids.kohoku, name: "大野 直人", coach_type: "coach", several_teams: true },
        team: { team_id: teams.kohoku, sport_type: "softball" },
      },
    ]);
    expect(await names(teams.kohoku)).toEqual(["港北"]);
    expect((await call("GET", contract.listAudit.path, token, { team: teams.kohoku })).statusCode).toBe(403);
    expect(await clubs.teamsOf(token)).toEqual([
      ["港北", true],
      ["青葉台", false],
    ]);
  });

  test("所属していないチームと、存在しないチームは、同じ返事で断る", async () => {
    const token = await clubs.session();
    const [foreign, missing] = [await clubs.open(token, clubs.teams.tsurumi), await clubs.open(token, 999_999)];
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect((await clubs.call("GET", "/api/session", token)).json().team.name).toBe("青葉台");
  });

  test("1チームだけの人には、ほかのチームがあるとは言わない", async () => {
    const token = await clubs.session(clubs.managers.aoba);
    expect((await clubs.call("GET", "/api/session", token)).json().user).not.toHaveProperty("several_teams");
    expect(await clubs.teamsOf(token)).toEqual([["青葉台", true]]);
  });

  test("ほかのチームが閉じられていれば、切り替えられるとは言わない", async () => {
    const { db, teams, call } = clubs;
    const token = await clubs.session();
    await db.query("update teams set closed_at = now() where team_id = $1", [teams.kohoku]);
    expect((await call("GET", "/api/session", token)).json().user).not.toHaveProperty("several_teams");
    expect(await clubs.teamsOf(token)).toEqual([["青葉台", true]]);
  });

  test("次のログインでは、最後に開いていたチームが開く", async () => {
    const { teams } = clubs;
    expect((await clubs.login(testPassword)).json().team.team_id).toBe(teams.aoba);
    clubs.pass(60);
    await clubs.open(await clubs.session(), teams.kohoku);
    expect((await clubs.login(testPassword)).json().team.team_id).toBe(teams.kohoku);
    await clubs.db.query("update teams set closed_at = now() where team_id = $1", [teams.kohoku]);
    expect((await clubs.login(testPassword)).json().team.team_id).toBe(teams.aoba);
  });
});

test("2つめのチームの行には、ログインできるアドレスもパスワードもない", async () => {
  for (const password of ["", " ", testPassword]) {
    const reply = await clubs.login(password, `member-${clubs.ids.kohoku}`);
    expect([password, reply.statusCode]).toEqual([password, password === "" ? 400 : 401]);
  }
});

describe("別のタブで切り替えたあとの、前のチームの画面", () => {
  const add = (token: string, team?: number) =>
    clubs.call(contract.createMember.method, contract.createMember.path, token, {
      ...(team && { team }),
      payload: draft,
    });

  test("読むことも書くこともできず、409でそう言われる。どちらのチームの行も変わらない", async () => {
    const { teams, call } = clubs;
    const token = await clubs.session();
    await clubs.open(token, teams.kohoku);
    const replies = [
      await add(token, teams.aoba),
      await call("GET", contract.listMembers.path, token, { team: teams.aoba }),
    ];
    for (const reply of replies) {
      expect([reply.statusCode, reply.json()]).toMatchObject([
        409,
        { code: "conflict", fields: { open_team: "ほかのチームが開かれています" } },
      ]);
    }
    expect([await membersOf(teams.aoba), await membersOf(teams.kohoku)]).toEqual([0, 0]);
    expect((await add(token, teams.kohoku)).statusCode).toBe(201);
  });

  test("どのチームの画面かを言わない書き込みは、切り替えたことのあるセッションでは断る", async () => {
    const { teams } = clubs;
    const token = await clubs.session();
    expect((await add(token)).statusCode).toBe(201);
    await clubs.open(token, teams.kohoku);
    expect((await add(token)).statusCode).toBe(409);
    expect((await clubs.call("GET", "/api/session", token)).json().team.team_id).toBe(teams.kohoku);
  });

  test("ログアウトはどの画面からもでき、切り替えは何度しても同じ", async () => {
    const { teams, call, open } = clubs;
    const token = await clubs.session();
    await open(token, teams.kohoku);
    const again = call("POST", "/api/account/teams/open", token, {
      team: teams.aoba,
      payload: { team_id: teams.kohoku },
    });
    expect((await again).statusCode).toBe(200);
    expect((await call("POST", "/api/logout", token, { team: teams.aoba })).statusCode).toBe(200);
    expect((await call("GET", "/api/session", token)).statusCode).toBe(401);
  });
});

describe("T6: チームから外された指導者", () => {
  const remove = async (by: number, id: number) =>
    clubs.call("DELETE", `/api/coach/coaches/${id}`, await clubs.session(by));

  test("そのチームはすぐに開けなくなり、ほかのチームは使い続けられる", async () => {
    const { teams, ids, managers } = clubs;
    const [there, here] = [await clubs.session(ids.kohoku), await clubs.session(ids.aoba)];
    expect((await remove(managers.kohoku, ids.kohoku)).statusCode).toBe(200);
    const late = await clubs.call(contract.createMember.method, contract.createMember.path, there, {
      team: teams.kohoku,
      payload: draft,
    });
    expect([late.statusCode, late.json().fields]).toMatchObject([409, { open_team: expect.any(String) }]);
    expect(await membersOf(teams.kohoku)).toBe(0);
    expect((await clubs.call("GET", "/api/session", there)).json().team.name).toBe("青葉台");
    expect((await clubs.open(here, teams.kohoku)).statusCode).toBe(404);
    expect(await clubs.teamsOf(here)).toEqual([["青葉台", true]]);
    expect((await clubs.login(testPassword)).json().team.name).toBe("青葉台");
  });

  test("はじめのチームから外されても、ほかのチームに同じパスワードでログインできる", async () => {
    await remove(clubs.managers.aoba, clubs.ids.aoba);
    expect((await clubs.login(testPassword)).json().team.name).toBe("港北");
  });

  test("最後のチームからも外されると、セッションもログインも終わる", async () => {
    const { ids, managers } = clubs;
    const token = await clubs.session(ids.kohoku);
    await remove(managers.aoba, ids.aoba);
    await remove(managers.kohoku, ids.kohoku);
    expect((await clubs.call("GET", "/api/session", token)).statusCode).toBe(401);
    expect((await clubs.login(testPassword)).statusCode).toBe(401);
    const { rows } = await clubs.db.query(
      "select from sessions s join users u on u.id = s.user_id where u.account_id = $1",
      [ids.aoba],
    );
    expect(rows).toHaveLength(0);
  });

  test("記録は、それぞれのチームに残る", async () => {
    const { teams, ids, managers } = clubs;
    await remove(managers.kohoku, ids.kohoku);
    expect([await clubs.actions(teams.kohoku), await clubs.actions(teams.aoba)]).toEqual([["coach_removed"], []]);
  });
});

describe("1つのチームの監督は、ほかのチームに入る手がかりを持てない", () => {
  test.each([
    { name: "再設定のリンク", method: "POST" as const, path: "reset-link", payload: undefined },
    { name: "メールアドレス", method: "POST" as const, path: "account", payload: { email: "mine@several.example" } },
    { name: "パスキーの削除", method: "DELETE" as const, path: "second-factor", payload: undefined },
  ])("$name は403", async ({ method, path, payload }) => {
    const { ids, managers, db } = clubs;
    const url = `/api/coach/coaches/${ids.kohoku}/${path}`;
    const reply = await clubs.call(method, url, await clubs.session(managers.kohoku), { ...(payload && { payload }) });
    expect([reply.statusCode, reply.json().code]).toEqual([403, "forbidden"]);
    const { rows } = await db.query("select email from users where id = $1", [ids.aoba]);
    expect(rows).toEqual([{ email: "ohno@several.example" }]);
  });

  test("名前は変えられるが、そのチームの中だけ", async () => {
    const { ids, managers, call } = clubs;
    const payload = { name: "大野コーチ" };
    const url = `/api/coach/coaches/${ids.kohoku}/account`;
    expect((await call("POST", url, await clubs.session(managers.kohoku), { payload })).json()).toEqual({
      id: ids.kohoku,
      name: "大野コーチ",
      email: "ohno@several.example",
      coach_type: "coach",
    });
    expect((await call("GET", "/api/account", await clubs.session())).json().name).toBe("大野 直人");
  });
});
