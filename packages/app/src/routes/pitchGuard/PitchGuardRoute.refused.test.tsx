// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { dayInJapan, listPitchCounts } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showSyncStatus } from "../../../testing/outbox/showSyncStatus.tsx";
import { thrownPitches } from "../../../testing/outbox/waiting.ts";
import { everyChunk, renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { loadOutbox } from "../../data/outbox/loadOutbox.ts";
import type { Services } from "../../services/services.ts";
import { Component } from "./PitchGuardRoute.tsx";

const server = teamServerOfFile();
let services: Services;
let stays: number;
let leaves: number;
const today = dayInJapan(new Date());
beforeEach(async () => {
  sessionStorage.clear();
  const { teamId } = server.ids();
  stays = (await addMember(server.db, teamId, { last_name: "青山", first_name: "碧" })).id;
  leaves = (await addMember(server.db, teamId, { last_name: "小川", first_name: "新" })).id;
  services = await server.signIn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const outbox = () => loadOutbox(services, server.ids().managerId);
const open = (address: string) =>
  renderRoutes(services, [{ path: "/dashboard/pitch-guard", element: <Component /> }], {
    at: address,
    chunks: everyChunk,
  });

/** Recorded without a network for two players; one of them has left when they are sent. */
async function refuseCounts() {
  const online = vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  const counts = [
    { member_id: stays, kind: "game", pitches: 35 },
    { member_id: leaves, kind: "game", pitches: 20 },
  ];
  await (await outbox()).enter([{ ...thrownPitches(stays, today, 35), payload: { date: today, counts } }]);
  await server.db.query("update members set state = 'archived' where id = $1", [leaves]);
  await (await outbox()).flush();
  online.mockRestore();
}

async function correctHref() {
  showSyncStatus(services);
  const href = (await screen.findByRole("link", { name: /^直す/ })).getAttribute("href");
  cleanup();
  return href ?? "";
}

const openForm = async () => within((await screen.findByText("記録する")).closest("dialog") ?? document.body);
const fieldOf = (form: ReturnType<typeof within>, name: string): Promise<HTMLInputElement> =>
  form.findByLabelText(name, { selector: "input" });

test("OF-3 断られた投球数は「直す」で窓に戻り、いない選手を除いて送り直すと、一度だけ数に入る", async () => {
  await refuseCounts();
  const { router } = open(await correctHref());
  const form = await openForm();
  expect((await fieldOf(form, "青山 碧")).value).toBe("35");
  await waitFor(async () => expect((await outbox()).read().entries).toEqual([]));
  expect((await form.findByRole("alert", { hidden: true })).textContent).toContain("入力欄に戻してあります");
  const gone = await fieldOf(form, "いまのメンバーにいない選手");
  expect(gone.value).toBe("20");
  fireEvent.change(gone, { target: { value: "" } });
  fireEvent.blur(gone);
  fireEvent.click(form.getByText("記録する"));
  await waitFor(() => expect(router.state.location.search).not.toContain("record"));
  await waitFor(() => expect(screen.queryByText("送れなかった入力があります")).toBeNull());
  const { counts } = await services.call(listPitchCounts, { params: { id: stays } });
  expect(counts.map(({ date, pitches }) => [date, pitches])).toEqual([[today, 35]]);
  expect((await outbox()).read().entries).toEqual([]);
});

test("OF-3 ほかの書きかけがあれば、それが先で、断られた投球数は端末に残る", async () => {
  await refuseCounts();
  const { managerId } = server.ids();
  const typed = { date: null, rows: [{ member_id: stays, kind: "practice", pitches: 8 }] };
  services.drafts.write(managerId, "pitch-counts", typed, true);
  open(await correctHref());
  expect((await fieldOf(await openForm(), "青山 碧")).value).toBe("8");
  expect((await screen.findAllByText(/^入力欄に書きかけがあります。/)).length).toBeGreaterThan(0);
  expect((await outbox()).read().entries).toHaveLength(1);
});

test("OF-3 窓に戻したあとに読み込み直しても、わけが分かり、端末には二つ残らない", async () => {
  await refuseCounts();
  const address = await correctHref();
  open(address);
  await waitFor(async () => expect((await outbox()).read().entries).toEqual([]));
  cleanup();
  open(address);
  const form = await openForm();
  expect((await fieldOf(form, "青山 碧")).value).toBe("35");
  const alert = await form.findByRole("alert", { hidden: true });
  expect(alert.textContent).toContain("この選手か記録は削除されています。");
});
