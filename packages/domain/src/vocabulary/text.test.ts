import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fullWidthKana, graphemeCount, graphemesOf, normalizeForSearch } from "./text.ts";

describe("VA-4 文字の数え方", () => {
  test.each([
    { name: "空", text: "", count: 0 },
    { name: "髙", text: "髙橋", count: 2 },
    { name: "結合文字の濁点", text: "か\u3099", count: 1 },
    { name: "絵文字の家族", text: "👨‍👩‍👧", count: 1 },
    { name: "異体字セレクター付き", text: "葛\u{e0100}城", count: 2 },
    { name: "サロゲートペアの漢字", text: "𠮷田", count: 2 },
    { name: "改行", text: "あ\r\nい", count: 3 },
  ])("$name は $count 文字", ({ text, count }) => {
    expect(graphemeCount(text)).toBe(count);
  });

  test("どの文でも、ブラウザーの数え方と同じ", () => {
    const segmenter = new Intl.Segmenter("ja", { granularity: "grapheme" });
    const plain = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    const letter = fc.oneof(
      plain,
      fc.constantFrom("か", "\u3099", "ﾊ", "ﾟ", "〰", "㊗", "\uFE0F", "\u200D", "👨", "\r", "\n"),
    );
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 4 }), (letters) => {
        const text = letters.join("");
        const expected = Array.from(segmenter.segment(text), ({ segment }) => segment);
        expect([graphemesOf(text), graphemeCount(text)]).toEqual([expected, expected.length]);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe("名前の半角カナ", () => {
  test.each([
    { name: "半角カナは全角", text: "ｻｸﾗｲ", expected: "サクライ" },
    { name: "濁点と半濁点は前の字と一つ", text: "ｶﾞｸ ﾊﾟｳﾛ ｳﾞｨ", expected: "ガク パウロ ヴィ" },
    { name: "全角の字に付いた半角の濁点も", text: "サﾞハﾟかﾞ", expected: "ザパが" },
    { name: "分かれて届いた濁点も", text: "カ\u3099は\u309A", expected: "ガぱ" },
    { name: "長音、小さい字、中黒", text: "ｼﾞｮｰﾝｽﾞ･ﾂﾖｯｼ", expected: "ジョーンズ・ツヨッシ" },
    { name: "半角の記号も全角", text: "｢ｱ｣､ｲ｡", expected: "「ア」、イ。" },
    { name: "ひらがなと全角カタカナはそのまま", text: "さくらい サクライ", expected: "さくらい サクライ" },
    { name: "名前の漢字はそのまま", text: "髙橋 﨑 𠮷 葛\u{e0100}", expected: "髙橋 﨑 𠮷 葛\u{e0100}" },
    { name: "英字、数字、空きはそのまま", text: "ＴＯＭ Tom　１2", expected: "ＴＯＭ Tom　１2" },
    { name: "濁れない字の濁点は、なくならない", text: "ｱﾞ", expected: "ア\u3099" },
    { name: "空", text: "", expected: "" },
  ])("$name", ({ text, expected }) => {
    expect(fullWidthKana(text)).toBe(expected);
  });

  test("二度かけても同じで、半角カナは残らない", () => {
    const kana = fc.array(fc.constantFrom("ｶ", "ﾊ", "ﾞ", "ﾟ", "ｰ", "･", "カ", "は", "\u3099", "髙", "A", " "), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(kana, (letters) => {
        const once = fullWidthKana(letters.join(""));
        expect(fullWidthKana(once)).toBe(once);
        expect(once).not.toMatch(/[\uFF61-\uFF9F]/u);
      }),
    );
  });
});

describe("名前の検索", () => {
  test.each([
    { name: "漢字はそのまま", text: "佐藤", expected: "佐藤" },
    { name: "カタカナはひらがな", text: "サトウ", expected: "さとう" },
    { name: "半角カナもひらがな", text: "ｻﾄｳ ｹﾞﾝﾀ", expected: "さとうげんた" },
    { name: "全角の空きも除く", text: "さとう　いちろう", expected: "さとういちろう" },
    { name: "小書きとヴ", text: "ヴァッヵヶ", expected: "ゔぁっゕゖ" },
    { name: "長音は残す", text: "オーノ", expected: "おーの" },
    { name: "踊り字", text: "サヽキ", expected: "さゝき" },
    { name: "全角英字は半角の小文字", text: "ＴＯＭ", expected: "tom" },
    { name: "離れた濁点も一字にする", text: "か ゛", expected: "が" },
    { name: "空だけなら空", text: " 　\t\n", expected: "" },
  ])("$name", ({ text, expected }) => {
    expect(normalizeForSearch(text)).toBe(expected);
  });

  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom("ｶ", "ﾞ", "゛", "\u3099", "゜", "ハ", "は", "ヷ", "ヽ", "　", " ", "Ａ", "İ", "髙", "㌔", "ー"),
        fc.string({ unit: "grapheme", maxLength: 3 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(""));

  test("二度かけても同じ", () => {
    fc.assert(fc.property(text, (name) => normalizeForSearch(normalizeForSearch(name)) === normalizeForSearch(name)));
  });

  test("空きをどこに入れても同じ名前になる", () => {
    const kana = fc.array(fc.constantFrom("サ", "さ", "ガ", "が", "ョ", "ー", "佐", "藤"), { maxLength: 8 });
    const space = fc.constantFrom("", " ", "　", "\u00a0");
    fc.assert(
      fc.property(kana, space, (letters, gap) => {
        expect(normalizeForSearch(letters.join(gap))).toBe(normalizeForSearch(letters.join("")));
      }),
    );
  });

  test("残った文字に、空きも、ひらがなのあるカタカナもない", () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(normalizeForSearch(name)).not.toMatch(/[\sァ-ヶ]/u);
      }),
    );
  });
});
