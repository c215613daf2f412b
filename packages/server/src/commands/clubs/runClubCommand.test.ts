import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addFamily } from "../../notify/familyMails.fixture.ts";
import { addTestPasskey } from "../../routes/account/authenticator.fixture.ts";
import { insertFamilyMails } from "../../store/notices/familyMails.ts";
import {
  addMember,
  addTeam,
  addUser,
  removeTeams,
  startTestServer,
  type TestServer,
  testPassword,
} from "../../testing.ts";
import { readClubCommand } from "./clubCommand.ts";
import { runClubCommand } from "./runClubCommand.ts";

const now = new Date("2026-11-20T03:00:00Z");
const origin = "https://coach.example";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
beforeEach(async () => {
  await removeTeams(server.db, ["rate_limits", "outbox"]);
});
afterAll(() => server.stop());

const run = (args: string, mails = false) =>
  runClubCommand(readClubCommand(args.split(" ")), { db: server.db, now, origin, mails });
const post = (url: string, payload: object) => server.app.inject({ method: "POST", url, payload });
const create = "create --name 港北リトル --sport baseball --manager-email kantoku@club.example";
const newcomer = { name: "監督 太郎", email: "kantoku@club.example", password: "夏の大会まであと90日" };

async function rows<Row extends object>(question: string): Promise<Row[]> {
  return (await server.db.query<Row>(question)).rows;
}

