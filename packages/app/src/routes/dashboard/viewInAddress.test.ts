import { expect, test } from "vitest";
import { readView, writeView } from "../../navigation/viewParameters.ts";
import { dashboardAddress } from "./viewInAddress.ts";

test.each([
  { search: "", view: { period: 2, grade: null, page: 1 } },
  { search: "?period=3&grade=j&page=4", view: { period: 3, grade: "j", page: 4 } },
  { search: "?period=1", view: { period: 1, grade: null, page: 1 } },
] as const)("D-9 「$search」と見えかたは、どちらからも同じ", ({ search, view }) => {
  expect(readView(dashboardAddress, search)).toEqual(view);
  expect(writeView(dashboardAddress, view)).toBe(search);
});

test.each(["?period=4&grade=x&page=0", "?period=2&page=-1", "?period=two&grade=e3"])(
  "D-9 ありえない値「%s」は、言わなかったのと同じ",
  (search) => {
    expect(readView(dashboardAddress, search)).toEqual({ period: 2, grade: null, page: 1 });
  },
);
