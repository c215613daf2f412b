import { describe, expect, test } from "vitest";
import { draftFor, memberFields, newMember } from "./memberValues.ts";

const fields = memberFields({ height: false, weight: false });
const messageOf = (reading: { error?: { issues: readonly { message: string }[] } | undefined }) =>
  reading.error?.issues[0]?.message;

describe("VA-5 メンバーの入力", () => {
  test.each([
    { name: "空は登録なし", typed: "", kept: null },
    { name: "空白だけも登録なし", typed: " 　", kept: null },
    { name: "貼り付けた前後の空白は除く", typed: " masuda@example.jp ", kept: "masuda@example.jp" },
  ])("メールアドレス：$name", ({ typed, kept }) => {
    expect(fields.email.safeParse(typed)).toMatchObject({ success: true, data: kept });
    expect(fields.guardian_email.safeParse(typed)).toMatchObject({ success: true, data: kept });
  });

  test("メールアドレスでない文字は、形を言う", () => {
    expect(messageOf(fields.email.safeParse("masuda"))).toBe("メールアドレスの形式で入力してください");
  });

  test.each([
    { value: 49.9, said: "身長は50〜250cmで入力してください" },
    { value: 50, said: undefined },
    { value: 250, said: undefined },
    { value: 250.1, said: "身長は50〜250cmで入力してください" },
    { value: null, said: undefined },
  ])("身長 $value", ({ value, said }) => {
    expect(messageOf(fields.height.safeParse(value))).toBe(said);
  });

  test("読めない文字が残っている欄は、前の数のまま送らない", () => {
    const reading = memberFields({ height: true, weight: false }).height.safeParse(160);
    expect(messageOf(reading)).toBe("身長は数字で入力してください");
  });

  test("VA-4 名前は人の数え方で50文字まで", () => {
    const family = "👨‍👩‍👧";
    expect(messageOf(fields.last_name.safeParse(family.repeat(50)))).toBeUndefined();
    expect(messageOf(fields.last_name.safeParse(family.repeat(51)))).toBe("姓は50文字以内で入力してください");
    expect(messageOf(fields.last_name.safeParse(" 　"))).toBe("姓を入力してください");
  });

  test("EN-1 投／打は野球だけで送る", () => {
    const draft = { ...newMember, grade: "j2", email: null, guardian_email: null } as const;
    expect(draftFor("baseball", draft).additional).toEqual({ pitching: null, batting: null });
    expect(draftFor("softball", draft).additional).toBeNull();
  });
});
