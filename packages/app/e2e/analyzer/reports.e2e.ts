import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { desktop, phone } from "../browser.ts";
import { idOf } from "../faults/rows.ts";
import { visiting } from "../faults/visit.ts";
import { dayAgo } from "../pushing.ts";

const visit = visiting();

/** 24 tee balls of one player on three days, as a spreadsheet holds them. */
const rows = Array.from({ length: 24 }, (_, at) =>
  [
    "木村　葵",
    `${dayAgo(20 - 8 * (at % 3)).replaceAll("-", "/")} 10:${String(10 + at)}:00`,
    90 + at / 2,
    8 + at,
    "ティー",
  ].join(","),
);
const clip = fileURLToPath(new URL("../../../server/src/demo/clips/tee.webm", import.meta.url));
const file = {
  name: "打撃.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    ["名前,日時,打球速度(km/h),打球角度,打撃の種類", ...rows, "だれか,2026/13/1,99,10,ティー"].join("\r\n"),
  ),
};

test.for([
  { name: "パソコン", viewport: desktop },
  { name: "スマートフォン", viewport: phone },
])(
  "BE-2, BE-3, BE-4, BE-8 $name：ファイルを取り込み、分析、レポート、一球の削除と取り消し、動画、AIスタッツ、印刷まで",
  async ({ viewport }, { onTestFinished }) => {
    const here = await visit({ viewport });
    onTestFinished(here.close);
    const { page } = here;
    page.setDefaultTimeout(15_000);
    await page.goto("/nextshot/analysis/import");
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "24球を取り込む" }).click();
    await page.getByRole("link", { name: "測定データ分析を見る" }).click();
    await page.getByRole("heading", { name: "測定データ分析", level: 1 }).waitFor();
    await page.getByText("24球", { exact: true }).first().waitFor();

    const report = `/nextshot/report/${await idOf(here, "木村")}`;
    await page.goto(`${report}/batting/results`);
    const menus = page.getByRole("button", { name: /その他の操作/ });
    await menus.first().click();
    await page.getByRole("menuitem", { name: "削除する" }).click();
    await page.getByText("23球", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "取り消す" }).click();
    await page.getByText("24球", { exact: true }).first().waitFor();

    await page
      .getByRole("link", { name: /（.）\s*\d+:\d+/ })
      .first()
      .click();
    await page.getByRole("heading", { name: "この日の打球" }).waitFor();
    await page.locator("input[type=file]").setInputFiles(clip);
    const video = page.locator("video").first();
    await video.waitFor();
    await page.getByRole("button", { name: "1コマ進める" }).click();
    await page.getByRole("button", { name: "このコマをインパクトにする" }).click();
    await page.getByRole("button", { name: "インパクトを消す" }).waitFor();
    await page.reload();
    await page.getByText("インパクト", { exact: true }).waitFor();
    await page.getByRole("button", { name: "再生する" }).click();
    await expect.poll(() => video.evaluate((shown: HTMLVideoElement) => shown.currentTime)).toBeGreaterThan(0.2);

    await page.goto(`${report}/batting/ai_stats`);
    await page.getByRole("heading", { name: "同学年の中での位置" }).waitFor();
    await page.goto(`${report}/print`);
    await page.getByText("選手レポート").first().waitFor();
    expect(here.consoleMessages()).toEqual([]);
  },
);
