// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { dayInJapan } from "@kyuseki/domain";
import { addMember, addTeam, addUser } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exportedCsv, refusedRow, showSyncStatus } from "../../../testing/outbox/showSyncStatus.tsx";
import { thrownPitches, trainingComment } from "../../../testing/outbox/waiting.ts";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { loadOutbox } from "../../data/outbox/loadOutbox.ts";
import { rememberView } from "../../services/lastView.ts";
import { openOutboxStore } from "../../services/outbox/openOutboxStore.ts";
import type { Services } from "../../services/services.ts";

const server = teamServerOfFile();
let services: Services;
let memberId: number;
const today = dayInJapan(new Date());
beforeEach(async () => {
  window.sessionStorage.clear();
  services = await server.signIn();
  await (await outbox()).erase();
  memberId = (await addMember(server.db, server.ids().teamId, { last_name: "小川", first_name: "新" })).id;
  vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const outbox = () => loadOutbox(services, server.ids().managerId);
const stored = async () =>
  (await server.db.query<{ text: string }>("select text from training_comments order by id")).rows.map(
    ({ text }) => text,
  );
const board = () => screen.findByRole("region", { name: "通信の状態のまとめ" });
/** A comment to a player who has been deleted meanwhile. */
async function toDeleted() {
  const { id } = await addMember(server.db, server.ids().teamId, { last_name: "原田", first_name: "暖" });
  await server.db.query("update members set deleted_at = now() where id = $1", [id]);
  return trainingComment(id, today, "だれに書いたか分からない");
}

test("何がいくつ待っているかを言い、いま送ると一度だけ届いて、待つものがなくなる", async () => {
  await (await outbox()).enter([
    trainingComment(memberId, today, "よい走り"),
    trainingComment(memberId, today, "休もう"),
    thrownPitches(memberId, today, 41),
  ]);
  showSyncStatus(services);
  const groups = await screen.findAllByText(/^(練習へのコメント|投球数)$/, { selector: "summary b" });
  expect(groups.map((group) => group.closest("summary")?.textContent)).toEqual([
    expect.stringMatching(/^投球数小川 新.*1件$/),
    expect.stringMatching(/^練習へのコメント小川 新.*2件$/),
  ]);
  const send = screen.getByRole("button", { name: "いま3件を送る" });
  fireEvent.click(send);
  fireEvent.click(send);
  await screen.findByText("送信待ちはありません");
  expect((await board()).textContent).toContain("3件を送信");
  expect(await stored()).toEqual(["よい走り", "休もう"]);
});

test("OF-3 断られたものは、ほかを止めず、わけとともに残る。直す画面へ行け、直れば、もう一度送れる", async () => {
  const refused = await toDeleted();
  await (await outbox()).enter([refused, trainingComment(memberId, today, "よい走り")]);
  showSyncStatus(services);
  fireEvent.click(await screen.findByRole("button", { name: "いま2件を送る" }));
  const row = await refusedRow("だれに書いたか分からない");
  expect(row.textContent).toContain("この選手は削除されています。記録を残すには、CSVに書き出してください。");
  await waitFor(async () => expect(await stored()).toEqual(["よい走り"]));
  const edit = within(row).getByRole("link", { name: /^直す/ });
  const { thing, about } = refused;
  const query = new URLSearchParams({ day: today, correct: thing });
  expect(edit.getAttribute("href")).toBe(`${about.href.split("?")[0]}?${query}#comment`);

  await server.db.query("update members set deleted_at = null");
  fireEvent.click(within(row).getByRole("button", { name: /^もう一度送る/ }));
  await waitFor(async () => expect(await stored()).toContain("だれに書いたか分からない"));
  await waitFor(() => expect(screen.queryByText("送れなかったもの", { selector: "h2" })).toBeNull());
  // The device removes it a moment after it is shown as sent; the next test finds the same device.
  await waitFor(async () => expect((await outbox()).read().entries).toEqual([]));
});

test("断られたものは、たずねてから消す。やめれば残る", async () => {
  await (await outbox()).enter([await toDeleted()]);
  await (await outbox()).flush();
  showSyncStatus(services);
  const remove = async () =>
    within(await refusedRow("だれに書いたか分からない")).getByRole("button", { name: /^消す/ });
  fireEvent.click(await remove());
  fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "キャンセル" }));
  expect((await outbox()).read().entries).toHaveLength(1);
  fireEvent.click(await remove());
  fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "消す" }));
  await screen.findByText("1件を消しました。");
  await screen.findByText("送信待ちはありません");
  expect((await outbox()).read().entries).toEqual([]);
});

test("待つものと断られたものは、わけとともに CSV に書き出せる", async () => {
  await (await outbox()).enter([await toDeleted()]);
  await (await outbox()).flush();
  await (await outbox()).enter([thrownPitches(memberId, today, 41)]);
  showSyncStatus(services);
  const all = await screen.findByRole("button", { name: "CSVに書き出す" });
  const lines = (await exportedCsv(() => fireEvent.click(all))).trim().split("\r\n");
  expect(lines.slice(1).map((line) => line.replace(/,\d{4}\/\d{1,2}\/\d{1,2} \d{1,2}:\d\d,/, ","))).toEqual([
    ",練習へのコメント,だれに書いたか分からない,小川 新,送れませんでした,この選手は削除されています。記録を残すには、CSVに書き出してください。",
    ",投球数,41球,小川 新,送信待ち,",
  ]);
});

test("OF-5 ほかのチームで入力したものは、そのチームの名前で見え、ここからは送られない", async () => {
  const { team_id } = await addTeam(server.db, { name: "みどり台" });
  const { id } = await addUser(server.db, team_id, { name: "大野 直人" });
  await server.db.query("update users set account_id = $1 where id = $2", [server.ids().managerId, id]);
  const other = openOutboxStore(id, () => {});
  const state = { revision: "a", sequence: 1, entered_at: Date.now(), batch: null, at_most: null, refusal: null };
  const entry = { ...trainingComment(memberId, today, "みどり台のコメント"), ...state, user_id: id, team_id };
  await other.change(() => ({ put: [entry] }));
  rememberView("persons", `${id}`);
  await (await outbox()).enter([trainingComment(memberId, today, "よい走り")]);
  showSyncStatus(services);
  expect((await screen.findByText("みどり台（別のチーム）")).closest("summary")?.textContent).toContain(
    "そのチームを開くと送ります",
  );
  fireEvent.click(screen.getByRole("button", { name: "いま1件を送る" }));
  await waitFor(async () => expect(await stored()).toEqual(["よい走り"]));
  expect(screen.getByText("みどり台（別のチーム）")).toBeTruthy();
  expect((await other.read()).entries.map(({ about }) => about.label)).toEqual(["みどり台のコメント"]);
});
