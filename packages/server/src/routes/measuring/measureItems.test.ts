import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

const now = new Date("2026-04-05T03:00:00Z");

let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  const { id } = await addUser(server.db, teamId, { coach_type: "manager" });
  headers = { authorization: `Token ${await createSession(server.db, id, false, now)}` };
});

const url = "/api/coach/measure/items";
type Item = { id: number; name: string; version: number; archived: boolean };
const list = async (): Promise<Item[]> => (await server.app.inject({ url, headers })).json().items;
const post = (path: string, payload?: object) =>
  server.app.inject({ method: "POST", url: path, headers, ...(payload && { payload }) });
const actions = async () =>
  (await server.db.query("select action, details from audit_log order by id")).rows.map(({ action, details }) => [
    action,
    ...details,
  ]);
const shuttle = { name: "20mシャトルラン", unit: "回", better: "higher", lowest: 1, highest: 200, decimals: 0 };
const first = async () => {
  const [item] = await list();
  if (!item) throw new Error("a new team has items");
  return item;
};

describe("測定の項目", () => {
  test("BE-7: 新しいチームには既定の項目があり、同時に読んでも一度だけできる", async () => {
    const [items] = await Promise.all([list(), list(), list()]);
    expect(items?.map(({ name }) => name)).toEqual([
      "50m走",
      "ベースランニング",
      "遠投",
      "立ち幅とび",
      "反復横とび",
      "握力（右）",
      "握力（左）",
      "スイング速度",
    ]);
    expect(items?.[0]).toMatchObject({ unit: "秒", better: "lower", lowest: 5.5, highest: 15, preset: "run_50m" });
    expect(await list()).toHaveLength(8);
  });

  test("追加した項目は最後に並び、同じ名前はもう追加できない", async () => {
    const reply = await post(url, { ...shuttle, name: ` ${shuttle.name} ` });
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      { ...shuttle, id: expect.any(Number), preset: null, archived: false, version: 1 },
    ]);
    expect((await list()).at(-1)?.name).toBe("20mシャトルラン");
    const again = await post(url, shuttle);
    expect([again.statusCode, again.json().error]).toEqual([
      409,
      "同じ名前の項目があります。別の名前を入力してください。",
    ]);
    expect(await actions()).toEqual([["measure_item_created"]]);
  });

  test("VA-5: 不備は項目を名指しして400", async () => {
    const reply = await post(url, { ...shuttle, name: "", lowest: 10, highest: 5, decimals: 3 });
    expect([reply.statusCode, reply.json().fields]).toEqual([
      400,
      {
        name: "項目名を入力してください",
        highest: "上限は下限より大きくしてください",
        decimals: "小数の桁数を選んでください",
      },
    ]);
  });

  test("R4: 古い版からの保存は409で、先に保存した内容が残る", async () => {
    const { id, version } = await first();
    const renamed = { ...shuttle, name: "30m走" };
    const saved = await post(`${url}/${id}`, { ...renamed, version });
    const late = await post(`${url}/${id}`, { ...renamed, name: "60m走", version });
    expect([saved.statusCode, saved.json().version, late.statusCode]).toEqual([200, 2, 409]);
    expect((await first()).name).toBe("30m走");
    expect(await actions()).toEqual([
      ["measure_item_changed", "name", "unit", "better", "lowest", "highest", "decimals"],
    ]);
  });

  test("測定値があれば、範囲は直せても、単位とよい方向は変えられない", async () => {
    const item = (await first()) as Item & typeof shuttle;
    const member = await addMember(server.db, teamId);
    await server.db.query(
      "insert into measure_values (team_id, member_id, item_id, date, value, entered_at) values ($1, $2, $3, $4, 7.8, $5)",
      [teamId, member.id, item.id, "2026-04-01", now],
    );
    const widened = await post(`${url}/${item.id}`, { ...item, highest: 20 });
    expect([widened.statusCode, widened.json().highest]).toEqual([200, 20]);
    const turned = await post(`${url}/${item.id}`, { ...item, better: "higher", version: 2 });
    expect([turned.statusCode, turned.json().error]).toEqual([409, expect.stringContaining("測定値があるため")]);
  });

  test("使わない項目は最後に回り、戻せば並びの終わりに入る。くり返しても変わらない", async () => {
    const { id } = await first();
    await post(`${url}/${id}/archive`);
    const archived = await post(`${url}/${id}/archive`);
    expect([archived.statusCode, archived.json().archived, (await list()).at(-1)?.id]).toEqual([200, true, id]);
    const reused = await post(url, { ...shuttle, name: "50m走" });
    expect(reused.json().error).toBe(
      "使っていない項目に同じ名前があります。その項目を「もう一度使う」で戻してください。",
    );
    await post(`${url}/${id}/reinstate`);
    expect((await list()).at(-1)).toMatchObject({ id, archived: false });
    expect(await actions()).toEqual([["measure_item_archived"], ["measure_item_reinstated"]]);
  });

  test("並べ替えは全項目を一度ずつ。足りないとき、知らない項目があるときは409で、並びは変わらない", async () => {
    const ids = (await list()).map(({ id }) => id);
    const reply = await post(`${url}/order`, { ids: ids.toReversed() });
    expect(reply.json().items.map(({ id }: Item) => id)).toEqual(ids.toReversed());
    const bad = [ids.slice(1), [...ids.slice(1), 2_000_000_000], [...ids.slice(1), ids[1]]];
    for (const order of bad) expect((await post(`${url}/order`, { ids: order })).statusCode).toBe(409);
    expect((await list()).map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await actions()).toEqual([["measure_items_ordered"]]);
  });
});

