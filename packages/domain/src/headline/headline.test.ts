import { describe, expect, test } from "vitest";
import { named, pain, pitcher } from "./headline.fixture.ts";
import { type HeadlineFacts, headlineOf } from "./headline.ts";

const otsuka = named(1, "大塚");
const kikuchi = named(2, "菊地");
const noguchi = named(3, "野口");
const nothing: HeadlineFacts = { pain: [], pitchers: [], missing: [] };

describe("headlineOf", () => {
  test("痛み、上限、記録なしの順に、一つずつ言う", () => {
    expect(
      headlineOf({
        pain: [{ member: otsuka }],
        pitchers: [pitcher(kikuchi, { level: "over", today: { pitches: 64, limit: 60 } })],
        missing: [4, 5, 6].map((id) => ({ ...named(id, "原田"), days_without: id })),
      }),
    ).toEqual({
      statements: [
        { kind: "pain", memberIds: [1], count: 1, named: [otsuka], amount: null },
        { kind: "over", memberIds: [2], count: 1, named: [kikuchi], amount: 4 },
        {
          kind: "missing",
          memberIds: [4, 5, 6],
          count: 3,
          named: [named(4, "原田"), named(5, "原田")],
          amount: null,
        },
      ],
      rest: [],
      isComplete: true,
    });
  });

  test("何もなければ、何も言わない", () => {
    expect(headlineOf(nothing)).toEqual({ statements: [], rest: [], isComplete: true });
  });

  test.each(["pain", "pitchers", "missing"] as const)("%s を読めなかったら、何もないとは言わない", (part) => {
    expect(headlineOf({ ...nothing, [part]: null })).toEqual({ statements: [], rest: [], isComplete: false });
  });

  test.each([
    { name: "1日の上限を4球", today: [64, 60], week: [64, 210], amount: 4 },
    { name: "1日と1週間の両方なら1日の", today: [64, 60], week: [230, 210], amount: 4 },
    { name: "1週間だけなら1週間の", today: [20, 60], week: [230, 210], amount: 20 },
    { name: "2日の上限なら球数を言わない", today: [60, 60], week: [110, 210], amount: null },
    { name: "上限がないなら球数を言わない", today: [60, null], week: [110, null], amount: null },
  ] as const)("超過の球数：$name", ({ today, week, amount }) => {
    const over = pitcher(kikuchi, {
      level: "over",
      today: { pitches: today[0], limit: today[1] },
      week: { pitches: week[0], limit: week[1] },
    });
    expect(headlineOf({ ...nothing, pitchers: [over] }).statements).toEqual([
      { kind: "over", memberIds: [2], count: 1, named: [kikuchi], amount },
    ]);
  });

  test("超過が何人もいれば、大きく超えた人から名前を言い、球数は言わない", () => {
    const over = (id: number, pitches: number) =>
      pitcher(named(id, "菊地"), { level: "over", today: { pitches, limit: 60 } });
    expect(headlineOf({ ...nothing, pitchers: [over(5, 61), over(6, 90), over(7, 70)] }).statements).toEqual([
      {
        kind: "over",
        memberIds: [6, 7, 5],
        count: 3,
        named: [named(6, "菊地"), named(7, "菊地")],
        amount: null,
      },
    ]);
  });

  test.each([
    { name: "超過がいれば、到達ときのうの超過と注意は数だけ", levels: ["over", "reached", "yesterday", "caution"] },
    { name: "超過がいなければ到達を言う", levels: ["reached", "yesterday", "caution"] },
    { name: "今日の注意だけなら、きのうの超過を言う", levels: ["yesterday", "caution"] },
    { name: "注意だけなら、数だけ", levels: ["caution"] },
  ] as const)("$name", ({ levels }) => {
    const pitchers = levels.map((level, at) =>
      pitcher(
        named(at, "菊地"),
        level === "yesterday" ? { level: "room", yesterday: { span: "day", by: 3 } } : { level },
      ),
    );
    const [first] = levels;
    const { statements, rest } = headlineOf({ ...nothing, pitchers });
    const said = (level: (typeof levels)[number]) => (level === "yesterday" ? "over_yesterday" : level);
    expect(statements.map(({ kind }) => kind)).toEqual(first === "caution" ? [] : [said(first)]);
    expect(rest).toEqual(
      (first === "caution" ? levels : levels.slice(1)).map((level) => ({ concern: said(level), count: 1 })),
    );
  });

  test("BE-1 痛みのある投手は、上限を超えていても痛みだけで数える", () => {
    const hurting = pitcher(kikuchi, { level: "over", pain, today: { pitches: 64, limit: 60 } });
    const only = [{ kind: "pain", memberIds: [2], count: 1, named: [kikuchi], amount: null }];
    expect(headlineOf({ ...nothing, pain: [{ member: kikuchi }], pitchers: [hurting] }).statements).toEqual(only);
    expect(headlineOf({ ...nothing, pitchers: [hurting] }).statements).toEqual(only);
  });

  test("記録がないのが一人なら、その日数を言う。名前を言った人は、二度言わない", () => {
    const missing = [{ ...noguchi, days_without: 15 }];
    expect(headlineOf({ ...nothing, missing }).statements).toEqual([
      { kind: "missing", memberIds: [3], count: 1, named: [noguchi], amount: 15 },
    ]);
    expect(headlineOf({ ...nothing, pain: [{ member: noguchi }], missing }).statements[1]).toEqual({
      kind: "missing",
      memberIds: [3],
      count: 1,
      named: [],
      amount: 15,
    });
  });
});
