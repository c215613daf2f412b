import type { FamilyEvent, FamilyPage } from "@kyuseki/domain";
import { scripts } from "@kyuseki/domain/hostileTexts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listNextEvents } from "../../store/events/nextEvents.ts";
import { dumpDatabase } from "../../testing.ts";
import { type FamilyFixture, openFamilyFixture, start, tomorrowAtNine } from "./family.fixtures.ts";

const hour = 60 * 60 * 1000;
/** Counted from nine of tomorrow. */
const at = (hours: number) => new Date(tomorrowAtNine.getTime() + hours * hour);

let fixture: FamilyFixture;
beforeAll(async () => {
  fixture = await openFamilyFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.clear());

const eventsOf = async (token: string): Promise<FamilyEvent[]> => {
  const reply = await fixture.send("page", { token });
  return reply.json<FamilyPage>().events;
};
const answer = (token: string, event_id: number, member_id: number, overrides: object = {}) =>
  fixture.send("event/answer", { token, event_id, member_id, answer: "coming", ...overrides });
const drive = (token: string, event_id: number, choice: string, seats = 0) =>
  fixture.send("event/car", { token, event_id, choice, seats });
const rowsOf = async (sql: string) => (await fixture.db.query(sql)).rows;
const attendance = () => rowsOf("select * from event_attendance order by event_id, member_id");
const lateMails = () => rowsOf("select recipient, body from outbox where event_id is not null order by recipient");
/** Without what counts calls. */
const standing = async () => (await dumpDatabase(fixture.db)).replace(/^rate_limits .*\n/gm, "");
const unanswered = { answer: null, comment: "", answered_at: null, late: false };

describe("EV-1: 家族のページの行事", () => {
  test("その家族の子どもが招かれた、終わっていない行事だけが、集合の早い順に見える", async () => {
    const { ritsu, hana, miyamoto, foreign } = fixture;
    const both = await fixture.eventFor([ritsu, hana, miyamoto], {
      meets_at: at(-1),
      timetable: '[{"time": "10:30", "label": "第2試合"}]',
      deadline: at(-10),
    });
    const early = await fixture.eventFor([hana], { meets_at: at(-2), starts_at: at(1), title: "体験会" });
    await fixture.eventFor([miyamoto]);
    await fixture.eventFor([foreign]);
    await fixture.eventFor([ritsu], { starts_at: at(-30), ends_at: start });
    const shown = await eventsOf(await fixture.linkOf(ritsu));
    expect(shown.map(({ event_id }) => event_id)).toEqual([early, both]);
    expect(shown[1]).toEqual({
      event_id: both,
      kind: "game",
      title: "練習試合",
      state: "planned",
      cancel_message: "",
      all_day: false,
      meets_at: at(-1).toISOString(),
      starts_at: at(0).toISOString(),
      ends_at: at(3).toISOString(),
      timetable: [{ time: "10:30", label: "第2試合" }],
      place: "市民球場",
      meeting_place: "",
      opponent: "",
      bring: "",
      if_rain: "",
      note: "",
      contact_name: "",
      contact_phone: "",
      audience: "全員",
      deadline: at(-10).toISOString(),
      full: false,
      cars: false,
      car: null,
      duties: [],
      asked: true,
      children: [
        { member_id: ritsu.id, ...unanswered },
        { member_id: hana.id, ...unanswered },
      ],
    });
  });

  test("CO-7 毎週の行事は、次の回の返事だけを待つ。次の回の前に締め切る回も、前の回が中止になった回も待つ", async () => {
    const { ritsu } = fixture;
    const week = 7 * 24;
    const of = (weeks: number, overrides: object = {}) => ({
      series_id: 1,
      starts_at: at(weeks * week),
      ends_at: at(weeks * week + 3),
      ...overrides,
    });
    const next = await fixture.eventFor([ritsu], of(0));
    const second = await fixture.eventFor([ritsu], of(1));
    const early = await fixture.eventFor([ritsu], of(2, { deadline: at(-10) }));
    const single = await fixture.eventFor([ritsu], { starts_at: at(3 * week), ends_at: at(3 * week + 3) });
    const link = await fixture.linkOf(ritsu);
    const asked = async () => (await eventsOf(link)).filter((event) => event.asked).map(({ event_id }) => event_id);
    expect(await asked()).toEqual([next, early, single]);
    const sent = await answer(link, second, ritsu.id);
    expect([sent.statusCode, sent.json<FamilyEvent>().asked]).toEqual([200, false]);
    await fixture.db.query("update events set state = 'cancelled', cancelled_at = now() where id = $1", [next]);
    expect(await asked()).toEqual([second, early, single]);
  });

  test("全員の行事は、いま在籍する子だけ。中止は理由と言葉といっしょに見える", async () => {
    const { hana, ritsu } = fixture;
    await fixture.eventFor([], {
      everyone: true,
      state: "cancelled",
      cancelled_at: start,
      cancel_reason: "雨のため",
      cancel_message: "来週に延ばします。",
    });
    const token = await fixture.linkOf(ritsu);
    await fixture.db.query("update members set state = 'archived' where id = $1", [hana.id]);
    const shown = await eventsOf(token);
    await fixture.db.query("update members set state = 'active' where id = $1", [hana.id]);
    expect(shown).toMatchObject([{ state: "cancelled", cancel_message: "雨のため\n来週に延ばします。" }]);
    expect(shown[0]?.children.map(({ member_id }) => member_id)).toEqual([ritsu.id]);
  });

  test("本人のリンクでは、本人の出欠だけ。車は聞かず、答えられない", async () => {
    const { ritsu, hana } = fixture;
    const event = await fixture.eventFor([ritsu, hana], { cars: true });
    await drive(await fixture.linkOf(ritsu), event, "need");
    const token = await fixture.linkOf(ritsu, { member_id: ritsu.id });
    expect(await eventsOf(token)).toMatchObject([
      { cars: false, car: null, children: [{ member_id: ritsu.id, ...unanswered }] },
    ]);
    expect((await answer(token, event, hana.id)).statusCode).toBe(404);
    expect((await drive(token, event, "offer", 2)).statusCode).toBe(409);
  });

  test("当番は、その家族のものだけが見える", async () => {
    const { ritsu, miyamoto } = fixture;
    const event = await fixture.eventFor([ritsu, miyamoto]);
    await fixture.db.query(
      `insert into event_duties (team_id, event_id, position, name, family_id)
       values ($1, $2, 0, 'お茶', $3), ($1, $2, 1, '審判', $4), ($1, $2, 2, '記録', $3), ($1, $2, 3, '車両', null)`,
      [fixture.teamId, event, ritsu.family_id, miyamoto.family_id],
    );
    expect((await eventsOf(await fixture.linkOf(ritsu)))[0]?.duties).toEqual(["お茶", "記録"]);
  });
});

describe("CO-5: 出欠に答える", () => {
  test("返事とひとことが残り、変えられる。同じ返事をまた送っても何も変わらない", async () => {
    const { ritsu, hana } = fixture;
    const event = await fixture.eventFor([ritsu, hana], { starts_at: at(48), ends_at: at(50) });
    const token = await fixture.linkOf(ritsu);
    const first = (await answer(token, event, hana.id, { comment: " 塾で早退します。 ", answer: "partly" })).json();
    expect(first.children).toEqual([
      { member_id: ritsu.id, ...unanswered },
      {
        member_id: hana.id,
        answer: "partly",
        comment: "塾で早退します。",
        answered_at: start.toISOString(),
        late: false,
      },
    ]);
    fixture.setClock(new Date(start.getTime() + hour));
    const before = await attendance();
    await answer(token, event, hana.id, { comment: "塾で早退します。", answer: "partly" });
    expect(await attendance()).toEqual(before);
    const changed = (await answer(token, event, hana.id, { answer: "absent" })).json();
    expect(changed.children[1]).toMatchObject({ answer: "absent", comment: "" });
    expect(await attendance()).toMatchObject([{ answer: "absent", changed_from: null, entered_by: null, late: false }]);
    expect(await lateMails()).toEqual([]);
    expect(await rowsOf("select 1 from audit_log")).toEqual([]);
  });

  test("締め切りちょうどまでは間に合い、過ぎると受け付けて遅れと残る", async () => {
    const { ritsu, hana } = fixture;
    const event = await fixture.eventFor([ritsu, hana], { deadline: at(-4) });
    const token = await fixture.linkOf(ritsu);
    fixture.setClock(at(-4));
    await answer(token, event, ritsu.id);
    fixture.setClock(new Date(at(-4).getTime() + 1));
    await answer(token, event, ritsu.id);
    await answer(token, event, hana.id);
    expect(await attendance()).toMatchObject([{ late: false }, { late: true }]);
  });

  test("集合の24時間前を切ってからの変更は、前の返事を残し、指導者にまとめて1通知らせる。初めての返事は知らせない", async () => {
    const { ritsu, hana } = fixture;
    const event = await fixture.eventFor([ritsu, hana], { meets_at: at(-1) });
    const token = await fixture.linkOf(ritsu);
    fixture.setClock(at(-25));
    await answer(token, event, ritsu.id, { answer: "undecided" });
    await answer(token, event, ritsu.id);
    expect([(await attendance())[0]?.changed_from, await lateMails()]).toEqual([null, []]);
    fixture.setClock(new Date(at(-25).getTime() + 1));
    await answer(token, event, hana.id);
    expect(await lateMails()).toEqual([]);
    await answer(token, event, ritsu.id, { answer: "absent", comment: "熱が出ました" });
    await answer(token, event, hana.id, { answer: "absent" });
    expect(await attendance()).toMatchObject([
      { answer: "absent", changed_from: "coming" },
      { answer: "absent", changed_from: "coming" },
    ]);
    const mails = await lateMails();
    expect(mails).toHaveLength(2);
    expect(mails[0].body).toMatch(/律さん：参加 → 不参加「熱が出ました」[\s\S]*花さん：参加 → 不参加/);
    // A server without mail says it on home alone.
    expect(await listNextEvents(fixture.db, fixture.teamId, at(-2), 3)).toMatchObject([{ changed: 2 }]);
  });

  test("指導者が入れた変更は、だれが入れたかが残り、メールにはならない。家族が答え直すと家族の返事になる", async () => {
    const { ritsu, hana } = fixture;
    const event = await fixture.eventFor([ritsu, hana]);
    const token = await fixture.linkOf(ritsu);
    await answer(token, event, ritsu.id);
    for (const change of ["coming", "absent"]) await answer(token, event, hana.id, { answer: change });
    // The mail about the sister is sent.
    await fixture.db.query("delete from outbox");
    const heard = { event_id: event, member_id: ritsu.id, answer: "absent", comment: "電話で" };
    expect((await fixture.call("POST", "events/answer", heard)).statusCode).toBe(200);
    expect(await attendance()).toMatchObject([
      { answer: "absent", changed_from: "coming", entered_by: "大野 直人" },
      {},
    ]);
    expect(await lateMails()).toEqual([]);
    await answer(token, event, ritsu.id, { answer: "partly" });
    expect(await attendance()).toMatchObject([{ answer: "partly", changed_from: "absent", entered_by: null }, {}]);
    expect(await lateMails()).toHaveLength(2);
    await fixture.call("POST", "events/answer", { ...heard, answer: null });
    expect(await attendance()).toMatchObject([{ member_id: hana.id }]);
  });

  test("中止の行事と終わった行事には答えられず、取り消された行事はないと言う。何も書かれない", async () => {
    const { ritsu } = fixture;
    const cancelled = await fixture.eventFor([ritsu], { state: "cancelled", cancelled_at: start });
    const over = await fixture.eventFor([ritsu], { ends_at: at(1) });
    const token = await fixture.linkOf(ritsu);
    fixture.setClock(at(1));
    const before = await standing();
    const replies = [
      await answer(token, cancelled, ritsu.id),
      await answer(token, over, ritsu.id),
      await drive(token, over, "none"),
      await answer(token, 2_000_000_000, ritsu.id),
    ];
    expect(replies.map((reply) => [reply.statusCode, reply.json().error])).toEqual([
      [409, "この行事は中止になりました"],
      [409, "この行事は終わりました"],
      [409, "この行事は終わりました"],
      [404, expect.stringContaining("この行事は取り消されました。")],
    ]);
    expect(await standing()).toBe(before);
  });

  test("AP-6: ほかの家族の子、招かれていない子、ほかのクラブの行事は、ないものと同じ404", async () => {
    const { ritsu, hana, miyamoto, foreign } = fixture;
    const own = await fixture.eventFor([ritsu, miyamoto], { cars: true });
    const others = await fixture.eventFor([miyamoto], { cars: true });
    const gone = await fixture.eventFor([miyamoto], { state: "cancelled", cancelled_at: start });
    const theirs = await fixture.eventFor([foreign], { cars: true });
    const token = await fixture.linkOf(ritsu);
    const before = await standing();
    const replies = [
      await answer(token, own, miyamoto.id),
      await answer(token, own, hana.id),
      await answer(token, own, foreign.id),
      await answer(token, others, ritsu.id),
      await answer(token, gone, ritsu.id),
      await answer(token, theirs, ritsu.id),
      await answer(token, theirs, foreign.id),
      await drive(token, others, "need"),
      await drive(token, theirs, "need"),
      await drive(token, 2_000_000_000, "need"),
    ];
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(replies.length).fill([404, replies.at(-1)?.body]),
    );
    expect(await standing()).toBe(before);
  });

  test("定員に達したら断り、来る人の返事は変えられ、空けば入れる", async () => {
    const { ritsu, hana, miyamoto } = fixture;
    const event = await fixture.eventFor([ritsu, hana, miyamoto], { capacity: 1 });
    const [token, other] = [await fixture.linkOf(ritsu), await fixture.linkOf(miyamoto)];
    expect((await answer(token, event, ritsu.id)).json().full).toBe(true);
    const refused = await answer(other, event, miyamoto.id, { answer: "partly" });
    expect([refused.statusCode, refused.json().fields.answer]).toEqual([
      400,
      expect.stringContaining("定員の1人に達しています。"),
    ]);
    expect((await answer(other, event, miyamoto.id, { answer: "undecided" })).statusCode).toBe(200);
    expect((await answer(token, event, ritsu.id, { answer: "partly" })).statusCode).toBe(200);
    await fixture.db.query("update events set capacity = 0");
    expect((await answer(token, event, ritsu.id)).statusCode).toBe(200);
    await fixture.db.query("update events set capacity = 1");
    await answer(token, event, ritsu.id, { answer: "absent" });
    expect((await answer(other, event, miyamoto.id)).json().full).toBe(true);
    expect(await attendance()).toMatchObject([{ answer: "absent" }, { answer: "coming" }]);
  });

  test("I3: スクリプトに見えるひとことと行事も、文字のまま届いて文字のまま残る", async () => {
    const { ritsu } = fixture;
    const token = await fixture.linkOf(ritsu);
    for (const text of scripts) {
      const event = await fixture.eventFor([ritsu], { title: text, place: text, note: text });
      const reply = (await answer(token, event, ritsu.id, { comment: text })).json();
      expect(reply).toMatchObject({ title: text, place: text, note: text, children: [{ comment: text.trim() }] });
      await fixture.db.query("delete from rate_limits");
    }
  });
});

