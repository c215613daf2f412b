import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPool } from "../../db/pool.ts";
import { hourMs } from "../notices/notices.fixture.ts";
import { startEvents } from "./events.fixture.ts";

let club: Awaited<ReturnType<typeof startEvents>>;
beforeAll(async () => {
  club = await startEvents();
});
afterAll(() => club.stop());
beforeEach(() => club.begin());

const statuses = (replies: readonly { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode).toSorted();
const members = async (count: number) => {
  const ids: number[] = [];
  while (ids.length < count) ids.push(await club.member());
  return ids;
};

test("R4: 二人が同じ版を保存すると、あとの人は知らされ、先の人の内容が残る", async () => {
  const event = await club.create();
  const replies = await Promise.all([
    club.change(event, { place: "東公園" }),
    club.change(event, { place: "西公園" }, "coach"),
  ]);
  expect(statuses(replies)).toEqual([200, 409]);
  const saved = replies.find(({ statusCode }) => statusCode === 200)?.json();
  expect(await club.event(event.event_id)).toEqual(saved);
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().error).toContain(
    "ほかの人がこの行事を変更しました",
  );
});

test("二人が同時に中止しても、お知らせは1通で、1回だけ届く", async () => {
  const [member] = await members(1);
  const event = await club.create();
  const replies = await Promise.all([club.cancel(event), club.cancel(event, {}, "coach"), club.cancel(event)]);
  expect(statuses(replies)).toEqual([200, 409, 409]);
  const other = createPool(club.server.databaseUrl, { max: 2 });
  await Promise.all([club.dispatch(), club.dispatch({ db: other })]);
  await other.end();
  expect(await club.delivered()).toEqual([{ title: "【中止】11月23日（月）練習試合", member_ids: [member] }]);
});

test("くり返しの違う回から同時に変えても、止まらない", async () => {
  await club.create({ repeat_until: "2027-03-29" });
  const [first, second, third] = await club.all();
  if (!first || !second || !third) throw new Error("three are needed");
  const replies = await Promise.all(
    [third, first, second].map((event, at) =>
      club.change(event, { scope: "following", place: `公園${at}` }, at % 2 === 0 ? "manager" : "coach"),
    ),
  );
  // 先に保存された回の後ろは、もう別の版。
  for (const { statusCode } of replies) expect([200, 409]).toContain(statusCode);
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
});

test("OF-4: 見ていた返事が、ほかの人の返事で変わっていれば断られ、見直せば入る。自分の返事の続きは断らない", async () => {
  const [member_id = 0] = await members(1);
  const { event_id } = await club.create();
  const enter = (who: "manager" | "coach", answer: string | null, from: string | null) =>
    club.post("answer", { event_id, member_id, answer, comment: "", from: { answer: from, comment: "" } }, who);
  expect((await enter("manager", "coming", null)).statusCode).toBe(200);
  const overtaken = await enter("coach", "absent", null);
  expect([overtaken.statusCode, overtaken.json().error]).toEqual([409, expect.stringContaining("先に、ほかの返事が")]);
  expect((await enter("coach", null, "absent")).statusCode).toBe(409);
  expect((await club.event(event_id)).attendance).toMatchObject([{ answer: "coming" }]);
  expect((await enter("coach", "coming", null)).statusCode).toBe(200);
  expect((await enter("coach", "absent", "coming")).statusCode).toBe(200);
  expect((await enter("coach", "partly", "coming")).statusCode).toBe(200);
  expect((await enter("manager", "undecided", "coming")).statusCode).toBe(409);
  expect((await club.event(event_id)).attendance).toMatchObject([{ answer: "partly" }]);
});

test("返事と中止が同時でも、返事は中止の前に残るか、断られるかのどちらか", async () => {
  const ids = await members(20);
  const event = await club.create();
  const [cancelled, ...answers] = await Promise.all([
    club.cancel(event),
    ...ids.map((id) => club.answer(event.event_id, id, "coming")),
  ]);
  expect(cancelled?.statusCode).toBe(200);
  const taken = answers.filter(({ statusCode }) => statusCode === 200).length;
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  const { attendance, state } = await club.event(event.event_id);
  expect([state, attendance.filter(({ answer }) => answer === "coming").length]).toEqual(["cancelled", taken]);
  await club.dispatch();
  expect(await club.delivered()).toEqual([{ title: "【中止】11月23日（月）練習試合", member_ids: ids }]);
});

test("30人が同時に答えても、定員の13人を超えない。定員は、来る人数より小さくできない", async () => {
  const ids = await members(30);
  const event = await club.create({ capacity: 13 });
  const replies = await Promise.all(
    ids.map((id, at) => club.answer(event.event_id, id, at % 3 === 0 ? "partly" : "coming")),
  );
  expect(statuses(replies)).toEqual([...Array(13).fill(200), ...Array(17).fill(400)]);
  const full = replies.find(({ statusCode }) => statusCode === 400);
  expect(full?.json().fields).toEqual({ answer: expect.stringContaining("定員の13人に達しています") });
  const { rows } = await club.db.query("select count(*)::int from event_attendance");
  expect(rows).toEqual([{ count: 13 }]);

  const smaller = await club.change(event, { capacity: 12 });
  expect([smaller.statusCode, smaller.json().fields]).toEqual([
    400,
    { capacity: "もう13人が参加と答えています。定員は13人以上にしてください" },
  ]);
  expect((await club.event(event.event_id)).capacity).toBe(13);
  expect((await club.change(event, { capacity: null })).statusCode).toBe(200);
});

test("定員を減らすのと返事が同時でも、定員を超えない", async () => {
  const ids = await members(10);
  const event = await club.create({ capacity: 10 });
  const [smaller] = await Promise.all([
    club.change(event, { capacity: 5 }),
    ...ids.map((id) => club.answer(event.event_id, id, "coming")),
  ]);
  const { capacity, attendance } = await club.event(event.event_id);
  expect(capacity).toBe(smaller?.statusCode === 200 ? 5 : 10);
  expect(attendance.filter(({ answer }) => answer === "coming").length).toBeLessThanOrEqual(capacity ?? 0);
});

test("当番を二人が同時に保存すると、あとの人は知らされ、混ざらない", async () => {
  await members(2);
  const event = await club.create();
  const save = (name: string, who: "manager" | "coach") => {
    const duties = [1, 2, 3].map((at) => ({ name: `${name}${at}`, family_id: event.families[0]?.family_id ?? null }));
    return club.post("duties", { event_id: event.event_id, version: event.version, duties }, who);
  };
  expect(statuses(await Promise.all([save("塁審", "manager"), save("車", "coach")]))).toEqual([200, 409]);
  const { duties } = await club.event(event.event_id);
  expect([duties.length, new Set(duties.map(({ name }) => name.slice(0, 1))).size]).toEqual([3, 1]);
});

test("招待した選手の消去と、変更と、返事が同時でも、どれも失敗しない", async () => {
  const ids = await members(6);
  const event = await club.create({ everyone: false, member_ids: ids });
  club.moveTo(hourMs);
  const replies = await Promise.all([
    club.db.query("delete from members where id = $1", [ids[0]]).then(() => ({ statusCode: 200 })),
    club.change(event, { everyone: false, member_ids: ids, place: "東公園", tell: { message: "", urgent: false } }),
    ...ids.slice(1).map((id) => club.answer(event.event_id, id, "absent")),
  ]);
  for (const { statusCode } of replies) expect([200, 400]).toContain(statusCode);
  expect(statuses(replies.slice(2))).toEqual([200, 200, 200, 200, 200]);
});
