import { contract } from "@kyuseki/domain";
import { createClient } from "@kyuseki/domain/client";
import { oddities, scripts } from "@kyuseki/domain/hostileTexts";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { expectConsoleMessage, openPage, phone, product, signIn, useBrowser } from "../browser.ts";

/** At the maximum length of a name. */
const texts = [...scripts, ...oddities].map((text) => [...text].slice(0, 50).join(""));
const password = "tegoto-no-hi-42";
const owner = { email: "softball@demo.kyuseki.example", password: "kyuseki-demo" };
const intruder = { email: "intruder@hostile.example", password };
const [teamName, coachName] = ["<img src=x onerror=__pwn=1>", "</script><svg onload=__pwn=1>"];

let token: string | null = null;
const { call } = createClient({ token: () => token, baseURL: product, adapter: "http" });

useBrowser();

/** A team and a coach whose every name is an attack. */
beforeAll(async () => {
  const session = await call(contract.login, { body: { ...owner, remember: false } });
  if (!session.success) throw new Error("nobody asked for a second step");
  token = session.token;
  const { version } = await call(contract.getTeam);
  await call(contract.updateTeam, {
    body: { name: teamName, sport_type: "softball", ball: "soft", prefecture: 13, league: scripts[0], version },
  });
  const members = texts.map((text) => ({
    last_name: text,
    first_name: text,
    last_name_kana: text,
    first_name_kana: text,
    grade: "j1" as const,
  }));
  await call(contract.bulkCreateMember, { body: { members } });
  const { code } = await call(contract.inviteCoach, { body: { coach_type: "manager", email: null } });
  await call(contract.acceptInvite, { body: { code, name: coachName, ...intruder } });
});

test("I1 名前に書かれたものは、どの画面でも書かれたとおりに読め、何も動かない", async () => {
  const page = await openSignedIn("/member-list?size=100");
  await page.getByRole("rowheader").first().waitFor();
  const names = await page.getByRole("rowheader").allTextContents();
  for (const text of texts)
    expect(
      names.some((name) => name.includes(shown(text))),
      text,
    ).toBe(true);
  expect(await page.getByRole("banner").textContent()).toContain(coachName);
  await page.getByText(teamName).first().waitFor();

  await page.goto("/account");
  await page.getByText(coachName).first().waitFor();
  await page.goto("/member-list");
  await page.getByRole("rowheader").first().waitFor();
  const search = page.getByRole("banner").getByRole("combobox");
  await search.waitFor();
  for (const text of [scripts[0], scripts[5], scripts[20], oddities[0]]) {
    await page.keyboard.press("Control+k");
    await page.keyboard.insertText(text);
    expect(await search.inputValue()).toBe(text);
    await page.getByRole("listbox").getByText(text).first().waitFor();
    await page.keyboard.press("Escape");
  }
  await expectQuiet(page);
});

test("I1 選手の一枚、メニュー、問い、知らせ、削除したメンバー、操作の記録でも、書かれたとおりに読める", async () => {
  const page = await openSignedIn("/member-list?size=100");
  const notices = page.getByRole("region", { name: "通知" });
  const chosen = [scripts[7], scripts[28], scripts[30], scripts[31]];
  for (const text of chosen) {
    const name = `${shown(text)} ${shown(text)}`;
    await page.getByRole("rowheader", { name: text }).getByRole("link").click();
    const panel = page.getByRole("dialog", { name: "メンバー詳細" });
    await panel.getByText(name).first().waitFor();
    await panel.getByRole("button", { name: `${name}さんのその他の操作` }).click();
    await page.getByRole("menuitem", { name: "退団にする" }).click();
    await page.getByRole("alertdialog", { name: `${name}さんを退団にしますか？` }).waitFor();
    await page.getByRole("alertdialog").getByRole("button", { name: "キャンセル" }).click();
    await panel.getByRole("button", { name: "チームから削除" }).click();
    await notices.getByText(`${name}さんをチームから削除しました`).waitFor();
    // The notice covers the next panel.
    await notices.getByRole("button", { name: "閉じる" }).click();
  }
  await page.goto("/team-management");
  const left = page.getByRole("main");
  for (const text of chosen) {
    await left.getByRole("button", { name: `${shown(text)} ${shown(text)}さんを元に戻す` }).waitFor();
  }
  const log = page.getByRole("region", { name: "操作の記録" });
  await log.getByText("メンバーを削除").first().waitFor();
  for (const text of [...chosen, coachName]) expect(await log.textContent()).toContain(text);
  expect(await page.getByRole("textbox", { name: "チーム名" }).inputValue()).toBe(teamName);
  for (const text of chosen) {
    await left.getByRole("button", { name: `${shown(text)} ${shown(text)}さんを元に戻す` }).click();
    await left.getByText(`${shown(text)} ${shown(text)}さんをメンバーリストに戻しました。`).waitFor();
  }
  await expectQuiet(page);
});

