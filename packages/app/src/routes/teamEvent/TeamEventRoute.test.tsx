// @vitest-environment jsdom
import "fake-indexeddb/auto";
import {
  answerForPlayer,
  cancelEvent,
  createEvent,
  dayInJapan,
  getEvent,
  listEvents,
  type TeamEvent,
} from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { eventDraftOf, newEventValues } from "@kyuseki/ui";
import { useQuery } from "@tanstack/react-query";
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { inPage } from "../../../testing/inPage.tsx";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { teamEventQuery } from "../../data/events.ts";
import { outboxOf } from "../../data/outbox/outboxOf.ts";
import type { Services } from "../../services/services.ts";
import { Component, prefetch } from "./TeamEventRoute.tsx";
import { useEventActions } from "./useEventActions.ts";

const server = teamServerOfFile();
let services: Services;
let memberId: number;
beforeEach(async () => {
  window.sessionStorage.clear();
  services = await server.signIn();
  const player = { last_name: "小川", first_name: "新", grade: "e6" };
  memberId = (await addMember(server.db, server.ids().teamId, player)).id;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function addEvent(more: { starts_at?: string; ends_at?: string } = {}): Promise<TeamEvent> {
  const tomorrow = dayInJapan(new Date(Date.now() + 24 * 3600 * 1000));
  const values = { ...newEventValues(tomorrow, "全員"), title: "練習試合", kind: "game" as const };
  const draft = eventDraftOf({ ...values, starts: "09:30", ends: "13:00" });
  if (!draft) throw new Error("行事の下書きがつくれない");
  return services.call(createEvent, { body: { ...draft, ...more, repeat_until: null, tell: null } });
}

function show(address: string) {
  return renderRoutes(services, [{ path: "/event-list/team/:event_id", element: <Component /> }], { at: address })
    .router;
}

async function open(id: number) {
  const { result } = renderHook(
    () => {
      const event = useQuery(teamEventQuery(services.call, id));
      return { event: event.data, actions: useEventActions(event.data, []) };
    },
    {
      wrapper: inPage(services),
    },
  );
  await waitFor(() => expect(result.current.event).toBeDefined());
  return { event: () => result.current.event, actions: () => result.current.actions };
}

test("EV-1 先に届いた答えで描き、並べかたはアドレスに残る", async () => {
  const { event_id } = await addEvent();
  await prefetch(services, "", { event_id: `${event_id}` });
  const router = show(`/event-list/team/${event_id}`);
  expect(screen.getByRole("button", { name: /^小川 新/ }).textContent).toContain("未回答");
  fireEvent.click(screen.getByRole("button", { name: "返事ごと" }));
  await waitFor(() => expect(router.state.location.search).toBe("?by=answer"));
});

test.each(["999999", "abc"])("ない行事（%s）は、一覧への道を出す", async (id) => {
  show(`/event-list/team/${id}`);
  expect(await screen.findByText("この行事は見つかりませんでした")).toBeTruthy();
});

test("EV-1 電話で聞いた返事を入れ、取り消せる。だれが入れたかが残る", async () => {
  const { event, actions } = await open((await addEvent()).event_id);
  const answer = { member_id: memberId, answer: "partly" as const, comment: "10:00 から" };
  await act(() => actions().answer(answer));
  await waitFor(() => expect(event()?.attendance).toMatchObject([{ ...answer, by: "大野 直人" }]));
  await act(() => actions().answer({ ...answer, answer: null, comment: "" }));
  await waitFor(() => expect(event()?.attendance).toMatchObject([{ answer: null, comment: "" }]));
});

test("OF-4 開いた後にほかのコーチが入れた返事は、見ないまま上書きされず、いまの返事が届く", async () => {
  const { event, actions } = await open((await addEvent()).event_id);
  const event_id = event()?.event_id ?? 0;
  const other = await server.signIn("coach@example.jp");
  await other.call(answerForPlayer, { body: { event_id, member_id: memberId, answer: "absent", comment: "" } });
  const overtaken = actions().answer({ member_id: memberId, answer: "coming", comment: "" });
  await act(() => expect(overtaken).rejects.toMatchObject({ code: "conflict" }));
  await waitFor(() => expect(event()?.attendance).toMatchObject([{ answer: "absent", by: "片山 恵" }]));
  await act(() => actions().answer({ member_id: memberId, answer: "coming", comment: "" }));
  await waitFor(() => expect(event()?.attendance).toMatchObject([{ answer: "coming", by: "大野 直人" }]));
});

test("EV-1 開いたままでも、終われば終わったと言い、返事は入れられない", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const after = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const { event_id } = await addEvent({ starts_at: after(1), ends_at: after(2) });
  show(`/event-list/team/${event_id}`);
  await screen.findByRole("button", { name: /^小川 新/ });
  expect(screen.queryByText("この行事は終わりました。")).toBeNull();
  vi.setSystemTime(Date.now() + 3 * 3_600_000);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await screen.findByText("この行事は終わりました。")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^小川 新/ })).toBeNull();
});

