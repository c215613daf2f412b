import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hourMs } from "../notices/notices.fixture.ts";
import { newEvent, startEvents } from "./events.fixture.ts";

let club: Awaited<ReturnType<typeof startEvents>>;
beforeAll(async () => {
  club = await startEvents();
});
afterAll(() => club.stop());
beforeEach(() => club.begin());

const list = async (from = "2026-11-01", to = "2026-11-30") =>
  (await club.get(`?${new URLSearchParams({ from, to })}`)).json().team;
const titles = async (from: string, to: string) =>
  (await list(from, to)).map((event: { title: string }) => event.title);

describe("EV-1: チームの行事", () => {
  test("入力したとおりに保存され、招待した選手の出欠がまだの順に読める", async () => {
    const member = await club.member({ grade: "e5" });
    const { repeat_until: _, tell: _tell, ...draft } = newEvent({ timetable: [{ time: "08:30", label: "アップ" }] });
    const event = await club.create(draft);

    expect(event).toMatchObject({
      ...draft,
      state: "planned",
      version: 1,
      cancelled: null,
      author: "大野 直人 監督",
      later_occurrences: 0,
      attendance: [{ member_id: member, answer: null, comment: "", answered_at: null, late: false, by: null }],
      duties: [],
      car_answers: [],
      clashes: [],
      measuring_day_id: null,
    });
    expect(await club.event(event.event_id)).toEqual(event);
    const { rows } = await club.db.query("select action from audit_log order by id");
    expect(rows).toEqual([{ action: "event_created" }]);
  });

  test("一覧には期間に少しでもかかる行事が早い順に並び、人数はいまの招待で数える", async () => {
    const [a, b] = [await club.member(), await club.member()];
    const game = await club.create({ capacity: 9 });
    await club.create({
      title: "合宿",
      kind: "other",
      all_day: true,
      meets_at: null,
      starts_at: "2026-11-20T15:00:00.000Z",
      ends_at: "2026-11-22T15:00:00.000Z",
      timetable: [],
      deadline: null,
      remind: false,
      everyone: false,
      member_ids: [b],
    });
    await club.answer(game.event_id, a, "partly");

    expect(await list()).toMatchObject([
      { title: "合宿", all_day: true, invited: 1, coming: 0, unanswered: 1, repeats: false },
      { title: "練習試合", all_day: false, capacity: 9, invited: 2, coming: 1, unanswered: 1, repeats: false },
    ]);
    // 23日 7:30 に集合するのは、日本では23日。
    expect(await titles("2026-11-22", "2026-11-22")).toEqual(["合宿"]);
    expect(await titles("2026-11-23", "2026-11-23")).toEqual(["練習試合"]);
    expect(await titles("2026-11-24", "2026-11-30")).toEqual([]);
    await club.db.query("update members set state = 'archived' where id = $1", [a]);
    expect((await list()).at(-1)).toMatchObject({ invited: 1, coming: 0, unanswered: 1 });
    expect((await club.event(game.event_id)).attendance.map(({ member_id }) => member_id).sort()).toEqual(
      [a, b].sort(),
    );
  });

  test("400日を超える期間と、逆の期間は断る", async () => {
    for (const [from, to] of [
      ["2026-01-01", "2027-03-01"],
      ["2026-02-01", "2026-01-01"],
    ] as const) {
      const reply = await club.get(`?${new URLSearchParams({ from, to })}`);
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ["to"]]);
    }
  });

  test("毎週の行事は1回ずつになり、時刻と締め切りが同じだけ前にある", async () => {
    const first = await club.create({ repeat_until: "2026-12-14" });
    const all = await club.all();

    expect(all.map(({ starts_at, deadline }) => [starts_at, deadline])).toEqual([
      ["2026-11-23T00:30:00.000Z", "2026-11-21T09:00:00.000Z"],
      ["2026-11-30T00:30:00.000Z", "2026-11-28T09:00:00.000Z"],
      ["2026-12-07T00:30:00.000Z", "2026-12-05T09:00:00.000Z"],
      ["2026-12-14T00:30:00.000Z", "2026-12-12T09:00:00.000Z"],
    ]);
    expect(all.map(({ later_occurrences }) => later_occurrences)).toEqual([3, 2, 1, 0]);
    expect(first.event_id).toBe(all[0]?.event_id);
    expect((await list()).map(({ repeats }: { repeats: boolean }) => repeats)).toEqual([true, true]);
  });

  test("同じ要求を2度送っても、行事もお知らせも1つ", async () => {
    await club.member();
    const body = newEvent({ repeat_until: "2026-11-30", tell: { message: "", urgent: false } });
    const send = () => club.post("create", body, "manager", { "idempotency-key": "same" });
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.statusCode, two.statusCode, one.body === two.body]).toEqual([201, 201, true]);
    expect([(await club.all()).length, (await club.notices()).length]).toEqual([2, 1]);
  });

  test.each([
    ["終わりが始まりより前", { ends_at: "2026-11-22T23:00:00.000Z" }, "ends_at"],
    ["集合が開始より後", { meets_at: "2026-11-23T01:00:00.000Z" }, "meets_at"],
    ["締め切りが集合より後", { deadline: "2026-11-22T23:00:00.000Z" }, "deadline"],
    ["締め切りがないのに催促", { deadline: null }, "deadline"],
    [
      "もう終わった日",
      {
        starts_at: "2026-11-19T00:00:00Z",
        ends_at: "2026-11-19T02:00:00Z",
        meets_at: null,
        deadline: null,
        remind: false,
      },
      "starts_at",
    ],
    ["だれも招待していない", { everyone: false }, "member_ids"],
    ["いない選手", { everyone: false, member_ids: [2_000_000_000] }, "member_ids"],
    ["54回のくり返し", { repeat_until: "2027-12-31" }, "repeat_until"],
    ["最初の日より前までのくり返し", { repeat_until: "2026-11-01" }, "repeat_until"],
    ["名前がない", { title: " " }, "title"],
    ["長すぎる伝言", { tell: { message: "あ".repeat(201), urgent: false } }, "tell.message"],
    ["電話番号でない電話番号", { contact_phone: "でんわ" }, "contact_phone"],
    ["0人の定員", { capacity: 0 }, "capacity"],
  ])("%s は、その項目に理由を言って断り、何も残らない", async (_, wrong, field) => {
    const reply = await club.post("create", newEvent(wrong));
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
    expect([await club.all(), await club.notices()]).toEqual([[], []]);
  });

  test("同じ選手を招いた、同じ時間の予定の行事だけを、重なりとして知らせる", async () => {
    const [a, b] = [await club.member(), await club.member()];
    const game = await club.create();
    const practice = await club.create({
      title: "練習",
      meets_at: null,
      starts_at: "2026-11-23T03:00:00Z",
      ends_at: "2026-11-23T05:00:00Z",
    });
    await club.create({
      title: "直後",
      meets_at: null,
      starts_at: "2026-11-23T05:00:00Z",
      ends_at: "2026-11-23T06:00:00Z",
    });
    const others = await club.create({ title: "別の選手", everyone: false, member_ids: [b] });
    await club.change(game, { everyone: false, member_ids: [a] });

    expect((await club.event(game.event_id)).clashes).toEqual([
      { event_id: practice.event_id, title: "練習", starts_at: "2026-11-23T03:00:00.000Z", players: 1 },
    ]);
    expect((await club.event(others.event_id)).clashes.map(({ title }) => title)).toEqual(["練習"]);
    await club.cancel(practice);
    expect((await club.event(game.event_id)).clashes).toEqual([]);
    expect((await club.event(practice.event_id)).clashes).toEqual([]);
  });

  test("だれも返事をしていなければ削除でき、返事のあとは中止をすすめて断る", async () => {
    const member = await club.member();
    const event = await club.create();
    const remove = (version: number) => club.post("delete", { event_id: event.event_id, version, scope: "one" });
    await club.answer(event.event_id, member, "coming");
    const refused = await remove(1);
    expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringContaining("中止する")]);

    await club.answer(event.event_id, member, null);
    expect((await remove(7)).statusCode).toBe(409);
    expect((await remove(1)).json()).toEqual({ deleted: 1 });
    expect((await remove(1)).statusCode).toBe(404);
    expect((await club.answer(event.event_id, member, "coming")).statusCode).toBe(404);
  });
});

