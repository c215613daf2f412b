// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { getNote, listNotes, stampNotes, starNote } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { defaultNoteQueueView } from "@kyuseki/ui";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { readEveryNote } from "../../data/noteDesk/readEveryNote.ts";
import { outboxOf } from "../../data/outbox/outboxOf.ts";
import type { AppEvents } from "../../services/events/eventBus.ts";
import type { Services } from "../../services/services.ts";
import { Component, prefetch } from "./NoteRoute.tsx";
import { noteQueueAddress } from "./viewInAddress.ts";

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

/** So many minutes ago; the newest of a kind stands first. */
async function addNote(last_name: string, minutes: number, body = "けん制のタイミングを変えてみた。"): Promise<number> {
  const { teamId } = server.ids();
  const { id } = await addMember(server.db, teamId, { last_name, first_name: "新", grade: "e6" });
  const { rows } = await server.db.query<{ id: number }>(
    `insert into notes (team_id, member_id, source, source_id, body, written_at)
     values ($1, $2, 'nexttrainer', $3, $4, now() - make_interval(mins => $5)) returning id`,
    [teamId, id, `n-${id}`, body, minutes],
  );
  return rows[0]?.id ?? 0;
}

function show(address = "/note") {
  return renderRoutes(services, [{ path: "/note", element: <Component /> }], { at: address }).router;
}

const said = () => {
  const toasts: AppEvents["toast"][] = [];
  services.bus.on("toast", (toast) => toasts.push(toast));
  return toasts;
};
const opened = (name: string) => screen.findByRole("heading", { level: 2, name });
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const stampsOf = async (id: number) =>
  (await services.call(getNote, { params: { id } })).stamps.map(({ by, stamp }) => `${by?.name} ${stamp}`);

test("NO-1 痛みのあるノートが先に開き、数字ひとつで返信して、次の未返信が開く", async () => {
  const plain = await addNote("青山", 1);
  const painful = await addNote("小川", 5, "投げたあと、ひじが痛い。");
  await prefetch(services, "");
  const router = show();

  await opened("小川 新");
  press("6");
  await opened("青山 新");
  await waitFor(() => expect(router.state.location.search).toBe(`?id=${plain}`));
  press("1");
  await screen.findByText("未返信のノートはもうありません。おつかれさまでした。");
  await waitFor(async () => expect(await stampsOf(painful)).toEqual(["大野 直人 rest"]));
  await waitFor(async () => expect(await stampsOf(plain)).toEqual(["大野 直人 nice"]));
  const rows = within(screen.getByRole("region", { name: "ノートの一覧" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent?.includes("小川"))).toEqual([true, false]);
});

test("取り消すと、スタンプは消え、そのノートに戻る", async () => {
  const id = await addNote("小川", 1);
  await addNote("青山", 5);
  show();
  await opened("小川 新");
  press("2");
  await opened("青山 新");
  press("u");
  await opened("小川 新");
  await waitFor(async () => expect(await stampsOf(id)).toEqual([]));
  await waitFor(async () => expect((await services.call(listNotes)).counts.unanswered).toBe(2));
});

test("ほかのコーチが先に返信していれば、送らずに言い、確かめてからなら送れる", async () => {
  const id = await addNote("小川", 1);
  await addNote("青山", 5);
  const toasts = said();
  show();
  await opened("小川 新");
  const other = await server.signIn("coach@example.jp");
  await other.call(stampNotes, { body: { notes: [{ note_id: id, version: 0 }], stamp: "keep_going", anyway: false } });
  press("1");
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual(["小川 新のノートには、片山 恵さんが先に返信しました"]),
  );
  expect(await stampsOf(id)).toEqual(["片山 恵 keep_going"]);
  toasts[0]?.action?.onAction();
  await waitFor(async () => expect(await stampsOf(id)).toHaveLength(2));
});

test("NO-4 開いたあとに痛みの言葉に書き直されていれば、送らずに言い、いまの言葉を開く", async () => {
  const id = await addNote("小川", 1);
  await addNote("青山", 5);
  const toasts = said();
  show();
  await opened("小川 新");
  const words = "やっぱり、ひじが痛いです。";
  await server.db.query("update notes set body = $2, excerpt = $2, pain = true, changed_at = now() where id = $1", [
    id,
    words,
  ]);
  press("1");
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual(["小川 新のノートは、開いたあとに書き直されたため、送っていません"]),
  );
  expect(await stampsOf(id)).toEqual([]);
  toasts[0]?.action?.onAction();
  await opened("小川 新");
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(1));
  press("6");
  await waitFor(async () => expect(await stampsOf(id)).toEqual(["大野 直人 rest"]));
});

