import { accountLimits, newPasswordSchema } from "@kyuseki/domain";
import { dictionary } from "@zxcvbn-ts/language-common";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { requireStrongPassword } from "./commonPasswords.ts";
import { hashPassword, verifyPassword } from "./password.ts";

const email = "kantoku@s9.example";
const common = dictionary["passwords-common"].filter((text) => text.length >= accountLimits.passwordMin);
const taken = async (password: string) => {
  expect(newPasswordSchema.safeParse(password).success).toBe(true);
  await requireStrongPassword(password, email);
};

describe("S9: 使えないパスワード", () => {
  test("8文字以上のうち、よく使われている上位3000個は1つも使えない", async () => {
    const top = common.slice(0, 3000);
    const refused = await Promise.allSettled(top.map(taken));
    expect(top).toHaveLength(3000);
    expect(refused.filter(({ status }) => status === "fulfilled")).toEqual([]);
  });

  test.each(["BASEBALL", "BaseBall", "ｂａｓｅｂａｌｌ", "12345678", "１２３４５６７８", "QWERTYUIOP"])(
    "「%s」は、大文字や全角でも使えない",
    async (password) => {
      await expect(requireStrongPassword(password, email)).rejects.toMatchObject({
        code: "invalid",
        fields: { password: "よく使われているパスワードは使えません" },
      });
    },
  );

  test.each([email, "Kantoku@S9.Example"])("メールアドレスの「%s」は使えない", async (password) => {
    await expect(requireStrongPassword(password, email)).rejects.toMatchObject({
      fields: { password: "メールアドレスと同じパスワードは使えません" },
    });
  });
});

describe("S9: 使えるパスワード", () => {
  const japanese = fc.string({ unit: fc.constantFrom(..."あいがぎぱ漢髙球速ーァヴｶﾞ゛"), minLength: 8, maxLength: 64 });
  const emoji = fc.string({ unit: fc.constantFrom("⚾", "👨‍👩‍👧", "🇯🇵", "👍🏽", "🥎"), minLength: 8, maxLength: 40 });
  const anything = fc.string({ unit: "grapheme", minLength: 8, maxLength: 100 });
  const long = fc.string({ unit: "grapheme-ascii", minLength: 64, maxLength: accountLimits.passwordMax });
  const password = fc
    .oneof(japanese, emoji, anything, long)
    .filter((text) => newPasswordSchema.safeParse(text).success && !common.includes(text.toLowerCase()));

  test("日本語・絵文字・記号・64文字以上のどれでも使え、NFCとNFDのどちらで打っても同じで、最後の1文字まで効く", async () => {
    await fc.assert(
      fc.asyncProperty(password, async (text) => {
        await taken(text);
        const hash = await hashPassword(text.normalize("NFD"));
        const shorter = Array.from(text.normalize("NFC")).slice(0, -1).join("");

        expect(await verifyPassword(hash, text.normalize("NFC"))).toBe(true);
        expect(await verifyPassword(hash, text.normalize("NFD"))).toBe(true);
        expect(await verifyPassword(hash, shorter)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  test("1024文字の最後の1文字だけが違えば、別のパスワード", async () => {
    const text = "長".repeat(accountLimits.passwordMax - 1);
    await taken(`${text}い`);
    const hash = await hashPassword(`${text}い`);
    expect([await verifyPassword(hash, `${text}い`), await verifyPassword(hash, `${text}ろ`)]).toEqual([true, false]);
  });

  test.each([
    { name: "7文字", password: "あ".repeat(7), allowed: false },
    { name: "8文字", password: "あ".repeat(8), allowed: true },
    { name: "結合文字で書いた「が」を7つ（14単位）", password: "が".repeat(7).normalize("NFD"), allowed: false },
    { name: "結合文字で書いた「が」を8つ", password: "が".repeat(8).normalize("NFD"), allowed: true },
    { name: "空白だけで8文字", password: " ".repeat(8), allowed: true },
    { name: "1024単位", password: "長".repeat(1024), allowed: true },
    { name: "1025単位", password: "長".repeat(1025), allowed: false },
  ])("$name", ({ password, allowed }) => {
    expect(newPasswordSchema.safeParse(password).success).toBe(allowed);
  });
});
