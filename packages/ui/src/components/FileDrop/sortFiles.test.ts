import { describe, expect, test } from "vitest";
import { sortFiles } from "./sortFiles.ts";

const file = (name: string, size = 10, type = "") => ({ name, size, type });
const csv = { accept: [".csv", ".tsv"], maxBytes: 1000 };
const picture = { accept: ["image/png", "image/*"], maxBytes: 1000 };

describe("sortFiles", () => {
  test.each([
    { name: "拡張子", given: file("投球.csv"), rules: csv, cause: undefined },
    { name: "大文字の拡張子", given: file("投球.CSV"), rules: csv, cause: undefined },
    {
      name: "Windows が表計算と名乗る CSV",
      given: file("a.csv", 10, "application/vnd.ms-excel"),
      rules: csv,
      cause: undefined,
    },
    { name: "違う拡張子", given: file("投球.xlsx"), rules: csv, cause: "type" },
    { name: "名前の途中だけが csv", given: file("csv.xlsx"), rules: csv, cause: "type" },
    { name: "種類の組", given: file("ロゴ", 10, "image/jpeg"), rules: picture, cause: undefined },
    { name: "違う種類", given: file("ロゴ.png", 10, "text/html"), rules: picture, cause: "type" },
    { name: "上限ちょうど", given: file("a.csv", 1000), rules: csv, cause: undefined },
    { name: "上限を1バイト超える", given: file("a.csv", 1001), rules: csv, cause: "size" },
    { name: "中身がない", given: file("a.csv", 0), rules: csv, cause: "empty" },
  ])("$name", ({ given, rules, cause }) => {
    expect(sortFiles([given], rules).refused[0]?.cause).toBe(cause);
  });

  test("ひとつだけを受け取り、断った分は数えない", () => {
    const names = [file("1.txt"), file("2.csv"), file("3.csv")];
    const { accepted, refused } = sortFiles(names, csv);
    expect(accepted.map(({ name }) => name)).toEqual(["2.csv"]);
    expect(refused.map(({ file: { name }, cause }) => [name, cause])).toEqual([
      ["1.txt", "type"],
      ["3.csv", "count"],
    ]);
  });
});
