import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { type CsvColumn, toCsv } from "./csv.ts";

type Swing = { name: string; speedKmh: number | null; memo: string };
const columns: readonly CsvColumn<Swing>[] = [
  { header: "氏名", value: ({ name }) => name },
  { header: "打球速度（km/h）", value: ({ speedKmh }) => speedKmh },
  { header: "メモ", value: ({ memo }) => memo },
];

/** What a spreadsheet reads: without the byte order mark, records separated by CRLF. */
const readBack = (text: string) => Papa.parse<string[]>(text.slice(1), { newline: "\r\n", delimiter: "," }).data;

describe("toCsv", () => {
  test("BOM で始まり、日本語の見出しがあり、CRLF で区切る", () => {
    const text = toCsv(columns, [
      { name: "小野寺 湊", speedKmh: 129.4, memo: "" },
      { name: "長谷川 ひまり子", speedKmh: null, memo: "外角、低め" },
    ]);
    expect(text).toBe("\uFEFF氏名,打球速度（km/h）,メモ\r\n小野寺 湊,129.4,\r\n長谷川 ひまり子,,外角、低め");
  });

  test("行がなければ見出しだけ", () => {
    expect(toCsv(columns, [])).toBe("\uFEFF氏名,打球速度（km/h）,メモ");
  });

  test("カンマ・引用符・改行のある文章は引用符で囲む", () => {
    const text = toCsv([{ header: "メモ", value: (memo: string) => memo }], ['a,"b"', "一行目\n二行目"]);
    expect(text).toBe('\uFEFFメモ\r\n"a,""b"""\r\n"一行目\n二行目"');
  });

  test.each([
    { name: "等号", memo: "=1+1", expected: "'=1+1" },
    { name: "足す", memo: "+81", expected: "'+81" },
    { name: "引く", memo: "-2+3", expected: "'-2+3" },
    { name: "単価記号", memo: "@SUM(A1)", expected: "'@SUM(A1)" },
    { name: "全角の等号", memo: "＝1+1", expected: "'＝1+1" },
    { name: "空白のあとの等号", memo: "  =1", expected: "'  =1" },
    { name: "タブで始まる文字", memo: "\t=1", expected: "'\t=1" },
    { name: "途中の等号はそのまま", memo: "a=1", expected: "a=1" },
    { name: "U+2212 の負号は計算されないのでそのまま", memo: "−7.5", expected: "−7.5" },
    { name: "すでに引用符で始まる文字はそのまま", memo: "'a", expected: "'a" },
  ])("数式になる文字は文字に直す（$name）", ({ memo, expected }) => {
    expect(readBack(toCsv([{ header: "メモ", value: () => memo }], [0]))[1]?.[0]).toBe(expected);
  });

  test("負の数は数のまま", () => {
    expect(toCsv([{ header: "差", value: () => -7.5 }], [0])).toBe("\uFEFF差\r\n-7.5");
  });

  test("見出しも数式にならない", () => {
    expect(toCsv([{ header: "=1", value: () => 1 }], [0])).toBe("\uFEFF'=1\r\n1");
  });

  test("どんな文字も、読み直すと元の文字か、頭に ' がついた元の文字になる", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
        const text = toCsv<[string, string]>(
          [
            { header: "左", value: ([left]) => left },
            { header: "右", value: ([, right]) => right },
          ],
          rows,
        );
        const read = readBack(text).slice(1);
        const typed = rows.flat();
        for (const [place, value] of read.flat().entries()) expect([typed[place], `'${typed[place]}`]).toContain(value);
        expect(read.flat()).toHaveLength(typed.length);
        expect(read.flat().filter((value) => /^\s*[=+\-@＝＋－＠]/u.test(value))).toEqual([]);
      }),
    );
  });
});

/** Arbitrary text, with frequent characters that CSV and spreadsheets handle specially. */
const cell = fc
  .array(fc.oneof(fc.constantFrom(...",\"\r\n\t=+-@＝;' "), fc.string({ unit: "grapheme", maxLength: 3 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join(""));
