import type { NationalRanking, TeamRanking } from "@kyuseki/domain";
import { addDays, defaultSettings } from "@kyuseki/domain";
import { nationalMoment, rankingRanges } from "@kyuseki/domain/ranking";
import { lastExpectedDay, practiceRate } from "@kyuseki/domain/training";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { upsertSettings } from "../../store/team/settings.ts";
import { addMember, addTeam, addUser, startTestServer, type TestServer } from "../../testing.ts";
import { type Measured, measure } from "./rankings.fixtures.ts";

let now = new Date("2026-11-20T03:00:00Z");
const asOf = "2026-11-19";
let server: TestServer;
let own: number;
let ownCoach: number;
const others: { team_id: number; members: number[] }[] = [];
let headers: { authorization: string };

/** Six teams of six boys of high school: 1 hits 101, 111 … 151 km/h, 2 hits 102, 112 …; ours is number 3. */
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  const rows: Measured[] = [];
  for (let team = 1; team <= 6; team += 1) {
    const { team_id } = await addTeam(server.db, { name: `クラブ${team}`, prefecture: team <= 3 ? 13 : 27 });
    const members: number[] = [];
    for (let player = 0; player < 6; player += 1) {
      const { id } = await addMember(server.db, team_id, {
        last_name: `姓${team}`,
        first_name: `名${team}-${player}`,
        grade: "h2",
      });
      members.push(id);
      rows.push({ team_id, id, date: asOf, speed: 101 + 10 * player + team - 1 });
    }
    if (team === 3) own = team_id;
    others.push({ team_id, members });
  }
  await server.db.query("update members set created_at = '2026-01-01T00:00:00+09:00'");
  await measure(server.db, rows);
  ownCoach = (await addUser(server.db, own)).id;
  headers = { authorization: `Token ${await createSession(server.db, ownCoach, true, now)}` };
});
afterAll(() => server.stop());

async function ask<Reply>(path: string, expected = 200): Promise<Reply> {
  const reply = await server.app.inject({ url: `/api/coach/ranking/${path}`, headers });
  expect(reply.statusCode).toBe(expected);
  return reply.json();
}
const individual = (search = "") => ask<NationalRanking>(`individual/national${search}`);
const teams = (search = "") => ask<TeamRanking>(`team/national${search}`);