describe("電話で聞いた出欠と当番", () => {
  test("だれが入れたかが残り、取り消せる", async () => {
    const member = await club.member();
    const { event_id } = await club.create();
    const reply = await club.answer(event_id, member, "absent", "家の用事");
    expect(reply.json().attendance).toMatchObject([
      { member_id: member, answer: "absent", comment: "家の用事", by: "大野 直人", late: false, changed_from: null },
    ]);
    club.moveTo(31 * hourMs);
    expect((await club.answer(event_id, member, "coming")).json().attendance).toMatchObject([
      { answer: "coming", late: true, by: "大野 直人" },
    ]);
    expect((await club.answer(event_id, member, null)).json().attendance).toMatchObject([{ answer: null, by: null }]);
    const { rows } = await club.db.query("select member_ids from audit_log where action = 'attendance_entered'");
    expect(rows).toEqual([{ member_ids: [member] }, { member_ids: [member] }, { member_ids: [member] }]);
  });

  test("CO-5: 直前に変わった返事は、行事が先の日へ動けば、直前の変更ではなくなる", async () => {
    const member = await club.member();
    const event = await club.create();
    club.moveTo(55 * hourMs);
    for (const answer of ["coming", "absent"]) await club.answer(event.event_id, member, answer);
    const changedFrom = async () => (await club.event(event.event_id)).attendance[0]?.changed_from;
    const move = async (ms: number) => {
      const now = await club.event(event.event_id);
      const moved = (moment: string | null) => moment && new Date(Date.parse(moment) + ms).toISOString();
      const { meets_at, starts_at, ends_at } = now;
      const times = { meets_at: moved(meets_at), starts_at: moved(starts_at), ends_at: moved(ends_at) };
      expect((await club.change(now, times)).statusCode).toBe(200);
    };
    await move(hourMs);
    expect(await changedFrom()).toBe("coming");
    await move(7 * 24 * hourMs);
    expect(await changedFrom()).toBeNull();
  });

  test("OF-2: グラウンドで取った出欠は、行事が終わってから届いても残る", async () => {
    const member = await club.member();
    const { event_id } = await club.create({ cars: false });
    club.moveTo(80 * hourMs);
    expect((await club.answer(event_id, member, "partly", "3回から")).json().attendance).toMatchObject([
      { member_id: member, answer: "partly", comment: "3回から", by: "大野 直人" },
    ]);
  });

  test("当番は順に残り、ほかの行事の当番が、その年度の、中止でない数だけ数えられる", async () => {
    const home = { guardian_email: "a@home.example", last_name: "平野" };
    const [a, b, other] = [await club.member(home), await club.member(home), await club.member({ last_name: "中川" })];
    const first = await club.create();
    const [family, second] = [first.families[0]?.family_id ?? 0, first.families[1]?.family_id ?? 0];
    expect(first.families).toEqual([
      { family_id: family, name: "平野", member_ids: [a, b], turns: 0 },
      { family_id: second, name: "中川", member_ids: [other], turns: 0 },
    ]);
    const save = (event: { event_id: number; version: number }, family_id: number | null) =>
      club.post("duties", {
        ...pick(event),
        duties: [
          { name: "塁審", family_id },
          { name: "救急箱と氷", family_id: null },
        ],
      });
    const saved = (await save(first, family)).json();
    expect(saved).toMatchObject({
      version: 2,
      duties: [
        { name: "塁審", family_id: family },
        { name: "救急箱と氷", family_id: null },
      ],
    });
    expect((await save(first, family)).statusCode).toBe(409);

    const later = await club.create({ ...moved("2026-11-30"), title: "練習" });
    const nextYear = await club.create({ ...moved("2027-04-05"), title: "新年度" });
    await save(nextYear, family);
    const turns = async (id: number) => (await club.event(id)).families.map((one) => one.turns);
    expect([await turns(first.event_id), await turns(later.event_id), await turns(nextYear.event_id)]).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
    await club.cancel(saved);
    expect(await turns(later.event_id)).toEqual([0, 0]);

    const foreign = await save(later, 2_000_000_000);
    expect([foreign.statusCode, Object.keys(foreign.json().fields)]).toEqual([400, ["duties.0.family_id"]]);
    expect((await save(saved, null)).statusCode).toBe(409);
  });
});

const pick = ({ event_id, version }: { event_id: number; version: number }) => ({ event_id, version });
const moved = (day: string) => ({
  meets_at: null,
  starts_at: `${day}T00:30:00.000Z`,
  ends_at: `${day}T04:00:00.000Z`,
  deadline: null,
  remind: false,
});
