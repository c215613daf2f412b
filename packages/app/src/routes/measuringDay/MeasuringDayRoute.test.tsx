// @vitest-environment jsdom
import "fake-indexeddb/auto";
import {
  addDays,
  archiveMembers,
  closeMeasuringDay,
  createMeasureItem,
  createMeasuringDay,
  dayInJapan,
  deleteMeasuringDay,
  getMeasuringDay,
  listMeasureItems,
  listMeasuringDays,
  saveMeasuringValues,
  updateMeasureItem,
} from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { onlineManager } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openLine } from "../../../testing/line.ts";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { moveStoredCells } from "../../data/measuring/moveStoredCells.ts";
import { outboxOf } from "../../data/outbox/outboxOf.ts";
import { invalidateAll, queryKeys } from "../../data/queryKeys.ts";
import { openOutboxStore } from "../../services/outbox/openOutboxStore.ts";
import type { Services } from "../../services/services.ts";

import { Component } from "./MeasuringDayRoute.tsx";

const server = teamServerOfFile();
let member_id: number;
beforeEach(async () => {
  const { teamId } = server.ids();
  member_id = (await addMember(server.db, teamId, { last_name: "小川", first_name: "新", grade: "e6" })).id;
});
afterEach(cleanup);

async function begin(services: Services) {
  const { items } = await services.call(listMeasureItems);
  const item_id = items.find(({ preset }) => preset === "standing_jump")?.id ?? 0;
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
  const day = await services.call(createMeasuringDay, {
    body: { name: "冬の測定会", date: today, place: "", item_ids: [item_id] },
  });
  return { id: day.id, item_id };
}

function show(services: Services, address: string) {
  return renderRoutes(services, [{ path: "/evaluation-result/measuring-day", element: <Component /> }], {
    at: `/evaluation-result/measuring-day${address}`,
  });
}

const field = () => screen.findByLabelText<HTMLInputElement>("小川 新 立ち幅とび（cm）");
async function type(text: string) {
  fireEvent.input(await field(), { target: { value: text } });
  fireEvent.keyDown(await field(), { key: "Enter" });
}
const stored = async (services: Services, id: number) =>
  (await services.call(getMeasuringDay, { params: { id } })).rows[0]?.values;

const unsentTexts = (services: Services) =>
  outboxOf(services, server.ids().managerId)
    .read()
    .entries.map(({ about }) => `${about.label} ${about.detail}`);

test("BE-5・BE-7 打った値は端末に残り、開き直すと送られて、端末から消える", async () => {
  const services = await server.signIn();
  const { id } = await begin(services);
  const page = show(services, `?day=${id}`);
  await type("1520");
  await screen.findByText("1520 cm は入力できません。");
  expect(unsentTexts(services)).toEqual(["立ち幅とび 1520cm 小川 新"]);
  page.unmount();

  // Another tab of the same person, later.
  const later = await server.signIn();
  show(later, "");
  await screen.findByText("この端末に未送信 1件");
  cleanup();

  show(later, `?day=${id}`);
  await type("168");
  cleanup();
  await waitFor(async () => expect(await stored(later, id)).toEqual([168]));
  await waitFor(() => expect(unsentTexts(later)).toEqual([]));
});

test("BE-7 終えた測定会には、測ったあとに卒業した選手の名前と値も出る", async () => {
  const services = await server.signIn();
  const { id, item_id } = await begin(services);
  await services.call(saveMeasuringValues, {
    params: { id },
    body: { cells: [{ member_id, item_id, from: null, value: 168 }] },
  });
  await services.call(closeMeasuringDay, { params: { id } });
  await services.call(archiveMembers, { body: { ids: [member_id], as: "graduated" } });

  show(services, `?day=${id}`);
  await waitFor(async () => expect((await field()).value).toBe("168"));
});

