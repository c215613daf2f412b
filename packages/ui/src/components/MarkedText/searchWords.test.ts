import { normalizeForSearch } from "@kyuseki/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasEveryWord, searchWords, textParts } from "./searchWords.ts";

const shown = (text: string, query: string) =>
  textParts(text, searchWords(query))
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join("");

describe("探す言葉", () => {
  test.each([
    ["", []],
    ["　 ", []],
    ["ＣＳＶ　トリコミ", ["csv", "とりこみ"]],
    ["qr QR ＱＲ", ["qr"]],
    ["ﾊﾟｽﾜｰﾄﾞ", ["ぱすわーど"]],
  ])("「%s」は %j", (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });

  test("順にかかわらず、すべての言葉があるときだけ当たる", () => {
    const folded = normalizeForSearch("CSVの取り込みで、選手がわからない");
    expect(hasEveryWord(folded, searchWords("選手 csv"))).toBe(true);
    expect(hasEveryWord(folded, searchWords("選手 動画"))).toBe(false);
    expect(hasEveryWord(folded, searchWords(""))).toBe(true);
  });
});

describe("当たったところの印", () => {
  test.each([
    ["CSVの取り込みで", "取り込み", "CSVの[取り込み]で"],
    ["カタカナとひらがな", "かな", "カタ[カナ]とひらがな"],
    ["ﾊﾟｽﾜｰﾄﾞを忘れた", "パスワード", "[ﾊﾟｽﾜｰﾄﾞ]を忘れた"],
    ["ＱＲコードとQR", "qr", "[ＱＲ]コードと[QR]"],
    ["投球 数の上限", "投球数", "[投球 数]の上限"],
    ["上限、投球数", "投球 上限", "[上限]、[投球]数"],
    ["ああああ", "ああ", "[ああああ]"],
    ["100㎞/h", "km", "100[㎞]/h"],
    ["何もない", "動画", "何もない"],
    ["空の言葉", "", "空の言葉"],
  ])("「%s」を「%s」で探すと「%s」", (text, query, expected) => {
    expect(shown(text, query)).toBe(expected);
  });

  test("どんな文章と言葉でも、文字は一つも失われず、つながった印は一つになる", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary", maxLength: 3 }), (text, query) => {
        const parts = textParts(text, searchWords(query));
        expect(parts.map((part) => part.text).join("")).toBe(text);
        expect(parts.every((part, index) => part.isHit !== parts[index + 1]?.isHit)).toBe(true);
      }),
    );
  });
});
