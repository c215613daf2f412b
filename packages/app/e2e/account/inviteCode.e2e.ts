import { readFileSync } from "node:fs";
import { startTestServer } from "@kyuseki/server/testing";
import { expect, test } from "vitest";
import { phone } from "../browser.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";

// Nobody listens there: the mails stay in the outbox, where the test reads them.
const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "no-reply@kyuseki.example", operatorEmail: undefined };
const open = visitingInTurn(() => startTestServer({ config: { mail, publicUrl: "https://kyuseki.example" } }));

const address = "kitamura@invite.example";

test("P5 招待された人は、届いた確認コードで登録する。監督は、その人の名前を操作の記録で読み、書き出す", async () => {
  const manager = await open();
  await manager.page.goto("/team-management");
  await manager.page.getByRole("button", { name: "招待する" }).click();
  await manager.page.getByRole("dialog").getByRole("textbox", { name: "メールアドレス" }).fill(address);
  await manager.page.getByRole("dialog").getByRole("button", { name: "招待リンクを発行する" }).click();
  await manager.page
    .getByRole("dialog")
    .getByRole("textbox", { name: /リンク/ })
    .waitFor();

  const guest = await open({ with: manager, signedIn: false, viewport: phone });
  const { page } = guest;
  const [, code] = /\/invite#([\w-]{43})\n/.exec(await lastMail(manager)) ?? [];
  await page.goto(`/invite#${code}`);
  await page.getByRole("textbox", { name: "お名前" }).fill("北村 澪");
  expect(await page.getByRole("textbox", { name: "メールアドレス" }).inputValue()).toBe(address);
  await page.getByLabel("パスワード", { exact: true }).fill("gogo-no-renshu-3");
  await page.getByRole("button", { name: "確認コードを送る" }).click();
  await page.getByRole("button", { name: "確認コードをもう一度送る" }).waitFor();
  const [, digits = ""] = /\n(\d{8})\n/.exec(await lastMail(manager)) ?? [];
  await page.getByRole("textbox", { name: "確認コード" }).fill(digits === "00000000" ? "11111111" : "00000000");
  await page.getByRole("button", { name: "登録して始める" }).click();
  await page.getByText(/^確認コードが違うか、期限が切れています。/).waitFor();
  await page.getByRole("textbox", { name: "確認コード" }).fill(digits);
  await page.getByRole("button", { name: "登録して始める" }).click();
  await page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  await page.goto("/account");
  await page.getByText(/に確認済み$/).waitFor();

  await manager.page.reload();
  const log = manager.page.getByRole("region", { name: "操作の記録" });
  await log.getByText("北村 澪（コーチ）").waitFor();
  const download = manager.page.waitForEvent("download");
  await log.getByRole("button", { name: "記録をCSVで保存" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("操作の記録.csv");
  const text = readFileSync(await file.path(), "utf8");
  expect(text).toContain("指導者として登録,北村 澪,コーチ");
  expect(text).not.toContain(address);
  await log.getByText("操作の記録を書き出し").waitFor();
});

async function lastMail({ server }: Visit): Promise<string> {
  const { rows } = await server.db.query<{ body: string }>(
    "select body from outbox where recipient = $1 order by created_at desc limit 1",
    [address],
  );
  return rows[0]?.body ?? "";
}
