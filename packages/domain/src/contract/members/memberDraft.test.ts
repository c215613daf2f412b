import { describe, expect, test } from "vitest";
import { plainDraft } from "./member.fixture.ts";
import { memberEditSchema } from "./memberChanges.ts";
import { memberDraftSchema } from "./memberDraft.ts";

const { uniform_number } = memberDraftSchema.shape;

describe("背番号", () => {
  test.each([
    { name: "1桁", typed: "0", stored: "0" },
    { name: "0 と違う 00", typed: "00", stored: "00" },
    { name: "3桁", typed: "120", stored: "120" },
    { name: "全角の数字", typed: "１０", stored: "10" },
    { name: "前後の空白", typed: " 7　", stored: "7" },
    { name: "空", typed: "", stored: null },
    { name: "空白だけ", typed: " 　", stored: null },
    { name: "null", typed: null, stored: null },
    { name: "送らない", typed: undefined, stored: null },
  ])("$name は受け取る", ({ typed, stored }) => {
    expect(uniform_number.parse(typed)).toBe(stored);
  });

  test.each(["1a", "abc", "1000", "-1", "1.5", "1 0", "①", "十", "٣", 10])("「%s」は断る", (typed) => {
    expect(uniform_number.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
      "背番号は1〜3桁の数字で入力してください",
    ]);
  });

  test("一部だけの保存では、送らなければ触れず、空と null は消す", () => {
    expect(memberEditSchema.parse({ grade: "j3" })).toEqual({ grade: "j3" });
    expect(memberEditSchema.parse({ uniform_number: "" })).toEqual({ uniform_number: null });
    expect(memberEditSchema.parse({ uniform_number: null })).toEqual({ uniform_number: null });
    expect(memberEditSchema.parse({ uniform_number: "０" })).toEqual({ uniform_number: "0" });
  });

  test("なくてもよい", () => {
    const { uniform_number: _, ...rest } = plainDraft;
    expect(memberDraftSchema.parse(rest)).toEqual(plainDraft);
  });
});
