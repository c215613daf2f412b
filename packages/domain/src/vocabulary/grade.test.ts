import { describe, expect, test } from "vitest";
import { compareGrades, type Grade, gradeGroupOf, gradeMatches, grades } from "./grade.ts";

describe("EN-3 学年の区分", () => {
  test.each([
    { group: "e", members: ["e1", "e2", "e3", "e4", "e5", "e6"] },
    { group: "j", members: ["j1", "j2", "j3"] },
    { group: "h", members: ["h1", "h2", "h3"] },
  ])("$group に入るのは $members", ({ group, members }) => {
    expect(grades.filter((grade) => gradeGroupOf(grade) === group)).toEqual(members);
  });
});

describe("EN-3 学年での絞り込み", () => {
  test.each([
    { name: "すべて", filter: null, grade: "e1", matches: true },
    { name: "小は小6を含む", filter: "e", grade: "e6", matches: true },
    { name: "小は中1を含まない", filter: "e", grade: "j1", matches: false },
    { name: "中は中3を含む", filter: "j", grade: "j3", matches: true },
    { name: "高は中3を含まない", filter: "h", grade: "j3", matches: false },
    { name: "学年ひとつならその学年だけ", filter: "j2", grade: "j2", matches: true },
    { name: "同じ区分でも他の学年は含まない", filter: "j2", grade: "j1", matches: false },
  ] as const)("$name", ({ filter, grade, matches }) => {
    expect(gradeMatches(filter, grade)).toBe(matches);
  });
});

test("EN-3 並べ替えは小1から高3の順", () => {
  const shuffled: Grade[] = ["h3", "j1", "e6", "h1", "e1", "j3", "e2", "j2", "h2", "e5", "e3", "e4"];
  expect(shuffled.toSorted(compareGrades)).toEqual([
    "e1",
    "e2",
    "e3",
    "e4",
    "e5",
    "e6",
    "j1",
    "j2",
    "j3",
    "h1",
    "h2",
    "h3",
  ]);
});
