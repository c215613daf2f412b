import type { MeasuringSheet } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { printMeasureArgs } from "../printMeasure.fixtures.ts";
import { datesOf, growthTable } from "./growthTable.ts";

const { sheet, before } = printMeasureArgs;
/** The sheet of another date with one item alone, as somebody begins it by one press. */
const alone = (from: MeasuringSheet, id: number, at: number): MeasuringSheet => ({
  day: { ...from.day, id, item_ids: from.day.item_ids.slice(at, at + 1) },
  items: from.items.slice(at, at + 1),
  rows: from.rows.map((row) => ({
    ...row,
    values: row.values.slice(at, at + 1),
    past: row.past.slice(at, at + 1),
  })),
});

test("BE-7 同じ日に項目ごとに測っていても、その日の欄はひとつで、どの項目の値も入る", () => {
  const [spring, summer] = before.value;
  if (!spring || !summer) throw new Error("前の測定会が二つある");
  const sheets = [spring, alone(summer, 61, 0), alone(summer, 62, 2), sheet.value];
  expect(datesOf(sheets)).toEqual(["2026-05-15", "2026-08-21", "2026-11-20"]);
  expect(growthTable(1, sheets).map(({ values }) => values)).toEqual([
    [8.7, 8.7, 8.7],
    [17.2, null, 17.2],
    [35, 36.2, 38],
    [178, null, 178],
  ]);
});

test("AI 10: ★は、いつものばらつきを超えたときだけ。最高の値は、わずかでもよければ変わる", () => {
  const spreading = (spread: number): MeasuringSheet => ({
    ...sheet.value,
    rows: sheet.value.rows.map((row) => ({ ...row, past: row.past.map((past) => ({ ...past, spread })) })),
  });
  const throwOf = (spread: number) => growthTable(1, [spreading(spread)])[2];
  expect(throwOf(1.7)).toMatchObject({ best: 38, isNewBest: true, change: 1.8 });
  expect(throwOf(1.8)).toMatchObject({ best: 38, isNewBest: false, change: 1.8 });
});
