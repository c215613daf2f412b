import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { encodings } from "../delimited/encode.fixture.ts";
import { decodeRoster } from "./decodeRoster.ts";
import { readRoster } from "./readRoster.ts";
import { rosterLimits } from "./rosterField.ts";
import { splitRecords } from "./splitRecords.ts";

const callFailure = (text: string) => {
  const read = readRoster(text, "baseball");
  return "failure" in read ? read.failure : read.rows.length;
};
const players = (count: number) =>
  `姓,名,学年\n${Array.from({ length: count }, (_, index) => `選手,${index},小1`).join("\n")}`;

describe("I7 読まない文字", () => {
  test("決まりより大きいファイルは、中を見ずに断る", () => {
    const hundredMb = new Uint8Array(100 * 1024 * 1024);
    expect(decodeRoster(hundredMb)).toEqual({ failure: { cause: "size" } });
    expect(callFailure("あ".repeat(rosterLimits.bytes + 1))).toEqual({ cause: "size" });
  });

  test.each([
    { name: "長い一行", text: "a".repeat(rosterLimits.bytes), failure: { cause: "cell", line: 1 } },
    { name: "引用符の中の長い値", text: `姓,名\n"${"a\n".repeat(9000)}",b`, failure: { cause: "cell", line: 2 } },
    { name: "引用符だけ", text: '"'.repeat(rosterLimits.bytes), failure: { cause: "cell", line: 1 } },
    { name: "閉じない引用符", text: `姓,名\n山田,太郎\n"${"a,".repeat(9)}`, failure: { cause: "quotes", line: 3 } },
    { name: "引用符のあとの文字", text: `姓,名\n"山田"a,太郎`, failure: { cause: "quotes", line: 2 } },
    { name: "5,000の列", text: ",".repeat(4999), failure: { cause: "columns", line: 1 } },
    { name: "NUL", text: "姓,名\n山\0田,太郎", failure: { cause: "binary" } },
    { name: "空", text: " \n\t\n,,", failure: { cause: "empty" } },
    { name: "見出しだけ", text: "姓,名,学年", failure: { cause: "empty" } },
    { name: "1001人", text: players(1001), failure: { cause: "rows", count: 1001 } },
    { name: "20万人", text: players(200_000), failure: { cause: "rows", count: 200_000 } },
  ])("$name は、理由を言って断る", ({ text, failure }) => {
    expect(callFailure(text)).toEqual(failure);
  });

  test("1000人と、そのあとの百万の空の行は読む", () => {
    expect(callFailure(`${players(1000)}\n${",,\n".repeat(1_000_000)}`)).toBe(1000);
  });

  test("絵などの、文字でないファイル", () => {
    expect(decodeRoster(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1))).toEqual({ failure: { cause: "binary" } });
    expect(decodeRoster(Uint8Array.of(0xff, 0xf0, 0x80))).toEqual({ failure: { cause: "binary" } });
    expect(decodeRoster(Uint8Array.of(0xff, 0xfe, 0x00, 0xd8))).toEqual({ failure: { cause: "binary" } });
  });

  test.each(Object.entries(encodings))("%s の文字に直す", (_name, encode) => {
    expect(decodeRoster(encode("\uFEFF姓,ﾅ〜表ソ"))).toEqual({
      text: "姓,ﾅ〜表ソ".replace("〜", _name === "Shift_JIS" ? "?" : "〜"),
    });
  });
});

describe("どんな文字でも", () => {
  test("落ちず、読めた行は空でない", () => {
    fc.assert(
      fc.property(fc.oneof(messy, fc.string({ unit: "binary" })), (text) => {
        const read = readRoster(text, "baseball");
        if ("rows" in read) expect(read.rows.every(({ values }) => Object.values(values).some(Boolean))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("どんなバイトでも落ちない", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const decoded = decodeRoster(bytes);
        if ("text" in decoded) readRoster(decoded.text, "softball");
      }),
    );
  });

  test("RFC 4180 の表は、ほかの読み手と同じに分かれる", () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }), (table) => {
        // A cell before every record keeps it from being blank.
        const rows = [["a", "b"], ...table.map((cells) => ["x", ...cells])];
        const split = splitRecords(Papa.unparse(rows, { newline: "\r\n" }), 100);
        expect("records" in split && split.records).toEqual(rows.map((cells, at) => ({ line: at + 1, cells })));
      }),
      // More tabs than commas.
      { examples: [[[["", "\t\t\t"]]]] },
    );
  });
});

const pieces = [
  '"',
  ",",
  "\t",
  ";",
  "\n",
  "\r",
  " ",
  "姓",
  "名",
  "氏名",
  "学年",
  "中2",
  "山田",
  "a@b.jp",
  "160cm",
  "右",
  "'",
  "=",
  "\0",
];
const messy = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(""));
const cell = fc.array(fc.constantFrom(...'",\n\r\t; あa'), { maxLength: 5 }).map((parts) => parts.join(""));
