import { describe, expect, test } from "vitest";
import { team } from "../teamManagement.fixtures.ts";
import { ballFor, changedFields, chosenTeam, mergeTeam, type TeamValues, valuesOf } from "./teamValues.ts";

const base = valuesOf(team);
const withChanges = (changes: Partial<TeamValues>): TeamValues => ({ ...base, ...changes });

test("変えた項目だけを、画面の順に数える", () => {
  expect(changedFields(base, base)).toEqual([]);
  expect(changedFields(base, withChanges({ goal: "", name: "青葉台BBC", contact_email: null }))).toEqual([
    "name",
    "contact_email",
    "goal",
  ]);
});

describe("R4: ほかの人が先に保存したとき", () => {
  test.each([
    {
      name: "別々の項目なら、両方が残る",
      theirs: { league: "県リーグ" },
      mine: { goal: "全員で走る" },
      merged: { league: "県リーグ", goal: "全員で走る" },
      clashes: [],
    },
    {
      name: "同じ内容に変えていれば、ぶつからない",
      theirs: { goal: "全員で走る" },
      mine: { goal: "全員で走る" },
      merged: { goal: "全員で走る" },
      clashes: [],
    },
    {
      name: "同じ項目を違う内容に変えていれば、その項目だけがぶつかる",
      theirs: { goal: "よく眠る", league: "県リーグ" },
      mine: { goal: "全員で走る", representative: "片山 恵" },
      merged: { goal: "全員で走る", league: "県リーグ", representative: "片山 恵" },
      clashes: ["goal"],
    },
    {
      name: "元と同じに戻した項目は、変えたことにならない",
      theirs: { goal: "よく眠る" },
      mine: { league: "県リーグ" },
      merged: { goal: "よく眠る", league: "県リーグ" },
      clashes: [],
    },
  ])("$name", ({ theirs, mine, merged, clashes }) => {
    expect(mergeTeam(base, withChanges(theirs), withChanges(mine))).toEqual({ merged: withChanges(merged), clashes });
  });

  test("選んだ方の内容になる", () => {
    const theirs = withChanges({ goal: "よく眠る", league: "県リーグ" });
    const mine = withChanges({ goal: "全員で走る", league: "市リーグ" });
    expect(chosenTeam(mine, theirs, ["league"])).toEqual(withChanges({ goal: "全員で走る", league: "県リーグ" }));
  });

  test("競技と使用球を別々に選んでも、その競技の球になる", () => {
    const softball = withChanges({ sport_type: "softball", ball: "soft" });
    expect(chosenTeam(softball, withChanges({ ball: "hard" }), ["ball"])).toMatchObject({ ball: "soft" });
    expect(chosenTeam(softball, withChanges({ ball: "hard" }), ["sport_type"])).toMatchObject({ ball: "rubber" });
  });
});

test("競技に合わない球だけが、その競技の球に替わる", () => {
  expect([ballFor("baseball", "hard"), ballFor("baseball", "soft"), ballFor("softball", "hard")]).toEqual([
    "hard",
    "rubber",
    "soft",
  ]);
});
