import { defaultSettings } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { upsertSettings } from "../../store/team/settings.ts";
import { addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";
import { addPitches, addPlayer, addRecords, fridayEvening } from "./home.fixtures.ts";

let now = fridayEvening;
let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = fridayEvening;
  await removeTeams(server.db);
  teamId = (await addTeam(server.db)).team_id;
  const user = await addUser(server.db, teamId);
  headers = { authorization: `Token ${await createSession(server.db, user.id, false, now)}` };
});

const home = async () => {
  const reply = await server.app.inject({ url: "/api/coach/home", headers });
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const pickMemberName = (id: number, name: string, grade: string) => {
  const [last_name, first_name] = name.split(" ");
  return { id, last_name, first_name, grade };
};

describe("GET /api/coach/home", () => {
  test("まだだれもいないチームでは、どの区画も空", async () => {
    expect(await home()).toEqual({
      as_of: "2026-11-20T11:00:00.000Z",
      today: "2026-11-20",
      since: "2026-11-14",
      applied: { total: 0, first: [] },
      invited: { total: 0, first: [] },
      practice: { until: "2026-11-20", stages: [], today: [], missing: { total: 0, first: [] } },
      pain: { total: 0, first: [] },
      guard: { total: 0, first: [], counts: { pain: 0, over: 0, reached: 0, over_yesterday: 0, caution: 0 } },
      bests: { total: 0, first: [] },
      events: [],
      notes: { unanswered: 0, pain: 0, first: [] },
      open: { total: 0, first: [] },
      information: [],
    });
  });

  test("今日登録した人は、今日の記録があってはじめて提出済み", async () => {
    const [waiting, done] = [
      await addPlayer(server.db, teamId, { name: "あたらし 一", grade: "j1", registered: "2026-11-20" }),
      await addPlayer(server.db, teamId, { name: "いそぎ 二", grade: "j1", registered: "2026-11-20" }),
    ];
    await addRecords(server.db, teamId, done, ["2026-11-20"]);
    expect((await home()).practice.today).toEqual([
      {
        group: "j",
        members: 2,
        submitted: 1,
        players: [
          { ...pickMemberName(waiting, "あたらし 一", "j1"), submitted: false, days_without: 0 },
          { ...pickMemberName(done, "いそぎ 二", "j1"), submitted: true, days_without: 0 },
        ],
      },
    ]);
  });

  test("痛みの報告は7日以内、一人に最後の一つ、新しい順。退団した人と、ほかのチームは数えない", async () => {
    const [old, left, elbow, knee] = [
      await addPlayer(server.db, teamId, { name: "まえ 一", grade: "j1" }),
      await addPlayer(server.db, teamId, { name: "たいだん 二", grade: "j1", state: "archived" }),
      await addPlayer(server.db, teamId, { name: "ひじ 三", grade: "j1" }),
      await addPlayer(server.db, teamId, { name: "ひざ 四", grade: "e5" }),
    ];
    const report = (id: number, date: string, part: string, pain: number) =>
      addRecords(server.db, teamId, id, [{ date, part, pain }]);
    await report(old, "2026-11-13", "elbow", 8);
    await report(left, "2026-11-20", "elbow", 8);
    await report(elbow, "2026-11-18", "elbow", 6);
    await report(elbow, "2026-11-19", "elbow", 2);
    await report(knee, "2026-11-20", "knee", 4);
    await addRecords(server.db, teamId, knee, [{ date: "2026-11-20", pain: 0 }]);
    const other = (await addTeam(server.db)).team_id;
    const theirs = await addPlayer(server.db, other, { name: "よそ 五", grade: "e1" });
    await addRecords(server.db, other, theirs, [{ date: "2026-11-20", part: "elbow", pain: 8 }]);

    const said = { side: null, note: "" };
    expect((await home()).pain).toEqual({
      total: 2,
      first: [
        { member: pickMemberName(knee, "ひざ 四", "e5"), date: "2026-11-20", part: "knee", pain: 4, ...said },
        { member: pickMemberName(elbow, "ひじ 三", "j1"), date: "2026-11-19", part: "elbow", pain: 2, ...said },
      ],
    });
  });

  test("直近7日の実施率、今日の提出、3日以上の人。登録より前の日は数えない。ほかのチームは混ざらない", async () => {
    const aoki = await addPlayer(server.db, teamId, { name: "あおき 一", grade: "j3" });
    const ueda = await addPlayer(server.db, teamId, { name: "うえだ 二", grade: "j1", registered: "2026-11-19" });
    const ono = await addPlayer(server.db, teamId, { name: "おの 三", grade: "e2" });
    await addPlayer(server.db, teamId, { name: "たいだん 四", grade: "h3", state: "archived" });
    await addRecords(server.db, teamId, aoki, ["2026-11-09", "2026-11-10", "2026-11-16", "2026-11-17", "2026-11-20"]);
    // The records of the first days are from before the registration.
    await addRecords(server.db, teamId, ueda, ["2026-11-16", "2026-11-19"]);
    await addRecords(server.db, teamId, ono, ["2026-10-31"]);
    const other = (await addTeam(server.db)).team_id;
    await addRecords(server.db, other, await addPlayer(server.db, other, { name: "よそ 五", grade: "e1" }), [
      "2026-11-20",
    ]);

    const { practice } = await home();
    expect(practice.stages).toEqual([
      // Saturday and Sunday 0 of 1, Monday and Tuesday 1 of 1, Wednesday 0 of 1, Thursday and Friday 1 of 2: 4 of 9.
      { group: "j", members: 2, days: [0, 0, 100, 100, 0, 50, 50], total: 44, last_week: 29 },
      { group: "e", members: 1, days: [0, 0, 0, 0, 0, 0, 0], total: 0, last_week: 0 },
    ]);
    expect(practice.today).toEqual([
      {
        group: "j",
        members: 2,
        submitted: 1,
        players: [
          { ...pickMemberName(aoki, "あおき 一", "j3"), submitted: true, days_without: 0 },
          { ...pickMemberName(ueda, "うえだ 二", "j1"), submitted: false, days_without: 1 },
        ],
      },
      {
        group: "e",
        members: 1,
        submitted: 0,
        players: [{ ...pickMemberName(ono, "おの 三", "e2"), submitted: false, days_without: 20 }],
      },
    ]);
    expect(practice.missing).toEqual({ total: 1, first: [pickMemberName(ono, "おの 三", "e2")] });
  });

  test("チームの決めた時刻までは、今日を途中として数えない。月曜でも7日が並ぶ", async () => {
    const id = await addPlayer(server.db, teamId, { name: "あおき 一", grade: "j3" });
    await addRecords(server.db, teamId, id, ["2026-11-22", "2026-11-23"]);
    const at = async (time: string) => {
      now = new Date(`2026-11-23T${time}+09:00`);
      const { practice } = await home();
      return [practice.until, practice.stages[0].days, practice.stages[0].total];
    };
    const before = ["2026-11-22", [0, 0, 0, 0, 0, 100, null], 17];
    const after = ["2026-11-23", [0, 0, 0, 0, 0, 100, 100], 29];
    expect([await at("19:59:00"), await at("20:00:00")]).toEqual([before, after]);
    const own = defaultSettings("baseball", "rubber");
    const { id: coach } = await addUser(server.db, teamId);
    await upsertSettings(server.db, teamId, { ...own, record_hour: 18, version: 1 }, coach, now);
    expect([await at("17:59:00"), await at("18:00:00")]).toEqual([before, after]);
  });

  test("承認待ちは新しい順に二人の名前、招待中は受けていない人だけ", async () => {
    await addPlayer(server.db, teamId, { name: "はじめ 一", grade: "e1", state: "applied" });
    const second = await addPlayer(server.db, teamId, { name: "つぎ 二", grade: "e1", state: "applied" });
    const third = await addPlayer(server.db, teamId, { name: "いま 三", grade: "e1", state: "applied" });
    const invited = await addPlayer(server.db, teamId, { name: "まち 四", grade: "j1", usage: "wait_acceptance" });
    await addPlayer(server.db, teamId, { name: "なし 五", grade: "j1" });

    expect(await home()).toMatchObject({
      applied: { total: 3, first: [pickMemberName(third, "いま 三", "e1"), pickMemberName(second, "つぎ 二", "e1")] },
      invited: { total: 1, first: [pickMemberName(invited, "まち 四", "j1")] },
      practice: { stages: [{ group: "j", members: 2 }] },
    });
  });

  test("BE-1 投球数は痛み、超過、到達、きのうの超過、注意の順。余裕のある人は数えない", async () => {
    const [near, over, fine, hurt, yesterday] = [
      await addPlayer(server.db, teamId, { name: "ちゅうい 一", grade: "e6" }),
      await addPlayer(server.db, teamId, { name: "ちょうか 二", grade: "e6" }),
      await addPlayer(server.db, teamId, { name: "よゆう 三", grade: "e6" }),
      await addPlayer(server.db, teamId, { name: "いたみ 四", grade: "e6" }),
      await addPlayer(server.db, teamId, { name: "きのう 五", grade: "e6" }),
    ];
    // 学童部 of the rubber ball: 70 a day.
    await addPitches(server.db, teamId, near, "2026-11-20", 60);
    await addPitches(server.db, teamId, over, "2026-11-20", 71);
    await addPitches(server.db, teamId, fine, "2026-11-20", 20);
    await addPitches(server.db, teamId, hurt, "2026-11-16", 20);
    await addRecords(server.db, teamId, hurt, [{ date: "2026-11-19", part: "elbow", pain: 5 }]);
    await addPitches(server.db, teamId, yesterday, "2026-11-19", 72);

    expect((await home()).guard).toEqual({
      total: 4,
      first: [pickMemberName(hurt, "いたみ 四", "e6"), pickMemberName(over, "ちょうか 二", "e6")],
      counts: { pain: 1, over: 1, reached: 0, over_yesterday: 1, caution: 1 },
    });
  });

  test("この7日の自己ベスト。項目は名前と単位で、小さいほどよい項目の伸びも正", async () => {
    const runner = await addPlayer(server.db, teamId, { name: "はしる 一", grade: "j2" });
    const { rows } = await server.db.query(
      `insert into measure_items (team_id, name, unit, better, decimals, position)
       values ($1, '50m走', '秒', 'lower', 1, 1) returning id`,
      [teamId],
    );
    for (const [date, value] of [
      ["2026-11-13", 7.6],
      ["2026-11-17", 7.4],
    ]) {
      await server.db.query(
        "insert into measure_values (team_id, member_id, item_id, date, value, entered_at) values ($1, $2, $3, $4, $5, $6)",
        [teamId, runner, rows[0].id, date, value, now],
      );
    }
    expect((await home()).bests).toEqual({
      total: 1,
      first: [
        {
          member: pickMemberName(runner, "はしる 一", "j2"),
          date: "2026-11-17",
          measured: { item: "50m走", unit: "秒", decimals: 1, less_is_better: true },
          value: 7.4,
          gain: 0.2,
        },
      ],
    });
  });

  test("61人の区分では、記録のない人から24人の札", async () => {
    await server.db.query(
      `insert into members (team_id, last_name, first_name, last_name_kana, grade, created_at)
       select $1, 'せんしゅ', n, lpad(n::text, 2, '0'), 'j1', '2026-11-10' from generate_series(1, 61) n`,
      [teamId],
    );
    const { rows } = await server.db.query("select id from members where team_id = $1 order by id limit 1", [teamId]);
    await addRecords(server.db, teamId, rows[0].id, ["2026-11-20"]);
    const [stage] = (await home()).practice.today;
    expect([stage.members, stage.submitted, stage.players.length]).toEqual([61, 1, 24]);
    expect(stage.players[0]).toMatchObject({ first_name: "2", days_without: 10 });
    expect(stage.players.map(({ id }: { id: number }) => id)).not.toContain(rows[0].id);
  });

  test.each([
    { table: "practice_days", missing: ["practice", "pain", "guard"] },
    { table: "training_entries", missing: ["pain", "guard"] },
    { table: "live_pitch_counts", missing: ["guard"] },
    { table: "measurement_days", missing: ["bests"] },
    { table: "notes", missing: ["notes"] },
    { table: "information_reads", missing: ["information"] },
  ])("ER-4 $missing が読めなくても、ほかの区画は届く", async ({ table, missing }) => {
    await server.db.query(`alter table ${table} rename to away`);
    const reply = await home().finally(() => server.db.query(`alter table away rename to ${table}`));
    const parts = ["practice", "pain", "guard", "bests", "notes", "information"];
    expect(parts.filter((name) => reply[name] === null)).toEqual(missing);
    expect(reply.applied).toEqual({ total: 0, first: [] });
  });

  test("次の行事は、終わっていない3つ。中止も見え、足りない出欠と重なりを数える", async () => {
    const [one, two] = [
      await addPlayer(server.db, teamId, { name: "あたらし 一", grade: "j1" }),
      await addPlayer(server.db, teamId, { name: "いそぎ 二", grade: "j1" }),
    ];
    const hour = 60 * 60 * 1000;
    const at = (hours: number) => new Date(fridayEvening.getTime() + hours * hour);
    const add = async (title: string, from: number, to: number, more: { ids?: number[]; cancelled?: boolean } = {}) => {
      const { rows } = await server.db.query<{ id: number }>(
        `insert into events (team_id, kind, title, all_day, meets_at, starts_at, ends_at, timetable, place, meeting_place,
           opponent, bring, if_rain, note, contact_name, contact_phone, everyone, member_ids, audience, remind, cars,
           author, created_at, updated_at, state, cancelled_at)
         values ($1, 'practice', $2, false, $3, $4, $5, '[]', '河川敷', '', '', '', '', '', '', '', $6, $7, '', false,
           false, '監督', $8, $8, $9, $10) returning id`,
        [
          teamId,
          title,
          at(from),
          at(from + 1),
          at(to),
          !more.ids,
          more.ids ?? [],
          fridayEvening,
          more.cancelled ? "cancelled" : "planned",
          more.cancelled ? fridayEvening : null,
        ],
      );
      return rows[0]?.id ?? 0;
    };
    await add("終わった練習", -5, 0);
    const practice = await add("練習", 10, 14);
    const cancelled = await add("中止の練習", 12, 14, { cancelled: true });
    await add("次の週の練習", 100, 103);
    await server.db.query(
      `insert into provider_events (title, body, all_day, starts_at, ends_at, place, target, author, published_at)
       values ('講習会', '', false, $1, $2, 'オンライン', '指導者', '運営事務局', $3)`,
      [at(50), at(51), fridayEvening],
    );
    await server.db.query(
      "insert into event_attendance (team_id, event_id, member_id, answer, answered_at, late) values ($1, $2, $3, 'absent', $4, false)",
      [teamId, practice, one, now],
    );
    expect((await home()).events).toMatchObject([
      {
        of: "team",
        id: practice,
        title: "練習",
        begins_at: at(10).toISOString(),
        place: "河川敷",
        unanswered: 1,
        clashes: false,
      },
      { of: "team", id: cancelled, cancelled: true, unanswered: 2, clashes: false },
      { of: "provider", title: "講習会", unanswered: null },
    ]);
    await add("体験会", 14, 16, { ids: [two] });
    expect((await home()).events[2]).toMatchObject({ title: "体験会", clashes: false });
    const apart = await add("個人練習", 13, 15, { ids: [] });
    expect((await home()).events[0]).toMatchObject({ id: practice, clashes: false });
    await server.db.query("update events set member_ids = $2 where id = $1", [apart, [two]]);
    expect((await home()).events[0]).toMatchObject({ id: practice, clashes: true });
    await server.db.query("delete from provider_events");
  });
});
