// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { getNote, listNotes, stampNotes } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { outboxOf } from "../../data/outbox/outboxOf.ts";
import type { Services } from "../../services/services.ts";
import { Component, prefetch } from "./ViewNoteRoute.tsx";

const server = teamServerOfFile();
let services: Services;
beforeEach(async () => {
  window.sessionStorage.clear();
  services = await server.signIn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** So many minutes ago; the newest stands first in the queue. */
async function addNote(last_name: string, minutes: number): Promise<number> {
  const { teamId } = server.ids();
  const { id } = await addMember(server.db, teamId, { last_name, first_name: "新", grade: "e6" });
  const { rows } = await server.db.query<{ id: number }>(
    `insert into notes (team_id, member_id, source, source_id, body, written_at)
     values ($1, $2, 'nexttrainer', $3, 'けん制のタイミングを変えてみた。', now() - make_interval(mins => $4)) returning id`,
    [teamId, id, `n-${id}`, minutes],
  );
  return rows[0]?.id ?? 0;
}

function show(id: number | string) {
  return renderRoutes(services, [{ path: "/note/view-note/:note_id", element: <Component /> }], {
    at: `/note/view-note/${id}`,
  });
}

const opened = (name: string) => screen.findByRole("heading", { level: 2, name });
const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^コメントを書く/ });
const stored = (id: number) => services.call(getNote, { params: { id } });
/** Another coach answers first. */
async function answerAsOther(note_id: number) {
  const other = await server.signIn("coach@example.jp");
  await other.call(stampNotes, { body: { notes: [{ note_id, version: 0 }], stamp: "rest", anyway: false } });
}

test("D-9 前後のノートへ行くと、アドレスが変わる。端より先には行かない", async () => {
  const newest = await addNote("青山", 1);
  const older = await addNote("小川", 5);
  await prefetch(services, "", { note_id: String(newest) });
  const { router } = show(newest);
  await opened("青山 新");
  const next = await screen.findByRole("button", { name: "次のノート" });
  await waitFor(() => expect(next.getAttribute("aria-disabled")).toBe("false"));
  expect(screen.getByRole("button", { name: "前のノート" }).getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(next);
  await opened("小川 新");
  expect(router.state.location.pathname).toBe(`/note/view-note/${older}`);
  fireEvent.click(screen.getByRole("button", { name: "次のノート" }));
  expect(router.state.location.pathname).toBe(`/note/view-note/${older}`);
  fireEvent.keyDown(document.body, { key: "k" });
  await opened("青山 新");
});

test("スタンプを押すと届き、次の未返信が開く", async () => {
  const newest = await addNote("青山", 1);
  const older = await addNote("小川", 5);
  const { router } = show(newest);
  await opened("青山 新");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "次のノート" }).getAttribute("aria-disabled")).toBe("false"),
  );
  fireEvent.keyDown(document.body, { key: "3" });
  await opened("小川 新");
  expect(router.state.location.pathname).toBe(`/note/view-note/${older}`);
  await waitFor(async () => expect((await stored(newest)).stamps.map(({ stamp }) => stamp)).toEqual(["keep_going"]));
  expect((await services.call(listNotes)).counts.unanswered).toBe(1);
});

test("R2 書きかけのコメントは、閉じて開いても残る", async () => {
  const id = await addNote("小川", 1);
  const first = show(id);
  fireEvent.change(await box(), { target: { value: "土曜に話そう。" } });
  first.unmount();
  show(id);
  expect((await box()).value).toBe("土曜に話そう。");
});

test("OF-2・OF-3 圏外で書いたコメントは、読み込み直してもそのノートに送信待ちで見え、つながると一度だけ届いて入れ替わる", async () => {
  const online = vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  const id = await addNote("小川", 1);
  show(id);
  fireEvent.change(await box(), { target: { value: "土曜に話そう。" } });
  fireEvent.click(screen.getByRole("button", { name: "コメントする" }));
  await screen.findByText("送信待ち");
  expect(await screen.findByText("1件を端末に保存しました（送信待ち）")).toBeTruthy();
  expect((await box()).value).toBe("");
  // Another one can be written meanwhile.
  expect(screen.getByRole("button", { name: "コメントする" }).getAttribute("aria-disabled")).not.toBe("true");
  cleanup();

  services = await server.signIn();
  show(id);
  const rows = () => screen.queryAllByText("土曜に話そう。").map((words) => words.closest("li")?.textContent);
  await screen.findByText("土曜に話そう。");
  expect(rows()).toEqual([expect.stringMatching(/送信待ち$/)]);
  online.mockRestore();
  const drawn = new Set<number>();
  const watcher = new MutationObserver(() => drawn.add(rows().length));
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  await outboxOf(services, server.ids().managerId).flush();
  await waitFor(() => expect(screen.queryByText("送信待ち")).toBeNull());
  await waitFor(() => expect(services.queries.isFetching()).toBe(0));
  watcher.disconnect();
  expect([...drawn]).toEqual([1]);
  expect((await stored(id)).comment_list.map(({ text }) => text)).toEqual(["土曜に話そう。"]);
});

test("R4 ほかのコーチが先に返信していれば、コメントは残り、確かめてからなら送れる", async () => {
  const id = await addNote("小川", 1);
  show(id);
  fireEvent.change(await box(), { target: { value: "休むのも練習です。" } });
  await answerAsOther(id);
  fireEvent.click(screen.getByRole("button", { name: "コメントする" }));
  const anyway = await screen.findByRole("button", { name: "それでも送る" });
  expect((await box()).value).toBe("休むのも練習です。");
  expect((await stored(id)).comment_list).toEqual([]);
  fireEvent.click(anyway);
  await waitFor(async () =>
    expect((await stored(id)).comment_list.map(({ text }) => text)).toEqual(["休むのも練習です。"]),
  );
  await waitFor(async () => expect((await box()).value).toBe(""));
});

test.each(["999999", "abc"])("/note/view-note/%s は、見つからないと言う", async (id) => {
  show(id);
  expect(await screen.findByText("このノートは見つかりませんでした")).toBeTruthy();
});
