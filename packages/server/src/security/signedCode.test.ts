import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newSignedCode, readSignedCode, signedCode } from "./signedCode.ts";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const secret = Buffer.alloc(32, 7);
const code = fc.uint8Array({ minLength: 5, maxLength: 5 }).map((bytes) => signedCode(secret, Buffer.from(bytes)));

describe("BE-6: チームコード", () => {
  test("どの乱数からも、4文字ずつ区切った12文字になり、そのまま読める", () => {
    fc.assert(
      fc.property(code, (issued) => {
        expect(issued).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(readSignedCode(secret, issued)).toBe(issued);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ["小文字", (text: string) => text.toLowerCase()],
    ["区切りなし", (text: string) => text.replaceAll("-", "")],
    ["全角", (text: string) => text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))],
    ["長音と空白で区切る", (text: string) => ` ${text.replace("-", "ー").replace("-", " ")}\n`],
    ["0をOと書く", (text: string) => text.replaceAll("0", "O")],
    ["1をlと書く", (text: string) => text.replaceAll("1", "l")],
    ["1をIと書く", (text: string) => text.replaceAll("1", "I")],
  ])("%s でも読める", (_, typed) => {
    fc.assert(fc.property(code, (issued) => void expect(readSignedCode(secret, typed(issued))).toBe(issued)));
  });

  test("1文字でも違えば、名簿を見るまでもなく断る", () => {
    const wrong = fc.tuple(code, fc.nat(11), fc.integer({ min: 1, max: 31 })).map(([issued, place, step]) => {
      const letters = [...issued.replaceAll("-", "")];
      letters[place] = alphabet[(alphabet.indexOf(letters[place] ?? "") + step) % 32] ?? "";
      return letters.join("");
    });
    // One in a million would pass by chance, so the run is always the same.
    fc.assert(
      fc.property(wrong, (typed) => void expect(readSignedCode(secret, typed)).toBeUndefined()),
      { numRuns: 5000, seed: 20260405 },
    );
  });

  test.each([
    "",
    "A",
    "0000-0000-000",
    "0000-0000-0000-0",
    "UUUU-UUUU-UUUU",
    "あいうえおかきくけこさし",
    "🥎".repeat(6),
  ])("コードの形でない「%s」は断る", (text) => void expect(readSignedCode(secret, text)).toBeUndefined());

  test("どんな文字列でも、例外は出さない", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => void expect(readSignedCode(secret, text)).toBeUndefined()),
    );
  });

  test("別の鍵で作ったコードは断る", () => {
    const other = Array.from({ length: 50 }, (_, index) => signedCode(Buffer.alloc(32, 8), Buffer.alloc(5, index)));
    expect(other.filter((forged) => readSignedCode(secret, forged) !== undefined)).toEqual([]);
  });

  test("1,000回作っても重ならない", () => {
    const key = randomBytes(32);
    expect(new Set(Array.from({ length: 1000 }, () => newSignedCode(key))).size).toBe(1000);
  });
});
