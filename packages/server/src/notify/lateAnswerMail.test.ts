import type { AttendanceAnswer } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../db/pool.ts";
import { answerEvent } from "../routes/events/answerEvent.ts";
import { startEvents } from "../routes/events/events.fixture.ts";
import { hourMs, inMs, minuteMs } from "../routes/notices/notices.fixture.ts";
import { lockDueMail } from "../store/platform/outbox.ts";

let club: Awaited<ReturnType<typeof startEvents>>;
beforeAll(async () => {
  club = await startEvents();
});
afterAll(() => club.stop());
beforeEach(() => club.begin());

/** As the family's page would write it; the club meets on Monday at 7:30. */
async function answer(eventId: number, memberId: number, given: AttendanceAnswer, comment = "") {
  const mail = { publicUrl: "https://coach.example", operatorEmail: undefined, wake: () => {} };
  const all = { teamId: club.teamId(), eventId, memberId, answer: given, comment, by: null };
  await inTransaction(club.db, (tx) => answerEvent(tx, mail, all, club.now()));
}
const mails = async () =>
  (
    await club.db.query<{ recipient: string; subject: string; body: string; due_at: Date; attempts: number }>(
      "select recipient, subject, body, due_at, attempts from outbox order by due_at, recipient",
    )
  ).rows;
const evening = 55 * hourMs;

test("CO-5: 前日の変更は指導者の全員に、5分のあいだの変更をまとめて1通で知らせる", async () => {
  const [a, b] = [
    await club.member({ last_name: "大塚", first_name: "奏太" }),
    await club.member({ last_name: "菊地", first_name: "直輝" }),
  ];
  const { event_id } = await club.create();
  for (const id of [a, b]) await answer(event_id, id, "coming");
  expect(await mails()).toEqual([]);

  club.moveTo(evening);
  await answer(event_id, a, "absent", "熱が\n出ました");
  club.moveTo(evening + 3 * minuteMs);
  await answer(event_id, b, "partly");
  const sent = await mails();
  expect(sent.map(({ due_at }) => due_at)).toEqual([inMs(evening + 5 * minuteMs), inMs(evening + 5 * minuteMs)]);
  const { rows } = await club.db.query("select email from users order by email");
  expect(sent.map(({ recipient }) => recipient)).toEqual(rows.map(({ email }) => email));
  expect(sent[0]?.subject).toBe("【球跡】出欠の変更：11月23日(月) 練習試合");
  expect(sent[0]?.body).toBe(`「青葉台ベースボールクラブ」の11月23日(月) 7:30「練習試合」で、出欠の返事が変わりました。

・菊地 直輝さん：参加 → 遅刻・早退（11月22日(日) 19:03）
・大塚 奏太さん：参加 → 不参加「熱が 出ました」（11月22日(日) 19:00）

https://coach.example/event-list/team/${event_id}
`);
});

test("もう送り始めたメールは取り消さず、次の変更は別の1通になる。もどした返事も知らせる", async () => {
  const member = await club.member();
  const { event_id } = await club.create();
  await answer(event_id, member, "coming");
  club.moveTo(evening);
  await answer(event_id, member, "absent");
  const claim = { now: inMs(evening + 5 * minuteMs), quiet: false, heldUntil: inMs(evening + hourMs) };
  for (const _ of [1, 2]) await lockDueMail(club.db, claim);
  club.moveTo(evening + 10 * minuteMs);
  await answer(event_id, member, "coming");
  const all = await mails();
  expect(all.map(({ attempts }) => attempts)).toEqual([0, 0, 1, 1]);
  expect(all[0]?.body).toContain("不参加 → 参加");
});

test("指導者が入れた返事は知らせず、デモのクラブには送らず、消去した選手の名前は残らない", async () => {
  const member = await club.member();
  const { event_id } = await club.create();
  await answer(event_id, member, "coming");
  club.moveTo(evening);
  await club.answer(event_id, member, "absent");
  expect(await mails()).toEqual([]);
  await club.db.query("update teams set demo = true");
  await answer(event_id, member, "undecided");
  expect(await mails()).toEqual([]);
  await club.db.query("update teams set demo = false");
  await answer(event_id, member, "coming");
  expect((await mails()).length).toBe(2);
  await club.db.query("delete from members where id = $1", [member]);
  expect(await mails()).toEqual([]);
});

test("行事を消すと、待っている知らせも消える", async () => {
  const member = await club.member();
  const { event_id } = await club.create();
  await answer(event_id, member, "coming");
  club.moveTo(evening);
  await answer(event_id, member, "absent");
  await club.db.query("delete from events where id = $1", [event_id]);
  expect(await mails()).toEqual([]);
});
