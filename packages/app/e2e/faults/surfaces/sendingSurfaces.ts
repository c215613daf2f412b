import { type FailureCode, login, sendInquiry } from "@kyuseki/domain";
import { expect } from "vitest";
import { pathOf } from "../../browser.ts";
import { type Surface, sentences } from "../surface.ts";
import type { Visit } from "../visit.ts";

const loginForm: Surface = {
  name: "フォームの送信 /login",
  endpoint: login,
  signedIn: false,
  open: async ({ page, coach }) => {
    await page.goto("/login");
    await page.getByRole("textbox", { name: "メールアドレス" }).fill(coach.email);
    await page.getByLabel("パスワード", { exact: true }).fill(coach.password);
    await page.getByRole("checkbox", { name: "ログイン状態を保持する" }).check();
  },
  act: press,
  sayFailed: ({ page }, code) =>
    page
      .getByRole("alert")
      .filter({ hasText: loginSentences[code] ?? "" })
      .waitFor(),
  retry: press,
  arrived: ({ page }) => page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor(),
  unchanged: async ({ page, coach }) => {
    expect(await page.getByRole("textbox", { name: "メールアドレス" }).inputValue()).toBe(coach.email);
    expect(await page.getByLabel("パスワード", { exact: true }).inputValue()).toBe(coach.password);
    expect(await page.getByRole("checkbox", { name: "ログイン状態を保持する" }).isChecked()).toBe(true);
  },
  rows: async ({ server, coach }) => {
    const { rows } = await server.db.query("select 1 from sessions where user_id = $1", [coach.id]);
    return rows.length;
  },
};

const loginSentences: Partial<Record<FailureCode, string>> = {
  ...sentences,
  unavailable:
    "サーバーにつながりませんでした。通信状況を確認して、もう一度お試しください。入力した内容は残っています。",
  unauthorized: "メールアドレスまたはパスワードが正しくありません。入力内容を確認してください。",
  rate_limited: "ログインの失敗が続いたため、受け付けを止めています。",
};

/** Pressed twice, as in a hurry. */
function press({ page }: Visit) {
  return page.getByRole("button", { name: "ログイン", exact: true }).dblclick();
}

/** In the dialog over whatever page is open (VA-2). */
const contactForm: Surface = {
  name: "ダイアログからの送信 お問い合わせ",
  endpoint: sendInquiry,
  signedIn: true,
  open: async (visit) => {
    await visit.page.goto("/member-list?grade=j");
    const dialog = await openContact(visit);
    await dialog.getByRole("combobox", { name: "お問い合わせの種類" }).selectOption("不具合");
    await dialog.getByRole("textbox", { name: "お問い合わせ内容" }).fill(question);
    await dialog.getByRole("button", { name: "確認する" }).click();
  },
  act: send,
  sayFailed: ({ page }, code) =>
    page
      .getByRole("alert")
      .filter({ hasText: contactSentences[code] ?? "" })
      .first()
      .waitFor(),
  retry: send,
  arrived: async ({ page }) => {
    await page.getByText("お問い合わせを受け付けました。後日、運営よりご回答いたします").waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(pathOf(page)).toBe("/member-list?grade=j");
  },
  unchanged: ({ page }) => page.getByRole("dialog").getByText(question).waitFor(),
  resume: async (visit) => {
    const dialog = await openContact(visit);
    expect(await dialog.getByRole("textbox", { name: "お問い合わせ内容" }).inputValue()).toBe(question);
    await dialog.getByRole("button", { name: "確認する" }).click();
    await send(visit);
  },
  rows: async ({ server, coach }) => {
    const { rows } = await server.db.query("select inquiry from inquiries where user_id = $1", [coach.id]);
    return rows.length;
  },
};

const question = "スマートフォンで開くと、木村選手の身長が表示されません。";

const contactSentences: Partial<Record<FailureCode, string>> = {
  unexpected:
    "サーバーで問題が起き、お問い合わせを送信できませんでした。少し待ってから、もう一度お試しください。入力した内容は残っています。",
  unavailable:
    "お問い合わせを送信できませんでした。通信状況を確認して、もう一度お試しください。入力した内容は残っています。",
  rate_limited: "お問い合わせが続いたため、受け付けを止めています。1分待ってから",
};

async function openContact({ page }: Visit) {
  await page.getByRole("button", { name: "お問い合わせ", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "お問い合わせ" });
  await dialog.waitFor();
  return dialog;
}

function send({ page }: Visit) {
  return page.getByRole("dialog").getByRole("button", { name: "送信する" }).dblclick();
}

export const sendingSurfaces: readonly Surface[] = [loginForm, contactForm];
