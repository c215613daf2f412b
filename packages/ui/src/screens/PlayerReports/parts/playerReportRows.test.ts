import { describe, expect, test } from "vitest";
import { reportPlayers } from "../../../components/PlayerSearch/reportPlayers.fixtures.ts";
import { matchingPlayerReports, playerReportRows, reportHref } from "./playerReportRows.ts";

const rows = playerReportRows(reportPlayers);
const names = (conditions: Parameters<typeof matchingPlayerReports>[1]) =>
  matchingPlayerReports(rows, conditions).map(({ name }) => name);

describe("選手別レポートの選手", () => {
  test.each([
    ["条件なしは五十音順", { q: "", grade: null }, 12, "大野 葵"],
    ["高校", { q: "", grade: "h" }, 4, "小野寺 湊"],
    ["よみがな", { q: "おのでら", grade: null }, 1, "小野寺 湊"],
    ["よみがなと学年", { q: "おの", grade: "e" }, 1, "小野 蒼"],
  ] as const)("%s", (_, conditions, count, first) => {
    const found = names(conditions);
    expect([found.length, found[0]]).toEqual([count, first]);
  });

  test("投球だけを測った選手は、投球のレポートへ", () => {
    const hrefs = new Map(rows.map((row) => [row.name, reportHref(row)]));
    expect(hrefs.get("神保 蓮")).toBe("/nextshot/report/8/pitching/summary");
    expect(hrefs.get("大野 葵")).toBe("/nextshot/report/2/batting/summary");
    expect(hrefs.get("小野 蒼")).toBe("/nextshot/report/3/batting/summary");
  });
});
