import { getNote, noteLimits } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";

const open = visitingInTurn();

test("NO-1 先に読んであるノートは、押してから100ミリ秒までに開く", { timeout: 60_000 }, async () => {
  const visit = await open();
  const { page } = visit;
  await addNotes(visit, 12);
  await page.goto("/note");
  let last = await shown(page, null);
  const tookMs: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    await page.waitForLoadState("networkidle");
    tookMs.push(await openingMs(page, "j"));
    last = await shown(page, last);
  }
  expect(Math.min(...tookMs)).toBeLessThanOrEqual(100);
});

test("NO-1 二人のコーチが同じ列を見ていても、知らずに二度返信しない", { timeout: 60_000 }, async () => {
  const one = await open();
  const other = await open({ with: one, coachType: "coach" });
  await addNotes(one, 4);
  await Promise.all([one.page.goto("/note"), other.page.goto("/note")]);
  const first = await shown(one.page, null);
  expect(await shown(other.page, null)).toBe(first);

  await one.page.keyboard.press("1");
  await shown(one.page, first);
  await expect.poll(async () => (await repliesOf(one)).stamps).toBe(1);
  await other.page.keyboard.press("2");
  const notice = other.page.getByRole("region", { name: "通知" });
  await notice.getByText(/先に返信しました$/).waitFor();
  expect(await repliesOf(one)).toMatchObject({ stamps: 1, most: 1 });
  await notice.getByRole("button", { name: "それでも送る" }).click();
  await expect.poll(async () => (await repliesOf(one)).stamps).toBe(2);
  expect(await repliesOf(one)).toMatchObject({ stamps: 2, most: 2 });
});

test("送ったスタンプは、10秒のあいだ、ひと押しで取り消せる", { timeout: 60_000 }, async () => {
  const visit = await open();
  const { page } = visit;
  const [id = 0] = await addNotes(visit, 2);
  await page.goto("/note");
  const first = await shown(page, null);
  await page.keyboard.press("8");
  const second = await shown(page, first);
  await page.keyboard.press("u");
  expect(await shown(page, second)).toBe(first);
  const call = await visit.asCoach();
  await expect.poll(async () => (await call(getNote, { params: { id } })).stamps).toEqual([]);
  await page
    .getByRole("button", { name: "取り消す" })
    .waitFor({ state: "detached", timeout: noteLimits.undoSeconds * 2000 });
});

/** The text of the open note once it is another than the one before. */
async function shown(page: Page, before: string | null): Promise<string> {
  const text = page.getByRole("region", { name: /^ノート / }).getByText(/^ノート\d+( ひじが痛い)?$/);
  const other = before === null ? text : text.filter({ hasNotText: new RegExp(`^${before}$`) });
  return (await other.textContent({ timeout: 30_000 })) ?? "";
}

/** From a key to the other note's name on the screen, ms. */
const openingMs = (page: Page, key: string) =>
  page.evaluate(
    (pressed) =>
      new Promise<number>((resolve) => {
        const nameOf = () => document.querySelector("section h2")?.closest("section")?.textContent;
        const before = nameOf();
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (nameOf() === before) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }));
      }),
    key,
  );

/** Of twenty players, the newest first; every tenth speaks of pain. Answers their ids, the first of the queue first. */
async function addNotes({ server, coach }: Visit, count: number): Promise<number[]> {
  const members: number[] = [];
  for (let at = 1; at <= 20; at += 1) {
    const player = { last_name: `選手${at}`, first_name: "新", grade: "j2" } as const;
    members.push((await addMember(server.db, coach.teamId, player)).id);
  }
  const ids: number[] = [];
  for (let at = 1; at <= count; at += 1) {
    const { rows } = await server.db.query<{ id: number }>(
      `insert into notes (team_id, member_id, source, source_id, body, written_at)
       values ($1, $2, 'nextrainer', $3, $4, now() - make_interval(mins => $5)) returning id`,
      [coach.teamId, members[at % 20], `e2e-${at}`, `ノート${at}${at % 10 === 0 ? " ひじが痛い" : ""}`, at],
    );
    ids.push(rows[0]?.id ?? 0);
  }
  return ids;
}

/** Answers of the whole team, and the most under one note. */
async function repliesOf({ server, coach }: Visit) {
  const { rows } = await server.db.query<{ notes: number; stamps: number; comments: number; most: number }>(
    `select count(*)::int as notes, sum(stamps)::int as stamps, sum(comments)::int as comments,
       max(stamps + comments)::int as most
     from (
       select (select count(*) from note_stamps s where s.team_id = n.team_id and s.note_id = n.id) as stamps,
         (select count(*) from note_comments c where c.team_id = n.team_id and c.note_id = n.id) as comments
       from notes n where n.team_id = $1
     ) replies`,
    [coach.teamId],
  );
  const [row] = rows;
  if (!row) throw new Error("a sum has one row");
  return row;
}
