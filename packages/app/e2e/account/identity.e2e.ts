import { startTestServer } from "@kyuseki/server/testing";
import { expect, test } from "vitest";
import { phone } from "../browser.ts";
import { expiredSentence, type Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";

// Nobody listens there: the mails stay in the outbox, where the test reads them.
const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "no-reply@kyuseki.example", operatorEmail: undefined };
const open = visitingInTurn(() => startTestServer({ config: { mail } }));

const address = "atarashii@identity.example";

test("BE-9 コーチが名前とアドレスを変え、コードを待つあいだの読み込み直しにも続きがあり、ほかの端末は終わる", async () => {
  const here = await open({ coachType: "coach", viewport: phone });
  const { page } = here;
  await page.goto("/account");
  await page.getByRole("button", { name: "お名前を変更" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "お名前" }).fill("高橋 新");
  await page.getByRole("dialog").getByRole("button", { name: "変更する" }).click();
  await page.getByText("お名前を変更しました。").waitFor();
  await page.getByRole("definition").filter({ hasText: "高橋 新" }).waitFor();

  await page.getByRole("button", { name: "メールアドレスを変更" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "新しいメールアドレス" }).fill(address);
  await page.getByRole("dialog").getByLabel("いまのパスワード").fill(here.coach.password);
  await page.getByRole("dialog").getByRole("button", { name: "確認コードを送る" }).click();
  await page.getByRole("dialog", { name: "確認コードの入力" }).waitFor();

  // The phone drops the page while the mail is read.
  await page.reload();
  await page.getByRole("button", { name: "コードを入力する" }).click();
  await page.getByRole("textbox", { name: "確認コード" }).fill(await mailedCode(here));
  await page.getByRole("dialog").getByRole("button", { name: "変更する" }).click();
  await page.getByText("メールアドレスを変更し、ほかの端末からログアウトしました。").waitFor();
  expect(await page.getByRole("definition").nth(1).textContent()).toContain(address);
});

test("BE-9 監督がほかの指導者のアドレスを変えると、その人の端末は終わる", async () => {
  const manager = await open();
  const coach = await open({ with: manager, coachType: "coach" });
  await coach.page.goto("/account");
  await manager.page.goto("/team-management");
  await manager.page
    .getByRole("listitem")
    .filter({ hasText: coach.coach.email })
    .getByRole("button", { name: /を編集$/ })
    .click();
  await manager.page.getByRole("dialog").getByRole("textbox", { name: "メールアドレス" }).fill("katayama@new.example");
  await manager.page.getByRole("dialog").getByRole("button", { name: "変更する" }).click();
  await manager.page.getByText(/さんのお名前とメールアドレスを変更しました。$/).waitFor();
  await manager.page.getByText("katayama@new.example").waitFor();
  await coach.page.reload();
  await coach.page.getByText(expiredSentence).waitFor();
});

async function mailedCode({ server }: Visit): Promise<string> {
  const { rows } = await server.db.query<{ body: string }>("select body from outbox where recipient = $1", [address]);
  return /\n(\d{8})\n/.exec(rows[0]?.body ?? "")?.[1] ?? "";
}
