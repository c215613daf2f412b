import { defaultNoteListView } from "@kyuseki/ui";
import { expect, test } from "vitest";
import { noteListAddress, shownMonth } from "./viewInAddress.ts";

test.each([
  { name: "何もなければ今月", view: {}, expected: "2026-11" },
  { name: "選んだ月", view: { month: "2026-03" }, expected: "2026-03" },
  { name: "選んだ日の月", view: { day: "2025-12-31" }, expected: "2025-12" },
  { name: "来る月は今月", view: { month: "2027-01" }, expected: "2026-11" },
])("$name", ({ view, expected }) => {
  expect(shownMonth({ ...defaultNoteListView, ...view }, "2026-11-20")).toBe(expected);
});

test("月に合わない日は、選んでいないのと同じ", () => {
  expect(noteListAddress.read("?month=2026-03&day=2026-04-01")).toEqual({
    ...defaultNoteListView,
    month: "2026-03",
    day: null,
  });
});

test("D-9 並び順はアドレスに残る", () => {
  expect(noteListAddress.write({ ...defaultNoteListView, view: "pain", order: "oldest" })).toBe(
    "?view=pain&order=oldest",
  );
  expect(noteListAddress.read("?order=oldest").order).toBe("oldest");
  expect(noteListAddress.read("?order=player").order).toBe("newest");
});
