import { applyToJoin } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { issueCode } from "../account/joining.ts";
import { desktop, phone } from "../browser.ts";
import { idOf } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";
import { drawnPng } from "../pictures.ts";
import { violationsIn } from "./axe.ts";
import { openedInPractice } from "./openedInPractice.ts";

const openVisit = visitingInTurn();

const sizes = [
  { name: "スマートフォン", viewport: phone },
  { name: "パソコン", viewport: desktop },
] as const;

test.for(sizes)(
  "A1 $name：開いた一枚、メニュー、問い、誤りのある欄にも axe の指摘がない",
  {
    timeout: 120_000,
  },
  async ({ viewport }) => {
    const visit = await openVisit({ viewport });
    const { page } = visit;
    await page.emulateMedia({ reducedMotion: "reduce" });
    const found: string[] = [];
    for (const { name, open } of [...opened, ...openedInPractice]) {
      await open(visit);
      for (const violation of await violationsIn(page)) found.push(`${name}: ${violation}`);
    }
    expect(found).toEqual([]);
    expect(visit.consoleMessages()).toEqual([]);
  },
);

/** Overlays and messages of pages, each opened by a press. */
const opened: readonly { name: string; open: (visit: Visit) => Promise<unknown> }[] = [
  {
    name: "選んだ行の操作",
    open: async ({ page }) => {
      await page.goto("/member-list");
      await page.getByRole("checkbox", { name: "大野 翔を選択" }).check();
      await page.getByRole("checkbox", { name: "木村 葵を選択" }).check();
      await page.getByRole("group", { name: "選んだ行の操作" }).waitFor();
    },
  },
  {
    name: "削除の問い",
    open: async ({ page }) => {
      await page.getByRole("button", { name: "削除", exact: true }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "行のメニュー",
    open: async ({ page }) => {
      await page.goto("/member-list");
      await page.getByRole("button", { name: "大野 翔のその他の操作" }).click();
      await page.getByRole("menuitem", { name: "退団にする" }).waitFor();
    },
  },
  {
    name: "退団の問い",
    open: async ({ page }) => {
      await page.getByRole("menuitem", { name: "退団にする" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "誤りのある追加",
    open: async ({ page }) => {
      await page.goto("/member-list?add=1");
      await page.getByRole("dialog", { name: "メンバーを追加" }).getByRole("button", { name: "追加する" }).click();
      await page.getByText("姓を入力してください").waitFor();
    },
  },
  {
    name: "消去の問い",
    open: async (visit) => {
      const { page } = visit;
      await page.goto(`/member-list/${await idOf(visit, "大野")}`);
      await page.getByRole("button", { name: "大野 翔さんのその他の操作" }).click();
      await page.getByRole("menuitem", { name: "個人情報を消去する" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "消去する" }).click();
      await page.getByText("確認の印を付けてください").waitFor();
    },
  },
  {
    name: "参加の申し込みの統合",
    open: async (visit) => {
      await visit.page.goto(`/member-list/${await applicantOf(visit)}`);
      await visit.page.getByRole("button", { name: "仮アカウントと統合" }).click();
      await visit.page.getByRole("dialog", { name: "どのメンバーと統合しますか？" }).waitFor();
    },
  },
  {
    name: "誤りのある名簿",
    open: async ({ page }) => {
      await page.goto("/member-list/bulk-add");
      const paper = page.getByRole("textbox", { name: "名簿を貼り付ける" });
      await paper.fill("今井 湊,小6\n今井,中9\n大野 翔,中1\n今井 湊,小6");
      await page.getByRole("button", { name: "内容を確かめる" }).click();
      await page.getByText(/入力の不備があります/).waitFor();
    },
  },
  {
    name: "年度更新の行き先",
    open: async ({ page }) => {
      await page.goto("/member-list/year-change");
      await page.getByRole("button", { name: "林 海斗 小6→中1" }).click();
      await page.getByRole("menuitem", { name: "退団にする" }).waitFor();
    },
  },
  {
    name: "確かめていない年度更新",
    open: async ({ page }) => {
      await page.getByRole("menuitem", { name: "退団にする" }).click();
      await page.getByRole("button", { name: "2人の学年を上げる" }).click();
      await page.getByText("卒業と退団の1人を確かめて、印を付けてください").waitFor();
    },
  },
  {
    name: "誤りのあるチーム情報",
    open: async ({ page }) => {
      await page.goto("/team-management");
      await page.getByRole("textbox", { name: "チーム名" }).fill("");
      await page.getByRole("button", { name: "変更を保存する" }).click();
      await page.getByText("チーム名を入力してください").waitFor();
      await page.getByRole("button", { name: "元に戻す", exact: true }).first().click();
    },
  },
  {
    name: "渡すリンク",
    open: async ({ page }) => {
      await page.getByRole("button", { name: "招待する" }).click();
      await page.getByRole("button", { name: "招待リンクを発行する" }).click();
      await page.getByRole("dialog", { name: "招待リンクを発行しました" }).waitFor();
    },
  },
  {
    name: "ロゴの切り抜き",
    open: async ({ page }) => {
      await page.getByRole("dialog").getByRole("button", { name: "閉じる" }).last().click();
      await page
        .getByRole("main")
        .locator('input[type="file"]')
        .setInputFiles({ name: "ロゴ.png", mimeType: "image/png", buffer: await drawnPng(page) });
      await page.getByRole("dialog", { name: "ロゴの切り抜き" }).getByRole("slider").waitFor();
    },
  },
  {
    name: "誤りのある申し込み",
    open: async (visit) => {
      await visit.page.goto(`/join#${await issueCode(visit)}`);
      await visit.page.getByRole("button", { name: "申し込む", exact: true }).press("Enter");
      await visit.page.getByText("姓を入力してください").waitFor();
    },
  },
];

async function applicantOf(visit: Visit): Promise<number> {
  const call = await visit.asCoach();
  const body = {
    applicant: "guardian",
    last_name: "杉山",
    first_name: "蓮司",
    last_name_kana: "すぎやま",
    first_name_kana: "れんじ",
    grade: "j1",
    guardian_email: "sugiyama.family@mail.example",
    consent: true,
  } as const;
  await call(applyToJoin, { body: { ...body, code: await issueCode(visit) } });
  return idOf(visit, "杉山");
}
