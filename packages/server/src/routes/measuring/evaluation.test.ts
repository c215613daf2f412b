import type { Evaluation, EvaluationGrowth, EvaluationPlayer, EvaluationTable } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { listMeasureItems } from "../../store/measuring/measureItems.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

// 2026-06-15 in Japan: the last month is May 15 to June 15, the one before April 13 to May 14.
const now = new Date("2026-06-14T23:00:00Z");

let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let memberId: number;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  memberId = (await addMember(server.db, teamId)).id;
  const { id } = await addUser(server.db, teamId);
  headers = { authorization: `Token ${await createSession(server.db, id, false, now)}` };
});

type Ball = { speed?: number | null; distance?: number | null; batting_type?: number; ball?: string; mode?: number };
/** Exit speed off the tee with the soft ball, unless told otherwise. */
const measure = (
  date: string,
  speed: number,
  { distance = null, batting_type = 1, ball = "rubber", mode = 1 }: Ball = {},
) =>
  server.db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed, distance)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [teamId, memberId, `${date}T00:10:00+09:00`, mode, mode === 1 ? batting_type : null, ball, speed, distance],
  );
const itemId = async (preset: string) =>
  (await listMeasureItems(server.db, teamId)).find((item) => item.preset === preset)?.id ?? 0;
const take = (date: string, item: number, value: number) =>
  server.db.query(
    "insert into measure_values (team_id, member_id, item_id, date, value, entered_at) values ($1, $2, $3, $4, $5, now())",
    [teamId, memberId, item, date, value],
  );
const get = async (query = ""): Promise<Evaluation> =>
  (await server.app.inject({ url: `/api/coach/evaluation${query}`, headers })).json();
const onlyPlayer = async (query = ""): Promise<EvaluationPlayer | undefined> => (await get(query)).players[0];

