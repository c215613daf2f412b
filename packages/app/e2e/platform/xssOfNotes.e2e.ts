import {
  commentOnNote,
  emptyGoalSheet,
  getFamilyNotes,
  goalCellNumbers,
  listNotes,
  makeFamilyLetters,
  newQuestion,
  noteLimits,
  saveGoalSheet,
  saveNoteTemplate,
  withGoalCell,
  writeFamilyNote,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { oddities, scripts } from "@kyuseki/domain/hostileTexts";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone } from "../browser.ts";
import { idOf } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";
import { push } from "../pushing.ts";

const open = visitingInTurn();

const texts = [...scripts, ...oddities];
const templateName = "<svg/onload=__pwn=1>";
const [coachName, sisterTitle, hint] = [scripts[8], scripts[3], scripts[16]];
/** 10 characters at most. */
const end = "<b>太字</b>";
const labels = scripts.filter((text) => text.length <= noteLimits.questionMax).slice(0, noteLimits.questions - 2);
const cells = texts.filter((text) => text.length <= noteLimits.goalMax).slice(0, goalCellNumbers.length);
/** The centre and the eight goals. */
const nine = cells.filter((_, at) => Number(goalCellNumbers[at]) % 10 === 0);

test("I1, NO-2 ノートの質問、答え、コメント、9マス目標に書かれたものは、どの画面でも書かれたとおりに読め、何も動かない", {
  timeout: 120_000,
}, async () => {
  const manager = await open();
  const { page } = manager;
  const { member, template, token, notes } = await fill(manager);
  const written = [templateName, coachName, ...labels, ...texts];
  const sister = [sisterTitle, coachName, ...texts];

  for (const [id, read] of [
    [notes.written, written],
    [notes.sister, sister],
  ] as const) {
    await page.goto(`/note?id=${id}`);
    await expectRead(page.getByRole("region", { name: /^ノート 木村/ }), read);
    await expectRead(page.getByRole("region", { name: "ノートの一覧" }), [texts[0] ?? ""]);
    await expectQuiet(page);
    await page.goto(`/note/view-note/${id}`);
    await expectRead(page.getByRole("region", { name: /^ノート 木村/ }), read);
    await expectQuiet(page);
  }

  await page.goto(`/note/note-list/${member}`);
  await expectRead(page.getByRole("main"), [...written, ...sister, ...nine]);
  await page.getByRole("button", { name: "81マスを開く" }).click();
  await expectRead(page.getByRole("dialog"), cells);
  await expectQuiet(page);
  await page.goto(`/note/note-list/${member}/print`);
  await expectRead(page.getByRole("main"), [...written, ...sister, ...cells]);
  await expectQuiet(page);

  await page.goto(`/note/note-setting?template=${template}`);
  await expectRead(page.getByRole("main"), [templateName, end, ...labels]);
  expect(await page.getByRole("textbox", { name: "テンプレートの名前" }).inputValue()).toBe(templateName);
  await page.getByRole("button", { name: `${labels[0]}を変更`, exact: true }).click();
  expect(await page.getByRole("textbox", { name: "質問", exact: true }).inputValue()).toBe(labels[0]);
  await expectQuiet(page);
  await page.goto(`/note/note-preview?template=${template}`);
  await expectRead(page.getByRole("region", { name: "選手の画面の見本" }), [templateName, hint, end, ...labels]);
  await expectQuiet(page);

  const family = await open({ with: manager, signedIn: false, viewport: phone });
  await family.page.goto(`/f#${token}`);
  const section = family.page.getByRole("region", { name: "ノート" });
  await expectRead(section, [...written, ...sister, ...nine]);
  await expectQuiet(family.page);
  await section.locator("summary").filter({ hasText: templateName }).click();
  await section.getByRole("button", { name: "書き直す" }).click();
  await expectRead(family.page.getByRole("main"), [templateName, hint, end, ...labels, ...nine]);
  await expectQuiet(family.page);
});

