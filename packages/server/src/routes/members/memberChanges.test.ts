import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

const dayMs = 24 * 60 * 60 * 1000;
const start = new Date("2026-04-05T03:00:00Z");

let clock = start;
let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let managerId: number;
let foreign: number;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock = start;
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  managerId = (await addUser(server.db, teamId, { coach_type: "manager" })).id;
  foreign = (await addMember(server.db, (await addTeam(server.db)).team_id)).id;
  headers = { authorization: `Token ${await createSession(server.db, managerId, true, start)}` };
});

type Overrides = Parameters<typeof addMember>[2];
const member = async (overrides: Overrides = {}) => (await addMember(server.db, teamId, overrides)).id;
const call = (method: "GET" | "POST" | "DELETE", path: string, payload?: object, key?: string) =>
  server.app.inject({
    method,
    url: `/api/coach/memberlist/${path}`,
    headers: { ...headers, ...(key !== undefined && { "idempotency-key": key }) },
    ...(payload && { payload }),
  });
const remove = (ids: readonly number[], key?: string) => call("DELETE", "bulk_delete_member", { ids }, key);
const restore = (ids: readonly number[]) => call("POST", "restore_member", { ids });
const archive = (ids: readonly number[], as = "left") => call("POST", "archive", { ids, as });
const reinstate = (ids: readonly number[]) => call("POST", "reinstate", { ids });
const idsIn = (reply: { json(): { members: { id: number }[] } }) => reply.json().members.map(({ id }) => id);
const listed = async (search = "") => idsIn(await call("GET", `members${search}`));
const deleted = async () => idsIn(await call("GET", "deleted"));
const everyRow = async () => (await server.db.query("select to_jsonb(m) as row from members m order by id")).rows;
const auditLines = async () => {
  const { rows } = await server.db.query("select action, user_id, member_ids, details from audit_log order by id");
  return rows;
};

const bulk = [
  { name: "削除", send: remove },
  { name: "復元", send: restore },
  { name: "卒業・退団", send: archive },
  { name: "在籍に戻す", send: reinstate },
  { name: "追加の取り消し", send: (ids: readonly number[]) => call("POST", "undo_create", { ids }) },
];

describe.each(bulk)("T5: $name", ({ send }) => {
  test.each([
    { name: "他チームのメンバー", id: () => foreign },
    { name: "いないメンバー", id: () => 2_000_000_000 },
  ])("$name が1人でも混じれば404で、誰も変わらない", async ({ id }) => {
    const own = [await member(), await member({ state: "archived" }), await member()];
    await remove(own.slice(2));
    const before = await everyRow();
    const reply = await send([...own, id()]);
    expect([reply.statusCode, reply.json().code, await everyRow()]).toEqual([404, "not_found", before]);
    expect(await auditLines()).toHaveLength(1);
  });

  test.each([
    { name: "0人", ids: [], error: { ids: "メンバーを選んでください" } },
    {
      name: "1001人",
      ids: Array.from({ length: 1001 }, (_, at) => at + 1),
      error: { ids: "一度に選べるのは1000人までです" },
    },
    { name: "番号でないもの", ids: [1.5], error: { "ids.0": "メンバーを選び直してください" } },
  ])("$name は400", async ({ ids, error }) => {
    const reply = await send(ids);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, error]);
  });
});

