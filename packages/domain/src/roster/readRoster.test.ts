import { describe, expect, test } from "vitest";
import { readRoster } from "./readRoster.ts";
import { emptyRosterValues, type RosterValues } from "./rosterField.ts";

const rowsOf = (text: string, sportType: "baseball" | "softball" = "baseball") => {
  const read = readRoster(text, sportType);
  if ("failure" in read) throw new Error(`断られました：${read.failure.cause}`);
  return read.rows;
};
const said = (values: Partial<RosterValues>) => ({ ...emptyRosterValues, ...values });
const valuesOf = (text: string) => rowsOf(text).map(({ values }) => values);

describe("見出しのある表", () => {
  test("VA-5 Excel からの貼り付けを、見出しの順にかかわらず読む", () => {
    const text =
      "令和8年度 名簿\t\t\t\n\n学年\t名\t姓\tメール\t保護者メール\t背番号\t備考\t身長(cm)\t体重\t投\t打\tせい\tめい\t性別\n中学2年生\t湊\t小野寺\tminato@mail.example\toya@mail.example\t１０\t主将\t１６０．５\t52.5kg\t右投げ\t左打\tｵﾉﾃﾞﾗ\tミナト\t男子\n";
    expect(rowsOf(text)).toEqual([
      {
        line: 4,
        asks: [],
        values: {
          last_name: "小野寺",
          first_name: "湊",
          last_name_kana: "おのでら",
          first_name_kana: "みなと",
          grade: "j2",
          uniform_number: "10",
          gender: "M",
          pitching: "R",
          batting: "L",
          height: "160.5",
          weight: "52.5",
          email: "minato@mail.example",
          guardian_email: "oya@mail.example",
        },
      },
    ]);
  });

  test.each([
    { cell: "00", read: "00" },
    { cell: "#7", read: "7" },
    { cell: "No.18", read: "18" },
    { cell: "１０番", read: "10" },
    { cell: "なし", read: "" },
    { cell: "主将", read: "主将" },
  ])("背番号の「$cell」は「$read」", ({ cell, read }) => {
    const [row] = rowsOf(`背番号,姓,名,学年\n${cell},三浦,陽翔,高2`);
    expect(row?.values.uniform_number).toBe(read);
    expect(row?.asks).toEqual(read === "主将" ? ["uniform_number"] : []);
  });

  test("背番号だけ先に入れてある行は、選手ではない", () => {
    expect(valuesOf("背番号,姓,名,学年\n1,三浦,陽翔,高2\n2,,,\n3,,,")).toEqual([
      said({ last_name: "三浦", first_name: "陽翔", grade: "h2", uniform_number: "1" }),
    ]);
  });

  test.each([
    { headings: "氏名,ふりがな,投打", cells: "三浦　陽翔,みうら はると,右投左打" },
    { headings: "選手名（必須）,氏名（カナ）,投打", cells: "三浦 陽翔,ミウラ ハルト,右／左" },
    { headings: "名字,名前,姓かな,名フリガナ,投打", cells: "三浦,陽翔,みうら,ﾊﾙﾄ,RL" },
    { headings: "苗字,ふりがな,下の名前,ふりがな,投げ,打ち", cells: "三浦,みうら,陽翔,はると,右,左" },
    { headings: "Last Name,First Name,セイ,メイ,Throws,Bats", cells: "三浦,陽翔,ミウラ,ハルト,Right,L" },
    {
      headings: "family_name,given_name,last_name_kana,first_name_kana,throw,bat",
      cells: "三浦,陽翔,みうら,はると,R,l",
    },
    { headings: "選手,よみがな,利き", cells: "三浦 陽翔,みうら はると,右左" },
  ])("見出し「$headings」", ({ headings, cells }) => {
    expect(valuesOf(`${headings},学年\n${cells},高2`)).toEqual([
      said({
        last_name: "三浦",
        first_name: "陽翔",
        last_name_kana: "みうら",
        first_name_kana: "はると",
        pitching: "R",
        batting: "L",
        grade: "h2",
      }),
    ]);
  });

  test("引用符の中の改行とカンマは一つの値で、行は表計算ソフトの数え方", () => {
    const rows = rowsOf('姓,名,学年,備考\r\n"西田","大和",高1,"外野、\r\n兼投手, ""主将"""\r\n,,,\r\n村上,咲,小3,\r\n');
    expect(rows.map(({ line, values }) => [line, values.last_name])).toEqual([
      [2, "西田"],
      [4, "村上"],
    ]);
  });

  test("くり返しの見出し、合計、空の行は読まない", () => {
    const text = "姓,名,学年\n西田,大和,高1\n小計,,1名\n姓,名,学年\n計,太一,小3\n\n合 計,2名,\n総計：2名\n";
    expect(valuesOf(text)).toEqual([
      said({ last_name: "西田", first_name: "大和", grade: "h1" }),
      said({ last_name: "計", first_name: "太一", grade: "e3" }),
    ]);
  });

  test("分けられない氏名は、姓と名をたずねる", () => {
    expect(rowsOf("氏名,学年\n三浦陽翔,高2")).toEqual([
      { line: 2, asks: ["last_name", "first_name"], values: said({ last_name: "三浦陽翔", grade: "h2" }) },
    ]);
  });

  test("読めない値は打たれたまま残り、その欄をたずねる", () => {
    expect(rowsOf("姓,名,学年,性別,身長,メール\n今井,,2年,ふめい,百六十,imai@mail")).toEqual([
      {
        line: 2,
        asks: ["first_name", "grade", "gender", "height", "email"],
        values: said({
          last_name: "今井",
          grade: "2年",
          gender: "ふめい",
          height: "百六十",
          email: "imai@mail",
        }),
      },
    ]);
  });

  test("「なし」や「-」は、任意の欄では空。名前では名前", () => {
    expect(valuesOf("姓,めい,名,学年,性別,身長,メール\n未定,なし,無,小1,-,－,なし")).toEqual([
      said({ last_name: "未定", first_name: "無", first_name_kana: "なし", grade: "e1" }),
    ]);
  });

  test("I8 数式よけの引用符は、読むときに一つだけ外れる", () => {
    const names = ["'=1+1", "''=1", "'@a", "'太郎", "'"];
    expect(valuesOf(`姓,学年\n${names.join(",小1\n")},小1`).map(({ last_name }) => last_name)).toEqual([
      "=1+1",
      "'=1",
      "@a",
      "'太郎",
      "'",
    ]);
  });

  test("EN-1 ソフトボールでは投打を読まない", () => {
    const [row] = rowsOf("姓,名,学年,投,打\n村上,咲,小3,ななめ,左", "softball");
    expect(row).toEqual({ line: 2, asks: [], values: said({ last_name: "村上", first_name: "咲", grade: "e3" }) });
  });
});

