import { expect, test } from "vitest";
import { afterQuietHours, deadlineReminderAt, familyLinkExpiry, noticeLeavesAt } from "./noticeTimes.ts";

const morning = "2026-11-20T22:00:00.000Z";

test.each([
  { name: "20:59:59 はそのまま", at: "2026-11-20T11:59:59.999Z", leaves: "2026-11-20T11:59:59.999Z" },
  { name: "21:00 は翌朝7時", at: "2026-11-20T12:00:00Z", leaves: "2026-11-20T22:00:00.000Z" },
  { name: "23:59 は翌朝7時", at: "2026-11-20T14:59:00Z", leaves: "2026-11-20T22:00:00.000Z" },
  { name: "0:00 はその朝7時", at: "2026-11-20T15:00:00Z", leaves: "2026-11-20T22:00:00.000Z" },
  { name: "6:59:59 はその朝7時", at: "2026-11-20T21:59:59.999Z", leaves: "2026-11-20T22:00:00.000Z" },
  { name: "7:00 はそのまま", at: "2026-11-20T22:00:00Z", leaves: "2026-11-20T22:00:00.000Z" },
  { name: "月末の夜は翌月の朝", at: "2026-11-30T13:00:00Z", leaves: "2026-11-30T22:00:00.000Z" },
])("夜9時から朝7時までは送らない（CO-4）: $name", ({ at, leaves }) => {
  expect(afterQuietHours(new Date(at)).toISOString()).toBe(leaves);
});

test.each([
  { name: "昼のふつうは、取り消せる60秒のあと", now: "03:00:00", leavesAt: "2026-11-20T03:01:00.000Z", isHeld: true },
  { name: "20:59のふつうは、60秒のあとが夜なので翌朝7時", now: "11:59:30", leavesAt: morning, isHeld: false },
  { name: "22:00のふつうは、翌朝7時", now: "13:00:00", leavesAt: morning, isHeld: false },
  {
    name: "22:00の緊急は、60秒のあと",
    now: "13:00:00",
    level: "urgent",
    leavesAt: "2026-11-20T13:01:00.000Z",
    isHeld: true,
  },
  {
    name: "夜の時刻の予約は、翌朝7時",
    now: "03:00:00",
    send_at: "2026-11-20T12:30:00.000Z",
    leavesAt: morning,
    isHeld: false,
  },
  {
    name: "緊急の予約は、夜でもその時刻",
    now: "03:00:00",
    level: "urgent",
    send_at: "2026-11-20T12:30:00.000Z",
    leavesAt: "2026-11-20T12:30:00.000Z",
    isHeld: false,
  },
  {
    name: "60秒より近い予約は、60秒のあと",
    now: "03:00:00",
    send_at: "2026-11-20T03:00:30.000Z",
    leavesAt: "2026-11-20T03:01:00.000Z",
    isHeld: true,
  },
] as const)("お知らせが出ていくとき（CO-3, CO-4）: $name", ({ now, leavesAt, isHeld, ...notice }) => {
  const leaving = noticeLeavesAt({ level: "normal", send_at: null, ...notice }, new Date(`2026-11-20T${now}Z`));
  expect({ ...leaving, leavesAt: leaving.leavesAt.toISOString() }).toEqual({ leavesAt, isHeld });
});

test.each([
  { name: "年度の初め", now: "2026-03-31T15:00:00Z", until: "2027-03-31T14:59:59.999Z" },
  { name: "秋", now: "2026-11-20T03:00:00Z", until: "2027-03-31T14:59:59.999Z" },
  { name: "終わりの60日より前", now: "2027-01-30T14:59:59.999Z", until: "2027-03-31T14:59:59.999Z" },
  { name: "終わりの60日", now: "2027-01-30T15:00:00Z", until: "2028-03-31T14:59:59.999Z" },
  { name: "3月31日の終わり", now: "2027-03-31T14:59:59.999Z", until: "2028-03-31T14:59:59.999Z" },
])("家族ページのリンクは年度の終わりまで、終わりの60日は次の年度まで: $name", ({ now, until }) => {
  expect(familyLinkExpiry(new Date(now)).toISOString()).toBe(until);
});

test.each([
  { name: "24時間前", leaves: "2026-11-15T03:00Z", deadline: "2026-11-20T10:00Z", at: "2026-11-19T10:00:00.000Z" },
  {
    name: "夜に当たれば翌朝7時",
    leaves: "2026-11-15T03:00Z",
    deadline: "2026-11-20T13:00Z",
    at: "2026-11-19T22:00:00.000Z",
  },
  {
    name: "短い期間なら、その半ば",
    leaves: "2026-11-20T00:00Z",
    deadline: "2026-11-20T08:00Z",
    at: "2026-11-20T04:00:00.000Z",
  },
  {
    name: "半ばが夜で、朝では間に合わなければ、夜の前",
    leaves: "2026-11-20T08:00Z",
    deadline: "2026-11-20T21:30Z",
    at: "2026-11-20T11:00:00.000Z",
  },
  {
    name: "夜の前にはまだ送っていなければ、送らない",
    leaves: "2026-11-20T11:30Z",
    deadline: "2026-11-20T21:30Z",
    at: null,
  },
])("締め切りの前の催促（CO-5）: $name", ({ leaves, deadline, at }) => {
  expect(deadlineReminderAt(new Date(leaves), new Date(deadline))?.toISOString() ?? null).toBe(at);
});
