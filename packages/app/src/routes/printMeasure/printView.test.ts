import type { MeasuringDay } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { daysBefore, dayToPrint, printMeasureAddress, viewOf } from "./printView.ts";

const ended = "2026-11-20T11:00:00Z";
const day = (id: number, date: string, closed_at: string | null = ended, item_ids = [1]): MeasuringDay => ({
  id,
  date,
  name: "",
  place: "",
  item_ids,
  created_by: null,
  closed_at,
  filled: 0,
  players: 0,
  event_id: null,
  version: 1,
});

test.each([
  ["", { kind: "team", stage: null, player: null }],
  ["stage=e", { kind: "team", stage: "e", player: null }],
  ["stage=x&player=0", { kind: "team", stage: null, player: null }],
  ["player=12", { kind: "players", stage: null, player: 12 }],
  ["player=12&kind=team", { kind: "team", stage: null, player: 12 }],
])("D-9 アドレスの「%s」", (search, view) => {
  expect(viewOf(printMeasureAddress.read(search))).toEqual(view);
});

test("アドレスが測定会を言わないときは、入力中のもの、なければいちばん新しいもの", () => {
  const days = [day(9, "2026-11-22"), day(8, "2026-11-20", null), day(7, "2026-11-19", null)];
  const dayOf = (search: string) => printMeasureAddress.read(search).day;
  expect(dayToPrint(dayOf("?day=3"), days)).toBe(3);
  expect(dayToPrint(dayOf("?day=x"), days)).toBe(8);
  expect(dayToPrint(dayOf(""), days.slice(0, 1))).toBe(9);
  expect([dayToPrint(null, []), dayToPrint(null, undefined)]).toEqual([null, null]);
});

test("前の測定会は古い順に4つまで。同じ日のものはひとつに、あとの日のものは入らない", () => {
  const days = [9, 8, 7, 6, 6, 5, 4, 3].map((month, index) => day(20 - index, `2026-0${month}-01`));
  expect(daysBefore({ date: "2026-08-01", item_ids: [1] }, days).map(({ id }) => id)).toEqual([14, 15, 17, 18]);
});

test("BE-7 同じ日に項目ごとに測っていれば、どの項目の測定会も入る。その項目を測っていない日は入らない", () => {
  const measured = (id: number, date: string, ...items: number[]) => day(id, date, ended, items);
  const days = [
    measured(9, "2026-10-04", 3),
    measured(8, "2026-10-03", 1, 3),
    measured(7, "2026-10-03", 1),
    measured(6, "2026-10-03", 2),
    measured(5, "2026-10-02", 2),
  ];
  const ids = (...item_ids: number[]) => daysBefore({ date: "2026-10-05", item_ids }, days).map(({ id }) => id);
  expect(ids(1, 2)).toEqual([5, 6, 8]);
  expect(ids(3)).toEqual([8, 9]);
});
