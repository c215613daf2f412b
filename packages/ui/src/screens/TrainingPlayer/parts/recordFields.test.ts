import { expect, test } from "vitest";
import { emptyTrainingRecord, fieldsOn } from "./recordFields.ts";

const day = "2026-11-20";

test.each([
  { name: "書きかけは、書いた日のもの", fields: { minutes: 60 }, date: day },
  { name: "選んだ日は、そのまま", fields: { minutes: 60, date: "2026-11-18" }, date: "2026-11-18" },
  { name: "日を選んだだけでも、そのまま", fields: { date: "2026-11-18" }, date: "2026-11-18" },
  { name: "空に戻せば、次に開く日から", fields: { date: day }, date: null },
])("R2 実施の記入の$name", ({ fields, date }) => {
  expect(fieldsOn(day, { ...emptyTrainingRecord, ...fields })).toEqual({ ...emptyTrainingRecord, ...fields, date });
});