test("OF-2 圏外で打った値は、端末に書き終わってから保存したと言い、開き直しても見えて、つながると一度だけ送られる", async () => {
  const line = await openLine(server.url);
  onTestFinished(() => void line.close());
  const services = await server.signIn("manager@example.jp", line.url);
  const { id } = await begin(services);
  show(services, `?day=${id}`);
  await field();
  line.cut();
  await type("168");
  expect(await screen.findByText("1件を端末に保存しました（送信待ち）")).toBeTruthy();
  const { entries } = await openOutboxStore(server.ids().managerId, () => {}).read();
  expect(entries.map(({ about }) => about.label)).toEqual(["立ち幅とび 168cm"]);
  cleanup();

  const later = await server.signIn();
  show(later, `?day=${id}`);
  await waitFor(async () => expect((await field()).value).toBe("168"));
  expect(await screen.findByText("1件を端末に保存しました（送信待ち）")).toBeTruthy();
  expect(await stored(later, id)).toEqual([null]);
  await act(() => outboxOf(later, server.ids().managerId).flush());
  await waitFor(() => expect(screen.queryByText(/端末に保存しました/)).toBeNull());
  expect(await stored(later, id)).toEqual([168]);
});

test("OF-3 ほかのタブが送った値も、開いている表に残る", async () => {
  const line = await openLine(server.url);
  onTestFinished(() => void line.close());
  const services = await server.signIn("manager@example.jp", line.url);
  const { id } = await begin(services);
  show(services, `?day=${id}`);
  await field();
  line.cut();
  await type("168");
  await screen.findByText("1件を端末に保存しました（送信待ち）");

  const elsewhere = outboxOf(await server.signIn(), server.ids().managerId);
  await elsewhere.reload();
  line.mend();
  await act(() => elsewhere.flush());
  await waitFor(() => expect(unsentTexts(services)).toEqual([]));
  await waitFor(async () => expect((await field()).value).toBe("168"));
});

test("BE-5 打ちかけのまま閉じても、ページが隠れたときに送られる", async () => {
  const services = await server.signIn();
  const { id } = await begin(services);
  show(services, `?day=${id}`);
  // Neither Enter nor the 1.5 seconds after it.
  fireEvent.input(await field(), { target: { value: "168" } });
  window.dispatchEvent(new Event("pagehide"));
  await waitFor(async () => expect(await stored(services, id)).toEqual([168]));
});

test("BE-7 打っている間に選手が加わって並びが変わっても、打った値はその選手のものになる", async () => {
  const services = await server.signIn();
  const { id } = await begin(services);
  show(services, `?day=${id}`);
  fireEvent.input(await field(), { target: { value: "168" } });
  const name = { last_name: "相田", first_name: "空", last_name_kana: "あいだ", grade: "e6" } as const;
  const added = await addMember(server.db, server.ids().teamId, name);
  // As when the connection is back.
  await act(() => invalidateAll(services.queries, [queryKeys.members, queryKeys.measuringSheet(id)]));
  await screen.findByText("相田 空");
  const names = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(names).toEqual([expect.stringContaining("相田 空"), expect.stringContaining("小川 新")]);
  // As by pressing elsewhere.
  cleanup();
  await waitFor(async () => {
    const { rows } = await services.call(getMeasuringDay, { params: { id } });
    expect(rows.map((row) => [row.member_id, row.values])).toEqual([
      [member_id, [168]],
      [added.id, [null]],
    ]);
  });
});

test("OF-1・OF-2 送った値は、そのあと圏外で開き直した表にもある", async () => {
  const line = await openLine(server.url);
  onTestFinished(() => {
    line.close();
    onlineManager.setOnline(true);
  });
  const services = await server.signIn("manager@example.jp", line.url);
  const { id } = await begin(services);
  show(services, `?day=${id}`);
  await type("168");
  cleanup();
  await waitFor(() => expect(unsentTexts(services)).toEqual([]));
  line.cut();
  onlineManager.setOnline(false);
  await waitFor(async () => expect(await stored(services, id)).toEqual([168]), { timeout: 5000 });
});

