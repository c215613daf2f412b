import { expect, test } from "vitest";
import { november } from "../noteList.fixtures.ts";
import { shownNotes } from "./shownNotes.ts";

test.each([
  ["すべて、新しい順", { view: "all", order: "newest" }, [19, 18, 16, 15, 12]],
  ["すべて、古い順", { view: "all", order: "oldest" }, [12, 15, 16, 18, 19]],
  ["痛み・違和感", { view: "pain", order: "oldest" }, [12]],
] as const)("ひとりのノート：%s", (_, view, ids) => {
  expect(shownNotes(november, view).map(({ note_id }) => note_id)).toEqual(ids);
});