describe("全国ランキング（個人）", () => {
  test("自分たちは名前で、前後は順位・都道府県・学年・値だけで並ぶ", async () => {
    const reply = await individual("?grade=h&gender=M");
    expect(reply).toMatchObject({ as_of: asOf, players: 36, first: 156, own_total: 6, national: true });
    expect(reply.range).toEqual({ start: "2026-10-19", end: "2026-11-19" });
    expect(reply.own[0]).toEqual({
      id: others[2]?.members[5],
      last_name: "姓3",
      first_name: "名3-5",
      last_name_kana: "さとう",
      first_name_kana: "いちろう",
      grade: "h2",
      place: 4,
      rank: 4,
      value: 153,
      share: 11.1,
    });
    expect(reply.rows.map(({ place }) => place)).toEqual([
      1, 2, 3, 4, 5, 9, 10, 11, 15, 16, 17, 21, 22, 23, 27, 28, 29, 33, 34, 35,
    ]);
    expect(reply.rows[0]).toEqual({ place: 1, rank: 1, value: 156, prefecture: 27, grade: "h2", member: null });
    expect(reply.rows[3]).toEqual({
      place: 4,
      rank: 4,
      value: 153,
      prefecture: 13,
      grade: "h2",
      member: { id: others[2]?.members[5], last_name: "姓3", first_name: "名3-5" },
    });
    expect(reply.bins.counts.reduce((sum, count) => sum + count, 0)).toBe(36);
  });

  test("AP-6 ほかのチームの名前も id も、答えのどこにもない", async () => {
    const text = JSON.stringify([await individual("?page=1&limit=100"), await individual()]);
    for (const team of [1, 2, 4, 5, 6]) expect(text).not.toContain(`姓${team}`);
    expect(text).not.toContain("team_id");
    const ids = others.flatMap(({ team_id, members }) => (team_id === own ? [] : members));
    const sent = new Set(
      JSON.parse(text).flatMap((reply: NationalRanking) => reply.rows.map(({ member }) => member?.id)),
    );
    expect(ids.filter((id) => sent.has(id))).toEqual([]);
  });

  test("ページを送れる。最後のページを過ぎたら最後のページ", async () => {
    const second = await individual("?page=2&limit=25");
    expect(second.rows.map(({ place }) => place)).toEqual(Array.from({ length: 11 }, (_, index) => 26 + index));
    expect((await individual("?page=99&limit=25")).rows).toEqual(second.rows);
  });

  test("順位の下からもページを送れる", async () => {
    const lowest = await individual("?page=1&limit=10&sort=-place");
    expect(lowest.rows.map(({ place }) => place)).toEqual([36, 35, 34, 33, 32, 31, 30, 29, 28, 27]);
    expect((await individual("?page=4&limit=10&sort=-place")).rows.map(({ place }) => place)).toEqual([
      6, 5, 4, 3, 2, 1,
    ]);
  });

  test("学年を言わなければ、チームに多い学校の選手だけと比べる。すべてを望めば分けない", async () => {
    const [{ members } = { members: [] }] = others;
    await server.db.query("update members set grade = 'e6' where id = any ($1::int[])", [members]);
    now = new Date("2026-11-22T15:00:00Z");
    expect(await individual()).toMatchObject({ grade: "h", players: 30 });
    expect(await individual("?grade=all")).toMatchObject({ grade: null, players: 36 });
    expect(await teams("?kind=exit_speed")).toMatchObject({ grade: "h", teams: 5 });
    expect(await teams("?kind=exit_speed&grade=all")).toMatchObject({ grade: null, teams: 6 });
    expect(await teams()).toMatchObject({ grade: null });
    await server.db.query("update members set grade = 'h2' where id = any ($1::int[])", [members]);
    now = new Date("2026-11-20T03:00:00Z");
  });

  test.each([
    { search: "?grade=j", expected: { players: 0, too_few: false } },
    { search: "?gender=F", expected: { players: 0, too_few: false } },
    { search: "?kind=4", expected: { players: 0, too_few: true } },
  ])("10人に満たない集まりは見せない（$search）", async ({ search, expected }) => {
    await server.db.query("delete from measurements where mode = 2");
    await measure(
      server.db,
      others.flatMap(({ team_id, members }) => ({
        team_id,
        id: members[0] ?? 0,
        date: asOf,
        speed: 100,
        mode: 2 as const,
      })),
    );
    expect(await individual(search)).toMatchObject({
      ...expected,
      first: null,
      own: [],
      rows: [],
      bins: { counts: [] },
    });
  });

  test("その日の間は同じで、次の日に新しくなる", async () => {
    const before = await individual();
    await measure(server.db, [
      { team_id: own, id: others[2]?.members[0] ?? 0, date: asOf, speed: 170 },
      { team_id: own, id: others[2]?.members[1] ?? 0, date: "2026-11-20", speed: 180 },
    ]);
    expect(await individual()).toEqual(before);
    now = new Date("2026-11-20T15:00:00Z");
    const after = await individual();
    expect([after.as_of, after.first]).toEqual(["2026-11-20", 180]);
    now = new Date("2026-11-20T03:00:00Z");
    await server.db.query("delete from measurements where speed >= 170");
  });

  test("P4 辞めた選手は、名前を失って残る", async () => {
    const { id } = await addMember(server.db, own, { last_name: "退団", grade: "h1", gender: "M" });
    await measure(server.db, [
      { team_id: own, id, date: "2026-11-10", speed: 99, batting_type: 3 },
      ...others.flatMap(({ team_id, members }) =>
        members.slice(0, 2).map((member) => ({ team_id, id: member, date: asOf, speed: 90, batting_type: 3 as const })),
      ),
    ]);
    expect((await individual("?batting_type=3")).rows[0]?.member).toMatchObject({ last_name: "退団" });
    await server.db.query("update members set deleted_at = $1 where last_name = '退団'", [now]);
    const after = await individual("?batting_type=3");
    expect(after.rows[0]).toEqual({ place: 1, rank: 1, value: 99, prefecture: 13, grade: "h1", member: null });
    expect(after.own_total).toBe(2);
  });
});

