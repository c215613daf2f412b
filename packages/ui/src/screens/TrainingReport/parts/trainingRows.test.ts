import { addDays } from "@kyuseki/domain";
import { describe, expect, test } from "vitest";
import { newcomer, report } from "../trainingReport.fixtures.ts";
import { defaultTrainingReportView as plain } from "../view.ts";
import { matchingTrainingRows, trainingOrder, trainingRows } from "./trainingRows.ts";

const rows = trainingRows({ ...report, members: [...report.members, newcomer] });
const named = (list: typeof rows) => list.map(({ name }) => name.slice(0, 2));

describe("実施記録の行", () => {
  test("EN-10 実施率は整数の%で、求める日がなければない", () => {
    const [first] = report.members;
    if (!first) throw new Error("nobody");
    const [row] = trainingRows({ ...report, members: [{ ...first, days: 2, expected: 3, expected_before: 0 }] });
    expect(row).toMatchObject({ rate: 67, rateBefore: null, daysWithout: 15 });
  });

  test.each([
    { name: "よみがなは、ひらがなでもカタカナでも", view: { q: "サカ" }, found: ["坂口"] },
    { name: "学年の区分", view: { grade: "h" }, found: ["小野", "西田", "長谷"] },
    {
      name: "3日目から、記録がない人に入る",
      view: { missing: true },
      found: ["坂口", "桜井", "西田", "野口", "長谷", "原田", "宮本"],
    },
    { name: "痛みの報告がある人", view: { pain: true }, found: ["大塚"] },
    { name: "条件はすべて満たす", view: { missing: true, grade: "j", q: "原" }, found: ["原田"] },
  ] as const)("D-9 $name", ({ view, found }) => {
    expect(named(matchingTrainingRows(rows, { ...plain, ...view }))).toEqual(found);
  });

  test("EN-10 在籍に戻った選手の、記録がない日は戻った日から数える。最後の記録が何日前かは、そのまま言う", () => {
    const [first] = report.members;
    if (!first) throw new Error("nobody");
    const back = { ...first, last_date: addDays(report.range.end, -90), registered_on: addDays(report.range.end, -2) };
    const [row] = trainingRows({ ...report, members: [back] });
    expect(row).toMatchObject({ daysWithout: 2, daysSinceLast: 90 });
    expect(matchingTrainingRows(row ? [row] : [], { ...plain, missing: true })).toEqual([]);
  });

  test("量は、いちばん多くの選手が記録した単位でくらべ、ほかの単位だけの人は最後", () => {
    const [first, second, third] = report.members;
    if (!first || !second || !third) throw new Error("nobody");
    const members = [
      { ...first, amounts: { batting: { swings: 200 } } },
      { ...second, amounts: { batting: { minutes: 900 } } },
      { ...third, amounts: { batting: { swings: 320, minutes: 45 } } },
    ];
    const order = (id: "batting" | "running", dir: "asc" | "desc") =>
      trainingOrder({ ...report, members }, { ...plain, sort: { id, dir } });
    expect(order("batting", "desc")).toEqual([202, 200, 201]);
    expect(order("batting", "asc")).toEqual([200, 202, 201]);
    expect(order("running", "desc")).toEqual([201, 200, 202]);
  });

  test("並びは表と同じで、値のない人は向きによらず最後", () => {
    const members = [...report.members.slice(0, 3), { ...newcomer, expected: 0 }];
    const order = (dir: "asc" | "desc") =>
      trainingOrder({ ...report, members }, { ...plain, sort: { id: "rate", dir } });
    expect(order("asc")).toEqual([200, 201, 202, 299]);
    expect(order("desc")).toEqual([202, 201, 200, 299]);
  });
});
