import { storageKeys } from "@kyuseki/domain";
import { expect, onTestFinished, test } from "vitest";
import { signOut } from "../browser.ts";
import { signIn, type Visit, type VisitOptions, visiting } from "../faults/visit.ts";

const openVisit = visiting();

/** A visit whose browser does this to the storage before the page's first script. */
async function openWith(applyFault: () => void, options: VisitOptions = {}): Promise<Visit> {
  const visit = await openVisit({ signedIn: false, ...options });
  onTestFinished(visit.close);
  await visit.context.addInitScript(applyFault);
  return visit;
}

async function expectSignIn(visit: Visit) {
  await visit.page.goto("/login?redirect=/member-list");
  await signIn(visit);
  await visit.page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
  await visit.page.getByRole("link", { name: "ホーム" }).first().click();
  await visit.page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  expect(visit.consoleMessages()).toEqual([]);
}

test("R3 保存領域がいっぱいでも、このタブではログインして使える", async () => {
  const visit = await openWith(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await expectSignIn(visit);
  await visit.page.getByRole("button", { name: "暗い画面にする" }).click();
  await visit.page.getByRole("button", { name: "明るい画面にする" }).waitFor();
  await visit.page.reload();
  await visit.page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
});

test("R3 保存領域を読むことさえ断られても、このタブではログインして使える", async () => {
  const visit = await openWith(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  await expectSignIn(visit);
});

test("R3 使っている間に保存領域が消されても、このタブはそのまま使える", async () => {
  const visit = await openWith(() => {}, { signedIn: true });
  const { page, proxy } = visit;
  await page.goto("/member-list");
  await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const before = proxy.seen.length;
  await page.getByRole("searchbox", { name: "名前・よみがな" }).fill("きむら");
  await page.waitForURL("**/member-list?q=*");
  await page.getByRole("link", { name: "ホーム" }).first().click();
  await page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  await signOut(page);
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  const told = proxy.seen.slice(before).find(({ call }) => call === "POST /api/logout");
  expect(told?.headers.authorization).toMatch(/^Token ./);
  expect(visit.consoleMessages()).toEqual([]);
});

test.for([
  { what: "切れた JSON", stored: `{"token":` },
  { what: "文字列", stored: `"abc"` },
  { what: "形の違う JSON", stored: `{"token":5,"expires_at":"明日"}` },
  { what: "null", stored: "null" },
  { what: "空", stored: "" },
])("R3 控えが壊れていても（$what）、開いてログインできる", async ({ stored }) => {
  const visit = await openWith(() => {});
  await visit.page.goto("/terms");
  await visit.page.evaluate(
    ([{ token, remember, theme }, broken]) => {
      for (const key of [token, remember, theme]) localStorage.setItem(key, broken);
      sessionStorage.setItem("kyuseki-view-member-list", broken);
      sessionStorage.setItem("kyuseki-view-scroll", broken);
    },
    [storageKeys, stored] as const,
  );
  await expectSignIn(visit);
});
