import { afterEach, beforeEach, expect, test } from "vitest";
import { addTestPasskey } from "../../routes/account/authenticator.fixture.ts";
import { address, startSeveralClubs } from "../../routes/account/severalClubs.fixture.ts";
import { updateCoachDisabled } from "../../store/account/coaches.ts";
import { testPassword } from "../../testing.ts";
import { readClubCommand } from "./clubCommand.ts";
import { runClubCommand } from "./runClubCommand.ts";

let clubs: Awaited<ReturnType<typeof startSeveralClubs>>;
beforeEach(async () => {
  clubs = await startSeveralClubs();
});
afterEach(() => clubs.stop());

const run = (...args: string[]) =>
  runClubCommand(readClubCommand(args), {
    ...{ db: clubs.db, now: clubs.now(), origin: "https://coach.example", mails: false },
  });
const erase = async (id: number, name: string) => {
  await run("close", String(id));
  await run("erase", String(id), "--name", name);
};
const rowsOf = async (question: string) => (await clubs.db.query(question)).rows;

test("BE-9 2つのクラブの指導者は、はじめのクラブが消されても、同じアドレス、パスワード、パスキーでもう一つに入れる", async () => {
  const { ids, teams, db } = clubs;
  await addTestPasskey(db, ids.aoba, clubs.now());
  await db.query("insert into recovery_codes (user_id, code_hash) values ($1, 'code')", [ids.aoba]);
  await db.query("update users set email_verified_at = '2026-04-01Z', second_factor = true where id = $1", [ids.aoba]);
  await erase(teams.aoba, "青葉台");

  const asked = (await clubs.login(testPassword)).json();
  expect([asked.success, typeof asked.ticket]).toEqual([false, "string"]);
  await db.query("update users set second_factor = false");
  const { token, user, team } = (await clubs.login(testPassword)).json();
  expect([user.id, team.name]).toEqual([ids.kohoku, "港北"]);
  expect(await clubs.teamsOf(token)).toEqual([["港北", true]]);
  expect(await rowsOf("select id, account_id, email, email_verified_at from users where name = '大野 直人'")).toEqual([
    {
      id: ids.kohoku,
      account_id: ids.kohoku,
      email: address,
      email_verified_at: new Date("2026-04-01Z"),
    },
  ]);
  expect(await rowsOf("select user_id from passkeys union all select user_id from recovery_codes")).toEqual([
    { user_id: ids.kohoku },
    { user_id: ids.kohoku },
  ]);
});

test("BE-9 もう一つのクラブが消されても、はじめのクラブにそのまま入れる", async () => {
  await erase(clubs.teams.kohoku, "港北");
  const { token, user } = (await clubs.login(testPassword)).json();
  expect(user.id).toBe(clubs.ids.aoba);
  expect(await clubs.teamsOf(token)).toEqual([["青葉台", true]]);
});

test.each([
  { where: "はじめのクラブ", gone: "aoba", name: "青葉台", left: "kohoku" },
  { where: "もう一つのクラブ", gone: "kohoku", name: "港北", left: "aoba" },
] as const)(
  "P3 $where：そこが消され、ほかではもう外された人は、名前のほか何も残らず、アドレスはまた使える",
  async ({ gone, name, left }) => {
    const { ids, teams, db } = clubs;
    await addTestPasskey(db, ids.aoba, clubs.now());
    await updateCoachDisabled(db, teams[left], ids[left], clubs.now());
    await erase(teams[gone], name);

    expect((await clubs.login(testPassword)).statusCode).toBe(401);
    const [person, ...others] = await rowsOf("select * from users where name = '大野 直人'");
    expect(others).toEqual([]);
    expect(person).toMatchObject({ id: ids[left], account_id: ids[left], password_hash: "", disabled_at: clubs.now() });
    expect(person.email).not.toBe(address);
    expect(await rowsOf("select from passkeys")).toEqual([]);
    const code = await clubs.invite(teams.tsurumi, address);
    const joined = await clubs.call("POST", "/api/invite/accept", undefined, {
      payload: { code, name: "大野 直人", email: address, password: "夏の大会まであと90日" },
    });
    expect(joined.statusCode).toBe(201);
  },
);