test("OF-2 サーバーの失敗でスタンプが届かなければ、そう言って元に戻し、端末に黙って残さない", async () => {
  const id = await addNote("小川", 1);
  await addNote("青山", 5);
  const toasts = said();
  show();
  await opened("小川 新");
  await server.db.query("alter table note_stamps rename to away");
  press("1");
  await waitFor(() => expect(toasts).toHaveLength(1)).finally(() =>
    server.db.query("alter table away rename to note_stamps"),
  );
  expect(toasts.map(({ tone, text }) => `${tone} ${text}`)).toEqual([
    "danger 小川 新にスタンプを送れませんでした。送る前に戻しました",
  ]);
  await waitFor(() =>
    expect(outboxOf(services, server.ids().managerId).read()).toMatchObject({ entries: [], attempted: new Map() }),
  );
  toasts[0]?.action?.onAction();
  await opened("小川 新");
  press("1");
  await waitFor(async () => expect(await stampsOf(id)).toEqual(["大野 直人 nice"]));
});

test("OF-2 圏外で返したものは、読み込み直しても見え、次の未返信からは外れ、つながると一度だけ届く", async () => {
  const online = vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  const id = await addNote("小川", 1);
  await addNote("青山", 5);
  show();
  await opened("小川 新");
  press("1");
  await opened("青山 新");
  await screen.findByText("1件を端末に保存しました（送信待ち）");
  cleanup();

  services = await server.signIn();
  show(`/note?id=${id}`);
  await opened("小川 新");
  await waitFor(() => expect(screen.getByRole("button", { name: "ナイス！", pressed: true })).toBeTruthy());
  expect(await screen.findByText("1件を端末に保存しました（送信待ち）")).toBeTruthy();
  online.mockRestore();
  await outboxOf(services, server.ids().managerId).flush();
  await waitFor(() => expect(screen.queryByText(/端末に保存しました/)).toBeNull());
  expect(await stampsOf(id)).toEqual(["大野 直人 nice"]);
  expect(screen.getByRole("button", { name: "ナイス！", pressed: true })).toBeTruthy();
});

test("消えたノートへのスタンプは、そう言って、一覧から外す", async () => {
  const id = await addNote("小川", 1);
  await addNote("青山", 5);
  const toasts = said();
  show();
  await opened("小川 新");
  await server.db.query("delete from notes where id = $1", [id]);
  press("1");
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual(["小川 新のノートは削除されていたため、送っていません"]),
  );
  await waitFor(() => expect(screen.queryByRole("link", { name: /^小.*けん制/ })).toBeNull());
});

test("コメントを送ると次へ進む。断られた文は、なくならない", async () => {
  const id = await addNote("小川", 1);
  await addNote("青山", 5);
  const toasts = said();
  show();
  await opened("小川 新");
  press("c");
  const box = await screen.findByRole("textbox", { name: /^コメントを書く/ });
  expect(document.activeElement).toBe(box);
  fireEvent.change(box, { target: { value: "休むのも練習です。" } });
  const other = await server.signIn("coach@example.jp");
  await other.call(stampNotes, { body: { notes: [{ note_id: id, version: 0 }], stamp: "rest", anyway: false } });
  fireEvent.keyDown(box, { key: "Enter", ctrlKey: true });
  await opened("青山 新");
  await waitFor(() => expect(toasts).toHaveLength(1));
  toasts[0]?.action?.onAction();
  await opened("小川 新");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^コメントを書く/ }).value).toBe(
    "休むのも練習です。",
  );
  fireEvent.click(screen.getByRole("button", { name: "それでも送る" }));
  await waitFor(async () =>
    expect((await services.call(getNote, { params: { id } })).comment_list.map(({ text }) => text)).toEqual([
      "休むのも練習です。",
    ]),
  );
});

test("D-9 絞り込みはアドレスにあり、キーの切り替えはこの端末で覚える", async () => {
  await addNote("小川", 1, "ひじが痛い。");
  await addNote("青山", 5);
  window.localStorage.setItem("kyuseki-note-keys", "off");
  const router = show("/note?view=pain");
  await opened("小川 新");
  expect(within(screen.getByRole("region", { name: "ノートの一覧" })).getAllByRole("listitem")).toHaveLength(1);
  press("1");
  fireEvent.click(screen.getByRole("button", { name: /^未返信/ }));
  await waitFor(() => expect(router.state.location.search).toContain("view=unanswered"));
  await waitFor(() =>
    expect(within(screen.getByRole("region", { name: "ノートの一覧" })).getAllByRole("listitem")).toHaveLength(2),
  );
});