describe("測定の一覧", () => {
  test("EN-10: 期間の最高・平均・回数と、同じ長さの前の期間の最高を、日本の日付で数える", async () => {
    await measure("2026-04-12", 111);
    await measure("2026-04-13", 108);
    await measure("2026-05-14", 109);
    await measure("2026-05-15", 110);
    await measure("2026-06-15", 112.06);
    await measure("2026-06-15", 112.04);
    const answer = await get();
    expect(answer).toMatchObject({
      kind: 1,
      item: null,
      batting_type: 1,
      ball: "rubber",
      range: { start: "2026-05-15", end: "2026-06-15" },
      before: { start: "2026-04-13", end: "2026-05-14" },
      choices: [{ batting_type: 1, ball: "rubber" }],
    });
    expect(answer.players).toEqual([
      {
        id: memberId,
        last_name: "佐藤",
        first_name: "一郎",
        last_name_kana: "さとう",
        first_name_kana: "いちろう",
        grade: "j2",
        gender: "M",
        goal: null,
        best: 112.1,
        best_on: "2026-06-15",
        before: 109,
        mean: 111.4,
        count: 3,
        verdict: "best",
        days: [
          { date: "2026-04-12", best: 111 },
          { date: "2026-04-13", best: 108 },
          { date: "2026-05-14", best: 109 },
          { date: "2026-05-15", best: 110 },
          { date: "2026-06-15", best: 112.1 },
        ],
      },
    ]);
  });

  test("選んだ日から今日までと、その前の同じ日数をくらべる。なれない日は、期間の欄で断る", async () => {
    await measure("2025-12-31", 104);
    await measure("2026-01-01", 105);
    await measure("2026-06-15", 112);
    expect(await get("?period=2026-01-01")).toMatchObject({
      range: { start: "2026-01-01", end: "2026-06-15" },
      before: { start: "2025-07-19", end: "2025-12-31" },
      players: [{ best: 112, before: 104, count: 2 }],
    });
    for (const day of ["2026-06-15", "2024-06-13"]) {
      const answer = await server.app.inject({ url: `/api/coach/evaluation?period=${day}`, headers });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: "invalid",
        fields: { period: "開始日は、2年前から昨日までの日を選んでください" },
      });
    }
    const wrong = await server.app.inject({ url: "/api/coach/evaluation?period=2026-02-30", headers });
    expect(wrong.json()).toMatchObject({ code: "invalid" });
  });

  test("打ちかたと球は混ぜない。選べるのは測定のあるものだけで、チームの球・ティーが先に立つ", async () => {
    await measure("2026-06-01", 130, { batting_type: 3, ball: "hard" });
    await measure("2026-06-01", 140, { ball: "hard" });
    await measure("2026-06-01", 120, { batting_type: 2 });
    await measure("2026-06-01", 100);
    expect(await get()).toMatchObject({
      choices: [
        { batting_type: 1, ball: "hard" },
        { batting_type: 1, ball: "rubber" },
        { batting_type: 2, ball: "rubber" },
        { batting_type: 3, ball: "hard" },
      ],
      players: [{ best: 100, count: 1 }],
    });
    expect(await onlyPlayer("?batting_type=2")).toMatchObject({ best: 120 });
    expect(await get("?ball=hard")).toMatchObject({ batting_type: 1, ball: "hard", players: [{ best: 140 }] });
  });

  test("AI 10: 期間の初日の最高も、それより前とくらべて自己ベストになる", async () => {
    await measure("2026-05-14", 100);
    await measure("2026-05-15", 102);
    expect(await onlyPlayer()).toMatchObject({ best: 102, best_on: "2026-05-15", before: 100, verdict: "best" });
  });

  test("AI 10: 期間のうちに測りはじめた人は、その期間の先の記録とくらべる", async () => {
    await measure("2026-06-01", 100);
    await measure("2026-06-08", 102);
    expect(await onlyPlayer()).toMatchObject({ best: 102, before: null, verdict: "best" });
  });

  test("AI 10: いつものばらつきは、最高の日より前の8日から。あとに何日測っていても変わらない", async () => {
    const before = ["04-20", "04-24", "04-28", "05-02", "05-06", "05-10"];
    for (const [at, day] of before.entries()) await measure(`2026-${day}`, at % 2 === 0 ? 100 : 104);
    // Neighbouring days differ by 4 km/h: a spread of 2.8 km/h.
    await measure("2026-05-16", 106);
    for (const day of ["05-20", "05-24", "05-28", "06-01", "06-05", "06-09"]) await measure(`2026-${day}`, 101);
    expect(await onlyPlayer()).toMatchObject({ best: 106, best_on: "2026-05-16", before: 104, verdict: "none" });
    await measure("2026-05-16", 107);
    expect(await onlyPlayer()).toMatchObject({ best: 107, before: 104, verdict: "best" });
  });

  test("ティーの測定がなければ、あるものを見せる。ないものを頼まれれば、ないと答える", async () => {
    await measure("2026-06-01", 130, { batting_type: 3, ball: "hard" });
    expect(await get()).toMatchObject({ batting_type: 3, ball: "hard", players: [{ best: 130 }] });
    expect(await get("?batting_type=1")).toMatchObject({ batting_type: 1, ball: "rubber", players: [{ best: null }] });
  });

  test("前の期間にだけティーで測っていれば、この期間に測ったものを見せる。選べば、前の期間のものも見られる", async () => {
    await measure("2026-05-01", 100);
    await measure("2026-06-01", 120, { batting_type: 3 });
    expect(await get()).toMatchObject({
      batting_type: 3,
      choices: [
        { batting_type: 1, ball: "rubber" },
        { batting_type: 3, ball: "rubber" },
      ],
      players: [{ best: 120, before: null }],
    });
    expect(await get("?batting_type=1")).toMatchObject({ batting_type: 1, players: [{ best: null, before: 100 }] });
  });

  test("EN-5: 測定回数は、打撃も投球も、打ちかたも球も合わせて数える", async () => {
    await measure("2026-05-01", 100);
    await measure("2026-06-01", 100, { distance: 50 });
    await measure("2026-06-01", 100, { batting_type: 3, ball: "hard" });
    await measure("2026-06-08", 90, { mode: 2 });
    expect(await onlyPlayer("?kind=3")).toMatchObject({
      best: 3,
      before: 1,
      best_on: "2026-06-08",
      mean: null,
      verdict: "none",
      days: [
        { date: "2026-05-01", best: 1 },
        { date: "2026-06-01", best: 2 },
        { date: "2026-06-08", best: 1 },
      ],
    });
  });

  test("目標は学年のもの。直近の日は8日まで", async () => {
    await server.db.query(
      "insert into measure_goals (team_id, kind, grade, value) values ($1, 4, 'j2', 110), ($1, 4, 'j3', 120)",
      [teamId],
    );
    for (let day = 1; day <= 10; day += 1)
      await measure(`2026-06-${String(day).padStart(2, "0")}`, 90 + day, { mode: 2 });
    const player = await onlyPlayer("?kind=4");
    expect([player?.goal, player?.days.length, player?.days[0]]).toEqual([110, 8, { date: "2026-06-03", best: 93 }]);
  });

  test("チームの項目：小さいほどよく、前は期間より前の最後の値、範囲の外は数えない", async () => {
    const run = await itemId("run_50m");
    await take("2026-01-10", run, 7.9);
    await take("2026-03-01", run, 8.1);
    await take("2026-06-01", run, 7.8);
    await take("2026-06-08", run, 4);
    await take("2026-06-14", run, 8);
    expect(await onlyPlayer(`?item_id=${run}`)).toMatchObject({
      best: 7.8,
      best_on: "2026-06-01",
      before: 8.1,
      mean: 7.9,
      count: 2,
      verdict: "best",
    });
    const other = await server.app.inject({ url: "/api/coach/evaluation?item_id=2000000000", headers });
    expect(other.statusCode).toBe(404);
  });

  test("測定のない選手も含め、退団した選手は含めない", async () => {
    await addMember(server.db, teamId, { state: "archived" });
    const answer = await get();
    expect(answer.players).toMatchObject([
      { id: memberId, best: null, mean: null, count: 0, verdict: "none", days: [] },
    ]);
  });
});

