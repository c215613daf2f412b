import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { toCsv } from "../../../format/csv.ts";
import { mixed } from "../syncStatus.fixtures.ts";
import { syncCsv } from "./syncCsv.ts";

const intl = createIntl({ locale: "ja", defaultLocale: "ja" });
const linesOf = (text: string) => text.replace("\uFEFF", "").split("\r\n");

test("もう一度入力するのに要ることを、日本語の見出しで残す", () => {
  const lines = linesOf(toCsv(syncCsv(intl), mixed));
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe("チーム,種類,内容,対象,入力した日時,状態,送れなかった理由");
  expect(lines[1]).toBe(",測定の入力,50m走 8.21秒,佐藤 一さん・冬の測定会,2026/11/20 19:41,送信待ち,");
  expect(lines[7]).toBe(
    ",測定の入力,立ち幅とび 1520cm,菊地 直輝さん・冬の測定会,2026/11/20 19:31,送れませんでした,受けつける範囲（50〜400cm）の外です。直して、送り直してください。",
  );
  expect(lines[8]).toContain("確認待ち,ほかの指導者が、先に別の内容を入力しています。どちらを残すか選んでください。");
});

test("数式になる言葉は、表計算で動かない", () => {
  const [entry] = mixed;
  if (!entry) throw new Error("no entry");
  const [, line] = linesOf(toCsv(syncCsv(intl), [{ ...entry, label: '=HYPERLINK("x")', team: "+青葉" }]));
  expect(line).toBe(`'+青葉,測定の入力,"'=HYPERLINK(""x"")",佐藤 一さん・冬の測定会,2026/11/20 19:41,送信待ち,`);
});
