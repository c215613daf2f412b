import { expect, test } from "vitest";
import { fieldWorld } from "./fieldWorld.ts";

const openField = fieldWorld();

test("OF-3 コメントを送っている間にタブを閉じても、書いたものは残り、もう一度送って届くのは一度だけ", async () => {
  const field = await openField({ withServiceWorker: false });
  const { context, proxy, db, notes } = field;
  const [note] = notes;
  const open = async () => {
    const page = await context.newPage();
    await page.goto(`/note/view-note/${note}`);
    return { page, box: page.getByRole("textbox", { name: "コメントを書く" }) };
  };
  const comments = async () => {
    const { rows } = await db.query<{ text: string }>("select text from note_comments where note_id = $1", [note]);
    return rows.map(({ text }) => text);
  };
  const send = { name: "コメントする" };

  const first = await open();
  await first.box.fill("落ち着いて投げていた。");
  proxy.script("POST /api/coach/notes/comment", [{ kind: "unanswered" }]);
  await first.page.getByRole("button", send).click();
  await expect.poll(comments, { timeout: 10_000 }).toHaveLength(1);
  await first.page.close();

  const second = await open();
  await expect.poll(() => second.box.inputValue(), { timeout: 10_000 }).toBe("落ち着いて投げていた。");
  await second.page.getByRole("button", send).click();
  await expect.poll(() => second.box.inputValue(), { timeout: 10_000 }).toBe("");
  expect(await comments()).toEqual(["落ち着いて投げていた。"]);
  await field.close();
});