describe("学年ごとの目標", () => {
  const goalsUrl = "/api/coach/measure/goals";
  const read = async () => (await server.app.inject({ url: goalsUrl, headers })).json();
  const speed = { kind: 4, item_id: null, grade: "j2", value: 110 };

  test("保存したものがそのまま読め、書かなかったものは消える", async () => {
    const { id } = await first();
    const run = { kind: null, item_id: id, grade: "e6", value: 8.4 };
    const saved = await post(goalsUrl, { goals: [run, speed], version: 1 });
    expect([saved.statusCode, saved.json()]).toEqual([200, { goals: [speed, run], version: 2 }]);
    await post(goalsUrl, { goals: [run], version: 2 });
    expect(await read()).toEqual({ goals: [run], version: 3 });
  });

  test("R4: 古い版からの保存は409で、何も変わらない", async () => {
    await post(goalsUrl, { goals: [speed], version: 1 });
    const late = await post(goalsUrl, { goals: [], version: 1 });
    expect([late.statusCode, late.json().error]).toEqual([
      409,
      "開いている間に、ほかの人が目標を保存しました。いまの内容を確かめて、もう一度保存してください。",
    ]);
    expect(await read()).toEqual({ goals: [speed], version: 2 });
  });

  test.each([
    ["項目の範囲の外", (id: number) => ({ kind: null, item_id: id, grade: "e6", value: 16 }), 400],
    ["ありえない球速", () => ({ ...speed, value: 181 }), 400],
    ["測定回数の目標", () => ({ ...speed, kind: 3 }), 400],
    ["種類も項目もない", () => ({ ...speed, kind: null }), 400],
    ["知らない項目", () => ({ kind: null, item_id: 2_000_000_000, grade: "e6", value: 8 }), 404],
  ])("%s は断る", async (_, goalOf, status) => {
    const { id } = await first();
    const reply = await post(goalsUrl, { goals: [goalOf(id)], version: 1 });
    expect([reply.statusCode, await read()]).toEqual([status, { goals: [], version: 1 }]);
  });

  test("使わない項目の目標は、その範囲が狭まったあとでも、ほかの目標の保存を止めない", async () => {
    const { id } = await first();
    const run = { kind: null, item_id: id, grade: "e6", value: 8.4 };
    await post(goalsUrl, { goals: [run], version: 1 });
    await server.db.query("update measure_items set lowest = 9, archived_at = now() where id = $1", [id]);
    const saved = await post(goalsUrl, { goals: [run, speed], version: 2 });
    expect([saved.statusCode, saved.json()]).toEqual([200, { goals: [speed, run], version: 3 }]);
  });

  test("同じ学年の目標が二つあれば断る", async () => {
    expect((await post(goalsUrl, { goals: [speed, speed], version: 1 })).json().fields).toEqual({
      goals: "同じ学年の目標が重なっています",
    });
  });
});