describe("車", () => {
  test("家族に一つで、変えられる。乗せない家族の席は0。聞いていない行事では断る", async () => {
    const { ritsu, hana } = fixture;
    const asked = await fixture.eventFor([ritsu, hana], { cars: true });
    const silent = await fixture.eventFor([ritsu]);
    const [token, mothers] = [await fixture.linkOf(ritsu), await fixture.linkOf(hana)];
    expect((await drive(token, asked, "offer", 3)).json()).toMatchObject({
      cars: true,
      car: { choice: "offer", seats: 3 },
    });
    expect((await drive(mothers, asked, "need", 5)).json().car).toEqual({ choice: "need", seats: 0 });
    expect((await rowsOf("select 1 from event_cars")).length).toBe(1);
    expect((await drive(token, silent, "none")).statusCode).toBe(409);
    expect((await drive(token, asked, "offer", 10)).json().fields).toEqual({ seats: "乗せられるのは9人までです" });
  });
});

test("200の家族が同時に答えても、失敗せず、定員の150人を超えず、断られた返事は残らない", async () => {
  const people = [];
  for (let count = 0; count < 200; count += 1)
    people.push(await fixture.member(fixture.teamId, { first_name: `選手${count}` }));
  const event = await fixture.eventFor(people, { capacity: 150, cars: true });
  const tokens = await Promise.all(people.map((person) => fixture.linkOf(person)));
  const replies = await Promise.all(
    people.map(({ id }, index) => untilTaken(() => answer(tokens[index] ?? "", event, id))),
  );
  const codes = replies.map(({ statusCode }) => statusCode);
  expect([codes.filter((code) => code === 200).length, codes.filter((code) => code === 400).length]).toEqual([150, 50]);
  const cars = await Promise.all(tokens.map((token) => untilTaken(() => drive(token, event, "offer", 1))));
  expect(cars.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(await rowsOf("select answer, count(*)::int from event_attendance group by answer")).toEqual([
    { answer: "coming", count: 150 },
  ]);
  expect(await rowsOf("select sum(seats)::int as seats from event_cars")).toEqual([{ seats: 200 }]);
  await fixture.db.query("delete from members where first_name like '選手%'");
}, 60_000);

/** A busy server says 503, and the family's page asks again, as the client does. */
async function untilTaken(ask: () => ReturnType<typeof answer>): ReturnType<typeof answer> {
  const reply = await ask();
  return reply.statusCode === 503 ? untilTaken(ask) : reply;
}