test("ひとつの項目は、ひと押しで今日の測定会が始まり、同じ日の二度目はその続きになる", async () => {
  const services = await server.signIn();
  show(services, "");
  fireEvent.click(await screen.findByLabelText("今日の「立ち幅とび」を測る"));
  await field();
  expect(screen.getByText("立ち幅とびの測定")).toBeTruthy();
  cleanup();
  show(services, "");
  expect((await screen.findByLabelText("立ち幅とび 続き（今日の測定）")).getAttribute("href")).toMatch(
    /^\/evaluation-result\/measuring-day\?day=\d+&item=\d+$/,
  );
});

test("測定会の一覧へ戻ると、いま入れた値も数えてある", async () => {
  const services = await server.signIn();
  const { id } = await begin(services);
  show(services, "");
  expect(await screen.findByText("入力済み 0件")).toBeTruthy();
  cleanup();
  show(services, `?day=${id}`);
  await type("168");
  cleanup();
  await waitFor(() => expect(unsentTexts(services)).toEqual([]));
  show(services, "");
  expect(await screen.findByText("入力済み 1件")).toBeTruthy();
});

test("測定会を始めると、行事の画面も、まだの人も、ホームも、次に見るときに読み直す", async () => {
  const services = await server.signIn();
  const keys = [queryKeys.teamEvent(1), queryKeys.openItems, queryKeys.home];
  for (const key of keys) services.queries.setQueryData(key, {});
  show(services, "");
  fireEvent.click(await screen.findByLabelText("今日の「立ち幅とび」を測る"));
  await field();
  expect(keys.map((key) => services.queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
});

test("開いたまま日が変わると、「今日」はその日になり、きのうの続きは始まらない", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const services = await server.signIn();
  await begin(services);
  show(services, "");
  await screen.findByLabelText("立ち幅とび 続き（今日の測定）");
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  document.dispatchEvent(new Event("visibilitychange"));
  fireEvent.click(await screen.findByLabelText("今日の「立ち幅とび」を測る"));
  await field();
  const { days } = await services.call(listMeasuringDays);
  expect(days.map(({ date }) => date)).toEqual([dayInJapan(new Date()), addDays(dayInJapan(new Date()), -1)]);
});

test("なくなった測定会の入力は、理由とともに残り、この端末から消せる", async () => {
  const services = await server.signIn();
  const { id } = await begin(services);
  show(services, `?day=${id}`);
  await field();
  await services.call(deleteMeasuringDay, { params: { id } });
  await type("168");
  cleanup();
  const { entries } = await waitFor(() => {
    const state = outboxOf(services, server.ids().managerId).read();
    expect(state.entries[0]?.refusal?.code).toBe("not_found");
    return state;
  });
  expect(entries).toMatchObject([{ payload: { text: "168" }, batch: null }]);

  const later = await server.signIn();
  show(later, `?day=${id}`);
  fireEvent.click(await screen.findByText("この端末から消す"));
  await waitFor(() => expect(screen.queryByText("この端末から消す")).toBeNull());
  expect(unsentTexts(later)).toEqual([]);
});

test("前の版が残した入力は、引き継がれて送られる", async () => {
  const services = await server.signIn();
  const { managerId } = server.ids();
  const { id, item_id } = await begin(services);
  const cell = { member_id, item_id, text: "168", from: null, kept: false, theirs: null };
  services.drafts.write(managerId, `measuring-${id}`, [cell], true);
  await moveStoredCells(services, outboxOf(services, managerId), managerId);
  await waitFor(async () => expect(await stored(services, id)).toEqual([168]), { timeout: 5000 });
  expect(services.drafts.names(managerId)).toEqual([]);
});

test("R4 ほかの人が先に入れた値は、その名前とともに尋ねられ、ひと押しで選べる", async () => {
  const [services, other] = [await server.signIn(), await server.signIn("coach@example.jp")];
  const { id, item_id } = await begin(services);
  show(services, `?day=${id}`);
  await field();
  const cells = [{ member_id, item_id, from: null, value: 166 }];
  await other.call(saveMeasuringValues, { params: { id }, body: { cells } });
  await type("168");
  // What is typed goes at once when the page is left, and is asked about where it is opened next.
  cleanup();
  show(services, `?day=${id}`);
  const asked = await screen.findByText(/^片山 恵さんが先に入力しました。/);
  expect(asked.parentElement?.textContent).toContain("いまの保存内容は166 cm、あなたの入力は168 cmです。");
  expect(await stored(services, id)).toEqual([166]);
  act(() => screen.getByText("この値でよい").click());
  cleanup();
  await waitFor(async () => expect(await stored(services, id)).toEqual([168]));
});

test("ほかの人が入れた値は、開いたままの表にも、しばらくすると出る。打ちかけの値はそのまま", async () => {
  const [services, other] = [await server.signIn(), await server.signIn("coach@example.jp")];
  const { id, item_id } = await begin(services);
  const second = await addMember(server.db, server.ids().teamId, { last_name: "林", first_name: "海斗", grade: "e6" });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  show(services, `?day=${id}`);
  fireEvent.input(await field(), { target: { value: "1680" } });
  const cells = [member_id, second.id].map((each) => ({ member_id: each, item_id, from: null, value: 150 }));
  await other.call(saveMeasuringValues, { params: { id }, body: { cells } });
  expect(screen.queryByText("150")).toBeNull();
  vi.advanceTimersByTime(20_000);
  vi.useRealTimers();
  await screen.findByText("150");
  expect((await field()).value).toBe("1680");
});

test("打ったあとで単位が変わった値は、わけとともに残り、新しい単位の表で打ち直すと届く", async () => {
  const services = await server.signIn();
  const own = { name: "ボール投げ", better: "higher", lowest: null, highest: null, decimals: 1 } as const;
  const item = await services.call(createMeasureItem, { body: { ...own, unit: "cm" } });
  const body = { name: "測定会", date: dayInJapan(new Date()), place: "", item_ids: [item.id] };
  const { id } = await services.call(createMeasuringDay, { body });
  show(services, `?day=${id}`);
  await screen.findByLabelText("小川 新 ボール投げ（cm）");
  const { version } = item;
  await services.call(updateMeasureItem, { params: { id: item.id }, body: { ...own, unit: "m", version } });
  const typeIn = (unit: string, value: string) => {
    const input = screen.getByLabelText<HTMLInputElement>(`小川 新 ボール投げ（${unit}）`);
    fireEvent.input(input, { target: { value } });
    fireEvent.keyDown(input, { key: "Enter" });
  };
  typeIn("cm", "620");
  const changed = "ボール投げの単位が「cm」から「m」に変わりました。mで入力し直してください";
  expect(await screen.findByText(new RegExp(changed))).toBeTruthy();
  expect(await stored(services, id)).toEqual([null]);
  expect(unsentTexts(services)).toEqual(["ボール投げ 620cm 小川 新"]);
  // Where 直す in 通信の状態 leads: in a club of several stages, on a phone, to this cell.
  expect(outboxOf(services, server.ids().managerId).read().entries[0]?.about.href).toBe(
    `/evaluation-result/measuring-day?day=${id}&stage=e&item=${item.id}`,
  );
  await screen.findByLabelText("小川 新 ボール投げ（m）");
  typeIn("m", "6.2");
  await waitFor(async () => expect(await stored(services, id)).toEqual([6.2]));
  await waitFor(() => expect(unsentTexts(services)).toEqual([]));
});

test("D-9 一覧の状態・並び順・表示件数はアドレスに残り、アドレスから開ける", async () => {
  const services = await server.signIn();
  await begin(services);
  const { router, unmount } = show(services, "");
  fireEvent.click(await screen.findByText("入力中", { selector: "button" }));
  fireEvent.change(screen.getByLabelText("並び順", { selector: "select" }), { target: { value: "old" } });
  fireEvent.change(screen.getByLabelText("表示件数", { selector: "select" }), { target: { value: "50" } });
  await waitFor(() => expect(router.state.location.search).toBe("?state=open&order=old&size=50"));
  unmount();

  show(services, "?state=closed");
  expect(await screen.findByText("条件に合う測定会がありません")).toBeTruthy();
  expect(screen.queryByText("冬の測定会")).toBeNull();
});
