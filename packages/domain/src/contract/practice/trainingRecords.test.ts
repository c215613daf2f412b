import { describe, expect, test } from "vitest";
import { trainingRecordDraftSchema } from "./trainingRecords.ts";

const date = "2026-11-20";
const hurts = { part: "elbow", side: "R", pain: 3, note: "投げたあと" };

describe("指導者の記入", () => {
  test.each([
    ["時間だけ", { minutes: 1 }],
    ["時間と一番きついきつさ", { minutes: 900, rpe: 10 }],
    ["痛みだけ", { pain: { pain: 1 } }],
    ["両方", { menu: "catch", minutes: 40, rpe: 1, pain: { ...hurts, pain: 10, note: "い".repeat(100) } }],
  ])("%sで記入できる", (_, body) => {
    expect(trainingRecordDraftSchema.safeParse({ date, ...body }).error).toBeUndefined();
  });

  test("言わなかったことは、種類を「その他」とし、ほかは空にする", () => {
    expect(trainingRecordDraftSchema.parse({ date, pain: { pain: 4 } })).toEqual({
      date,
      menu: "other",
      minutes: null,
      rpe: null,
      pain: { part: null, side: null, pain: 4, note: "" },
    });
  });

  test.each([
    ["何もない", {}, "minutes", "練習の時間か、痛みを入力してください"],
    ["きつさだけ", { rpe: 5 }, "minutes", "きつさを入れるときは、時間も入力してください"],
    ["0分", { minutes: 0 }, "minutes", "時間（分）は1〜900の整数で入力してください"],
    ["901分", { minutes: 901 }, "minutes", "時間（分）は1〜900の整数で入力してください"],
    ["きつさ0", { minutes: 30, rpe: 0 }, "rpe", "きつさは1〜10の整数で入力してください"],
    ["きつさ11", { minutes: 30, rpe: 11 }, "rpe", "きつさは1〜10の整数で入力してください"],
    ["痛み0", { pain: { pain: 0 } }, "pain.pain", "痛みの強さは1〜10の整数で入力してください"],
    ["痛み11", { pain: { pain: 11 } }, "pain.pain", "痛みの強さは1〜10の整数で入力してください"],
    ["知らない部位", { pain: { ...hurts, part: "wing" } }, "pain.part", "痛みの部位を選び直してください"],
    [
      "101文字の説明",
      { pain: { ...hurts, note: "い".repeat(101) } },
      "pain.note",
      "痛みの説明は100文字以内で入力してください",
    ],
    ["知らない種類", { minutes: 30, menu: "sleep" }, "menu", "内容を選び直してください"],
    ["ない日", { date: "2026-02-30", minutes: 30 }, "date", "日付を選んでください"],
  ])("%sは、その欄で断る", (_, body, path, message) => {
    const issues = trainingRecordDraftSchema.safeParse({ date, ...body }).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([[path, message]]);
  });
});
