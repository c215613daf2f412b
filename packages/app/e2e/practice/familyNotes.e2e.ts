import { makeFamilyLetters, type NoteTemplateDraft, saveNoteTemplate, starterTemplates } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { phone } from "../browser.ts";
import type { Visit } from "../faults/visit.ts";
import { giveParents, visitingWithMail } from "./families.ts";

const open = visitingWithMail();

test("NO-3 家族のページで成長ノートを書き、閉じて、続きを書いて送り、書き直す", async () => {
  const { manager, link } = await begin();
  const family = await open({ with: manager, signedIn: false, viewport: phone });
  const { page } = family;
  await page.goto(link);
  await page.getByRole("button", { name: "書く 翔さんの成長ノート「ふりかえり」" }).click();
  await page.getByRole("heading", { level: 1, name: "ふりかえり" }).waitFor();
  await page.getByRole("textbox", { name: "1. 今日できたこと" }).fill("低めだけを打つ練習で、\n前の肩を残せた。");
  await page.getByText("下書きはこの端末に残っています。").waitFor();

  await page.reload();
  await page.getByRole("button", { name: "続きを書く" }).click();
  expect(await page.getByRole("textbox", { name: "1. 今日できたこと" }).inputValue()).toBe(
    "低めだけを打つ練習で、\n前の肩を残せた。",
  );
  await page.getByRole("button", { name: "先生に送る" }).click();
  await page.getByText("1〜5を選んでください").waitFor();
  await page.getByRole("radio", { name: "4", exact: true }).check();
  await page.getByRole("button", { name: "家族といっしょに" }).click();
  await page.getByRole("button", { name: "先生に送る" }).dblclick();
  await page.getByText("先生に送りました").waitFor();
  expect(await storedIn(manager)).toEqual([{ writer: "together", changes: 0, scale: 4 }]);

  await page.getByRole("button", { name: "書き直す" }).click();
  await page.getByRole("radio", { name: "5 とてもよい" }).check();
  await page.getByRole("button", { name: "先生に送る" }).click();
  await page.getByText("先生に送りました").waitFor();
  expect(await storedIn(manager)).toEqual([{ writer: "together", changes: 1, scale: 5 }]);
  await page.goBack();
  await page.getByRole("region", { name: "ノート" }).getByText("翔　ふりかえり").waitFor();
});

test("NO-3 ネットワークが切れても書いたものは残り、つながったら一度だけ届く", async () => {
  const { manager, link } = await begin();
  const { page, proxy } = await open({ with: manager, signedIn: false, viewport: phone });
  await page.goto(link);
  await page.getByRole("button", { name: "書く 翔さんの成長ノート「ふりかえり」" }).click();
  await page.getByRole("textbox", { name: "1. 今日できたこと" }).fill("声を出せた");
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await page.getByRole("button", { name: "本人" }).click();
  // The note arrives, its answer does not.
  proxy.script("POST /api/family/notes/write", [{ kind: "lost" }]);
  await page.getByRole("button", { name: "先生に送る" }).click();
  await page.getByRole("alert").waitFor();
  expect(await page.getByRole("textbox", { name: "1. 今日できたこと" }).inputValue()).toBe("声を出せた");

  await page.reload();
  await page.getByRole("region", { name: "ノート" }).getByText("翔　ふりかえり").waitFor();
  expect(await page.getByText(/まだ送れていません。/).count()).toBe(0);
  expect(await storedIn(manager)).toEqual([{ writer: "player", changes: 0, scale: 3 }]);
});

async function begin() {
  const manager = await open();
  await giveParents(manager);
  const call = await manager.asCoach();
  const [template] = starterTemplates;
  await call(saveNoteTemplate, {
    body: { ...(template as NoteTemplateDraft), weekdays: [], template_id: null, version: null },
  });
  const { rows } = await manager.server.db.query<{ id: number }>(
    "select id from members where team_id = $1 and last_name = '大野' and first_name = '翔'",
    [manager.coach.teamId],
  );
  const { letters } = await call(makeFamilyLetters, { body: { member_ids: rows.map(({ id }) => id) } });
  return { manager, link: `/f#${letters[0]?.token}` };
}

async function storedIn({ server, coach }: Visit) {
  const { rows } = await server.db.query<{ writer: string; changes: number; scale: number }>(
    "select writer, changes, scale from notes where team_id = $1",
    [coach.teamId],
  );
  return rows;
}
