import { type AttendanceAnswer, noteStamps } from "@kyuseki/domain";
import { attendanceText, noteStampText } from "@kyuseki/ui";
import type { Locator, Page } from "playwright-core";
import type { randomOf } from "../../testing/outbox/faults.ts";
import { nameOf } from "../../testing/outbox/nameOf.ts";
import type { Field } from "./fieldWorld.ts";

/** Something a coach enters on a screen. */
export type Entering = {
  kind: string;
  name: string;
  text: string;
  /** The call that brings it to the server. */
  call: string;
  /** Address of the screen. */
  at: string;
  enter: (page: Page) => Promise<unknown>;
  /** The form has let go of it; a screen without one shows it at once. */
  taken?: (page: Page) => Promise<boolean>;
  /** What says that it was given back, where a screen shows it before the server has answered. */
  failed?: (page: Page) => Locator;
  /** The button to press once more when the server could not be asked. */
  again?: (page: Page) => Promise<unknown>;
};

/** What may be entered in a run; every comment, count and cell has a number of its own. */
export function createEntering(field: Field, random: ReturnType<typeof randomOf>) {
  const { dayId, itemIds, members, notes, eventId } = field;
  let count = 0;

  const cell = (): Entering => {
    const [member, at] = [random.pick(members), random.int(itemIds.length)];
    const text = String(60 + (count % 30));
    const payload = { member_id: member.id, item_id: itemIds[at] };
    return {
      ...{ kind: "measurement", name: nameOf({ kind: "measurement", payload }), text },
      call: `POST /api/coach/measure/days/${dayId}/values`,
      at: `/evaluation-result/measuring-day?day=${dayId}`,
      enter: async (page) => {
        const row = page.getByRole("grid").getByRole("row").filter({ hasText: member.name });
        const target = row.getByRole("gridcell").nth(at);
        // A press in the cell that one is in places the caret in its text.
        const isThere = await target.evaluate((element) => element.contains(document.activeElement));
        if (!isThere) await target.click();
        await page.keyboard.type(text);
        await page.keyboard.press("Enter");
      },
    };
  };
  const pitchCount = (): Entering => {
    const { name } = random.pick(members);
    const dialog = (page: Page) => page.getByRole("dialog");
    const save = (page: Page) => dialog(page).getByRole("button", { name: "記録する" }).click();
    const text = `${count}`;
    const payload = { counts: [{ pitches: count }] };
    return {
      ...{ kind: "pitch_count", name: nameOf({ kind: "pitch_count", payload }), text },
      call: "POST /api/coach/pitch_counts",
      at: "/dashboard/pitch-guard",
      enter: async (page) => {
        await page.getByRole("button", { name: "投球数を記録" }).first().click();
        const box = dialog(page).getByRole("textbox", { name, exact: true });
        const search = dialog(page).getByRole("combobox", { name: "ほかの選手を追加" });
        await box.or(search).first().waitFor();
        if ((await box.count()) === 0) {
          await search.fill(name.split(" ")[0] ?? "");
          await page.getByRole("option", { name: new RegExp(name) }).click();
        }
        await box.fill(text);
        await save(page);
      },
      taken: async (page) => (await dialog(page).count()) === 0,
      again: save,
    };
  };
  const attendance = (): Entering => {
    const { id: member_id, name } = random.pick(members);
    const answer: AttendanceAnswer = random.pick(["coming", "absent", "undecided"]);
    const words = `${count}`;
    const dialog = (page: Page) => page.getByRole("dialog");
    const save = (page: Page) => dialog(page).getByRole("button", { name: "返事を入れる" }).click();
    return {
      ...{
        kind: "attendance",
        name: nameOf({ kind: "attendance", payload: { member_id } }),
        text: `${answer} ${words}`,
      },
      call: "POST /api/coach/events/answer",
      at: `/event-list/team/${eventId}`,
      enter: async (page) => {
        await page.getByRole("button", { name: new RegExp(`^${name}(?!の)`) }).click();
        await dialog(page).getByText(`${attendanceText[answer].defaultMessage}`, { exact: true }).click();
        await dialog(page)
          .getByRole("textbox", { name: /ひとこと/ })
          .fill(words);
        await save(page);
      },
      taken: async (page) => (await dialog(page).count()) === 0,
      again: save,
    };
  };
  const ofNote = (note_id: number) => `/note/view-note/${note_id}`;
  const stamp = (): Entering => {
    const note_id = random.pick(notes.slice(0, 2));
    const given = noteStamps[count % noteStamps.length] ?? "nice";
    return {
      ...{ kind: "stamp", name: nameOf({ kind: "stamp", payload: { note_id } }), text: given },
      call: "POST /api/coach/notes/stamp",
      at: ofNote(note_id),
      enter: (page) =>
        page
          .getByRole("group", { name: "スタンプ" })
          .getByRole("button", { name: `${noteStampText[given].defaultMessage}` })
          .click(),
      failed: (page) => page.getByRole("alert").filter({ hasText: "スタンプを送れませんでした" }),
    };
  };
  const comment = (note_id = random.pick(notes.slice(0, 2))): Entering => {
    const text = `${count}`;
    const box = (page: Page) => page.getByRole("textbox", { name: "コメントを書く" });
    const save = (page: Page) => page.getByRole("button", { name: "コメントする" }).click();
    return {
      ...{ kind: "note_comment", name: nameOf({ kind: "note_comment", payload: { note_id, text } }), text },
      call: "POST /api/coach/notes/comment",
      at: ofNote(note_id),
      enter: async (page) => {
        await box(page).fill(text);
        await save(page);
      },
      again: save,
    };
  };

  const numbered = (make: () => Entering) => {
    count += 1;
    return make();
  };
  return {
    next: () => numbered(random.chance(0.35) ? cell : random.pick([pitchCount, attendance, stamp, () => comment()])),
    /** To the note that may be deleted. */
    commentOnLast: () => numbered(() => comment(notes.at(-1))),
  };
}
