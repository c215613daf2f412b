// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { dayInJapan, getHome } from "@kyuseki/domain";
import { addMember, addUser } from "@kyuseki/server/testing";
import type { ToastMessage } from "@kyuseki/ui";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { everyChunk, renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import type { Services } from "../../services/services.ts";
import { UnsentSender } from "../../shell/hosts/UnsentSender.tsx";
import { Component } from "./TrainingPlayerRoute.tsx";

const server = teamServerOfFile();
let services: Services;
let id: number;
const today = dayInJapan(new Date());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
beforeEach(async () => {
  sessionStorage.clear();
  const { id: added } = await addMember(server.db, server.ids().teamId, { last_name: "青山", first_name: "碧" });
  id = added;
  services = await server.signIn();
});

function open(hash = "") {
  const toasts: ToastMessage[] = [];
  services.bus.on("toast", (toast) => toasts.push(toast));
  renderRoutes(services, [{ path: "/training-report/:member_id", element: <Component /> }], {
    at: `/training-report/${id}${hash}`,
    chunks: everyChunk,
    host: <UnsentSender />,
  });
  return { texts: () => toasts.map(({ text }) => text), toasts };
}

async function openForm() {
  fireEvent.click(await screen.findByText("記入する"));
  return within((await screen.findByText("練習と痛みを記入")).closest("dialog") ?? document.body);
}
const stored = async () =>
  (await server.db.query("select date, minutes, pain, pain_part, source from training_entries order by id")).rows;
const mark = (text: string) => screen.findByText(text, { selector: "li *" });

test("記入すると、その日に印つきで出て、ホームの痛みにも出る。消すと消え、取り消すと戻る", async () => {
  const { texts, toasts } = open();
  const note = queryKeys.note(1);
  services.queries.setQueryData(note, {});
  const form = await openForm();
  fireEvent.click(form.getByText("60分"));
  fireEvent.click(within(form.getByRole("group", { name: /^痛みの強さ/, hidden: true })).getByText("4"));
  fireEvent.click(form.getByText("ひじ"));
  fireEvent.click(form.getByText("保存する"));
  await mark("指導者が記入");
  const row = { date: today, minutes: 60, pain: 4, pain_part: "elbow", source: "manual" };
  expect(await stored()).toEqual([row]);
  await waitFor(() => expect(texts()).toEqual(["記入しました"]));
  expect((await services.call(getHome)).pain).toMatchObject({ total: 1, first: [{ member: { id }, pain: 4 }] });
  // 直近14日 stands under the player's notes.
  expect(services.queries.getQueryState(note)?.isInvalidated).toBe(true);

  fireEvent.click(screen.getByLabelText("「その他」を削除"));
  await waitFor(() => expect(texts()).toEqual(["記入しました", "記入を削除しました"]));
  await waitFor(() => expect(screen.queryByText("指導者が記入")).toBeNull());
  expect(await stored()).toEqual([]);
  toasts.at(-1)?.undo?.();
  await mark("指導者が記入");
  expect(await stored()).toEqual([row]);
});

test("ほかの指導者の記入を消して取り消しても、記入した人の名前のまま", async () => {
  const { teamId } = server.ids();
  const author = await addUser(server.db, teamId, { name: "村瀬 亮" });
  await server.db.query(
    `insert into training_entries (team_id, member_id, date, menu, minutes, source, source_id, entered_by)
     values ($1, $2, $3, 'tee', 30, 'manual', '1', $4)`,
    [teamId, id, today, author.id],
  );
  const { toasts, texts } = open();
  await screen.findByText("村瀬 亮");
  fireEvent.click(screen.getByLabelText("「ティー」を削除"));
  await waitFor(() => expect(texts()).toEqual(["記入を削除しました"]));
  await waitFor(() => expect(screen.queryByText("村瀬 亮")).toBeNull());
  toasts.at(-1)?.undo?.();
  await screen.findByText("村瀬 亮");
  expect((await server.db.query("select entered_by from training_entries")).rows).toEqual([{ entered_by: author.id }]);
});

test("R2 書きかけは、断られても、読み込み直しても残る", async () => {
  open();
  const form = await openForm();
  fireEvent.click(form.getByText("120分"));
  await server.db.query("update members set state = 'archived' where id = $1", [id]);
  fireEvent.click(form.getByText("保存する"));
  expect((await form.findByRole("alert", { hidden: true })).textContent).toContain("見つかりません");
  expect(await stored()).toEqual([]);
  await server.db.query("update members set state = 'active' where id = $1", [id]);
  cleanup();

  services = await server.signIn();
  open("#record");
  const again = within((await screen.findByText("練習と痛みを記入")).closest("dialog") ?? document.body);
  expect(again.getByLabelText<HTMLInputElement>("練習の時間").value).toBe("120");
  fireEvent.click(again.getByText("保存する"));
  await mark("指導者が記入");
  expect(await stored()).toMatchObject([{ minutes: 120 }]);
});

test("OF-2 圏外での記入は、その日に送信待ちで見え、つながると一度だけ届く", async () => {
  const online = vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  const { texts } = open();
  const form = await openForm();
  fireEvent.click(form.getByText("30分"));
  fireEvent.click(form.getByText("保存する"));
  expect((await mark("送信待ち")).closest("li")?.textContent).toMatch(/その他.*指導者が記入 .+30分送信待ち$/);
  await waitFor(() => expect(texts()).toEqual(["端末に保存しました。つながると送信します。"]));
  expect(await stored()).toEqual([]);

  online.mockRestore();
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText("送信待ち")).toBeNull());
  await screen.findByLabelText("「その他」を削除");
  expect(await stored()).toMatchObject([{ minutes: 30 }]);
});