test("D-9 選手、テンプレート、期間の条件はアドレスから読まれ、クリアするとアドレスからも消える", async () => {
  await addNote("小川", 1);
  await addNote("青山", 5);
  const { notes } = await services.call(listNotes);
  const ogawa = notes.find(({ member }) => member.last_name === "小川");
  if (!ogawa) throw new Error("no note of 小川");
  const address = `member=${ogawa.member.id}&start=2020-01-01&end=${ogawa.day}`;
  const router = show(`/note?${address}`);
  await screen.findByText(/^小川 新・.*20\/1\/1〜/);
  const rows = () => within(screen.getByRole("region", { name: "ノートの一覧" })).getAllByRole("listitem");
  await waitFor(() => expect(rows().map(({ textContent }) => textContent?.includes("小川"))).toEqual([true]));
  fireEvent.click(screen.getByRole("button", { name: "条件をクリア" }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await waitFor(() => expect(router.state.location.search).not.toMatch(/member|start|end/));
});

test("D-9 並び順はアドレスに残り、次と前のキーはその順に進む。CSVは、絞り込んだすべて", async () => {
  const ids = [await addNote("小川", 3, "ひじが痛い。"), await addNote("青山", 1), await addNote("武田", 2)];
  const router = show();
  await opened("小川 新");
  fireEvent.change(screen.getByRole("combobox", { name: "並び順" }), { target: { value: "newest" } });
  await opened("青山 新");
  expect(router.state.location.search).toMatch(/^\?order=newest/);
  press("j");
  await opened("武田 新");
  press("j");
  await opened("小川 新");
  press("k");
  await opened("武田 新");
  const every = await readEveryNote(services.call, { ...defaultNoteQueueView, order: "oldest" });
  expect(every.map(({ note_id }) => note_id)).toEqual([ids[0], ids[2], ids[1]]);
});

test.each([
  ["?order=oldest", { order: "oldest" }],
  [
    "?member=1044&template=3&start=2026-11-01&end=2026-11-20",
    { member: 1044, template: 3, start: "2026-11-01", end: "2026-11-20" },
  ],
  ["?member=0&template=x&start=2026-11-20&end=2026-11-01", {}],
  ["?start=2026-11-01", {}],
])("D-9 アドレス %s", (search, conditions) => {
  const view = noteQueueAddress.read(search);
  expect(view).toEqual({ ...defaultNoteQueueView, ...conditions });
  expect(noteQueueAddress.write(view)).toBe(Object.keys(conditions).length > 0 ? search : "");
});

test("まとめて「見たよ」を送ると、ほかのコーチが先に返信した数も言う", async () => {
  const id = await addNote("小川", 1);
  await addNote("青山", 5);
  const toasts = said();
  show();
  await opened("小川 新");
  fireEvent.click(screen.getByRole("button", { name: "まとめて返信" }));
  for (const box of screen.getAllByRole("checkbox", { name: /のノートを選ぶ$/ })) fireEvent.click(box);
  const other = await server.signIn("coach@example.jp");
  await other.call(stampNotes, { body: { notes: [{ note_id: id, version: 0 }], stamp: "rest", anyway: false } });
  fireEvent.click(screen.getByRole("button", { name: "「見たよ」を送る" }));
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual([
      "1件に「見たよ」を送りました。ほかのコーチが先に返信したか、書き直された1件には、送っていません",
    ]),
  );
  expect(await stampsOf(id)).toEqual(["片山 恵 rest"]);
});

test("まとめて選んだあとに絞り込むと、見えなくなったノートは、選んだ数にも返信にも入らない", async () => {
  const starred = await addNote("小川", 1);
  const other = await addNote("青山", 5);
  await services.call(starNote, { body: { note_id: starred, starred: true } });
  const toasts = said();
  show();
  await opened("小川 新");
  fireEvent.click(screen.getByRole("button", { name: "まとめて返信" }));
  for (const box of screen.getAllByRole("checkbox", { name: /のノートを選ぶ$/ })) fireEvent.click(box);
  const [filter] = screen.getAllByText("お気に入り");
  if (!filter) throw new Error("no filter");
  fireEvent.click(filter);
  await waitFor(() => expect(screen.getAllByRole("checkbox", { name: /のノートを選ぶ$/ })).toHaveLength(1));
  expect(document.querySelector('[data-bulk] [data-part="count"]')?.textContent).toBe("1");
  fireEvent.click(screen.getByRole("button", { name: "「見たよ」を送る" }));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(["1件に「見たよ」を送りました"]));
  expect([await stampsOf(starred), await stampsOf(other)]).toEqual([["大野 直人 seen"], []]);
});

test("D-6 ログインしていない人には、ログインへの道を出す", async () => {
  services.session.signOut("left");
  show("/note?view=pain");
  const link = await screen.findByRole("link", { name: "ログインする" });
  expect(link.getAttribute("href")).toBe("/login?redirect=%2Fnote%3Fview%3Dpain");
});
