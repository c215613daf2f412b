import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grades } from "../vocabulary/grade.ts";
import { readCell } from "./readCell.ts";
import { type RosterField, rosterFields } from "./rosterField.ts";

describe("EN-3 学年の言葉", () => {
  test.each([
    ["j2", ["中学2年", "中2", "中二", "中学校2年生", "中学校第２学年", "中２年", "J2", "ｊ２", "中学生2年", " 中 2 "]],
    ["e6", ["小学校６年", "小6", "小六", "小学6年生", "E6", "小学六年", "小６年次"]],
    ["h1", ["高校1年", "高1", "高一", "高等学校1年生", "H1", "高校生1年"]],
  ] as const)("%s", (grade, words) => {
    expect(words.map((word) => readCell("grade", word))).toEqual(words.map(() => grade));
  });

  test.each(["2年", "2", "中4", "小7", "高0", "大1", "中", "中２３", "年中"])("「%s」は決められない", (word) => {
    expect(readCell("grade", word)).toBe(word);
  });
});

describe("EN-2 性別と投打、VA-5 数", () => {
  test.each<[RosterField, string, readonly string[]]>([
    ["gender", "M", ["男", "男子", "男性", "M", "ｍ", "Male"]],
    ["gender", "F", ["女", "女子", "女の子", "F", "female"]],
    ["gender", "", ["-", "未回答", "－", "不明"]],
    ["pitching", "R", ["右", "右投げ", "右投", "R", "ｒ", "Right", "右利き"]],
    ["batting", "L", ["左", "左打ち", "左打", "L", "左打席"]],
    ["batting", "X", ["両", "両打ち", "両打", "X", "S", "スイッチ", "switch"]],
    ["height", "160.5", ["160.5", "１６０．５", "160.5cm", "160.5 ㎝", "160.50センチ", "160.5センチメートル"]],
    ["weight", "52", ["52", "52kg", "５２㎏", "52.0キロ", "052"]],
    ["last_name_kana", "さとう", ["さとう", "サトウ", "ｻﾄｳ", " サトウ　"]],
    ["last_name", "髙﨑", ["髙﨑", " 髙﨑　"]],
    ["first_name", "ガイア", ["ｶﾞｲｱ", "ガイア"]],
    ["email", "a@mail.example", ["a@mail.example", "ａ＠ｍａｉｌ．ｅｘａｍｐｌｅ"]],
  ])("%s は「%s」", (field, code, words) => {
    expect(words.map((word) => readCell(field, word))).toEqual(words.map(() => code));
  });

  test("読めない数は、打たれたまま", () => {
    expect(["16O", "160,5", "-5", "1.6m", "1e3"].map((word) => readCell("height", word))).toEqual([
      "16O",
      "160,5",
      "-5",
      "1.6m",
      "1e3",
    ]);
  });
});

test("どんな文字も落ちずに読め、読んだものをもう一度読んでも変わらない", () => {
  fc.assert(
    fc.property(fc.constantFrom(...rosterFields), fc.oneof(fc.string({ unit: "binary" }), words), (field, typed) => {
      const read = readCell(field, typed);
      expect(readCell(field, read)).toBe(read);
    }),
  );
});

const words = fc
  .array(fc.constantFrom(...grades, ..."中学校小高年生右左両投打男女ｶﾞパ゛=@+- 　0１.cmｋg㎏㍗゙がか"), { maxLength: 8 })
  .map((parts) => parts.join(""));
