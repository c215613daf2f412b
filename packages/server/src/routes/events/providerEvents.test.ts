import type { ProviderEvent } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { insertProviderEvent, listProviderEvents } from "../../store/events/providerEvents.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer, type TestServer } from "../../testing.ts";

const now = new Date("2026-11-20T03:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000);

type Club = { teamId: number; headers: { authorization: string }; players: number[] };

let clock = now;
let server: TestServer;
let own: Club;
let other: Club;
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock = now;
  await removeTeams(server.db, ["provider_events"]);
  [own, other] = [await addClub(), await addClub()];
});

async function addClub(): Promise<Club> {
  const { team_id } = await addTeam(server.db);
  const { id } = await addUser(server.db, team_id);
  const players = [];
  for (let count = 0; count < 4; count += 1) players.push((await addMember(server.db, team_id)).id);
  const headers = { authorization: `Token ${await createSession(server.db, id, true, now)}` };
  return { teamId: team_id, headers, players };
}

const publish = (overrides: object = {}, options: { demo?: boolean } = {}) =>
  insertProviderEvent(
    server.db,
    {
      title: "冬の測定会",
      body: "## 持ち物",
      all_day: false,
      starts_at: days(10),
      ends_at: days(10.2),
      place: "市民体育館",
      target: "小学生",
      capacity: 5,
      apply_until: days(5),
      author: "運営事務局",
      ...overrides,
    },
    now,
    options,
  );
const show = (id: number, { headers } = own) => server.app.inject({ url: `/api/coach/provider_events/${id}`, headers });
const apply = (id: number, member_ids: number[], { headers } = own, before?: number[]) =>
  server.app.inject({
    method: "POST",
    url: `/api/coach/provider_events/${id}/apply`,
    headers,
    payload: { member_ids, ...(before && { before }) },
  });

/** A busy server says 503, and the app asks again. */
async function untilTaken(ask: () => ReturnType<typeof apply>): ReturnType<typeof apply> {
  const reply = await ask();
  return reply.statusCode === 503 ? untilTaken(ask) : reply;
}

