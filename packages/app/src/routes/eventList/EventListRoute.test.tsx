// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { cancelEvent, createEvent, dayInJapan } from "@kyuseki/domain";
import { eventDraftOf, newEventValues } from "@kyuseki/ui";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { heardAnswer } from "../../../testing/outbox/waiting.ts";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { outboxOf } from "../../data/outbox/outboxOf.ts";
import type { Services } from "../../services/services.ts";
import { Component, prefetch } from "./EventListRoute.tsx";

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

const hourMs = 3_600_000;
const times = { practice: { starts: "09:00", ends: "12:00" }, game: { starts: "13:00", ends: "16:00" } };

async function add(title: string, kind: "practice" | "game", more: { starts_at?: string; ends_at?: string } = {}) {
  const draft = eventDraftOf({ ...newEventValues(dayInJapan(new Date()), "全員"), title, kind, ...times[kind] });
  if (!draft) throw new Error("No draft");
  return services.call(createEvent, { body: { ...draft, ...more, repeat_until: null, tell: null } });
}

function show(address = "/event-list") {
  return renderRoutes(services, [{ path: "/event-list", element: <Component /> }], { at: address }).router;
}

test("EV-1 チームの行事が並び、絞り込みはアドレスに残る", async () => {
  const practice = await add("平日練習", "practice");
  await add("練習試合", "game");
  await prefetch(services, "");
  const router = show();

  const link = await screen.findByRole("link", { name: /平日練習/ });
  expect(link.getAttribute("href")).toBe(`/event-list/team/${practice.event_id}`);
  fireEvent.change(screen.getByRole("combobox", { name: "種類" }), { target: { value: "game" } });
  await waitFor(() => expect(screen.queryByRole("link", { name: /平日練習/ })).toBeNull());
  await waitFor(() => expect(router.state.location.search).toBe("?kind=game"));
  fireEvent.change(screen.getByRole("combobox", { name: "並び順" }), { target: { value: "far" } });
  fireEvent.change(screen.getByRole("combobox", { name: "表示件数" }), { target: { value: "50" } });
  await waitFor(() => expect(router.state.location.search).toBe("?kind=game&order=far&size=50"));
});

test("D-9 アドレスの条件で開く。中止も見える", async () => {
  const { event_id, version } = await add("練習試合", "game");
  await add("平日練習", "practice");
  await services.call(cancelEvent, { body: { event_id, version, scope: "one", reason: "雨", tell: null } });
  show("/event-list?kind=game");
  expect((await screen.findByRole("link", { name: /練習試合/ })).textContent).toContain("中止");
  expect(screen.queryByRole("link", { name: /平日練習/ })).toBeNull();
});

test("EV-1 開いたままの一覧でも、終わった行事は「これから」に残らない", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const after = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
  await add("夕方の練習", "practice", { starts_at: after(1), ends_at: after(2) });
  show();
  await screen.findByRole("link", { name: /夕方の練習/ });
  vi.setSystemTime(Date.now() + 3 * hourMs);
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(screen.queryByRole("link", { name: /夕方の練習/ })).toBeNull());
});

test("OF-2 端末で送信を待つ出欠があれば、件数を言う", async () => {
  vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  const { event_id } = await add("練習試合", "game");
  await outboxOf(services, server.ids().managerId).enter([heardAnswer(event_id, 1), heardAnswer(event_id, 2)]);
  show();
  expect(await screen.findByText("2件を端末に保存しました（送信待ち）")).toBeTruthy();
  expect(screen.getByRole("link", { name: "通信の状態を見る" }).getAttribute("href")).toBe("/sync-status");
});