describe("削除と復元", () => {
  test("P4・P5: 削除するとすぐ一覧から消え、いつ完全に消えるかが分かる。記録は1行", async () => {
    const [kept, gone, applicant] = [await member(), await member(), await member({ state: "applied" })];
    const reply = await remove([applicant, gone, gone]);
    const list = (await call("GET", "deleted")).json();

    expect([reply.statusCode, reply.json()]).toEqual([200, { ids: [gone, applicant] }]);
    expect(await listed()).toEqual([kept]);
    expect(list.members).toMatchObject([
      { id: applicant, state: "applied" },
      { id: gone, state: "active", deleted_at: "2026-04-05T03:00:00.000Z", erased_at: "2026-05-05T03:00:00.000Z" },
    ]);
    expect(await auditLines()).toEqual([
      { action: "members_deleted", user_id: managerId, member_ids: [gone, applicant], details: [] },
    ]);
  });

  test("R5: 同じ鍵で2回送っても、削除は1回", async () => {
    const ids = [await member()];
    const [first, second] = [await remove(ids, "double-press"), await remove(ids, "double-press")];
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
    expect(await auditLines()).toHaveLength(1);
  });

  test("ほかの指導者がもう削除していた人は、そのまま。返事は自分が削除した人だけ", async () => {
    const ids = [await member(), await member()];
    await remove(ids.slice(0, 1));
    clock = new Date(start.getTime() + dayMs);
    expect((await remove(ids)).json()).toEqual({ ids: ids.slice(1) });
    expect(await deleted()).toEqual([...ids].reverse());
    expect(await auditLines()).toHaveLength(2);
  });

  test("復元すると、卒業・退団していた人もそのときの状態に戻る", async () => {
    const [active, left] = [await member(), await member()];
    await archive([left]);
    await remove([active, left]);
    const reply = await restore([active, left]);

    expect(reply.json().members).toMatchObject([
      { id: left, state: "archived", archived_as: "left" },
      { id: active, state: "active" },
    ]);
    expect([await listed(), await listed("?state=archived"), await deleted()]).toEqual([[active], [left], []]);
    expect((await auditLines()).at(-1)).toMatchObject({ action: "members_restored", member_ids: [active, left] });
  });

  test("削除していない人の復元は何もせず、記録もしない", async () => {
    const id = await member();
    expect(idsIn(await restore([id]))).toEqual([id]);
    expect(await auditLines()).toEqual([]);
  });

  test("P4: 復元できるのは30日のあいだ", async () => {
    const id = await member();
    await remove([id]);
    clock = new Date(start.getTime() + 30 * dayMs);
    const tooLate = [(await restore([id])).statusCode, await deleted()];
    clock = new Date(start.getTime() + 30 * dayMs - 1);
    expect([tooLate, await deleted(), (await restore([id])).statusCode]).toEqual([[404, []], [id], 200]);
  });
});

describe("卒業・退団", () => {
  test.each(["graduated", "left"])("P5: %s として一覧から外れ、記録は残る", async (as) => {
    const [id, other] = [await member(), await member()];
    await server.db.query("insert into body_sizes values ($1, $2, '2026-04-01', 160, 50)", [teamId, id]);
    const reply = await archive([id], as);
    const detail = (await call("GET", `member/${id}`)).json();

    expect([reply.json(), await listed()]).toEqual([{ ids: [id] }, [other]]);
    expect(detail).toMatchObject({ state: "archived", archived_as: as, body_history: [{ date: "2026-04-01" }] });
    expect(await auditLines()).toEqual([
      { action: "members_archived", user_id: managerId, member_ids: [id], details: [as] },
    ]);
  });

  test("もう卒業・退団している人は、そのまま", async () => {
    const [graduate, other] = [await member(), await member()];
    await archive([graduate], "graduated");
    expect((await archive([graduate, other])).json()).toEqual({ ids: [other] });
    expect((await call("GET", `member/${graduate}`)).json().archived_as).toBe("graduated");
  });

  test("参加申請中の人が混じれば、理由を言って409で、誰も変わらない", async () => {
    const ids = [await member(), await member({ state: "applied" })];
    const before = await everyRow();
    const reply = await archive(ids);
    expect([reply.statusCode, reply.json().error]).toEqual([
      409,
      "参加申請中のメンバーは、卒業・退団にできません。先に申請を承認するか、断ってください。",
    ]);
    expect(await everyRow()).toEqual(before);
  });

  test("在籍に戻すと一覧に現れる。もともと在籍している人は、そのまま", async () => {
    const [left, active] = [await member(), await member()];
    await archive([left]);
    const reply = await reinstate([left, active]);
    expect(reply.json().members).toMatchObject([
      { id: active, state: "active" },
      { id: left, state: "active" },
    ]);
    expect(reply.json().members[1].archived_as).toBeUndefined();
    expect(await listed()).toEqual([active, left]);
    expect((await auditLines()).at(-1)).toMatchObject({ action: "members_reinstated", member_ids: [left] });
  });

  test.each([
    { name: "卒業・退団", send: archive },
    { name: "在籍に戻す", send: reinstate },
  ])("P4: 削除した人の $name は404", async ({ send }) => {
    const id = await member({ state: "archived" });
    await remove([id]);
    expect((await send([id])).statusCode).toBe(404);
  });
});