describe("選手の伸び", () => {
  const growth = async (query = "", id = memberId) =>
    server.app.inject({ url: `/api/coach/evaluation/${id}${query}`, headers });

  test("2年間の毎日と、それより前の最高が届く", async () => {
    await measure("2024-06-13", 90);
    await measure("2024-06-14", 95);
    await measure("2026-06-01", 100);
    await measure("2026-06-01", 98);
    const answer: EvaluationGrowth = (await growth()).json();
    expect(answer).toMatchObject({
      range: { start: "2024-06-14", end: "2026-06-15" },
      best_before: 90,
      days: [
        { date: "2024-06-14", best: 95, mean: 95, count: 1 },
        { date: "2026-06-01", best: 100, mean: 99, count: 2 },
      ],
      player: { id: memberId, grade: "j2", goal: null },
    });
  });

  test("項目の伸びと、測定のない選手", async () => {
    const run = await itemId("run_50m");
    await take("2026-06-01", run, 7.8);
    const other = await addMember(server.db, teamId);
    expect((await growth(`?item_id=${run}`)).json()).toMatchObject({
      item: { id: run },
      days: [{ date: "2026-06-01", best: 7.8, count: 1 }],
      best_before: null,
    });
    expect((await growth(`?item_id=${run}`, other.id)).json()).toMatchObject({ days: [], best_before: null });
  });
});

describe("すべての項目の表", () => {
  const table = async (query = ""): Promise<EvaluationTable> =>
    (await server.app.inject({ url: `/api/coach/evaluation/all${query}`, headers })).json();

  test("測った種類と項目だけが列になり、前の値と自己ベストが、一つずつの一覧と同じ", async () => {
    const run = await itemId("run_50m");
    await measure("2026-05-01", 100);
    for (const day of ["02", "03", "04", "05"]) await measure(`2026-06-${day}`, 101);
    await measure("2026-06-10", 108);
    await take("2026-03-01", run, 8.4);
    await take("2026-06-01", run, 8.1);
    const other = await addMember(server.db, teamId, { first_name: "碧" });
    const { columns, players, range } = await table();
    expect(range).toEqual({ start: "2026-05-15", end: "2026-06-15" });
    expect(columns.map(({ kind, item, batting_type, ball }) => [kind, item?.name, batting_type, ball])).toEqual([
      [1, undefined, 1, "rubber"],
      [3, undefined, null, null],
      [null, "50m走", null, null],
    ]);
    const [speed] = (await get()).players;
    const [sprint] = (await get(`?item_id=${run}`)).players;
    expect(speed).toMatchObject({ best: 108, before: 100, verdict: "best" });
    expect(sprint).toMatchObject({ best: 8.1, before: 8.4 });
    expect(players.map(({ id, values }) => [id, values])).toEqual([
      [
        memberId,
        [
          { column: 0, best: 108, before: 100, verdict: speed?.verdict },
          { column: 1, best: 5, before: 1, verdict: "none" },
          { column: 2, best: 8.1, before: 8.4, verdict: sprint?.verdict },
        ],
      ],
      [other.id, []],
    ]);
  });

  test("前の期間にだけティーで測っていても、この期間に測った種類の列がある", async () => {
    await measure("2026-05-01", 100);
    await measure("2026-06-01", 120, { batting_type: 3 });
    const { columns, players } = await table();
    expect(columns.map(({ kind, batting_type }) => [kind, batting_type])).toEqual([
      [1, 3],
      [3, null],
    ]);
    expect(players[0]?.values[0]).toMatchObject({ column: 0, best: 120 });
  });

  test("何も測っていなければ、列がない。ほかのチームの測定は入らない", async () => {
    const stranger = await addTeam(server.db);
    const { id } = await addMember(server.db, stranger.team_id);
    await server.db.query(
      `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
       values ($1, $2, '2026-06-10T00:10:00+09:00', 1, 1, 'rubber', 120)`,
      [stranger.team_id, id],
    );
    expect(await table()).toMatchObject({ columns: [], players: [{ id: memberId, values: [] }] });
  });
});
