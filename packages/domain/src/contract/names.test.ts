import { expect, test, vi } from "vitest";
import { inviteAcceptanceSchema } from "./account/coaches.ts";
import { joinDraftSchema } from "./members/join.ts";
import { memberEditSchema } from "./members/memberChanges.ts";
import { memberDraftSchema } from "./members/memberDraft.ts";
import { teamDraftSchema } from "./team/team.ts";

const named = {
  メンバー: memberDraftSchema.shape,
  メンバーの編集: memberEditSchema.shape,
  参加の申し込み: joinDraftSchema.shape,
  チーム: teamDraftSchema.shape,
  指導者: { name: inviteAcceptanceSchema.shape.name },
};

test.each([
  ["メンバー", "last_name"],
  ["メンバー", "first_name"],
  ["メンバー", "last_name_kana"],
  ["メンバー", "first_name_kana"],
  ["メンバーの編集", "last_name_kana"],
  ["参加の申し込み", "last_name"],
  ["参加の申し込み", "first_name"],
  ["チーム", "name"],
  ["チーム", "name_kana"],
  ["チーム", "representative"],
  ["チーム", "league"],
  ["指導者", "name"],
] as const)("%sの %s は、半角カナを全角にして受け取る", (form, field) => {
  // Each name fits one of the schemas; the compiler only knows their union.
  const schema = (named[form] as Record<string, typeof memberDraftSchema.shape.last_name>)[field];
  expect(schema?.parse(" ｻﾞｲｾﾞﾝ髙 ")).toBe("ザイゼン髙");
});

test.each([
  ["ｻｸﾗｲ", "ひらがなで入力してください"],
  [" さくらい ", undefined],
  ["か\u3099く", undefined],
])("参加の申し込みのよみがな「%s」は、ひらがなだけ", (typed, message) => {
  const { error } = joinDraftSchema.shape.last_name_kana.safeParse(typed);
  expect(error?.issues[0]?.message).toBe(message);
});

test("上限は、全角にしてから数える", () => {
  expect(memberDraftSchema.shape.last_name_kana.parse("ｶﾞ".repeat(50))).toBe("ガ".repeat(50));
  expect(memberDraftSchema.shape.last_name_kana.safeParse("ｶﾞ".repeat(51)).error?.issues[0]?.message).toBe(
    "せいは50文字以内で入力してください",
  );
});

test("I6 はるかに長い名は、濁点を字にまとめる前に断る", () => {
  const joined = vi.spyOn(String.prototype, "normalize");
  const read = memberDraftSchema.shape.last_name.safeParse(`か${"\u3099".repeat(100_000)}`);
  const times = joined.mock.calls.length;
  joined.mockRestore();
  expect([read.success, times]).toEqual([false, 0]);
});