describe("見出しのない表", () => {
  test.each([
    { name: "貼り付け", text: "小川\t新\t小6\t男\t右\t左\t149.5\t41.2" },
    { name: "氏名が一つの列", text: "1,小川 新,小学6年,男,右投左打,149.5,41.2\n" },
    { name: "背番号は体重ではない", text: "小川,新,男,45,小六,右,左,149.5cm,41.2" },
    { name: "空白で区切った手書き", text: "小川 新 男 小6 右 左 149.5cm 41.2kg" },
  ])("$name", ({ text }) => {
    expect(valuesOf(text)).toEqual([
      said({
        last_name: "小川",
        first_name: "新",
        grade: "e6",
        gender: "M",
        pitching: "R",
        batting: "L",
        height: "149.5",
        weight: "41.2",
      }),
    ]);
  });

  test("かなの列、ひらがなの名、本人と保護者のメール", () => {
    expect(
      valuesOf("杉山,あかり,すぎやま,あかり,中1,a@mail.example,b@mail.example\n広瀬,湊,ヒロセ,ミナト,中2,,"),
    ).toEqual([
      said({
        last_name: "杉山",
        first_name: "あかり",
        last_name_kana: "すぎやま",
        first_name_kana: "あかり",
        grade: "j1",
        email: "a@mail.example",
        guardian_email: "b@mail.example",
      }),
      said({ last_name: "広瀬", first_name: "湊", last_name_kana: "ひろせ", first_name_kana: "みなと", grade: "j2" }),
    ]);
    expect(valuesOf("杉山,あかり")).toEqual([said({ last_name: "杉山", first_name: "あかり" })]);
    expect(valuesOf("杉山 あかり,すぎやま あかり")).toEqual([
      said({ last_name: "杉山", first_name: "あかり", last_name_kana: "すぎやま", first_name_kana: "あかり" }),
    ]);
    expect(valuesOf("すぎやま あかり")).toEqual([said({ last_name: "すぎやま", first_name: "あかり" })]);
  });
});
