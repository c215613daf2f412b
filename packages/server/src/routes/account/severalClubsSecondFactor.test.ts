import { contract } from "@kyuseki/domain";
import { afterEach, beforeEach, expect, test } from "vitest";
import { addTestPasskey } from "./authenticator.fixture.ts";
import { startSeveralClubs } from "./severalClubs.fixture.ts";

let clubs: Awaited<ReturnType<typeof startSeveralClubs>>;
let token: string;
beforeEach(async () => {
  clubs = await startSeveralClubs();
  await clubs.db.query("update teams set second_factor_required = true where team_id = $1", [clubs.teams.kohoku]);
  token = await clubs.session();
});
afterEach(() => clubs.stop());

const members = async (team: number) =>
  (await clubs.call("GET", contract.listMembers.path, token, { team })).statusCode;

test("1つのチームが求める二段階目は、そのチームにいる間だけ求める。戻ることは、いつでもできる", async () => {
  const { teams, open } = clubs;
  expect(await members(teams.aoba)).toBe(200);
  expect((await open(token, teams.kohoku)).json().user.second_factor).toBe("set_up");
  expect(await members(teams.kohoku)).toBe(403);
  await addTestPasskey(clubs.db, clubs.ids.aoba, clubs.now());
  expect((await clubs.call("GET", "/api/session", token)).json().user.second_factor).toBe("confirm");
  expect((await clubs.call("GET", "/api/account/teams", token)).statusCode).toBe(200);
  expect((await open(token, teams.aoba)).json().user).not.toHaveProperty("second_factor");
  expect(await members(teams.aoba)).toBe(200);
});

test.each([
  ["パスキーの追加", contract.startPasskey, undefined],
  ["回復コード", contract.makeRecoveryCodes, undefined],
  ["求めるかどうか", contract.requireSecondFactor, { required: true }],
] as const)(
  "パスワードだけのセッションでは、求めないチームの中でも %s はできない",
  async (_, { method, path }, payload) => {
    const { teams, ids, db } = clubs;
    expect(
      (await clubs.call(method, path, token, { team: teams.aoba, ...(payload && { payload }) })).json(),
    ).not.toMatchObject({
      fields: { proof: expect.any(String) },
    });
    await addTestPasskey(db, ids.aoba, clubs.now());
    const reply = await clubs.call(method, path, token, { team: teams.aoba, ...(payload && { payload }) });
    expect([reply.statusCode, reply.json().fields]).toEqual([403, { proof: expect.any(String) }]);
    const proof = await clubs.call("POST", contract.startProof.path, token, { team: teams.aoba });
    expect(proof.json().password).toBe(false);
  },
);

test("求めないチームを開いていても、求めるチームにいる間は、最後のパスキーを削除できない", async () => {
  const { teams, ids, db, call } = clubs;
  const first = await addTestPasskey(db, ids.aoba, clubs.now());
  const second = await addTestPasskey(db, ids.aoba, clubs.now());
  await db.query("update sessions set second_factor = true");
  const remove = ({ id }: { id: number }) => call("DELETE", `/api/account/passkeys/${id}`, token, { team: teams.aoba });
  expect((await remove(first)).statusCode).toBe(200);
  const last = await remove(second);
  expect([last.statusCode, last.json().error]).toEqual([409, expect.stringContaining("最後の1つは削除できません")]);

  await db.query("update teams set second_factor_required = false");
  expect((await remove(second)).statusCode).toBe(200);
});
