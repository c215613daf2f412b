import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";
import { signIn, signOut } from "../browser.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";

const openVisit = visitingInTurn();

/** Browsers make passkeys for names, not for IP addresses. */
const addressOf = ({ server }: Visit, path: string) =>
  server.app.listeningOrigin.replace("127.0.0.1", "localhost") + path;

/** A fingerprint reader that says yes, or, with `isWilling` false, waits. */
async function addFingerprintReader(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setWilling: (enabled: boolean) => cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    credentials: async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
}

const passkeysOf = (page: Page) => page.getByRole("region", { name: "パスキー" });

/** As if the coach had signed in, or proved who they are, a while ago. */
const letProofAge = ({ server }: Visit) =>
  server.db.query("update sessions set proven_at = now() - interval '11 minutes'");

async function openAccount(visit: Visit) {
  await visit.page.goto(addressOf(visit, "/login?redirect=/account"));
  await signIn(visit.page, visit.coach);
  await passkeysOf(visit.page).getByText("登録したパスキーはありません。").waitFor();
}

/** Once signed out, to the login that leads back to the account. */
async function leave(visit: Visit) {
  await signOut(visit.page);
  await visit.page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  await visit.page.goto(addressOf(visit, "/login?redirect=/account"));
}

test("パスキーを追加し、もう一つの確認に使い、回復コードでもパスキーだけでも入り、削除する", async () => {
  const visit = await openVisit({ signedIn: false });
  const { page } = visit;
  const reader = await addFingerprintReader(page);
  const home = page.getByRole("heading", { level: 1, name: "アカウント" });
  await openAccount(visit);
  const panel = passkeysOf(page);
  await panel.getByRole("button", { name: "パスキーを追加する" }).click();
  await panel.getByText("パスキーを追加しました。").waitFor();
  expect(await reader.credentials()).toHaveLength(1);
  await panel.getByRole("button", { name: "パスキーを追加する" }).click();
  await panel.getByText("この端末のパスキーは、すでに登録されています。").waitFor();

  await panel.getByRole("button", { name: "回復コードを作成する" }).click();
  const codes = page.getByRole("dialog", { name: "回復コードを作成しました" });
  await codes.waitFor();
  const [code = ""] = await codes.getByRole("listitem").allTextContents();
  await codes.getByRole("button", { name: "控えたので閉じる" }).click();
  await panel.getByText("残り10個").waitFor();
  await panel.getByRole("switch").click();
  await expect.poll(() => panel.getByRole("switch").isChecked()).toBe(true);

  // A browser that lists the passkey in the mail field must not sign in before the password was sent.
  await reader.setWilling(false);
  const signInAgain = async () => {
    await leave(visit);
    await signIn(page, visit.coach);
    await page.getByRole("heading", { name: "もう一つの確認" }).waitFor();
  };
  await signInAgain();
  await reader.setWilling(true);
  await page.getByRole("button", { name: "パスキーで確認する" }).click();
  await home.waitFor();

  await reader.setWilling(false);
  await signInAgain();
  await page.getByRole("button", { name: "パスキーを使えないときは、回復コードで" }).click();
  await page.getByRole("textbox", { name: "回復コード" }).fill(code.toLowerCase());
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await home.waitFor();
  await panel.getByText("残り9個").waitFor();

  await reader.setWilling(true);
  await leave(visit);
  await page.getByRole("button", { name: "パスキーでログイン" }).click();
  await home.waitFor();

  await panel.getByRole("button", { name: /を削除$/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "削除する" }).click();
  await panel.getByText("パスキーを削除しました。").waitFor();
  await leave(visit);
  await signIn(page, visit.coach);
  await home.waitFor();
});

test("古い確認では、書き出しの前にたずね、取りやめれば何も起きず、パスワードでもパスキーでも続きが済む", async () => {
  const visit = await openVisit({ signedIn: false });
  const { page } = visit;
  await addFingerprintReader(page);
  await openAccount(visit);
  await passkeysOf(page).getByRole("button", { name: "パスキーを追加する" }).click();
  await passkeysOf(page).getByText("パスキーを追加しました。").waitFor();
  await page.goto(addressOf(visit, "/team-management"));
  const button = page.getByRole("button", { name: /書き出す$/ });
  const question = page.getByRole("dialog", { name: "ご本人の確認" });

  await letProofAge(visit);
  await button.click();
  await question.getByRole("button", { name: "閉じる" }).click();
  await page.getByText("安全のため、もう一度、ご本人であることの確認が必要です。").waitFor();

  await button.click();
  await question.getByLabel("いまのパスワード", { exact: true }).fill(visit.coach.password);
  const [byPassword] = await Promise.all([
    page.waitForEvent("download"),
    question.getByRole("button", { name: "パスワードで確認する" }).click(),
  ]);
  expect(byPassword.suggestedFilename()).toMatch(/^kyuseki-\d+\.json$/);

  await letProofAge(visit);
  await button.click();
  const [byPasskey] = await Promise.all([
    page.waitForEvent("download"),
    question.getByRole("button", { name: "パスキーで確認する" }).click(),
  ]);
  expect(byPasskey.suggestedFilename()).toMatch(/^kyuseki-\d+\.json$/);
  await question.waitFor({ state: "detached" });
});
