import type { TeamEvent } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPool } from "../../db/pool.ts";
import { hourMs, inMs } from "../notices/notices.fixture.ts";
import { startEvents } from "./events.fixture.ts";

let club: Awaited<ReturnType<typeof startEvents>>;
beforeAll(async () => {
  club = await startEvents();
});
afterAll(() => club.stop());
beforeEach(() => club.begin());

const tell = { message: "", urgent: false };
const titles = async () => (await club.notices()).map(({ title, state }) => [title, state]);

describe("EV-2: 変更と中止を、招待した全員に知らせる", () => {
  test("中止は、招待した全員に一度だけ届く。二つのサーバーが同時に配っても", async () => {
    const members: number[] = [];
    for (let at = 0; at < 12; at += 1) members.push(await club.member({ guardian_email: `home${at}@home.example` }));
    const event = await club.create();
    await club.answer(event.event_id, members[0] ?? 0, "absent");
    const cancelled = await club.cancel(event);
    expect(cancelled.json()).toMatchObject({
      state: "cancelled",
      cancelled: { at: inMs(0).toISOString(), reason: "雨・グラウンド不良", message: "自主練習ができます。" },
    });

    const other = createPool(club.server.databaseUrl, { max: 2 });
    await Promise.all([club.dispatch(), club.dispatch({ db: other }), club.dispatch()]);
    await other.end();
    expect(await club.delivered()).toEqual([{ title: "【中止】11月23日（月）練習試合", member_ids: members }]);
    const { rows } = await club.db.query<{ recipient: string; subject: string; urgent: boolean }>(
      "select recipient, subject, urgent from outbox order by recipient",
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual(members.map((_, at) => `home${at}@home.example`).toSorted());
    expect(new Set(rows.map(({ urgent }) => urgent))).toEqual(new Set([true]));
    const [notice] = await club.notices();
    expect(notice?.body).toContain("理由：雨・グラウンド不良");
    expect(notice?.body.endsWith("自主練習ができます。")).toBe(true);
    const { rows: log } = await club.db.query("select action, member_ids from audit_log order by id desc limit 2");
    expect(log).toEqual([
      { action: "notice_sent", member_ids: members },
      { action: "event_cancelled", member_ids: [] },
    ]);
  });

  test("知らせないで中止にもできる。変えることは、もうできない", async () => {
    const member = await club.member();
    const event = await club.create();
    const { version } = (await club.cancel(event, { tell: null, reason: "" })).json();
    expect(await club.notices()).toEqual([]);
    for (const reply of [
      await club.cancel({ ...event, version }),
      await club.change({ ...event, version }, { title: "練習" }),
      await club.answer(event.event_id, member, "coming"),
    ]) {
      expect([reply.statusCode, reply.json().error]).toEqual([409, expect.stringContaining("中止")]);
    }
  });

  test("変更は、前に招かれた選手にも、新しく招かれた選手にも届き、何が変わったかを言う", async () => {
    const [a, b, c] = [await club.member(), await club.member(), await club.member()];
    const event = await club.create({ everyone: false, member_ids: [a, b] });
    const change = {
      everyone: false,
      member_ids: [b, c],
      place: "東公園",
      tell: { message: "車は西側に。", urgent: false },
    };
    const changed = (await club.change(event, change)).json();
    expect(changed).toMatchObject({ version: 2, place: "東公園", state: "planned" });
    await club.dispatch();
    expect(await club.delivered()).toEqual([{ title: "【変更】11月23日（月）練習試合", member_ids: [a, b, c] }]);
    const [notice] = await club.notices();
    expect(notice?.body).toContain("場所：ひばりが丘公園 野球場 → 東公園");
    expect(notice?.body).toContain("車は西側に。");

    // 同じ内容の保存は、何も変えず、何も知らせない。
    expect((await club.change(changed, { tell })).json()).toEqual(changed);
    expect((await club.notices()).length).toBe(1);
    // ことばがあれば、それだけでも知らせる。
    expect((await club.change(changed, { tell: { message: "雨具を忘れずに。", urgent: false } })).json().version).toBe(
      3,
    );
    expect((await club.notices()).length).toBe(2);
  });

  test("夜の知らせは朝7時まで待ち、緊急ならすぐ出る", async () => {
    await club.member();
    club.moveTo(10 * hourMs);
    const event = await club.create({ tell });
    expect((await club.notices()).map(({ leaves_at }) => leaves_at)).toEqual([new Date("2026-11-20T22:00:00Z")]);
    await club.cancel(event);
    // 待っていた知らせは、もう正しくない。
    expect(await titles()).toEqual([["【中止】11月23日（月）練習試合", "scheduled"]]);
    await club.dispatch();
    expect((await club.delivered()).length).toBe(1);
  });

  test("待っている知らせは新しい知らせに置き換わり、初めての知らせなら初めてのまま。削除とともに消える", async () => {
    await club.member();
    club.moveTo(10 * hourMs);
    const event = await club.create({ tell });
    const changed = (await club.change(event, { place: "東公園", tell })).json();
    expect(await titles()).toEqual([["【お知らせ】11月23日（月）練習試合", "scheduled"]]);
    expect((await club.notices())[0]?.body).toContain("場所：東公園");
    await club.post("delete", { event_id: event.event_id, version: changed.version, scope: "one" });
    expect(await titles()).toEqual([]);

    const told = await club.create({ tell: { message: "", urgent: true } });
    await club.dispatch();
    const first = (await club.change(told, { place: "東公園", tell })).json();
    await club.change(first, { place: "西公園", tell });
    expect(await titles()).toEqual([
      ["【お知らせ】11月23日（月）練習試合", "sent"],
      ["【変更】11月23日（月）練習試合", "scheduled"],
    ]);
  });

  test("続けて変えても、家族がまだ聞いていない変更は残る", async () => {
    const [a, b] = [await club.member(), await club.member()];
    const told = await club.create({ tell: { message: "", urgent: true } });
    await club.dispatch();
    club.moveTo(10 * hourMs);
    const moved = (
      await club.change(told, {
        starts_at: "2026-11-23T00:00:00.000Z",
        everyone: false,
        member_ids: [a],
        audience: "高学年",
        tell: { message: "車は西側に。", urgent: false },
      })
    ).json();
    const placed = (await club.change(moved, { place: "東公園", tell })).json();
    const waiting = async () => (await club.notices()).filter(({ state }) => state === "scheduled");
    const [notice, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(notice?.body.split("\n")).toEqual([
      "日時：11月23日（月）9:30〜13:00 → 11月23日（月）9:00〜13:00",
      "場所：ひばりが丘公園 野球場 → 東公園",
      "対象：全員 → 高学年",
      "",
      "車は西側に。",
    ]);
    expect(notice?.member_ids).toEqual([a, b]);

    const { starts_at, place, audience } = told;
    const again = { starts_at, place, audience, everyone: true, member_ids: [] };
    await club.change(placed, { ...again, tell: { message: "元のとおりです。", urgent: false } });
    expect((await waiting()).map(({ body }) => body.endsWith("元のとおりです。"))).toEqual([true]);
  });

  test("知らせずに変えても、待っている知らせは、いまの内容とはじめのことばで出る", async () => {
    const [a, b] = [await club.member(), await club.member()];
    club.moveTo(10 * hourMs);
    const event = await club.create({ tell: { message: "車は西側に。", urgent: false } });
    const change = { starts_at: "2026-11-23T00:00:00.000Z", everyone: false, member_ids: [a] };
    const changed = (await club.change(event, change)).json();
    await club.change(changed, { place: "東公園" });
    const notices = await club.notices();
    expect(notices.map(({ title, member_ids }) => [title, member_ids])).toEqual([
      ["【お知らせ】11月23日（月）練習試合", [a]],
    ]);
    expect(notices[0]?.body).toContain("7:30 集合、9:00 試合");
    expect(notices[0]?.body).toContain("場所：東公園");
    expect(notices[0]?.body.endsWith("車は西側に。")).toBe(true);
    expect(b).toBeGreaterThan(a);
  });

  test("何も知らせていない変更を元に戻すと、待っている知らせも消える", async () => {
    await club.member();
    const event = await club.create();
    club.moveTo(10 * hourMs);
    const moved = (await club.change(event, { place: "東公園", tell })).json();
    await club.change(moved, { place: event.place, tell });
    expect(await titles()).toEqual([]);
  });

  test("先の回だけの変更の知らせは、全体を変えても残り、いまの内容で出る", async () => {
    await club.member();
    const first = await club.create({ repeat_until: "2026-12-07" });
    const third = (await club.all())[2];
    if (!third) throw new Error("three are needed");
    club.moveTo(10 * hourMs);
    await club.change(third, { place: "東公園", tell });
    await club.change(first, { scope: "following", starts_at: "2026-11-23T00:00:00.000Z", tell });
    expect((await club.notices()).map(({ title, body }) => [title, body])).toEqual([
      [
        "【変更】11月23日（月）ほか2回　練習試合",
        "日時：11月23日（月）9:30〜13:00 → 11月23日（月）9:00〜13:00\nこのあとの2回も同じように変わります。",
      ],
      [
        "【変更】12月7日（月）練習試合",
        "日時：12月7日（月）9:30〜13:00 → 12月7日（月）9:00〜13:00\n場所：ひばりが丘公園 野球場 → 東公園",
      ],
    ]);
  });

  test("くり返しの全体の知らせは、1回だけの中止では消えず、先に出る", async () => {
    await club.member();
    club.moveTo(10 * hourMs);
    const event = await club.create({ repeat_until: "2026-12-07", tell });
    await club.cancel(event, { tell });
    expect((await titles()).map(([title]) => title)).toEqual([
      "【お知らせ】11月23日（月）ほか2回　練習試合",
      "【中止】11月23日（月）練習試合",
    ]);
    club.moveTo(20 * hourMs);
    await club.dispatch();
    const { rows } = await club.db.query(
      "select n.title from notices n join notice_versions v on v.team_id = n.team_id and v.notice_id = n.id order by v.ctid",
    );
    expect(rows.map(({ title }) => title)[0]).toContain("お知らせ");
  });

  test("くり返しの初めの回を消すと、待っている知らせは、次の回から、残りの回数で、はじめのことばのまま出る", async () => {
    const member = await club.member();
    club.moveTo(10 * hourMs);
    const event = await club.create({ repeat_until: "2026-12-14", tell: { message: "車は西側に。", urgent: false } });
    const second = (await club.all())[1];
    if (!second) throw new Error("four are needed");
    await club.change(second, { place: "東公園", tell });
    const remove = (of: TeamEvent, scope = "one") =>
      club.post("delete", { event_id: of.event_id, version: of.version, scope });
    expect((await remove(event)).json()).toEqual({ deleted: 1 });
    const [own, rest, ...others] = await club.notices();
    expect([own?.title, others]).toEqual(["【変更】11月30日（月）練習試合", []]);
    expect(rest).toMatchObject({
      title: "【お知らせ】11月30日（月）ほか2回　練習試合",
      state: "scheduled",
      leaves_at: new Date("2026-11-20T22:00:00Z"),
      member_ids: [member],
    });
    expect(rest?.body).not.toContain("11月23日");
    expect(rest?.body).toContain("毎週同じ時刻に、このあと2回あります。");
    expect(rest?.body.endsWith("車は西側に。")).toBe(true);

    const [left] = await club.all();
    if (!left) throw new Error("three are left");
    expect((await remove(left, "following")).json()).toEqual({ deleted: 3 });
    expect(await titles()).toEqual([]);
  });

  test("くり返しの先の回を消すと、待っている知らせは、残りの回数を言う。変更の知らせも", async () => {
    await club.member();
    const first = await club.create({ repeat_until: "2026-12-14", tell: { message: "", urgent: true } });
    await club.dispatch();
    club.moveTo(10 * hourMs);
    await club.change(first, { scope: "following", starts_at: "2026-11-23T00:00:00.000Z", tell });
    const all = await club.all();
    const remove = (at: number) => club.post("delete", { event_id: all[at]?.event_id, version: 2, scope: "one" });
    const waiting = async () => (await club.notices()).filter(({ state }) => state === "scheduled");
    expect((await waiting()).map(({ title }) => title)).toEqual(["【変更】11月23日（月）ほか3回　練習試合"]);
    await remove(3);
    expect((await waiting()).map(({ title, body }) => [title, body])).toEqual([
      [
        "【変更】11月23日（月）ほか2回　練習試合",
        "日時：11月23日（月）9:30〜13:00 → 11月23日（月）9:00〜13:00\nこのあとの2回も同じように変わります。",
      ],
    ]);
    await remove(0);
    const [notice, ...others] = await waiting();
    expect([notice?.title, others]).toEqual(["【変更】11月30日（月）ほか1回　練習試合", []]);
    expect(notice?.body).toContain("7:30 集合、9:00 試合");
    expect(notice?.body).not.toContain("11月23日");
  });

  test("招待した選手がいなければ、お知らせは作らない", async () => {
    const gone = await club.member({ state: "archived" });
    await club.create({ everyone: false, member_ids: [gone], tell });
    expect(await club.notices()).toEqual([]);
  });
});

describe("くり返しの、この回から先", () => {
  test("中止は残りの回に1通で知らせ、中止の回と前の回はそのまま", async () => {
    const member = await club.member();
    await club.create({ repeat_until: "2026-12-21" });
    const [, second, third] = await club.all();
    if (!second || !third) throw new Error("five are needed");
    await club.cancel(third, { tell: null, reason: "会場の都合" });
    await club.cancel(second, { scope: "following" });

    expect((await club.all()).map(({ state, cancelled }) => [state, cancelled?.reason])).toEqual([
      ["planned", undefined],
      ["cancelled", "雨・グラウンド不良"],
      ["cancelled", "会場の都合"],
      ["cancelled", "雨・グラウンド不良"],
      ["cancelled", "雨・グラウンド不良"],
    ]);
    await club.dispatch();
    expect(await club.delivered()).toEqual([
      { title: "【中止】11月30日（月）ほか2回　練習試合", member_ids: [member] },
    ]);
  });

  test("変更は先の回も同じだけ動かし、中止の回、過ぎた回、その回だけの場所はそのまま", async () => {
    await club.create({ repeat_until: "2026-12-21" });
    const [, , third, fourth] = await club.all();
    if (!third || !fourth) throw new Error("five are needed");
    await club.cancel(third, { tell: null });
    await club.change(fourth, { place: "西公園" });
    const [first] = await club.all();
    if (!first) throw new Error("five are needed");
    const changed = await club.change(first, {
      scope: "following",
      starts_at: "2026-11-23T01:00:00.000Z",
      deadline: "2026-11-20T09:00:00.000Z",
      tell: null,
    });
    expect(changed.statusCode).toBe(200);
    expect(
      (await club.all()).map(({ starts_at, deadline, place, version }) => [starts_at, deadline, place, version]),
    ).toEqual([
      ["2026-11-23T01:00:00.000Z", "2026-11-20T09:00:00.000Z", "ひばりが丘公園 野球場", 2],
      ["2026-11-30T01:00:00.000Z", "2026-11-27T09:00:00.000Z", "ひばりが丘公園 野球場", 2],
      ["2026-12-07T00:30:00.000Z", "2026-12-05T09:00:00.000Z", "ひばりが丘公園 野球場", 2],
      ["2026-12-14T01:00:00.000Z", "2026-12-11T09:00:00.000Z", "西公園", 3],
      ["2026-12-21T01:00:00.000Z", "2026-12-18T09:00:00.000Z", "ひばりが丘公園 野球場", 2],
    ]);
  });

  test("削除は、先の回のどれかに返事があれば断り、なければ先の回だけを消す", async () => {
    const member = await club.member();
    await club.create({ repeat_until: "2026-12-07" });
    const [, second, third] = await club.all();
    const remove = () => club.post("delete", { event_id: second?.event_id, version: 1, scope: "following" });
    await club.answer(third?.event_id ?? 0, member, "coming");
    expect((await remove()).statusCode).toBe(409);
    await club.answer(third?.event_id ?? 0, member, null);
    expect((await remove()).json()).toEqual({ deleted: 2 });
    expect((await club.all()).length).toBe(1);
  });
});

test("締め切りが動くと、催促はもう一度出る。動かなければ、出たまま", async () => {
  const event = await club.create();
  await club.db.query("update events set reminded_at = now()");
  const reminded = async () => (await club.db.query("select reminded_at, sequence from events")).rows[0];
  const { version } = (await club.change(event, { remind: true, capacity: 20 })).json();
  expect(await reminded()).toEqual({ reminded_at: expect.any(Date), sequence: 0 });
  const moved = await club.change({ ...event, version }, { deadline: "2026-11-21T08:00:00Z" });
  expect(moved.json()).toMatchObject({ deadline: "2026-11-21T08:00:00.000Z" });
  expect(await reminded()).toEqual({ reminded_at: null, sequence: 1 });
});

test("悪い入力の変更は、その項目に理由を言って断り、何も変わらず、何も知らせない", async () => {
  const member = await club.member();
  const event = await club.create();
  for (const [wrong, field] of [
    [{ ends_at: "2026-11-22T00:00:00Z" }, "ends_at"],
    [{ everyone: false, member_ids: [] }, "member_ids"],
    [{ everyone: false, member_ids: [member, 2_000_000_000] }, "member_ids"],
    [{ deadline: "2026-11-24T00:00:00Z" }, "deadline"],
    [{ deadline: "0000-01-01T00:00:00Z" }, "deadline"],
    [{ meets_at: "0000-01-01T00:00:00Z" }, "meets_at"],
  ] as const) {
    const reply = await club.change(event, { ...wrong, tell });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
  }
  expect([await club.event(event.event_id), await club.notices()]).toEqual([event, []]);
});
