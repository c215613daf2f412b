import { describe, expect, test } from "vitest";
import { changedNames, mergeValues, withNames } from "../../../state/mergeValues.ts";
import { type MemberValues, newMember } from "./memberValues.ts";

const base: MemberValues = {
  ...newMember,
  last_name: "増田",
  first_name: "碧",
  grade: "j2",
  height: 160,
  weight: 57.4,
  additional: { pitching: "R", batting: "R" },
  email: "masuda@example.jp",
};
const merge = (theirs: Partial<MemberValues>, mine: Partial<MemberValues>) =>
  mergeValues(base, { ...base, ...theirs }, { ...base, ...mine });

describe("R4 ほかの指導者が先に保存したとき", () => {
  test.each([
    { name: "だれも変えていない", theirs: {}, mine: {}, merged: {}, clashes: [] },
    { name: "相手だけが変えた", theirs: { weight: 58 }, mine: {}, merged: { weight: 58 }, clashes: [] },
    { name: "自分だけが変えた", theirs: {}, mine: { weight: 58 }, merged: { weight: 58 }, clashes: [] },
    {
      name: "別々の項目を変えた",
      theirs: { grade: "j3" },
      mine: { email: "" },
      merged: { grade: "j3", email: "" },
      clashes: [],
    },
    {
      name: "同じ項目を、同じ内容に変えた",
      theirs: { weight: 58 },
      mine: { weight: 58 },
      merged: { weight: 58 },
      clashes: [],
    },
    {
      name: "同じ項目を、違う内容に変えた",
      theirs: { weight: 58, grade: "j3" },
      mine: { weight: 59 },
      merged: { weight: 59, grade: "j3" },
      clashes: ["weight"],
    },
    {
      name: "相手が空にし、自分が変えた",
      theirs: { height: null },
      mine: { height: 161 },
      merged: { height: 161 },
      clashes: ["height"],
    },
    {
      name: "投／打は、中身で比べる",
      theirs: { additional: { pitching: "R", batting: "X" } },
      mine: { additional: { pitching: "R", batting: "R" } },
      merged: { additional: { pitching: "R", batting: "X" } },
      clashes: [],
    },
  ] as const)("$name", ({ theirs, mine, merged, clashes }) => {
    expect(merge(theirs, mine)).toEqual({ merged: { ...base, ...merged }, clashes });
  });

  test("相手の方を残すと選んだ項目だけが、相手の内容になる", () => {
    const theirs = { ...base, weight: 58, height: 159 };
    const mine = { ...base, weight: 59, height: 161 };
    expect(withNames(mine, theirs, ["weight"])).toEqual({ ...base, weight: 58, height: 161 });
  });
});

test("書きかけかどうかは、投／打の中身まで比べて決まる", () => {
  expect(changedNames(base, { ...base, additional: { pitching: "R", batting: "R" } })).toEqual([]);
  expect(changedNames(base, { ...base, additional: { pitching: "L", batting: "R" } })).toEqual(["additional"]);
  expect(changedNames(base, { ...base, first_name_kana: "みどり" })).toEqual(["first_name_kana"]);
});
