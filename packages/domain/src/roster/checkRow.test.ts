import { describe, expect, test } from "vitest";
import { checkRow } from "./checkRow.ts";
import { findDuplicates } from "./findDuplicates.ts";
import { emptyRosterValues, type RosterValues } from "./rosterField.ts";

const row = (said: Partial<RosterValues>, line = 2) => ({
  line,
  values: { ...emptyRosterValues, last_name: "今井", first_name: "蓮", grade: "e3", ...said },
});
const fieldErrorsOf = (said: Partial<RosterValues>) => checkRow(row(said).values).fieldErrors;

describe("checkRow", () => {
  test("VA-5 正しい行は、サーバーへ送る形になる", () => {
    expect(
      checkRow(row({ uniform_number: "１０番", gender: "男", batting: "L", height: "１２８．９" }).values),
    ).toEqual({
      fieldErrors: [],
      draft: {
        last_name: "今井",
        first_name: "蓮",
        last_name_kana: "",
        first_name_kana: "",
        email: null,
        guardian_email: null,
        grade: "e3",
        height: 128.9,
        weight: null,
        uniform_number: "10",
        gender: "M",
        additional: { pitching: null, batting: "L" },
      },
    });
  });

  test.each<[string, Partial<RosterValues>, { field: string; message: string }]>([
    ["空の名", { first_name: " " }, { field: "first_name", message: "名を入力してください" }],
    ["51文字の姓", { last_name: "あ".repeat(51) }, { field: "last_name", message: "姓は50文字以内で入力してください" }],
    ["ない学年", { grade: "" }, { field: "grade", message: "学年を選んでください" }],
    ["ない性別", { gender: "X" }, { field: "gender", message: "性別を選び直してください" }],
    ["メール", { email: "imai@mail" }, { field: "email", message: "メールアドレスの形式で入力してください" }],
    [
      "保護者",
      { guardian_email: "oya" },
      { field: "guardian_email", message: "メールアドレスの形式で入力してください" },
    ],
    ["低い身長", { height: "49.9" }, { field: "height", message: "身長は50〜250cmで入力してください" }],
    ["言葉の体重", { weight: "ふつう" }, { field: "weight", message: "体重は数字で入力してください" }],
    ["重い体重", { weight: "200.1" }, { field: "weight", message: "体重は10〜200kgで入力してください" }],
    [
      "4桁の背番号",
      { uniform_number: "1000" },
      { field: "uniform_number", message: "背番号は1〜3桁の数字で入力してください" },
    ],
    ["投げる手", { pitching: "ななめ" }, { field: "pitching", message: "左・右・両から選んでください" }],
    ["打つ手", { batting: "上" }, { field: "batting", message: "左・右・両から選んでください" }],
  ])("VA-5 %s", (_name, said, fieldError) => {
    expect(fieldErrorsOf(said)).toEqual([fieldError]);
    expect(checkRow(row(said).values).draft).toBeNull();
  });

  test("VA-5 まちがいは、欄の順にすべて言う", () => {
    expect(fieldErrorsOf({ last_name: "", grade: "2", weight: "9" }).map(({ field }) => field)).toEqual([
      "last_name",
      "grade",
      "weight",
    ]);
  });
});

describe("findDuplicates", () => {
  test("同じ名前と学年の選手は、チームにいるか、前の行にいるかを言う", () => {
    const inTeam = row({ last_name: "ｲﾏｲ", first_name: "れん" }, 2);
    const first = row({ last_name: "佐藤", first_name: "柚" }, 3);
    const again = row({ last_name: "佐 藤", first_name: "柚", grade: "小3" }, 5);
    const older = row({ last_name: "佐藤", first_name: "柚", grade: "e4" }, 6);
    const unnamed = [row({ last_name: "", first_name: "" }, 7), row({ last_name: "", first_name: "" }, 8)];
    const members = [{ last_name: "イマイ", first_name: "レン", grade: "e3" } as const];

    expect(findDuplicates([inTeam, first, again, older, ...unnamed], members)).toEqual(
      new Map<typeof first, "team" | number>([
        [inTeam, "team"],
        [again, 3],
      ]),
    );
  });
});
