import { expect, onTestFinished, test } from "vitest";
import { type Visit, visiting } from "../faults/visit.ts";

const openVisit = visiting();

const documentsOf = ({ proxy }: Visit, path: string) => proxy.seen.filter(({ call }) => call === `GET ${path}`).length;

type Gone = {
  /** Which scripts fail; by default the list's own. */
  scripts?: RegExp;
  /** Whether the scripts can be loaded again. */
  isBack: (visit: Visit) => boolean;
};

/** Opens the home page; from then on scripts are missing, as after a release. */
async function openHome({ scripts = /\/assets\/list-[^/]+\.js$/, isBack }: Gone): Promise<Visit> {
  const visit = await openVisit();
  onTestFinished(visit.close);
  await visit.page.goto("/", { waitUntil: "networkidle" });
  await visit.page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  await visit.context.route(scripts, (route) =>
    isBack(visit) ? route.continue() : route.fulfill({ status: 404, body: "" }),
  );
  return visit;
}

const openList = ({ page }: Visit) => page.getByRole("link", { name: "メンバーリスト" }).first().click();

test("R9 開いている間に新しい版が出ても、黙って一度読み込み直すだけで続けられる", async () => {
  const visit = await openHome({ isBack: (here) => documentsOf(here, "/member-list") > 0 });
  await openList(visit);
  await visit.page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
  expect(documentsOf(visit, "/member-list")).toBe(1);
  expect(visit.consoleMessages()).toEqual([]);

  // The next release is met in the same way.
  await visit.page.getByRole("link", { name: "ホーム" }).first().click();
  await visit.page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  expect(await visit.page.evaluate(() => sessionStorage.getItem("kyuseki-reloaded"))).toBeNull();
});

test("R9 読み込み直しても届かなければ、そう伝え、繰り返さない", async () => {
  let isBack = false;
  const visit = await openHome({ isBack: () => isBack });
  const { page } = visit;
  await openList(visit);
  await page.getByText("新しい版に変わりました").waitFor();
  const again = page.getByRole("button", { name: "読み込み直す" });
  await again.waitFor();
  await page.waitForLoadState("networkidle");
  expect(documentsOf(visit, "/member-list")).toBe(1);

  isBack = true;
  await again.click();
  await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
  expect(documentsOf(visit, "/member-list")).toBe(2);
});

test("R9 知らせの部品まで届かなくても、白い画面にはならない", async () => {
  const visit = await openHome({ scripts: /\/assets\/(?!index-|shell-).+\.js$/, isBack: () => false });
  await openList(visit);
  await visit.page
    .getByText(/読み込み直|画面を表示できません/)
    .first()
    .waitFor();
  expect(documentsOf(visit, "/member-list")).toBe(1);
});

test("R9 入り口のスクリプトが途中で切れれば、はじめの絵がそう伝える", async () => {
  const visit = await openVisit();
  onTestFinished(visit.close);
  await visit.context.route("**/member-list", async (route) => {
    const reply = await route.fetch();
    const page = await reply.text();
    await route.fulfill({ response: reply, body: page.slice(0, page.length - 1000) });
  });
  await visit.page.goto("/member-list");
  await visit.page.getByText("読み込めませんでした。通信状況を確認して、ページを読み込み直してください。").waitFor();
  expect(documentsOf(visit, "/member-list")).toBe(1);
});
