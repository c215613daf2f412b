// @vitest-environment jsdom
import { addDays, dayInJapan, emptyGoalSheet, getGoalSheet, saveGoalSheet, withGoalCell } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openLine } from "../../../testing/line.ts";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { readEveryPlayerNote } from "../../data/playerNotes.ts";
import type { Services } from "../../services/services.ts";
import { Component } from "./NoteListRoute.tsx";

const server = teamServerOfFile();
let services: Services;
let player = 0;
beforeEach(async () => {
  const { id } = await addMember(server.db, server.ids().teamId, { last_name: "増田", first_name: "碧", grade: "j2" });
  player = id;
  services = await server.signIn();
});
afterEach(cleanup);

const today = dayInJapan(new Date());

function show(address = `/note/note-list/${player}`) {
  return renderRoutes(services, [{ path: "/note/note-list/:user_id", element: <Component /> }], { at: address });
}

/** A note of the player on a day, with words. */
const write = (day: string, body: string, pain = false) =>
  server.db.query(
    `insert into notes (team_id, member_id, day, body, excerpt, pain, written_at, source, source_id)
     values ($1, $2, $3::date, $4, $4, $5, ($3 || 'T19:00:00+09:00')::timestamptz, 'test', $4)`,
    [server.ids().teamId, player, day, body, pain],
  );
const notes = async () => within(await screen.findByRole("list", { name: "ノート" }));

test("古い順はアドレスに残り、CSVは前の月も前の年も、新しい順に一通ずつ", async () => {
  await write(today, "低めを打てた");
  await write("2024-03-10", "下半身の練習");
  await write("2023-03-02", "ひざが痛い", true);
  const { router } = show();
  await notes();
  fireEvent.change(screen.getByRole("combobox", { name: "並び順" }), { target: { value: "oldest" } });
  await waitFor(() => expect(router.state.location.search).toMatch(/order=oldest/));
  const every = await readEveryPlayerNote(services.call, player, "2023-03-02", today);
  expect(every.map(({ day }) => day)).toEqual([today, "2024-03-10", "2023-03-02"]);
});

test("いまの月のノートが並び、前の月は押したときだけ続く", async () => {
  await write(today, "低めを打てた");
  await write("2026-03-10", "下半身の練習");
  await write("2026-03-02", "ひざが痛い", true);
  show();
  expect(await (await notes()).findByText("低めを打てた")).toBeTruthy();
  expect(screen.queryByText("下半身の練習")).toBeNull();
  expect(screen.getByText("3月のノート 2件")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "さらに読み込む" }));
  expect(await (await notes()).findByText("下半身の練習")).toBeTruthy();
  expect((await notes()).getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "さらに読み込む" })).toBeNull();
});

test("D-9 月と痛みの絞り込みはアドレスにあり、リンクで同じ画面が開く", async () => {
  await write("2026-03-10", "下半身の練習");
  await write("2026-03-02", "ひざが痛い", true);
  const { router } = show(`/note/note-list/${player}?month=2026-03`);
  expect(await (await notes()).findByText("下半身の練習")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "痛み・違和感 1" }));
  await waitFor(() => expect(router.state.location.search).toBe("?view=pain&month=2026-03"));
  expect((await notes()).getAllByRole("listitem")).toHaveLength(1);
});

test("R4 9マス目標は、先に保存した人がいれば断られ、書きかけは残り、もう一度で入る", async () => {
  const cell = (text: string) => ({ text, tie: null, done_on: null });
  const mine = withGoalCell(emptyGoalSheet(), 10, cell("体幹"));
  const theirs = withGoalCell(emptyGoalSheet(), 10, cell("下半身"));
  services.drafts.write(server.ids().managerId, `goals-${player}`, mine, true);
  show();
  fireEvent.click(await screen.findByRole("button", { name: "81マスを開く" }));
  const dialog = within(await screen.findByRole("dialog", { name: "9マス目標を書く" }));
  const save = await dialog.findByRole("button", { name: "9マス目標を保存する" });
  await services.call(saveGoalSheet, { body: { member_id: player, version: 0, sheet: theirs } });

  fireEvent.click(save);
  expect((await dialog.findByRole("alert")).textContent).toMatch(/先に保存しました/);
  expect((await services.call(getGoalSheet, { params: { id: player } })).sheet).toEqual(theirs);
  fireEvent.click(save);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await services.call(getGoalSheet, { params: { id: player } })).toMatchObject({ sheet: mine, version: 2 });
});

test.each(["/note/note-list/999999", "/note/note-list/abc"])("%s は、いない選手と言う", async (address) => {
  show(address);
  expect(await screen.findByText("この選手は見つかりませんでした")).toBeTruthy();
});

function passMidnight() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  document.dispatchEvent(new Event("visibilitychange"));
}

test("開いたまま日が変わると、その日に書かれたノートも出る", async () => {
  await write(today, "低めを打てた");
  show();
  await (await notes()).findByText("低めを打てた");
  await write(addDays(today, 1), "朝の素振り");
  passMidnight();
  expect(await screen.findByText("朝の素振り")).toBeTruthy();
});

test("開いたまま圏外で日が変わっても、読めていたノートは消えない", async () => {
  const line = await openLine(server.url);
  onTestFinished(() => void line.close());
  services = await server.signIn("manager@example.jp", line.url);
  await write(`${today.slice(0, 7)}-01`, "低めを打てた");
  show(`/note/note-list/${player}?month=${today.slice(0, 7)}`);
  await (await notes()).findByText("低めを打てた");
  line.cut();
  passMidnight();
  await waitFor(() => expect(services.queries.isFetching()).toBeGreaterThan(0));
  await waitFor(() => expect(services.queries.isFetching()).toBe(0));
  expect((await notes()).getByText("低めを打てた")).toBeTruthy();
});