test("OP-1 作ったクラブの招待で、監督が登録してログインでき、一覧に出る", async () => {
  expect(await run("list")).toEqual(["There is no club yet."]);
  const [line = ""] = await run(`${create} --analyzer --json`);
  const made: { team_id: number; invite_url: string } = JSON.parse(line);
  expect(made).toEqual({
    team_id: 1,
    invite_url: expect.stringMatching(/^https:\/\/coach\.example\/invite#[\w-]{43}$/),
  });

  const accepted = await post("/api/invite/accept", { ...newcomer, code: made.invite_url.split("#").at(-1) });
  expect(accepted.json()).toMatchObject({
    user: { coach_type: "manager" },
    team: { team_id: 1, sport_type: "baseball", nextshot_available: true },
  });
  expect(await run("list")).toEqual(["1  港北リトル  baseball, analyzer, 0 members, 1 coaches"]);
  expect(await rows("select from outbox")).toEqual([]);
});

test("OP-1 メールを送るサーバーでは、招待が監督にも届く", async () => {
  const printed = await run(create, true);
  expect(printed[1]).toMatch(/\(mailed, too\)/);
  expect(await rows("select recipient from outbox")).toEqual([{ recipient: "kantoku@club.example" }]);
});

test("OP-1 すでにアカウントのあるメールの監督は、そのアカウントのまま新しいクラブに加わる", async () => {
  const { team_id } = await addTeam(server.db);
  const known = await addUser(server.db, team_id, { email: "Kantoku@club.example" });
  const code = (await run(create)).join("\n").match(/invite#([\w-]{43})/)?.[1];
  const { token } = (await post("/api/login", { email: known.email, password: testPassword })).json();
  const joined = await server.app.inject({
    method: "POST",
    url: "/api/invite/join",
    headers: { authorization: `Token ${token}` },
    payload: { code },
  });
  expect([joined.statusCode, joined.json().user.coach_type]).toEqual([201, "manager"]);
  expect(joined.json().team.team_id).not.toBe(team_id);
});

test("OP-1 閉じたクラブには、だれも入れず、招待も申し込みも効かず、開けばまた入れる", async () => {
  const { team_id } = await addTeam(server.db);
  const coach = await addUser(server.db, team_id);
  await addMember(server.db, team_id);
  const credentials = { email: coach.email, password: testPassword };
  const { token } = (await post("/api/login", credentials)).json();
  const session = () => server.app.inject({ url: "/api/session", headers: { authorization: `Token ${token}` } });
  expect((await session()).statusCode).toBe(200);

  expect(await run(`close ${team_id}`)).toEqual([
    `Club ${team_id} is closed: everybody is signed out and nobody gets in. Its records stay.`,
  ]);
  expect((await session()).statusCode).toBe(401);
  const refused = await post("/api/login", credentials);
  expect([refused.statusCode, refused.json().code]).toEqual([401, "unauthorized"]);
  expect((await run("list"))[0]).toContain("1 members, 1 coaches, closed 2026-11-20");

  expect(await run(`reopen ${team_id} --json`)).toEqual([JSON.stringify({ team_id, closed: false })]);
  expect((await session()).statusCode).toBe(401);
  expect((await post("/api/login", credentials)).statusCode).toBe(200);
});

test("OP-1 閉じたクラブから家族へのメールは、待っていたものも出ない", async () => {
  const [closed, open] = [await addFamily(server.db), await addFamily(server.db)];
  for (const { teamId, mail } of [closed, open]) await insertFamilyMails(server.db, teamId, [mail], now);
  await run(`close ${closed.teamId}`);
  expect(await rows("select team_id from outbox")).toEqual([{ team_id: open.teamId }]);
  expect(await rows("select team_id, state from notice_mails")).toEqual([{ team_id: open.teamId, state: "waiting" }]);
});

test("OP-1 閉じているあいだに送る時刻を過ぎたお知らせは、ふたたび開いたときに下書きに戻り、ひとりでには送られない", async () => {
  const { team_id } = await addTeam(server.db);
  await server.db.query(
    `insert into notices (team_id, state, title, body, member_ids, audience, choices, remind, level, author, leaves_at, updated_at)
     select $1, 'scheduled', title, '本文', '{}', '', '{}', false, 'normal', '', $2::timestamptz + after, $2
     from (values ('過ぎた', interval '-1 day'), ('これから', interval '1 day')) given (title, after)`,
    [team_id, now],
  );
  const states = () => rows("select title, state from notices order by id");
  const waiting = { title: "これから", state: "scheduled" };
  await run(`reopen ${team_id}`);
  expect(await states()).toEqual([{ title: "過ぎた", state: "scheduled" }, waiting]);
  await run(`close ${team_id}`);
  expect(await run(`reopen ${team_id}`)).toEqual([
    `Club ${team_id} is open again: its coaches may sign in. 1 notices that were due meanwhile are drafts.`,
  ]);
  expect(await states()).toEqual([{ title: "過ぎた", state: "draft" }, waiting]);
});

test("OP-1 入れる監督がいないクラブに、新しい監督を招き、アドレスのある指導者には再設定リンクを渡す", async () => {
  const { team_id } = await addTeam(server.db);
  const coach = await addUser(server.db, team_id, { email: "Kantoku@club.example", coach_type: "manager" });
  const other = await addUser(server.db, (await addTeam(server.db)).team_id);
  const invite = (email: string, mails = false) => run(`invite ${team_id} --manager-email ${email} --json`, mails);

  const reset = JSON.parse((await invite("kantoku@club.example"))[0] ?? "");
  expect(reset).toEqual({
    team_id,
    reset_url: expect.stringMatching(/^https:\/\/coach\.example\/password-reset#[\w-]{43}$/),
    expires_at: "2026-11-20T05:00:00.000Z",
  });
  const password = newcomer.password;
  expect((await post("/api/password-reset/finish", { code: reset.reset_url.split("#")[1], password })).statusCode).toBe(
    200,
  );
  expect((await post("/api/login", { email: coach.email, password })).statusCode).toBe(200);

  const invited = JSON.parse((await invite("atarashii@club.example", true))[0] ?? "");
  const code = invited.invite_url.split("#").at(-1);
  const accepted = await post("/api/invite/accept", { ...newcomer, email: "atarashii@club.example", code });
  expect(accepted.json()).toMatchObject({ user: { coach_type: "manager" }, team: { team_id } });
  expect(await rows("select recipient from outbox")).toEqual([{ recipient: "atarashii@club.example" }]);
  expect(await rows("select action, user_id from audit_log where user_id is null order by id")).toEqual([
    { action: "reset_link_issued", user_id: null },
    { action: "coach_invited", user_id: null },
  ]);

  // Whoever has an account elsewhere joins with it.
  expect(JSON.parse((await invite(other.email))[0] ?? "")).toHaveProperty("invite_url");
  await run(`close ${team_id}`);
  await expect(invite("x@club.example")).rejects.toThrow(`Club ${team_id} is closed.`);
});

test.each([
  "invite 77 --manager-email a@b.example",
  "rename 77 --name 港北",
  "analyzer 77 on",
  "close 77",
  "reopen 77",
])("OP-1 %s：ない番号は断る", async (args) => {
  await expect(run(args)).rejects.toThrow('There is no club 77. "npm run club -- list" shows every club.');
});

test("OP-1 名前とアナライザーを変える", async () => {
  const { team_id } = await addTeam(server.db);
  expect(await run(`rename ${team_id} --name 港北`)).toEqual([`Club ${team_id} is called 港北 now.`]);
  expect(await run(`analyzer ${team_id} on --json`)).toEqual([`{"team_id":${team_id},"analyzer":true}`]);
  expect(await run("list")).toEqual([`${team_id}  港北  baseball, analyzer, 0 members, 0 coaches`]);
});

test("OP-1・P5 名前、アナライザー、閉じること、開くことは、クラブの操作の記録に残る。名前の中身は残らない", async () => {
  const { team_id } = await addTeam(server.db);
  for (const args of ["rename %s --name 港北", "analyzer %s on", "analyzer %s off", "close %s", "reopen %s"]) {
    await run(args.replace("%s", String(team_id)));
  }
  expect(await rows("select team_id, at, action, by_name, details from audit_log order by id")).toEqual(
    ["club_renamed", "club_analyzer_on", "club_analyzer_off", "club_closed", "club_reopened"].map((action) => ({
      ...{ team_id, at: now, action, by_name: null, details: [] },
    })),
  );
});

test("P3 閉じたクラブのデータも、監督の書き出しと同じ内容でファイルに書け、操作の記録に残る", async () => {
  const { team_id } = await addTeam(server.db);
  await addMember(server.db, team_id, { last_name: "大塚" });
  await addMember(server.db, (await addTeam(server.db)).team_id, { last_name: "よその子" });
  await run(`close ${team_id}`);
  const path = join(mkdtempSync(join(tmpdir(), "kyuseki-export-")), "club.json");
  expect(await run(`export ${team_id} ${path} --json`)).toEqual([JSON.stringify({ team_id, file: path })]);
  const text = readFileSync(path, "utf8");
  expect(JSON.parse(text)).toMatchObject({
    ...{ format: "kyuseki-team/1", exported_at: now.toISOString() },
    team: [{ team_id, closed_at: "2026-11-20T03:00:00+00:00" }],
    members: [{ last_name: "大塚" }],
    audit_log: [{ action: "club_closed" }, { action: "club_exported" }],
  });
  expect(text).not.toContain("よその子");
  expect(statSync(path).mode & 0o777).toBe(0o600);

  await expect(run(`export ${team_id} ${path}`)).rejects.toThrow(`${path} exists already.`);
  await expect(run(`export ${team_id} ${dirname(path)}/none/club.json`)).rejects.toThrow("Nothing was left behind.");
  await expect(run(`export 77 ${path}.other`)).rejects.toThrow("There is no club 77.");
  expect(readdirSync(dirname(path))).toEqual(["club.json"]);
});

test("OP-1 監督がパスキーも回復コードもなくしたら、端末から外せて、本人にメールが届く", async () => {
  const { team_id } = await addTeam(server.db);
  const { id } = await addUser(server.db, team_id, { email: "Kantoku@club.example", coach_type: "manager" });
  await addTestPasskey(server.db, id, now);
  await server.db.query("update users set second_factor = true");
  const login = async () =>
    (await post("/api/login", { email: "kantoku@club.example", password: testPassword })).json();
  expect((await login()).success).toBe(false);

  await expect(run(`remove-passkeys ${team_id} --manager-email dareka@club.example`)).rejects.toThrow(
    `Club ${team_id} has no coach with the address dareka@club.example.`,
  );
  await expect(run("remove-passkeys 99 --manager-email kantoku@club.example")).rejects.toThrow("There is no club 99.");
  const printed = await run(`remove-passkeys ${team_id} --manager-email kantoku@club.example --json`, true);
  expect(printed).toEqual([JSON.stringify({ team_id, removed: 1 })]);
  expect((await login()).success).toBe(true);
  expect(await rows("select recipient from outbox")).toEqual([{ recipient: "Kantoku@club.example" }]);
  expect(await rows("select action, details from audit_log order by id")).toEqual([
    { action: "second_factor_removed", details: [`user:${id}`] },
    { action: "signed_in", details: [] },
  ]);
});