test("I1 名簿の確認と、チームに参加するページでも、書かれたとおりに読める", async () => {
  const page = await openSignedIn("/member-list/bulk-add");
  const rows = [scripts[0], scripts[4], scripts[8], scripts[22]];
  const roster = ["姓\t名\t学年\tメール", ...rows.map((text) => [text, text, text, text].join("\t"))];
  await page.getByRole("textbox", { name: "名簿を貼り付ける" }).fill(roster.join("\n"));
  await page.getByRole("button", { name: "内容を確かめる" }).click();
  await page.getByText("4件のうち4件に入力の不備があります。").waitFor();
  expect(await page.getByRole("textbox", { name: "2行目 メールアドレス" }).inputValue()).toBe(scripts[0]);
  const read = await page.getByRole("main").textContent();
  for (const text of rows) expect(read).toContain(text);
  await expectQuiet(page);

  const { join_code } = await call(contract.issueJoinCode);
  const applicant = await openPage(`/join#${join_code?.code}`, phone);
  await applicant.getByText(teamName).first().waitFor();
  await applicant.getByRole("textbox", { name: "選手の姓", exact: true }).fill(scripts[4]);
  await applicant.getByRole("textbox", { name: "せい（かな）" }).fill(scripts[8]);
  await applicant.getByRole("button", { name: "申し込む", exact: true }).press("Enter");
  await applicant.getByText("ひらがなで入力してください").first().waitFor();
  await expectQuiet(applicant);
});

test("I1 アドレスに書かれたものも、書かれたとおりに読める", async () => {
  const page = await openSignedIn("/");
  for (const text of [scripts[1], scripts[4], scripts[9], scripts[44], oddities[10]]) {
    for (const path of ["/member-list", "/faq", "/help"]) {
      await page.goto(`${path}?q=${encodeURIComponent(text)}#${encodeURIComponent(text)}`);
      const field = page.getByRole("main").getByRole("searchbox").first();
      await field.waitFor();
      expect(await field.inputValue()).toBe(text);
    }
  }
  expectConsoleMessage(/status of 400/);
  await page.goto(`/invite#${encodeURIComponent(scripts[4])}`);
  await page.getByText("使えません").first().waitFor();
  await expectQuiet(page);
});

test("I1 問い合わせの確認にも、送った後の知らせにも、動くものはない", async () => {
  const page = await openSignedIn("/member-list");
  await page.getByRole("button", { name: "お問い合わせ" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").selectOption({ label: "不具合" });
  await dialog.getByRole("textbox", { name: /内容/ }).fill(texts.slice(0, 25).join("\n"));
  await dialog.getByRole("textbox", { name: /ページ/ }).fill(scripts[2]);
  await dialog.getByRole("textbox", { name: /端末/ }).fill(scripts[14]);
  await dialog.getByRole("button", { name: "確認する" }).click();
  const confirmed = await dialog.textContent();
  for (const text of [scripts[2], scripts[14], scripts[0], scripts[20]]) expect(confirmed).toContain(text);
  await dialog.getByRole("button", { name: "送信する" }).click();
  await page.getByText("お問い合わせを受け付けました。後日、運営よりご回答いたします").waitFor();
  await expectQuiet(page);
});

test("I1 スマートフォンのメニューと選手検索でも、動くものはない", async () => {
  const page = await openSignedIn("/search", phone);
  await page.getByText(scripts[0]).first().waitFor();
  await page.getByRole("button", { name: /^メニュー/ }).click();
  await page.getByText(teamName).first().waitFor();
  await expectQuiet(page);
});

async function openSignedIn(path: string, viewport?: typeof phone): Promise<Page> {
  const page = await openPage(`/login?redirect=${encodeURIComponent(path)}`, viewport);
  page.on("dialog", () => page.evaluate("globalThis.__pwn = 'dialog'"));
  await signIn(page, intruder);
  await page.waitForURL((url) => url.pathname !== "/login");
  return page;
}

/** Markup collapses spaces, so the expectation does. */
const shown = (text: string) => text.replaceAll(/\s+/g, " ").trim();

async function expectQuiet(page: Page) {
  expect(await page.evaluate("globalThis.__pwn")).toBeUndefined();
  expect(await page.title()).not.toContain("__pwn");
}
