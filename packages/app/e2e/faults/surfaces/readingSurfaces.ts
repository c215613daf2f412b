import { type FailureCode, getJoinCode, getSession, listMembers, listSessions } from "@kyuseki/domain";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { pathOf, phone } from "../../browser.ts";
import { type Surface, sentences } from "../surface.ts";
import type { Visit } from "../visit.ts";

/** A screen that reads: a reason and a button take the place of the data. */
const reading = {
  signedIn: true,
  open: async () => {},
  sayFailed: ({ page }: Visit, code: FailureCode) =>
    page
      .getByRole("main")
      .getByRole("alert")
      .filter({ hasText: `データを取得できませんでした${sentences[code]}` })
      .waitFor(),
  retry: ({ page }: Visit) => page.getByRole("button", { name: "再読み込みする" }).click(),
  rows: null,
} satisfies Partial<Surface>;

const list: Surface = {
  ...reading,
  name: "一覧 /member-list",
  endpoint: listMembers,
  returns: true,
  act: ({ page }) => page.goto("/member-list"),
  arrived: ({ page }) => page.getByRole("rowheader", { name: "大野 翔" }).waitFor(),
  unchanged: async ({ page }) => expect(pathOf(page)).toBe("/member-list"),
};

const deepLink: Surface = {
  ...list,
  name: "深いリンク /member-list?q=きむら&sort=-grade",
  act: ({ page }) => page.goto("/member-list?q=きむら&sort=-grade"),
  arrived: ({ page }) => page.getByRole("rowheader", { name: "木村 葵" }).waitFor(),
  unchanged: async ({ page }) => {
    expect(pathOf(page)).toBe("/member-list?q=きむら&sort=-grade");
    expect(await page.getByRole("searchbox", { name: "名前・よみがな" }).inputValue()).toBe("きむら");
  },
};

/** A page of panels: one fails, the others work, unless the network was gone before they had asked (ER-4). */
const detail: Surface = {
  ...reading,
  sayFailed: ({ page }, code) =>
    sessionsPanel(page)
      .getByRole("alert")
      .filter({ hasText: `データを取得できませんでした${sentences[code]}` })
      .waitFor(),
  retry: ({ page }) => sessionsPanel(page).getByRole("button", { name: "再読み込みする" }).click(),
  name: "詳細 /account",
  endpoint: listSessions,
  returns: true,
  act: ({ page }) => page.goto("/account"),
  arrived: ({ page }) => page.getByText("この端末").first().waitFor(),
  unchanged: async ({ page }) => expect(pathOf(page)).toBe("/account"),
};

const sessionsPanel = (page: Page) => page.getByRole("region", { name: "ログイン中の端末" });

/** The page cannot open; the address stays (SE-1). */
const start: Surface = {
  ...reading,
  name: "はじまりの確認 /member-list?grade=j",
  endpoint: getSession,
  act: ({ page }) => page.goto("/member-list?grade=j"),
  sayFailed: (visit) => reading.sayFailed(visit, "unavailable"),
  arrived: ({ page }) => page.getByRole("rowheader", { name: "大野 翔" }).waitFor(),
  unchanged: async ({ page }) => expect(pathOf(page)).toBe("/member-list?grade=j"),
};

/** A dialog that reads, over whatever page is open; on a phone the button is in the bar. */
const qrDialog: Surface = {
  ...reading,
  name: "ダイアログ チームQRコード",
  endpoint: getJoinCode,
  viewport: phone,
  returns: true,
  open: async ({ page }) => {
    await page.goto("/member-list?grade=j");
    await page.getByText("大野 翔").first().waitFor();
  },
  act: openQr,
  sayFailed: ({ page }, code) =>
    page
      .getByRole("dialog")
      .getByRole("alert")
      .filter({ hasText: `データを取得できませんでした${sentences[code]}` })
      .waitFor(),
  arrived: ({ page }) => page.getByRole("dialog").getByRole("button", { name: "発行する" }).waitFor(),
  unchanged: async ({ page }) => expect(pathOf(page)).toBe("/member-list?grade=j"),
  resume: async (visit) => {
    await visit.page.getByText("大野 翔").first().waitFor();
    expect(pathOf(visit.page)).toBe("/member-list?grade=j");
    await openQr(visit);
  },
};

function openQr({ page }: Visit) {
  return page.getByRole("button", { name: "チームQRコードを表示" }).click();
}

export const fullyTriedReading: Surface = list;
export const otherReadingSurfaces: readonly Surface[] = [deepLink, detail, start, qrDialog];
