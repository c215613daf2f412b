import { describe, expect, test } from "vitest";
import { named, pain } from "./headline.fixture.ts";
import { type HomeHeadlineFacts, homeHeadlineOf } from "./homeHeadline.ts";

const otsuka = named(1, "大塚");
const kikuchi = named(2, "菊地");
const noguchi = named(3, "野口");
const nobody = { total: 0, first: [] };
const noCounts = { pain: 0, over: 0, reached: 0, over_yesterday: 0, caution: 0 };
const practiceOf = (missing: NonNullable<HomeHeadlineFacts["practice"]>["missing"]) => ({
  until: "2026-11-19",
  stages: [],
  today: [],
  missing,
});
const nothing: HomeHeadlineFacts = {
  pain: { total: 0, first: [] },
  guard: { ...nobody, counts: noCounts },
  practice: practiceOf(nobody),
  notes: { unanswered: 0, pain: 0, first: [] },
};
const hurting = { total: 1, first: [{ ...pain, member: otsuka }] };
const guardOf = (counts: Partial<typeof noCounts>, first = [kikuchi]) => ({
  total: Object.values(counts).reduce((sum, count) => sum + count, 0),
  first,
  counts: { ...noCounts, ...counts },
});

describe("homeHeadlineOf", () => {
  test("痛み、上限、記録なしの順に三つまで。ノートは、場所があれば最後に", () => {
    const all = {
      pain: hurting,
      guard: guardOf({ pain: 1, over: 1 }, [otsuka, kikuchi]),
      practice: practiceOf({ total: 6, first: [noguchi, otsuka] }),
      notes: { unanswered: 4, pain: 1, first: [] },
    };
    expect(homeHeadlineOf(all)).toEqual({
      statements: [
        { kind: "pain", total: 1, first: [otsuka] },
        { kind: "over", total: 1, first: [kikuchi] },
        { kind: "missing", total: 6, first: [noguchi] },
      ],
      isComplete: true,
    });
    expect(homeHeadlineOf({ ...all, guard: nothing.guard }).statements.at(-1)).toEqual({
      kind: "notes",
      total: 4,
      first: [],
    });
  });

  test("何もなければ、何も言わない", () => {
    expect(homeHeadlineOf(nothing)).toEqual({ statements: [], isComplete: true });
  });

  test.each(["pain", "guard", "practice", "notes"] as const)("%s を読めなかったら、何もないとは言わない", (part) => {
    expect(homeHeadlineOf({ ...nothing, [part]: null })).toEqual({ statements: [], isComplete: false });
  });

  test.each([
    { name: "超過が、到達ときのうの超過より先", counts: { over: 1, reached: 2, over_yesterday: 3 }, kind: "over" },
    { name: "到達が、きのうの超過より先", counts: { reached: 1, over_yesterday: 3, caution: 1 }, kind: "reached" },
    { name: "きのうの超過が、注意より先", counts: { over_yesterday: 1, caution: 2 }, kind: "over_yesterday" },
    { name: "注意だけなら、言わない", counts: { caution: 2 }, kind: null },
  ] as const)("上限のことは一つだけ：$name", ({ counts, kind }) => {
    expect(homeHeadlineOf({ ...nothing, guard: guardOf(counts) }).statements).toEqual(
      kind === null ? [] : [{ kind, total: 1, first: [kikuchi] }],
    );
  });

  test("BE-1 痛みの報告を読めなければ、投手の痛みを言う。その人は上限では言わない", () => {
    const guard = guardOf({ pain: 2, over: 1 }, [otsuka, kikuchi]);
    expect(homeHeadlineOf({ ...nothing, pain: null, guard }).statements).toEqual([
      { kind: "pain", total: 2, first: [otsuka, kikuchi] },
      { kind: "over", total: 1, first: [] },
    ]);
  });
});