/** A note of the family's and one of a sister product's, both answered, with attacks wherever something can be written. */
async function fill(visit: Visit) {
  const { server, coach } = visit;
  await server.db.query("update users set name = $2 where id = $1", [coach.id, coachName]);
  const member = await idOf(visit, "木村");
  const call = await visit.asCoach();
  const sheet = cells.reduce(
    (made, text, at) => withGoalCell(made, goalCellNumbers[at] ?? 0, { text, tie: null, done_on: null }),
    emptyGoalSheet(),
  );
  await call(saveGoalSheet, { body: { member_id: member, version: 0, sheet } });
  const template = await addTemplate(call);
  const { letters } = await call(makeFamilyLetters, { body: { member_ids: [member] } });
  const token = letters[0]?.token ?? "";
  await write(call, token, member);
  const body = texts.join("\n");
  const datetime = Date.now() / 1000;
  await push(visit, "notes", [{ member_id: member, source_id: scripts[1], datetime, title: sisterTitle, body }]);
  const stored = (await call(listNotes)).notes;
  for (const { note_id } of stored) {
    for (const text of inComments(texts))
      await call(commentOnNote, { body: { note_id, version: 0, text, anyway: true } });
  }
  const idOfTemplate = (id: number | null) => stored.find((note) => note.template_id === id)?.note_id ?? 0;
  return { member, template, token, notes: { written: idOfTemplate(template), sister: idOfTemplate(null) } };
}

async function addTemplate(call: Call): Promise<number> {
  const { template_id } = await call(saveNoteTemplate, {
    body: {
      template_id: null,
      version: null,
      name: templateName,
      grades: ["j3"],
      weekdays: [],
      opens: "00:00",
      due_days: 0,
      due: "23:59",
      remind: false,
      readers: "by_age",
      questions: [
        ...labels.map((label, at) => ({ ...newQuestion(at + 1, "text"), label, hint, text_max: noteLimits.textMax })),
        { ...newQuestion(98, "scale"), label: "手ごたえ", low: end, high: end },
        { ...newQuestion(99, "goals"), label: "9マス目標" },
      ],
    },
  });
  return template_id;
}

/** The texts as answers to all questions. */
async function write(call: Call, token: string, member_id: number) {
  const { children } = await call(getFamilyNotes, { body: { token } });
  const [form] = children[0]?.forms ?? [];
  if (!form) throw new Error("書けるノートがありません");
  const answers = labels.map((_, question) => ({
    question_id: question + 1,
    value: texts.filter((__, at) => at % labels.length === question).join("\n"),
  }));
  const { template_id, version, day } = form;
  await call(writeFamilyNote, {
    body: {
      token,
      member_id,
      template_id,
      version,
      day,
      changes: null,
      answers: [...answers, { question_id: 98, value: 4 }, { question_id: 99, value: [1, 2, 3] }],
      writer: "player",
    },
  });
}

/** The texts as comments, each as long as one may be. */
function inComments(all: readonly string[]): string[] {
  const comments: string[] = [];
  for (const text of all) {
    const last = comments.at(-1);
    if (last !== undefined && last.length + text.length < noteLimits.commentMax)
      comments[comments.length - 1] = `${last}\n${text}`;
    else comments.push(text);
  }
  return comments;
}

/** Waits until each text stands there as it was written. */
async function expectRead(place: Locator, read: readonly string[]) {
  const missing = async () => {
    const shown = plain((await place.textContent()) ?? "");
    return read.filter((text) => !shown.includes(plain(text)));
  };
  await expect.poll(missing, { timeout: 10_000 }).toEqual([]);
}

/** Without the spaces that lines and indents differ by. */
const plain = (text: string) => text.replaceAll(/\s+/g, "");

async function expectQuiet(page: Page) {
  expect(await page.evaluate("globalThis.__pwn"), page.url()).toBeUndefined();
  expect(await page.title(), page.url()).not.toContain("__pwn");
}
