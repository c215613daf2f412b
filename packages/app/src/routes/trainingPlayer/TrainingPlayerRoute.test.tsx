// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { addDays, dayInJapan } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import type { ToastMessage } from "@kyuseki/ui";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { everyChunk, renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { rememberTrainingOrder } from "../../data/training.ts";
import type { Services } from "../../services/services.ts";
import { UnsentSender } from "../../shell/hosts/UnsentSender.tsx";
import { Component } from "./TrainingPlayerRoute.tsx";

const server = teamServerOfFile();
let services: Services;
let ids: number[] = [];
const today = dayInJapan(new Date());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
beforeEach(async () => {
  sessionStorage.clear();
  const { teamId } = server.ids();
  ids = [];
  for (const last_name of ["青山", "石井", "上田"]) {
    ids.push((await addMember(server.db, teamId, { last_name, first_name: "碧" })).id);
  }
  await server.db.query(
    `insert into training_entries (team_id, member_id, date, menu, minutes, rpe, source, source_id)
     values ($1, $2, $3, 'bullpen', 35, 6, 'test', '1')`,
    [teamId, ids[1], today],
  );
  services = await server.signIn();
});

function open(address: string) {
  const toasts: ToastMessage[] = [];
  services.bus.on("toast", (toast) => toasts.push(toast));
  const { router } = renderRoutes(services, [{ path: "/training-report/:member_id", element: <Component /> }], {
    at: address,
    chunks: everyChunk,
    host: <UnsentSender />,
  });
  return { toasts, at: () => router.state.location.search, goTo: (to: string) => act(() => router.navigate(to)) };
}

const box = () => screen.findByLabelText<HTMLTextAreaElement>("コメントを書く");
const send = () => fireEvent.click(screen.getByText("コメントする"));

test("P5・R2 書きかけは読み込み直しても残り、送ると出て、消して元に戻せる", async () => {
  open(`/training-report/${ids[1]}`);
  fireEvent.change(await box(), { target: { value: "無理をしないで" } });
  cleanup();

  const { toasts } = open(`/training-report/${ids[1]}`);
  expect((await box()).value).toBe("無理をしないで");
  fireEvent.click(screen.getByText("休もう"));
  send();
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(["コメントしました"]));
  expect((await box()).value).toBe("");
  expect(screen.getByText("大野 直人")).toBeTruthy();

  fireEvent.click(screen.getByLabelText("コメントを削除"));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(["コメントしました", "コメントを削除しました"]));
  await waitFor(() => expect(screen.queryByText("大野 直人")).toBeNull());
  toasts.at(-1)?.undo?.();
  expect(await screen.findByText("無理をしないで")).toBeTruthy();
});

test("OF-2・OF-3 圏外で書いたコメントは、読み込み直してもその日に送信待ちで見え、つながると一度だけ届いて入れ替わる", async () => {
  const online = vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  const { toasts } = open(`/training-report/${ids[1]}`);
  fireEvent.change(await box(), { target: { value: "無理をしないで" } });
  send();
  expect((await screen.findByText("無理をしないで", { selector: "li *" })).closest("li")?.textContent).toMatch(
    /無理をしないで送信待ち$/,
  );
  expect(await screen.findByText("1件を端末に保存しました（送信待ち）")).toBeTruthy();
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(["端末に保存しました。つながると送信します。"]));
  expect((await box()).value).toBe("");
  cleanup();

  services = await server.signIn();
  open(`/training-report/${ids[1]}`);
  const item = () => screen.getAllByText("無理をしないで", { selector: "li *" }).map((each) => each.closest("li"));
  await screen.findByText("無理をしないで", { selector: "li *" });
  expect(item().map((each) => each?.textContent)).toEqual([expect.stringMatching(/送信待ち$/)]);

  // Neither twice nor gone for a moment, from the first drawing of the stored one on.
  const drawn = new Set<number>();
  const watcher = new MutationObserver(() =>
    drawn.add(screen.queryAllByText("無理をしないで", { selector: "li *" }).length),
  );
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  online.mockRestore();
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText("送信待ち")).toBeNull());
  await waitFor(() => expect(services.queries.isFetching()).toBe(0));
  watcher.disconnect();
  expect(screen.getByLabelText("コメントを削除")).toBeTruthy();
  expect([...drawn]).toEqual([1]);
  const { rows } = await server.db.query("select 1 from training_comments");
  expect(rows).toHaveLength(1);
});

test("D-9 選んだ日と月はアドレスに残る", async () => {
  const { at } = open(`/training-report/${ids[1]}?day=2026-02-31`);
  await box();
  expect(screen.getByText("ブルペン")).toBeTruthy();
  expect(at()).toBe("?day=2026-02-31");
  await server.db.query("update members set created_at = now() - interval '70 days'");
  cleanup();

  const past = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  const { at: where } = open(`/training-report/${ids[2]}?month=${past}`);
  await screen.findByText("この月の記録はありません。");
  fireEvent.click(screen.getByLabelText("次の月"));
  await waitFor(() => expect(where()).toBe(`?month=${today.slice(0, 7)}`));
});

test("日へのリンクは、その日の見出しへ連れていく。同じ日へ、もう一度でも", async () => {
  const toDay = `/training-report/${ids[1]}?day=${today}#day`;
  const { goTo } = open(toDay);
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H2"));
  const heading = document.activeElement;
  expect(heading?.parentElement?.parentElement?.textContent).toContain("ブルペン");
  (await box()).focus();
  await goTo(toDay);
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("前後の選手は、一覧で見た順", async () => {
  rememberTrainingOrder([ids[2] ?? 0, ids[1] ?? 0]);
  open(`/training-report/${ids[1]}`);
  expect((await screen.findByLabelText("前の選手：上田 碧")).getAttribute("href")).toBe(`/training-report/${ids[2]}`);
  expect(screen.queryByLabelText(/^次の選手/)).toBeNull();
});

test.each(["0", "abc", "999999"])("いない選手（%s）は、そう言う", async (id) => {
  open(`/training-report/${id}`);
  expect(await screen.findByText("この選手はいません")).toBeTruthy();
});
