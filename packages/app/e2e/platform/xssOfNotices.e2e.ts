import { answerFamilyNotice, makeFamilyLetters, noticeLimits, sendNotice, uploadNoticeFile } from "@kyuseki/domain";
import { oddities, scripts } from "@kyuseki/domain/hostileTexts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone } from "../browser.ts";
import { idOf } from "../faults/rows.ts";
import { giveParents, leave, visitingWithMail } from "../practice/families.ts";

const open = visitingWithMail();

const [title, choice, comment] = [scripts[3], "<svg onload=__pwn=1>", scripts[16]];
/** Characters that no file may have in its name are replaced. */
const [fileName, storedName] = ["<img src=x onerror=__pwn=1>.pdf", "_img src=x onerror=__pwn=1_.pdf"];

test("I1, CO-2 お知らせ、返事、ひとこと、添付の名前に書かれたものは、家族のページでも監督の画面でも書かれたとおりに読める", async () => {
  const manager = await open();
  await giveParents(manager);
  const { page } = manager;
  const call = await manager.asCoach();
  const body = new TextEncoder().encode("%PDF-1.7\n%%EOF\n");
  const file = await call(uploadNoticeFile, { query: { name: fileName }, body, type: "application/pdf" });
  const member = await idOf(manager, "木村");
  const bodies = inPages([...scripts, ...oddities]);
  const sent: number[] = [];
  for (const text of bodies) {
    const notice = await call(sendNotice, {
      body: {
        notice_id: null,
        version: null,
        member_ids: [member],
        audience: "木村 葵",
        title,
        body: text,
        choices: [choice, "不参加"],
        deadline: null,
        remind: false,
        level: "urgent" as const,
        send_at: null,
        file_ids: sent.length === 0 ? [file.file_id] : [],
      },
    });
    sent.push(notice.notice_id);
  }
  await leave(manager);
  const { letters } = await call(makeFamilyLetters, { body: { member_ids: [member] } });
  const token = letters[0]?.token ?? "";
  for (const notice_id of sent)
    await call(answerFamilyNotice, { body: { token, notice_id, member_id: member, answer: choice, comment } });

  const family = await open({ with: manager, signedIn: false, viewport: phone });
  await family.page.goto(`/f#${token}`);
  for (const heading of await family.page.getByRole("heading", { name: title }).all()) await heading.waitFor();
  await family.page.getByText(storedName).first().waitFor({ state: "attached" });
  const read = (await family.page.getByRole("main").textContent()) ?? "";
  for (const text of [title, choice, comment, storedName, ...bodies]) expect(plain(read)).toContain(plain(text));
  await expectQuiet(family.page);

  for (const [at, path] of ["/notification?show=history", ...sent.map((id) => `/notification/${id}`)].entries()) {
    await page.goto(path);
    await page.getByText(title).filter({ visible: true }).first().waitFor();
    if (at > 0) {
      await page.getByText(comment).filter({ visible: true }).first().waitFor();
      expect(plain((await page.getByRole("main").textContent()) ?? "")).toContain(plain(bodies[at - 1] ?? ""));
    }
    await expectQuiet(page);
  }
});

test("I1 運営からのお知らせとイベントは、題名は書かれたとおりに読め、本文の Markdown からは何も動かない", async () => {
  const { page, server } = await open();
  const written = inPages([...scripts, ...oddities]);
  const { rows: pieces } = await server.db.query<{ id: number }>(
    `insert into information (category, title, body, author, published_at)
     select 'feature', $1, body, '球跡 運営', now() from unnest($2::text[]) body returning id`,
    [title, written],
  );
  const { rows: events } = await server.db.query<{ id: number }>(
    `insert into provider_events (title, body, all_day, starts_at, ends_at, place, target, author, published_at, demo)
     select $1, body, false, now() + interval '1 day', now() + interval '2 days', '会場', '全員', '球跡 運営', now(), demo
     from unnest($2::text[]) body, (select demo from teams limit 1) team returning id`,
    [title, written],
  );
  const paths = [
    ...pieces.map(({ id }) => `/information/detail/${id}`),
    ...events.map(({ id }) => `/event-list/detail/${id}`),
  ];

  for (const path of ["/information", ...paths]) {
    await page.goto(path);
    await page.getByText(title).filter({ visible: true }).first().waitFor();
    await page.getByRole("main").getByText("__pwn").filter({ visible: true }).last().waitFor();
    await expectQuiet(page);
    expect(await activeParts(page)).toEqual([]);
  }
});

/** What could run or load something in the words of the page. */
const activeParts = (page: Page) =>
  page
    .getByRole("main")
    .locator("script, iframe, object, embed, form[action], [onload], [onerror], [onclick], a[href^='javascript' i]")
    .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML));

/** The texts as bodies of notices, each as long as one may be. */
function inPages(texts: readonly string[]): string[] {
  const pages: string[] = [];
  for (const text of texts) {
    const last = pages.at(-1);
    if (last !== undefined && [...last, ...text].length < noticeLimits.bodyMax)
      pages[pages.length - 1] = `${last}\n${text}`;
    else pages.push(text);
  }
  return pages;
}

/** Without the spaces that lines and indents differ by. */
const plain = (text: string) => text.replaceAll(/\s+/g, "");

async function expectQuiet(page: Page) {
  expect(await page.evaluate("globalThis.__pwn")).toBeUndefined();
  expect(await page.title()).not.toContain("__pwn");
}