describe("EV-1: 運営のイベント", () => {
  test("申し込むと、どのクラブにも人数が、自分のクラブには選手が見え、取り消せる。記録に残る", async () => {
    const id = await publish();
    const reply = await apply(id, own.players.slice(0, 2));
    expect([reply.statusCode, reply.json<ProviderEvent>()]).toEqual([
      200,
      {
        provider_event_id: id,
        title: "冬の測定会",
        body: "## 持ち物",
        body_tree: [{ tag: "h1", props: { id: "持ち物" }, children: ["持ち物"] }],
        all_day: false,
        starts_at: days(10).toISOString(),
        ends_at: days(10.2).toISOString(),
        place: "市民体育館",
        target: "小学生",
        capacity: 5,
        apply_until: days(5).toISOString(),
        author: "運営事務局",
        applied: 2,
        own: 2,
        member_ids: own.players.slice(0, 2),
      },
    ]);
    expect((await apply(id, own.players.slice(0, 2))).json()).toEqual(reply.json());
    expect((await show(id)).json()).toEqual(reply.json());
    await apply(id, other.players.slice(3), other);
    expect((await show(id, other)).json()).toMatchObject({ applied: 3, own: 1, member_ids: other.players.slice(3) });
    expect((await apply(id, own.players.slice(1, 2))).json()).toMatchObject({ applied: 2, own: 1 });
    const { rows } = await server.db.query("select action, member_ids from audit_log where team_id = $1 order by id", [
      own.teamId,
    ]);
    expect(rows).toEqual([
      { action: "provider_event_applied", member_ids: own.players.slice(0, 2) },
      { action: "provider_event_applied", member_ids: own.players.slice(0, 1) },
    ]);
  });

  test("R4 二人の指導者が同時に選んでも、もう一人が選んだ選手は残り、外した選手は戻らない", async () => {
    const id = await publish();
    const [a = 0, b = 0, c = 0, d = 0] = own.players;
    await apply(id, [a, b]);
    const seen = [a, b];
    expect((await apply(id, [a, b, c], own, seen)).json()).toMatchObject({ own: 3 });
    expect((await apply(id, [b, d], own, seen)).json()).toMatchObject({ own: 3, member_ids: [b, c, d] });
    expect((await apply(id, [a, b], own, seen)).json()).toMatchObject({ own: 3, member_ids: [b, c, d] });
  });

  test("定員を超える申し込みは断り、残りを言う。減らすのはいつでもできる", async () => {
    const id = await publish();
    await apply(id, other.players, other);
    const refused = await apply(id, own.players.slice(0, 2));
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { member_ids: "定員の5人に達するため、申し込めるのは、このチームでは1人までです" },
    ]);
    expect((await apply(id, own.players.slice(0, 1))).statusCode).toBe(200);
    await server.db.query("update provider_events set capacity = 3");
    expect((await apply(id, other.players.slice(0, 2), other)).json()).toMatchObject({ applied: 3 });
    const full = await apply(id, own.players.slice(0, 2));
    expect(full.json().fields).toMatchObject({ member_ids: expect.stringContaining("1人まで") });
  });

  test("締め切りのあとは増やせず減らせ、始まったら変えられない", async () => {
    const id = await publish();
    await apply(id, own.players.slice(0, 2));
    clock = days(6);
    expect((await apply(id, own.players.slice(0, 3))).statusCode).toBe(409);
    expect((await apply(id, own.players.slice(0, 1))).json()).toMatchObject({ applied: 1 });
    clock = days(10);
    expect((await apply(id, [])).statusCode).toBe(409);
    expect((await show(id)).json()).toMatchObject({ applied: 1 });
  });

  test("AP-6: ほかのクラブの選手、いない選手、離れた選手は404で、何も変わらない", async () => {
    const id = await publish();
    await server.db.query("update members set state = 'archived' where id = $1", [own.players[3]]);
    const replies = [
      await apply(id, other.players.slice(0, 1)),
      await apply(id, [2_000_000_000]),
      await apply(id, own.players),
      await apply(id + 1, own.players.slice(0, 1)),
      await show(id + 1),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(404));
    expect((await show(id)).json()).toMatchObject({ applied: 0 });
  });

  test("申し込みの数は、離れる、戻る、削除、消去、クラブの退会のあとも、数え直したものと同じ", async () => {
    const id = await publish({ capacity: null });
    await apply(id, own.players);
    await apply(id, other.players.slice(0, 2), other);
    const [first, second, third] = own.players;
    const changes: [string, number, unknown[]][] = [
      ["update members set state = 'archived' where id = any($1)", 4, [[first, second]]],
      ["update members set state = 'active' where id = $1", 5, [first]],
      ["update members set deleted_at = now() where id = $1", 4, [third]],
      ["delete from members where id = any($1)", 4, [[second, third]]],
      ["delete from members where id = $1", 3, [first]],
      ["delete from teams where team_id = $1", 1, [other.teamId]],
    ];
    for (const [sql, applied, values] of changes) {
      await server.db.query(sql, values);
      expect([sql, (await show(id)).json().applied]).toEqual([sql, applied]);
    }
  });

  test("離れた選手の席は空き、消した選手は残らない", async () => {
    const id = await publish({ capacity: 4 });
    await apply(id, own.players);
    await server.db.query("update members set state = 'archived' where id = $1", [own.players[0]]);
    expect((await show(id)).json()).toMatchObject({ applied: 3, member_ids: own.players.slice(1) });
    expect((await apply(id, other.players.slice(0, 1), other)).statusCode).toBe(200);
    await server.db.query("delete from members where id = $1", [own.players[1]]);
    expect((await show(id)).json()).toMatchObject({ applied: 3, own: 2 });
  });

  test("クラブが同時に申し込んでも、定員を超えない", async () => {
    const id = await publish({ capacity: 20 });
    const clubs = [];
    for (let count = 0; count < 12; count += 1) clubs.push(await addClub());
    const replies = await Promise.all(clubs.map((club) => untilTaken(() => apply(id, club.players.slice(0, 3), club))));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array(6).fill(200),
      ...Array(6).fill(400),
    ]);
    expect((await show(id)).json()).toMatchObject({ applied: 18 });
  });

  test("OP-2: デモのイベントはデモのクラブだけに、本物のイベントは本物のクラブだけに見える", async () => {
    const [real, demo] = [await publish(), await publish({}, { demo: true })];
    const codes = async () => Promise.all([real, demo].map(async (id) => (await show(id)).statusCode));
    expect(await codes()).toEqual([200, 404]);
    await server.db.query("update teams set demo = true where team_id = $1", [own.teamId]);
    expect(await codes()).toEqual([404, 200]);
  });

  test("一覧は、その間に行われるものを早い順に", async () => {
    const late = await publish({ starts_at: days(30), ends_at: days(31) });
    const early = await publish({ starts_at: days(1), ends_at: days(2) });
    const list = async (from: Date, to: Date | null) =>
      (await listProviderEvents(server.db, own.teamId, { from, to }, 10)).map((event) => event.provider_event_id);
    expect(await list(days(1.5), null)).toEqual([early, late]);
    expect(await list(days(2), days(30))).toEqual([]);
    expect(await list(days(0), days(30.5))).toEqual([early, late]);
  });
});
