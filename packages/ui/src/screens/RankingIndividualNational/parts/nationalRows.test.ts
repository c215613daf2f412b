import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { toCsv } from "../../../format/csv.ts";
import { nationalRanking } from "../nationalRanking.fixtures.ts";
import { nationalCsv, nationalExport, ownExport, ownRows } from "./nationalRows.ts";

const intl = createIntl({ locale: "ja", defaultLocale: "ja" });
const linesOf = (isOwn: boolean) =>
  toCsv(
    nationalCsv(intl, 1, isOwn),
    isOwn ? ownExport(ownRows(nationalRanking.own)) : nationalExport(intl, nationalRanking),
  )
    .replace("\uFEFF", "")
    .split("\r\n");

test("チームの選手の順位は、上位何%かも残す", () => {
  expect(linesOf(true)).toEqual([
    "順位,上位（%）,選手,学年,最大（km/h）",
    "139,3.1,小野寺 湊,高2,150",
    "184,4.1,三浦 陽翔,高2,148.9",
    "869,19.1,石井 悠真,高1,139.6",
    "981,21.6,西田 大和,高1,138.6",
  ]);
});

test("AP-6 全国の順位のファイルにも、ほかのチームの名前はない", () => {
  const lines = linesOf(false);
  expect(lines.slice(0, 2)).toEqual(["順位,上位（%）,選手,学年,都道府県,最大（km/h）", "1,,非公開,高3,大阪府,159.8"]);
  expect(lines[7]).toBe("139,3.1,小野寺 湊,高2,神奈川県,150");
  expect(lines.filter((line) => !line.includes("非公開"))).toHaveLength(5);
});