describe("全国ランキング（チーム）", () => {
  test("上位5人の平均で並び、都道府県の中の順位と、上のチームとの差がわかる", async () => {
    const reply = await teams("?kind=exit_speed");
    expect(reply).toMatchObject({ as_of: asOf, teams: 6, median: 133.5 });
    expect(reply.rows.map(({ rank, name, value, members, own: is }) => [rank, name, value, members, is])).toEqual([
      [1, "クラブ6", 136, 6, false],
      [2, "クラブ5", 135, 6, false],
      [3, "クラブ4", 134, 6, false],
      [4, "クラブ3", 133, 6, true],
      [5, "クラブ2", 132, 6, false],
      [6, "クラブ1", 131, 6, false],
    ]);
    expect(reply.own).toEqual({
      place: 4,
      rank: 4,
      rank_before: null,
      value: 133,
      members: 6,
      above: { rank: 3, gap: 1, records: null },
      prefecture: { rank: 1, teams: 3, rank_before: null },
    });
  });

  test("人数・都道府県の順にも並べられ、名前で探せる", async () => {
    const names = async (search: string) => {
      const { listed, teams: all, rows } = await teams(`?kind=exit_speed&page=1&${search}`);
      return [listed, all, rows.map(({ name }) => name).join(" ")];
    };
    expect(await names("sort=-place")).toEqual([6, 6, "クラブ1 クラブ2 クラブ3 クラブ4 クラブ5 クラブ6"]);
    expect(await names("sort=prefecture")).toEqual([6, 6, "クラブ3 クラブ2 クラブ1 クラブ6 クラブ5 クラブ4"]);
    expect(await names("sort=-prefecture")).toEqual([6, 6, "クラブ6 クラブ5 クラブ4 クラブ3 クラブ2 クラブ1"]);
    expect(await names(`q=${encodeURIComponent("ｸﾗﾌﾞ 4")}`)).toEqual([1, 6, "クラブ4"]);
    expect(await names("q=x")).toEqual([0, 6, ""]);
    const found = await teams(`?kind=exit_speed&q=${encodeURIComponent("クラブ1")}`);
    expect(found.rows.map(({ rank }) => rank)).toEqual([6]);
    expect(found.own?.rank).toBe(4);
  });

  test("打球飛距離も、上位5人の平均で並ぶ", async () => {
    await server.db.query("update measurements set distance = speed - 50 where mode = 1");
    now = new Date("2026-11-23T15:00:00Z");
    const reply = await teams("?kind=distance");
    expect(reply).toMatchObject({ teams: 6, batting_type: 1, ball: "rubber", own: { rank: 4, value: 83 } });
    now = new Date("2026-11-20T03:00:00Z");
  });

  test("5人測っていないチームは並ばない", async () => {
    expect(await teams("?kind=exit_speed&grade=j")).toMatchObject({ teams: 0, own: null, rows: [] });
  });

  test("実施率は記録した日数 ÷（人数 × 登録してからの日数）で、100%を超えない", async () => {
    // 32 days of 6 players.
    const rows = others.map(({ team_id }, index) => ({ team_id, recorded: [20, 60, 96, 96, 150, 300][index] }));
    await server.db.query(
      `insert into team_practice_days (team_id, date, recorded)
       select team_id, date '2026-11-19', recorded from jsonb_to_recordset($1) as (team_id int, recorded int)
       union all select team_id, date '2026-11-20', 100 from jsonb_to_recordset($1) as (team_id int)
       union all select team_id, date '2026-10-18', 10 from jsonb_to_recordset($1) as (team_id int)`,
      [JSON.stringify(rows)],
    );
    const reply = await teams("?page=1");
    expect(reply.rows.map(({ rank, name, value }) => [rank, name, value])).toEqual([
      [1, "クラブ6", 100],
      [2, "クラブ5", 78.1],
      [3, "クラブ3", 50],
      [3, "クラブ4", 50],
      [5, "クラブ2", 31.3],
      [6, "クラブ1", 10.4],
    ]);
    expect(reply.own).toMatchObject({
      rank: 3,
      rank_before: 1,
      members: 6,
      above: { rank: 2, gap: 28.1, records: 54 },
      prefecture: { rank: 1, teams: 3, rank_before: 1 },
    });
  });

  test("実施率は、卒業した選手や削除した選手の記録を数えない。いる選手の実施記録と同じ", async () => {
    const earlier = now;
    now = new Date("2026-12-20T03:00:00Z");
    await server.db.query("delete from team_practice_days");
    const graduated = await addMember(server.db, own, { grade: "h3", state: "archived" });
    const deleted = await addMember(server.db, own, { grade: "h2" });
    // Whose app goes on sending what they do in another club.
    const longGone = await addMember(server.db, own, { grade: "h3", state: "archived" });
    await server.db.query("update members set created_at = '2026-01-01T00:00:00+09:00'");
    await server.db.query("update members set archived_at = '2026-03-20T00:00:00+09:00' where id = $1", [longGone.id]);
    await server.db.query("update members set archived_at = $1 where id = $2", [now, graduated.id]);
    await server.db.query("update members set deleted_at = $1 where id = $2", [now, deleted.id]);
    // Of 31 days each of those who are there recorded on two, those who left on ten; before it one on one, ten on ten.
    const record = (ids: readonly number[], first: string, days: number) =>
      server.db.query(
        `insert into training_entries (team_id, member_id, date, menu, source, source_id)
         select $1, id, $3::date + day, 'swing', 'test', gen_random_uuid()::text
         from unnest($2::int[]) id, generate_series(0, $4::int - 1) day`,
        [own, ids, first, days],
      );
    const present = others[2]?.members ?? [];
    await record(present, "2026-12-10", 2);
    await record(present, "2026-11-01", 1);
    const away = [graduated.id, deleted.id, longGone.id];
    for (const first of ["2026-12-01", "2026-11-01"]) await record(away, first, 10);
    const reply = await teams("");
    expect(reply.own).toMatchObject({ members: 6, value: 6.5, rank: 1, rank_before: 1 });
    const { current } = rankingRanges(2, nationalMoment(now));
    const { rate } = practiceRate(["2026-12-10", "2026-12-11"], {
      range: current,
      registeredOn: "2026-01-01",
      until: current.end,
    });
    expect(reply.own?.value).toBe(Math.round(1000 * (rate ?? 0)) / 10);
    now = earlier;
    await server.db.query("delete from members where id = any($1)", [away]);
  });

  test.each([
    { name: "選手を登録するより前", column: "created_at", today: "2027-02-10" },
    { name: "選手が在籍に戻るより前", column: "returned_at", today: "2027-02-11" },
  ])("実施率は、求めない日の記録を数えない。その選手の実施記録と同じ：$name", async ({ column, today }) => {
    const earlier = now;
    now = new Date(`${today}T03:00:00Z`);
    await server.db.query("delete from team_practice_days");
    const players = others[2]?.members ?? [];
    const registeredOn = addDays(today, -10);
    await server.db.query(`update members set ${column} = $1 where id = any($2)`, [
      `${registeredOn}T23:59:00+09:00`,
      players,
    ]);
    // Of the ten days that the coach entered on the day of the registration, only that day counts; of the month before none.
    const days = ["2026-12-20", ...Array.from({ length: 10 }, (_, at) => addDays(registeredOn, at - 9))];
    await server.db.query(
      `insert into training_entries (team_id, member_id, date, menu, source, source_id)
       select $1, id, day, 'swing', 'test', gen_random_uuid()::text from unnest($2::int[]) id, unnest($3::date[]) day`,
      [own, players, days],
    );
    const { current } = rankingRanges(2, nationalMoment(now));
    const { rate } = practiceRate(days, { range: current, registeredOn, until: current.end });
    expect(rate).toBe(0.1);
    expect((await teams("")).own).toMatchObject({ members: 6, value: 10, rank: 1, rank_before: null });
    now = earlier;
    await server.db.query("delete from training_entries where member_id = any($1)", [players]);
    await server.db.query("update members set created_at = '2026-01-01T00:00:00+09:00', returned_at = null");
  });

  test("実施率は、実施記録と同じ日までを期待する：全国はきのうまでで、きのうはどの時刻の設定でも数え終わっている", async () => {
    const settings = { ...defaultSettings("baseball", "rubber"), record_hour: 23, version: 1 };
    await upsertSettings(server.db, own, settings, ownCoach, now);
    const earlier = now;
    for (const [at, last] of [
      ["2026-12-10T00:00:00+09:00", "2026-12-09"],
      ["2026-12-11T22:59:59+09:00", "2026-12-10"],
    ] as const) {
      now = new Date(at);
      const asOf = nationalMoment(now);
      const until = lastExpectedDay(asOf, settings.record_hour);
      expect(until).toBe(last);
      // Every player of ours has a record on that day and on none before it.
      await server.db.query("delete from team_practice_days");
      await server.db.query(
        "insert into team_practice_days (team_id, date, recorded) values ($1, $2, 6), ($1, $2::date + 1, 6)",
        [own, last],
      );
      const { current } = rankingRanges(2, asOf);
      const { rate } = practiceRate([last], { range: current, registeredOn: "2026-01-01", until });
      const { value } = (await teams("")).own ?? { value: null };
      expect(value).toBe(Math.round(1000 * (rate ?? 0)) / 10);
    }
    now = earlier;
    await server.db.query("delete from team_settings");
  });

  test("AP-6 参加をやめたチームと閉じたチームは、その日の集計からもすぐに消える", async () => {
    const names = async () => {
      const reply = await teams("?kind=exit_speed&period=1");
      return [(await individual("?period=1")).players, reply.teams, reply.rows.map(({ name }) => name).join(" ")];
    };
    expect(await names()).toEqual([36, 6, "クラブ6 クラブ5 クラブ4 クラブ3 クラブ2 クラブ1"]);
    const draft = { ...defaultSettings("baseball", "rubber"), national: false, version: 1 };
    await upsertSettings(server.db, others[5]?.team_id ?? 0, draft, ownCoach, now);
    expect(await names()).toEqual([30, 5, "クラブ5 クラブ4 クラブ3 クラブ2 クラブ1"]);
    await server.db.query("update teams set closed_at = $1 where name = 'クラブ5'", [now]);
    expect(await names()).toEqual([24, 4, "クラブ4 クラブ3 クラブ2 クラブ1"]);
    await server.db.query("update teams set closed_at = null");
    await server.db.query("delete from team_settings");
  });

  test("参加しないチームは、自分の画面にもほかの画面にも出ない", async () => {
    const draft = { ...defaultSettings("baseball", "rubber"), national: false, version: 1 };
    await upsertSettings(server.db, own, draft, ownCoach, now);
    expect(await individual("?period=3")).toMatchObject({ national: false, players: 30, own: [], own_total: 0 });
    expect(await teams("?kind=exit_speed&period=3")).toMatchObject({ national: false, teams: 5, own: null });
    await server.db.query("delete from team_settings");
  });

  test("ソフトボールと野球は混ざらない", async () => {
    const { team_id } = await addTeam(server.db, { sport_type: "softball", ball: "soft" });
    const { id } = await addUser(server.db, team_id);
    const mine = headers;
    headers = { authorization: `Token ${await createSession(server.db, id, false, now)}` };
    expect(await individual()).toMatchObject({ ball: "soft", players: 0 });
    expect(await individual("?kind=3")).toMatchObject({ ball: null, players: 0, too_few: false });
    await ask("individual/national?ball=rubber", 400);
    headers = mine;
  });
});
