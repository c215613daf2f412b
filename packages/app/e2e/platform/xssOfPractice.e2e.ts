import {
  addTrainingComment,
  createMeasureItem,
  createMeasuringDay,
  recordPitchCounts,
  saveMeasuringValues,
} from "@kyuseki/domain";
import { scripts } from "@kyuseki/domain/hostileTexts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { idOf } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";
import { dayAgo, push } from "../pushing.ts";

const openVisit = visitingInTurn();

const [lastName, coachName, teamName] = [scripts[4], scripts[8], scripts[0]];
const [memo, comment, painNote] = [scripts[20], scripts[15], scripts[30]];
/** 20 characters at most. */
const item = "<svg onload=__pwn=1>";
const [dayName, place] = [scripts[12], scripts[19]];

test("I1 名前・メモ・痛み・コメント・項目・測定会に書かれたものは、練習と測定のどの画面でも書かれたとおりに読め、何も動かない", {
  timeout: 90_000,
}, async () => {
  const visit = await openVisit();
  const { page } = visit;
  page.on("dialog", () => page.evaluate("globalThis.__pwn = 'dialog'"));
  const { member, day, itemId } = await fill(visit);

  const pages: readonly [path: string, ...read: string[]][] = [
    ["/", lastName],
    ["/dashboard", lastName, painNote],
    ["/dashboard/pitch-guard", lastName],
    [`/dashboard/pitch-guard?player=${member}`, lastName, coachName],
    ["/training-report", lastName],
    [`/training-report/${member}`, lastName, memo, comment, painNote, coachName],
    ["/evaluation-result?kind=4", lastName],
    [`/evaluation-result?item=${itemId}`, lastName, item],
    [`/evaluation-result?kind=4&player=${member}`, lastName],
    ["/evaluation-setting", item],
    ["/evaluation-result/measuring-day", dayName],
    [`/evaluation-result/measuring-day?day=${day}`, lastName, item],
    [`/evaluation-result/print?day=${day}`, lastName, item, teamName],
    ["/ranking/individual/local?kind=4", lastName],
    ["/ranking/individual/national", teamName],
    ["/ranking/team/national", teamName],
  ];
  for (const [path, ...read] of pages) {
    await page.goto(path);
    for (const text of read) await page.getByText(text).filter({ visible: true }).first().waitFor();
    await expectQuiet(page, path);
  }
});

/** A team in which every writable text is an attack. */
async function fill(visit: Visit) {
  const { server, coach } = visit;
  const member = await idOf(visit, "木村");
  await server.db.query("update teams set name = $2 where team_id = $1", [coach.teamId, teamName]);
  await server.db.query("update users set name = $2 where id = $1", [coach.id, coachName]);
  await server.db.query("update members set last_name = $2, first_name = $2 where team_id = $1", [
    coach.teamId,
    lastName,
  ]);
  const pain = { pain_part: "elbow", pain_side: "R", pain: 3, pain_note: painNote };
  await push(visit, "training_records", [
    { member_id: member, source_id: scripts[1], date: dayAgo(0), menu: "bullpen", minutes: 40, rpe: 6, ...pain, memo },
  ]);
  await push(visit, "measurements", [
    { member_id: member, source_id: scripts[2], datetime: Date.now() / 1000, mode: 2, ball: "rubber", speed: 101.5 },
  ]);
  const call = await visit.asCoach();
  await call(addTrainingComment, { params: { id: member }, body: { date: dayAgo(0), text: comment } });
  await call(recordPitchCounts, {
    body: { date: dayAgo(0), counts: [{ member_id: member, kind: "game", pitches: 120 }] },
  });
  const { id: itemId } = await call(createMeasureItem, {
    body: { name: item, unit: "<b>m", better: "higher", lowest: null, highest: null, decimals: 1 },
  });
  const { id: day } = await call(createMeasuringDay, {
    body: { name: dayName, date: dayAgo(0), place, item_ids: [itemId] },
  });
  await call(saveMeasuringValues, {
    params: { id: day },
    body: { cells: [{ member_id: member, item_id: itemId, from: null, value: 12.5 }] },
  });
  return { member, day, itemId };
}

async function expectQuiet(page: Page, path: string) {
  expect(await page.evaluate("globalThis.__pwn"), path).toBeUndefined();
  expect(await page.title(), path).not.toContain("__pwn");
}
