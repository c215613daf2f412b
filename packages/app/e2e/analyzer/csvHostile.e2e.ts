import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { visitingInTurn } from "../faults/visitingInTurn.ts";
import { attacking, unreadable } from "../hostile/csvFiles.ts";

const openVisit = visitingInTurn();
const path = "/nextshot/analysis/import";

test("I7 読めないファイルは、わけを言って選ぶ所へもどる。20MBを超えるファイルは、開きもしない", async () => {
  const { page } = await openVisit();
  await page.addInitScript(countReadings);
  await page.goto(path);
  for (const { name, bytes, reason } of unreadable) {
    await choose(page, name, bytes);
    await page.getByText(reason).waitFor();
    await page.getByText(name).first().waitFor();
  }
  expect(await page.evaluate("globalThis.readings")).toBe(unreadable.length);

  await page.locator('input[type="file"]').setInputFiles(longLine());
  await page.getByText(/50 ?MB/).waitFor();
  expect(await page.evaluate("globalThis.readings")).toBe(unreadable.length);
});

test("I1・I8 名前・見出し・ファイル名に書かれたものは、書かれたとおりに読め、書き出すと数式にならない", async () => {
  const visit = await openVisit();
  const { page } = visit;
  page.on("dialog", () => page.evaluate("globalThis.__pwn = 'dialog'"));
  await page.goto(path);
  await choose(page, attacking.name, attacking.bytes);
  for (const name of attacking.names) await page.getByText(name, { exact: true }).first().waitFor();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "取り込まない行をCSVで保存" }).click();
  const saved = readFileSync(await (await saving).path(), "utf8");
  for (const name of attacking.names.slice(0, 4)) expect(saved).toContain(`'${name.replaceAll('"', '""')}`);

  await page.getByRole("button", { name: "1球を取り込む" }).click();
  await page.getByText("1球を取り込みました。").waitFor();
  await page.getByRole("rowheader", { name: attacking.name }).waitFor();
  const { rows } = await visit.server.db.query("select speed from measurements where team_id = $1", [
    visit.coach.teamId,
  ]);
  expect(rows).toEqual([{ speed: 120 }]);
  expect(await page.evaluate("globalThis.__pwn")).toBeUndefined();
});

test("BE-2 古い読み取りの取り込みは、残してあるファイルをもう一度読み、新しい球だけを足す", async () => {
  const visit = await openVisit();
  const { page, server, coach } = visit;
  await page.goto(path);
  await choose(page, "投球.csv", Buffer.from("名前,日付,球速(km/h)\n木村 葵,2026/11/19,100\n木村 葵,2026/11/18,101\n"));
  await page.getByRole("button", { name: "2球を取り込む" }).click();
  await page.getByText("2球を取り込みました。").waitFor();
  // As if an older parser had not understood one of the two.
  await server.db.query("update csv_imports set parser_version = parser_version - 1 where team_id = $1", [
    coach.teamId,
  ]);
  await server.db.query("delete from measurements where team_id = $1 and speed = 101", [coach.teamId]);
  await page.reload();
  await page.getByRole("button", { name: "投球.csvをもう一度読む" }).click();
  await page.getByRole("button", { name: "1球を取り込む" }).click();
  await page.getByText("すでにあった1球と、外した0行は取り込んでいません。").waitFor();
  await page.getByText(/の取り込みを、もう一度読んだものです$/).waitFor();
});

const mb = 1024 * 1024;

async function choose(page: Page, name: string, buffer: Buffer) {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: "text/csv", buffer });
}

/** One line of 50 MB; a sparse file stores its zeros without space. */
function longLine(): string {
  const folder = mkdtempSync(join(tmpdir(), "kyuseki-csv-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "50MB.csv");
  writeFileSync(file, "名前,日付,球速");
  truncateSync(file, 50 * mb);
  return file;
}

/** Runs in the page. */
function countReadings() {
  const read = Blob.prototype.arrayBuffer;
  Object.assign(globalThis, { readings: 0 });
  Blob.prototype.arrayBuffer = function (this: Blob) {
    Object.assign(globalThis, { readings: Number(Reflect.get(globalThis, "readings")) + 1 });
    return read.call(this);
  };
}