test("OF-2 圏外で入れた返事は、読み込み直しても見え、つながると一度だけ届く", async () => {
  const { event_id } = await addEvent();
  const online = vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  const { actions } = await open(event_id);
  await act(() => actions().answer({ member_id: memberId, answer: "partly", comment: "10:00 から" }));
  cleanup();

  services = await server.signIn();
  show(`/event-list/team/${event_id}`);
  const tile = () => screen.findByRole("button", { name: /^小川 新/ });
  await waitFor(async () => expect((await tile()).textContent).toContain("10:00 から"));
  expect(await screen.findByText("1件を端末に保存しました（送信待ち）")).toBeTruthy();
  online.mockRestore();
  await outboxOf(services, server.ids().managerId).flush();
  await waitFor(() => expect(screen.queryByText(/端末に保存しました/)).toBeNull());
  expect((await tile()).textContent).toContain("10:00 から");
  expect((await services.call(getEvent, { params: { id: event_id } })).attendance).toMatchObject([
    { answer: "partly", comment: "10:00 から", by: "大野 直人" },
  ]);
});

test("EV-1 当番を決める。R4 ほかのコーチが先に変えていれば断られ、いまのものが届く", async () => {
  const { event, actions } = await open((await addEvent()).event_id);
  const family_id = event()?.families[0]?.family_id ?? 0;
  await act(() => actions().saveDuties([{ name: "塁審", family_id }]));
  await waitFor(() => expect(event()?.duties).toMatchObject([{ name: "塁審", family_id }]));
  const { event_id, version } = event() ?? { event_id: 0, version: 0 };
  await services.call(cancelEvent, { body: { event_id, version, scope: "one", reason: "雨", tell: null } });
  const stale = actions().cancel({ scope: "one", reason: "", tell: null });
  await act(() => expect(stale).rejects.toMatchObject({ code: "conflict" }));
  await waitFor(() => expect(event()?.cancelled).toMatchObject({ reason: "雨" }));
});

test("EV-2 中止すると、行事は残って中止になる", async () => {
  const { event, actions } = await open((await addEvent()).event_id);
  const tell = { message: "グラウンドが使えません。", urgent: false };
  await act(() => actions().cancel({ scope: "one", reason: "雨", tell }));
  await waitFor(() =>
    expect(event()).toMatchObject({ state: "cancelled", cancelled: { reason: "雨", message: tell.message } }),
  );
});

test("EV-1 まちがえて入れた行事は消せて、画面を離れる", async () => {
  const { event, actions } = await open((await addEvent()).event_id);
  const day = dayInJapan(new Date(event()?.starts_at ?? ""));
  const left: string[] = [];
  await act(() => actions().remove(() => void left.push("left")));
  expect(left).toEqual(["left"]);
  expect((await services.call(listEvents, { query: { from: day, to: day } })).team).toEqual([]);
});
