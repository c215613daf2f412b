import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { memberStates } from "../contract/members/members.ts";
import { yearMoves } from "../contract/members/yearChange.ts";
import { grades } from "../vocabulary/grade.ts";
import {
  allowedYearMoves,
  countGrades,
  countYearMoves,
  nextGrade,
  planYearChange,
  standingAfter,
  standingBefore,
} from "./yearChange.ts";

test("EN-3 学年は、小6から中1、中3から高1へ上がり、高3の次はない", () => {
  expect(grades.map(nextGrade)).toEqual(["e2", "e3", "e4", "e5", "e6", "j1", "j2", "j3", "h1", "h2", "h3", null]);
});

test("卒業できるのは小6・中3・高3。高3は上がらず、ほかは進級が先頭", () => {
  expect(allowedYearMoves("h3")).toEqual(["graduate", "stay", "leave"]);
  for (const grade of ["e6", "j3"] as const) {
    expect(allowedYearMoves(grade)).toEqual(["up", "graduate", "stay", "leave"]);
  }
  for (const grade of grades.filter((grade) => !["e6", "j3", "h3"].includes(grade))) {
    expect(allowedYearMoves(grade)).toEqual(["up", "stay", "leave"]);
  }
});

describe("年度更新の予定", () => {
  const member = fc.record({
    id: fc.integer({ min: 1, max: 5000 }),
    grade: fc.constantFrom(...grades),
    state: fc.constantFrom(...memberStates),
  });
  const roster = fc.uniqueArray(member, { selector: ({ id }) => id, maxLength: 60 });
  const choices = fc.dictionary(fc.integer({ min: 1, max: 5000 }).map(String), fc.constantFrom(...yearMoves));

  test("在籍している人が、ちょうど一度ずつ、いまの学年で入る", () => {
    fc.assert(
      fc.property(roster, choices, (members, chosen) => {
        const active = members.filter(({ state }) => state === "active");
        const moves = planYearChange(members, chosen, new Set());
        expect(moves.map(({ member_id, from }) => ({ id: member_id, grade: from, state: "active" }))).toEqual(active);
        for (const { from, move } of moves) expect(allowedYearMoves(from)).toContain(move);
      }),
    );
  });

  test("学年ごとの人数の計は、前も後も、だれがどこへの数と合う", () => {
    fc.assert(
      fc.property(roster, choices, (members, chosen) => {
        const moves = planYearChange(members, chosen, new Set());
        const { up, stay, graduate, leave } = countYearMoves(moves);
        const { before, after } = countGrades(moves);
        expect(up + stay + graduate + leave).toBe(moves.length);
        expect(sum(before)).toBe(moves.length);
        expect(sum(after)).toBe(up + stay);
      }),
    );
  });

  test("行って取り消すと、元に戻る", () => {
    fc.assert(
      fc.property(roster, choices, (members, chosen) => {
        for (const planned of planYearChange(members, chosen, new Set())) {
          expect(standingBefore(standingAfter(planned), planned)).toEqual({ grade: planned.from, archivedAs: null });
        }
      }),
    );
  });

  test("選んだ行き先になり、その学年にない行き先は、ふつうの行き先になる", () => {
    const members = [
      { id: 1, grade: "h3", state: "active" },
      { id: 2, grade: "h3", state: "active" },
      { id: 3, grade: "j1", state: "active" },
      { id: 4, grade: "j1", state: "active" },
      { id: 5, grade: "j1", state: "applied" },
    ] as const;
    expect(
      planYearChange(members, { 1: "stay", 2: "up", 3: "leave", 4: "graduate", 5: "leave", 99: "leave" }, new Set()),
    ).toEqual([
      { member_id: 1, from: "h3", move: "stay" },
      { member_id: 2, from: "h3", move: "graduate" },
      { member_id: 3, from: "j1", move: "leave" },
      { member_id: 4, from: "j1", move: "up" },
    ]);
  });
});

test("新しい年度になってから入力された学年は、上げも卒業にもしない。選べば、選んだとおりになる", () => {
  const members = [
    { id: 1, grade: "e1", state: "active" },
    { id: 2, grade: "e1", state: "active" },
    { id: 3, grade: "h3", state: "active" },
    { id: 4, grade: "e1", state: "active" },
  ] as const;
  expect(planYearChange(members, { 4: "up" }, new Set([2, 3, 4])).map(({ move }) => move)).toEqual([
    "up",
    "stay",
    "stay",
    "up",
  ]);
});

describe("取り消しは、そのあとに手で直したところを残す", () => {
  test.each([
    {
      name: "上がってから学年を直した",
      done: { from: "j1", move: "up" },
      now: { grade: "j3", archivedAs: null },
      expected: { grade: "j3", archivedAs: null },
    },
    {
      name: "上がってから退団にした。学年だけ戻る",
      done: { from: "j1", move: "up" },
      now: { grade: "j2", archivedAs: "left" },
      expected: { grade: "j1", archivedAs: "left" },
    },
    {
      name: "退団から在籍に戻していた",
      done: { from: "j1", move: "leave" },
      now: { grade: "j1", archivedAs: null },
      expected: { grade: "j1", archivedAs: null },
    },
    {
      name: "卒業を退団に直した",
      done: { from: "h3", move: "graduate" },
      now: { grade: "h3", archivedAs: "left" },
      expected: { grade: "h3", archivedAs: "left" },
    },
    {
      name: "学年を変えなかった人を、手で上げた",
      done: { from: "e6", move: "stay" },
      now: { grade: "j1", archivedAs: null },
      expected: { grade: "j1", archivedAs: null },
    },
  ] as const)("$name", ({ done, now, expected }) => {
    expect(standingBefore(now, done)).toEqual(expected);
  });
});

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
