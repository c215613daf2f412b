import { expect, test } from "vitest";
import { closedDay, day, items, today } from "../measuringDay.fixtures.ts";
import { quickItems } from "./quickItems.ts";

test("すぐに測れる項目は、前回測った順が先で、使わない項目は出ない。今日の続きがあればその測定会", () => {
  const [run, bases, long] = items;
  if (!run || !bases || !long) throw new Error("項目が3つある");
  const known = [run, { ...bases, archived: true }, long];
  const last = { ...day, id: 9, item_ids: [3, 2] };
  const shown = (days: Parameters<typeof quickItems>[1], on = today) =>
    quickItems(known, days, on).map(({ item, open }) => [item.name, open?.id]);

  expect(shown([last])).toEqual([
    ["遠投", 9],
    ["50m走", undefined],
  ]);
  expect(shown([last], "2026-11-21")).toEqual([
    ["遠投", undefined],
    ["50m走", undefined],
  ]);
  expect(shown([{ ...closedDay, item_ids: [1] }])).toEqual([
    ["50m走", undefined],
    ["遠投", undefined],
  ]);
});
