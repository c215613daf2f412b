import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { toCsv } from "../../format/csv.ts";
import { countRanking, localRanking } from "./playerRanking.fixtures.ts";
import { rankedCsv } from "./rankedCsv.ts";
import { rankedRows } from "./rankedRows.ts";

const intl = createIntl({ locale: "ja", defaultLocale: "ja" });
const linesOf = (text: string) => text.replace("\uFEFF", "").split("\r\n");

test("見えている列を、単位を見出しに入れて残す", () => {
  const lines = linesOf(toCsv(rankedCsv(intl, { kind: 1, by: "record" }), rankedRows(localRanking.rows, "record")));
  expect(lines).toHaveLength(17);
  expect(lines[0]).toBe(
    "順位,前の順位,選手,学年,最大（km/h）,平均（km/h）,測定回数（回）,記録日,いまの上位1割（km/h）,もとの上位1割（km/h）,もとの測定回数（回）,伸び率（%）",
  );
  expect(lines[1]).toBe("1,2,小野寺 湊,高2,150,137.6,86,2026-11-19,146,137.2,64,6.4");
  expect(lines[14]).toBe("14,,長谷川 ひまり子,小5,88.2,80.4,12,2026-11-08,84.2,,0,");
});

test("測定回数には、平均も伸び率もない", () => {
  const lines = linesOf(toCsv(rankedCsv(intl, { kind: 3, by: "record" }), rankedRows(countRanking.rows, "record")));
  expect(lines.slice(0, 2)).toEqual([
    "順位,前の順位,選手,学年,測定回数（回）,最後の測定",
    "1,4,岡田 蒼,中3,185,2026-11-16",
  ]);
});

test("伸び率の順位のそばに、記録の前の順位は並ばない", () => {
  const lines = linesOf(toCsv(rankedCsv(intl, { kind: 1, by: "growth" }), rankedRows(localRanking.rows, "growth")));
  expect(lines[0]).toMatch(/^順位,選手,学年,最大（km\/h）,/);
  expect(lines.at(-1)).toMatch(/^,[^,]+,[小中高]\d,/);
});
