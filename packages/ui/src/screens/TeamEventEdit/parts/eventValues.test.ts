import { expect, test } from "vitest";
import { checkEvent } from "./checkEvent.ts";
import { copiedEventValues, eventDraftOf, eventValuesOf, fromTime, newEventValues, onDay } from "./eventValues.ts";

const today = "2026-11-20";
const now = new Date("2026-11-20T10:40:00Z");
const words = { dayMissing: "日がない", timeMissing: "時刻がない" };
const fresh = { ...newEventValues(today, "全員"), title: "練習" };
const check = (part: Partial<typeof fresh>) => checkEvent({ ...fresh, ...part }, { now, before: null, words });

test("新しい行事は、次の土曜の朝", () => {
  expect(eventDraftOf(fresh)).toEqual(
    expect.objectContaining({
      starts_at: "2026-11-21T00:00:00.000Z",
      ends_at: "2026-11-21T03:00:00.000Z",
      meets_at: null,
      deadline: null,
    }),
  );
  expect(newEventValues("2026-11-21", "全員").day).toBe("2026-11-28");
});

test.each([
  { name: "集合と締め切り", part: { meets: "07:30", deadline_day: "2026-11-20", deadline_time: "18:00" } },
  { name: "夜をまたぐ", part: { last_day: "2026-11-22", starts: "21:00", ends: "06:00" } },
  { name: "終日の三日間", part: { all_day: true, last_day: "2026-11-23" } },
  { name: "予定の行", part: { timetable: [{ time: "10:30", label: "第2試合" }] } },
])("保存した行事を開くと、同じ欄になる：$name", ({ part }) => {
  const values = { ...fresh, ...part };
  const draft = eventDraftOf(values);
  expect(draft && eventValuesOf(draft)).toEqual(values);
});

test("終日の行事は、夜の12時から夜の12時まで。試合でなければ相手はない", () => {
  expect(eventDraftOf({ ...fresh, all_day: true, meets: "07:30", opponent: "港南" })).toEqual(
    expect.objectContaining({
      meets_at: null,
      opponent: "",
      starts_at: "2026-11-20T15:00:00.000Z",
      ends_at: "2026-11-21T15:00:00.000Z",
    }),
  );
});

test("日を変えると、終わりの日と締め切りも動く。月をまたいでも", () => {
  const values = { ...fresh, last_day: "2026-11-22", deadline_day: "2026-11-19", deadline_time: "18:00" };
  expect(onDay(values, "2026-12-01")).toEqual(
    expect.objectContaining({ day: "2026-12-01", last_day: "2026-12-02", deadline_day: "2026-11-29" }),
  );
  expect(onDay(values, "2026-11-14")).toEqual(
    expect.objectContaining({ day: "2026-11-14", last_day: "2026-11-15", deadline_day: "2026-11-12" }),
  );
});

test("開始を変えると、集合と解散も動く。打つ途中の時刻を通っても戻る。打った集合は動かない", () => {
  const values = { ...fresh, meets: "08:30" };
  const typed = fromTime(fromTime(values, "01:00"), "13:00");
  expect(typed).toEqual(expect.objectContaining({ meets: "12:30", starts: "13:00", ends: "16:00" }));
  expect(fromTime({ ...values, meets: "07:30" }, "09:30", { meets: true })).toEqual(
    expect.objectContaining({ meets: "07:30", starts: "09:30", ends: "12:30" }),
  );
});

test.each([
  { original: "2026-11-08", copy: "2026-11-22" },
  { original: "2026-11-20", copy: "2026-11-27" },
  { original: "2026-12-06", copy: "2026-12-13" },
])("$original の行事の写しは $copy", ({ original, copy }) => {
  const draft = eventDraftOf({ ...fresh, day: original });
  expect(draft && copiedEventValues(draft, today).day).toBe(copy);
});

test.each([
  { name: "日も時刻もない", part: { day: null, starts: null }, errors: { day: "日がない", starts: "時刻がない" } },
  { name: "締め切りの時刻がない", part: { deadline_day: "2026-11-20" }, errors: { deadline_time: "時刻がない" } },
  {
    name: "終わりの日とくり返しの終わりがない",
    part: { last_day: "", repeat_until: "" },
    errors: { last_day: "日がない", repeat_until: "日がない" },
  },
  { name: "名前がない", part: { title: "" }, errors: { title: expect.any(String) } },
  { name: "解散が先", part: { ends: "08:00" }, errors: { ends: "解散は、開始より後の時刻にしてください" } },
  { name: "集合が後", part: { meets: "10:00" }, errors: { meets: "集合は、開始より前の時刻にしてください" } },
  { name: "終わりの日が先", part: { all_day: true, last_day: "2026-11-19" }, errors: { last_day: expect.any(String) } },
  {
    name: "締め切りが後",
    part: { deadline_day: "2026-11-22", deadline_time: "18:00" },
    errors: { deadline_day: "締め切りは、行事が始まる前にしてください" },
  },
  { name: "だれも選んでいない", part: { everyone: false }, errors: { member_ids: "招待する選手を選んでください" } },
  {
    name: "予定の名前がない",
    part: { timetable: [{ time: "10:30", label: "" }] },
    errors: { timetable: expect.any(String), "timetable.0.label": expect.any(String) },
  },
  { name: "くり返しが先に終わる", part: { repeat_until: "2026-11-01" }, errors: { repeat_until: expect.any(String) } },
])("まちがいは、その欄に：$name", ({ part, errors }) => {
  expect(check(part)).toEqual(errors);
});

test("まちがいがなければ、何も言わない", () => {
  expect(check({})).toEqual({});
});
