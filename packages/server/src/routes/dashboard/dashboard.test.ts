import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";
import { addPitches, addPlayer, addRecords, fridayEvening as now } from "../home/home.fixtures.ts";

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
  const user = await addUser(server.db, teamId);
  headers = { authorization: `Token ${await createSession(server.db, user.id, false, now)}` };
});

const get = (search = "") => server.app.inject({ url: `/api/coach/dashboard${search}`, headers });
const pickMemberName = (id: number, last_name: string, grade: string) => ({ id, last_name, first_name: "選手", grade });
const add = (last_name: string, grade: string, registered = "2026-01-01") =>
  addPlayer(server.db, teamId, { name: `${last_name} 選手`, grade, registered });

describe("GET /api/coach/dashboard", () => {
  test("期間の実施率、平均、記録がない選手、連続。前の期間とくらべる", async () => {
    const [aoi, ken] = [await add("あおい", "h1"), await add("けん", "e3")];
    await add("しん", "e3", "2026-11-20");
    // The last week is 13 to 20 November, the week before it 5 to 12: eight days each.
    await addRecords(server.db, teamId, aoi, ["2026-11-12", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"]);
    await addRecords(server.db, teamId, ken, ["2026-11-05", "2026-11-06", "2026-11-10", "2026-11-14"]);

    const reply = (await get("?period=1")).json();
    expect(reply).toMatchObject({
      today: "2026-11-20",
      range: { start: "2026-11-13", end: "2026-11-20" },
      before: { start: "2026-11-05", end: "2026-11-12" },
      members: 3,
    });
    const { trend, days, ...figures } = reply.practice;
    expect(figures).toEqual({
      until: "2026-11-20",
      // 5 records of 8 + 8 + 1 days; before, 4 of 8 + 8.
      rate: 29,
      rate_before: 25,
      mean: 0.6,
      mean_before: 0.5,
      missing: [{ ...pickMemberName(ken, "けん", "e3"), days_without: 6, rate: 13 }],
      // On the 13th: aoi one day, ken three days.
      missing_before: 1,
      streaks: [{ ...pickMemberName(aoi, "あおい", "h1"), days: 4 }],
      goal: 80,
    });
    expect([trend.by, trend.now.length, trend.now[0], trend.now.at(-1)]).toEqual([
      "day",
      8,
      { date: "2026-11-13", rate: 0 },
      // aoi of three.
      { date: "2026-11-20", rate: 33 },
    ]);
    expect([trend.before.length, trend.before[0]]).toEqual([8, { date: "2026-11-05", rate: 50 }]);
    expect([days.length, days[0].date, days.at(-1)]).toEqual([89, "2026-08-24", { date: "2026-11-20", rate: 33 }]);
  });

  test("3か月では、実施率の推移を週ごとに、その前の13週と比べる", async () => {
    const [aoi, ken] = [await add("あおい", "h1"), await add("けん", "e3")];
    await addRecords(server.db, teamId, aoi, ["2026-11-17", "2026-11-18", "2026-08-23"]);
    await addRecords(server.db, teamId, ken, ["2026-11-16"]);

    const { trend } = (await get("?period=3")).json().practice;
    expect([trend.by, trend.now.length, trend.now[0].date, trend.now.at(-1)]).toEqual([
      "week",
      13,
      "2026-08-24",
      // Three of two players' five days.
      { date: "2026-11-16", rate: 30 },
    ]);
    expect([trend.before.length, trend.before[0].date, trend.before.at(-1)]).toEqual([
      13,
      "2026-05-25",
      // One of fourteen.
      { date: "2026-08-17", rate: 7 },
    ]);
  });

  test("学校段階で絞ると、すべての数がその人たちのもの", async () => {
    const [senior, child] = [await add("こう", "h1"), await add("しょう", "e3")];
    await addRecords(server.db, teamId, senior, [{ date: "2026-11-20", pain: 3, part: "elbow" }]);
    await addRecords(server.db, teamId, child, [{ date: "2026-11-19", pain: 5, part: "shoulder" }]);
    await addPitches(server.db, teamId, senior, "2026-11-20", 30);
    await addPitches(server.db, teamId, child, "2026-11-20", 30);

    const reply = (await get("?period=1&grade=e")).json();
    expect(reply).toMatchObject({
      members: 1,
      practice: { rate: 13, mean: 0.1, missing: [] },
      load: { rises: [] },
      pain: [
        {
          member: pickMemberName(child, "しょう", "e3"),
          date: "2026-11-19",
          part: "shoulder",
          side: null,
          pain: 5,
          note: "",
        },
      ],
      guard: [{ member: pickMemberName(child, "しょう", "e3") }],
    });
    expect(reply.load.weeks.at(-1)).toEqual({ week: "2026-11-16", load: 120 });
    const everybody = (await get()).json();
    expect(everybody.pain.map(({ member }: { member: { id: number } }) => member.id)).toEqual([senior, child]);
    expect(everybody.range).toEqual({ start: "2026-10-20", end: "2026-11-20" });
  });

  test("負荷は分×RPEの、記録のある人の平均。4週の平均の1.5倍を超えた人だけが急な増加", async () => {
    const [steep, even] = [await add("きゅう", "j1"), await add("へい", "j1")];
    const hour = (date: string, rpe: number) => ({ date, minutes: 60, rpe });
    const weeks = ["2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09"];
    await addRecords(server.db, teamId, steep, [...weeks.map((date) => hour(date, 2)), hour("2026-11-16", 4)]);
    await addRecords(server.db, teamId, even, [...weeks.map((date) => hour(date, 4)), hour("2026-11-16", 6)]);

    const { load } = (await get()).json();
    expect(load.rises).toEqual([{ ...pickMemberName(steep, "きゅう", "j1"), load: 240, usual: 120 }]);
    expect(load.weeks.slice(-2)).toEqual([
      { week: "2026-11-09", load: 180 },
      { week: "2026-11-16", load: 300 },
    ]);
  });

  test("BE-1 この7日に投げた人を、痛みの報告、上限に近い順に。きのうの超過も", async () => {
    const [near, over, long] = [await add("ちか", "e6"), await add("こえ", "e6"), await add("むかし", "e6")];
    const hurt = await add("いたみ", "e6");
    await addPitches(server.db, teamId, hurt, "2026-11-19", 75);
    await addRecords(server.db, teamId, hurt, [{ date: "2026-11-19", part: "elbow", pain: 4 }]);
    await addPitches(server.db, teamId, near, "2026-11-19", 20);
    await addPitches(server.db, teamId, near, "2026-11-20", 40);
    await addPitches(server.db, teamId, over, "2026-11-20", 71);
    await addPitches(server.db, teamId, long, "2026-11-01", 71);

    expect((await get()).json().guard).toEqual([
      {
        member: pickMemberName(hurt, "いたみ", "e6"),
        level: "room",
        yesterday: { span: "day", by: 5 },
        pain: { date: "2026-11-19", part: "elbow", side: null, pain: 4, note: "" },
        today: { pitches: 0, limit: 70 },
        week: { pitches: 75, limit: 210 },
        days: [0, 0, 0, 0, 0, 75, 0],
      },
      {
        member: pickMemberName(over, "こえ", "e6"),
        level: "over",
        yesterday: null,
        pain: null,
        today: { pitches: 71, limit: 70 },
        week: { pitches: 71, limit: 210 },
        days: [0, 0, 0, 0, 0, 0, 71],
      },
      {
        member: pickMemberName(near, "ちか", "e6"),
        level: "room",
        yesterday: null,
        pain: null,
        today: { pitches: 40, limit: 70 },
        week: { pitches: 60, limit: 210 },
        days: [0, 0, 0, 0, 0, 20, 40],
      },
    ]);
  });

  test("BE-1 しばらく投げていない投手も、痛みの報告があれば、ホームと同じように数える", async () => {
    const hurt = await add("いたみ", "e6");
    await addPitches(server.db, teamId, hurt, "2026-11-01", 30);
    await addRecords(server.db, teamId, hurt, [{ date: "2026-11-19", part: "elbow", pain: 4 }]);
    const home = (await server.app.inject({ url: "/api/coach/home", headers })).json();
    const { guard } = (await get()).json();
    expect([home.guard.total, guard.map(({ member }: { member: { id: number } }) => member.id)]).toEqual([1, [hurt]]);
  });

  test("ER-4 投球数が読めなくても、実施率は届く", async () => {
    await add("あおい", "h1");
    await server.db.query("alter view live_pitch_counts rename to away");
    const reply = await get().finally(() => server.db.query("alter view away rename to live_pitch_counts"));
    expect(reply.json()).toMatchObject({ guard: null, practice: { rate: 0 }, load: { rises: [] }, pain: [] });
  });

  test.each(["?period=4", "?period=x", "?grade=e3", "/heat?page=0", "/heat?page=1001", "/heat?limit=7"])(
    "「%s」は400",
    async (search) => {
      expect((await get(search)).statusCode).toBe(400);
    },
  );
});

describe("GET /api/coach/dashboard/heat", () => {
  test("実施率の低い人から、日ごとの分。記録のない日は null", async () => {
    const [often, seldom] = [await add("おおい", "j1"), await add("すくない", "j1")];
    await add("こども", "e1");
    await addRecords(server.db, teamId, often, ["2026-11-14", { date: "2026-11-20", minutes: 45 }, "2026-11-20"]);
    await addRecords(server.db, teamId, seldom, ["2026-11-12", "2026-11-13"]);

    expect((await get("/heat?period=1&grade=j")).json()).toEqual({
      unit: "minutes",
      columns: [13, 14, 15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}`),
      rows: [
        { ...pickMemberName(seldom, "すくない", "j1"), values: [30, null, null, null, null, null, null, null] },
        { ...pickMemberName(often, "おおい", "j1"), values: [null, 30, null, null, null, null, null, 75] },
      ],
      total: 2,
    });
  });

  test("3か月では、月曜からの週ごとの実施日数", async () => {
    const id = await add("おおい", "j1");
    await addRecords(server.db, teamId, id, ["2026-11-15", "2026-11-16", "2026-11-16", "2026-11-20"]);
    const { unit, columns, rows } = (await get("/heat?period=3")).json();
    expect([unit, columns.length, columns[0], columns.at(-1)]).toEqual(["days", 14, "2026-08-17", "2026-11-16"]);
    expect(rows[0].values.slice(-3)).toEqual([null, 1, 2]);
  });

  test("EN-11 1ページは10人。26人目は、25人ずつなら2ページ目", async () => {
    await server.db.query(
      `insert into members (team_id, last_name, first_name, grade, created_at)
       select $1, 'せんしゅ', n, 'j1', '2026-01-01' from generate_series(1, 26) n`,
      [teamId],
    );
    const first = (await get("/heat")).json();
    expect([first.rows.length, first.rows[9].first_name, first.total]).toEqual([10, "10", 26]);
    const second = (await get("/heat?page=2&limit=25")).json();
    expect([second.rows.length, second.rows[0].first_name, second.total]).toEqual([1, "26", 26]);
    // A page that was looked at before players left.
    expect((await get("/heat?page=3&limit=25")).json()).toEqual(second);
  });
});
