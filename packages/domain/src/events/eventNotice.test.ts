import { expect, test } from "vitest";
import type { EventDraft } from "../contract/events/eventFields.ts";
import { eventLimits } from "../eventLimits.ts";
import { noticeLimits } from "../noticeLimits.ts";
import { graphemeCount } from "../vocabulary/text.ts";
import { gameDraft } from "./eventDraft.fixture.ts";
import { type EventChange, eventNotice } from "./eventNotice.ts";

const change = (rest: Partial<EventChange>): EventChange => ({
  kind: "changed",
  event: gameDraft,
  count: 1,
  message: "",
  ...rest,
});

test("新しい行事は、予定と場所と締め切りを知らせる（EV-2）", () => {
  const event = { ...gameDraft, timetable: [{ time: "08:30", label: "アップ" }], bring: "水筒2本、昼食" };
  expect(eventNotice(change({ kind: "created", event, message: "初めての相手です。" }))).toEqual({
    title: "【お知らせ】11月23日（月）練習試合",
    body: [
      "11月23日（月）7:30 集合、8:30 アップ、9:30 試合、13:00 解散",
      "場所：ひばりが丘公園 野球場",
      "集合場所：青葉台小学校 正門",
      "相手：ひばりが丘ジュニア",
      "持ち物：水筒2本、昼食",
      "出欠の締め切り：11月21日（土）18:00",
      "出欠をお知らせください。",
      "",
      "初めての相手です。",
    ].join("\n"),
  });
});

test("変更は、前と後を並べる", () => {
  const after: EventDraft = {
    ...gameDraft,
    meets_at: "2026-11-23T23:00:00Z",
    starts_at: "2026-11-24T00:30:00Z",
    ends_at: "2026-11-24T05:00:00Z",
    place: "東公園",
    opponent: "",
    note: "駐車場は使えません",
  };
  expect(eventNotice(change({ before: gameDraft, event: after, message: "お気をつけください。" }))).toEqual({
    title: "【変更】11月24日（火）練習試合",
    body: [
      "日時：11月23日（月）9:30〜13:00 → 11月24日（火）9:30〜14:00",
      "集合：7:30 → 8:00",
      "場所：ひばりが丘公園 野球場 → 東公園",
      "相手：ひばりが丘ジュニア → なし",
      "連絡事項：駐車場は使えません",
      "",
      "お気をつけください。",
    ].join("\n"),
  });
});

test("変わったことがなければ、予定そのものを知らせる", () => {
  expect(eventNotice(change({ before: gameDraft })).body).toMatch(/^11月23日（月）7:30 集合、/);
});

test("中止は、理由と伝えることを知らせる", () => {
  const event = { ...gameDraft, cars: true };
  const told = eventNotice(
    change({ kind: "cancelled", event, reason: "雨・グラウンド不良", message: "9:00から自主練習ができます。" }),
  );
  expect(told).toEqual({
    title: "【中止】11月23日（月）練習試合",
    body: [
      "11月23日（月）9:30〜13:00の「練習試合」は中止になりました。",
      "理由：雨・グラウンド不良",
      "車の乗り合わせも取り消します。",
      "",
      "9:00から自主練習ができます。",
    ].join("\n"),
  });
});

test.each([
  {
    kind: "created",
    title: "【お知らせ】11月23日（月）ほか4回　練習試合",
    line: "毎週同じ時刻に、このあと4回あります。",
  },
  { kind: "changed", title: "【変更】11月23日（月）ほか4回　練習試合", line: "このあとの4回も同じように変わります。" },
  {
    kind: "cancelled",
    title: "【中止】11月23日（月）ほか4回　練習試合",
    line: "11月23日（月）9:30〜13:00の「練習試合」と、このあとの4回は中止になりました。",
  },
] as const)("くり返しは、一つのお知らせで全部の回を言う: $kind", ({ kind, title, line }) => {
  const told = eventNotice(change({ kind, count: 5 }));
  expect([told.title, told.body.split("\n").includes(line)]).toEqual([title, true]);
});

test.each([
  { name: "1日", ends_at: "2026-11-23T15:00:00Z", line: "11月23日（月）終日" },
  { name: "2泊3日", ends_at: "2026-11-25T15:00:00Z", line: "11月23日（月）〜11月25日（水）終日" },
])("終日の行事は日だけを言う: $name", ({ ends_at, line }) => {
  const event = { ...gameDraft, all_day: true, meets_at: null, starts_at: "2026-11-22T15:00:00Z", ends_at };
  expect(eventNotice(change({ kind: "created", event })).body.split("\n")[0]).toBe(line);
});

test("夜を越える行事は、次の日の日付も言う", () => {
  const event = { ...gameDraft, ends_at: "2026-11-23T23:00:00Z" };
  expect(eventNotice(change({ kind: "created", event })).body.split("\n")[0]).toBe(
    "11月23日（月）7:30 集合、9:30 試合、11月24日（火）8:00 解散",
  );
});

test("どの欄も最も長くても、お知らせの長さに収まり、伝えることは欠けない", () => {
  const text = (length: number) => "👨‍👩‍👧".repeat(length);
  const longest = (mark: string): EventDraft => ({
    ...gameDraft,
    title: text(eventLimits.titleMax),
    place: mark + text(eventLimits.placeMax - 1),
    meeting_place: mark + text(eventLimits.placeMax - 1),
    opponent: mark + text(eventLimits.titleMax - 1),
    bring: mark + text(eventLimits.bringMax - 1),
    if_rain: mark + text(eventLimits.bringMax - 1),
    note: mark + text(eventLimits.noteMax - 1),
    cars: true,
  });
  const message = text(eventLimits.messageMax);
  for (const kind of ["created", "changed", "cancelled"] as const) {
    const told = eventNotice({
      kind,
      before: longest("前"),
      event: longest("後"),
      count: 53,
      reason: text(40),
      message,
    });
    expect(graphemeCount(told.title)).toBeLessThanOrEqual(noticeLimits.titleMax);
    expect(graphemeCount(told.body)).toBeLessThanOrEqual(noticeLimits.bodyMax);
    expect(told.body.endsWith(`\n\n${message}`)).toBe(true);
  }
});
