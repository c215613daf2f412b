import { expect, test } from "vitest";
import { events, nowS } from "../../../components/EventRow/events.fixtures.ts";
import { defaultEventListView, eventListDays } from "../view.ts";
import { eventsAtTime, eventsByMonth, matchingEvents } from "./matchingEvents.ts";

const none = { host: "all", kind: null, q: "" } as const;
const titles = (conditions: Partial<Parameters<typeof matchingEvents>[1]>) =>
  matchingEvents(events, { ...none, ...conditions }).map(({ title }) => title);

test.each([
  { name: "運営だけ", conditions: { host: "provider" }, found: ["冬の測定会", "指導者講習：投球数と休養"] },
  { name: "種類", conditions: { kind: "practice" }, found: ["平日練習", "平日練習"] },
  { name: "チームの種類は、運営にはない", conditions: { host: "provider", kind: "game" }, found: [] },
  { name: "場所の言葉", conditions: { q: "体育館" }, found: ["冬の測定会"] },
  { name: "対象の言葉", conditions: { q: "小4" }, found: ["打撃クリニック"] },
] as const)("$name で絞り込む", ({ conditions, found }) => {
  expect(titles(conditions)).toEqual(found);
});

test("これからも終わった行事も、今日に近い順か遠い順に、月ごとに分かれる", () => {
  const idsAt = (view: Parameters<typeof eventsAtTime>[1], atS = nowS) =>
    eventsByMonth(eventsAtTime(events, view, atS)).map(({ month, events: held }) => [month, held.map(({ id }) => id)]);
  expect(idsAt({ time: "coming", order: "near" })).toEqual([
    ["2026-11", [51, 52, 53, 54, 3]],
    ["2026-12", [55, 4, 56]],
  ]);
  expect(idsAt({ time: "coming", order: "far" })).toEqual([
    ["2026-12", [56, 4, 55]],
    ["2026-11", [3, 54, 53, 52, 51]],
  ]);
  const later = Date.parse("2026-11-27T00:00:00Z") / 1000;
  expect(idsAt({ time: "over", order: "near" }, later)).toEqual([["2026-11", [53, 52, 51, 41]]]);
  expect(idsAt({ time: "over", order: "far" }, later)).toEqual([["2026-11", [41, 51, 52, 53]]]);
});

test("時間の重なりは、選手が出る運営の行事とも", () => {
  expect(events.filter(({ clashes }) => clashes.length > 0).map(({ title, clashes }) => [title, clashes])).toEqual([
    ["練習試合", ["冬の測定会"]],
    ["冬の測定会", ["練習試合"]],
  ]);
});

test.each([
  { view: {}, days: { from: "2026-11-20", to: "2027-12-24" } },
  { view: { time: "over" }, days: { from: "2025-10-17", to: "2026-11-20" } },
  { view: { look: "month" }, days: { from: "2026-10-26", to: "2026-12-06" } },
  { view: { look: "month", month: "2027-02" }, days: { from: "2027-02-01", to: "2027-02-28" } },
] as const)("読む日は、見かたで決まる：$view", ({ view, days }) => {
  expect(eventListDays({ ...defaultEventListView, ...view }, "2026-11-20")).toEqual(days);
});
