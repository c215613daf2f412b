// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { listPitchCounts } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { useQuery } from "@tanstack/react-query";
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inPage } from "../../../testing/inPage.tsx";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { outboxOf } from "../../data/outbox/outboxOf.ts";
import { pitchGuardQuery } from "../../data/pitchGuard.ts";
import type { AppEvents } from "../../services/events/eventBus.ts";
import type { Services } from "../../services/services.ts";
import { Component, prefetch } from "./PitchGuardRoute.tsx";
import { usePitchCounts } from "./usePitchCounts.ts";

const server = teamServerOfFile();
let memberId: number;
beforeEach(async () => {
  sessionStorage.clear();
  const { teamId } = server.ids();
  memberId = (await addMember(server.db, teamId, { last_name: "小川", first_name: "新", grade: "e6" })).id;
  await server.db.query(
    `insert into pitch_counts (team_id, member_id, date, kind, pitches)
     values ($1, $2, (now() at time zone 'Asia/Tokyo')::date, 'game', 70)`,
    [teamId, memberId],
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const row = () => screen.getByText("小川 新", { selector: "th *" }).closest("tr");
const level = () => row()?.textContent;

function show(services: Services) {
  return renderRoutes(services, [{ path: "/", element: <Component /> }]).router;
}

test("BE-1 先に届いた答えで描き、選んだ日と開いた選手はアドレスに残る", async () => {
  const services = await server.signIn();
  await prefetch(services);
  const router = show(services);
  expect(level()).toContain("到達70球まで");
  fireEvent.click(screen.getByLabelText("いつ").querySelectorAll("button")[1] ?? document.body);
  await waitFor(() => expect(router.state.location.search).toBe("?days=2"));
  fireEvent.click(screen.getByTitle("小川 新の投球の記録を開く"));
  await waitFor(() => expect(router.state.location.search).toBe(`?days=2&player=${memberId}`));
});

test("OF-2 圏外で記録した投球数は、読み込み直しても一人ずつ見え、つながると一度だけ数に入る", async () => {
  const online = vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  const { actions, count, toasts } = await openCounts();
  const { member_id, date } = count;
  await act(() => actions().record({ date, counts: [{ member_id, kind: "practice", pitches: 5 }] }));
  expect(toasts.map(({ text }) => text)).toEqual(["端末に保存しました。つながると送信します。"]);
  cleanup();

  const services = await server.signIn();
  show(services);
  const line = (await screen.findByText("送信待ち")).closest("li");
  // Names come with the members.
  await waitFor(() => expect(line?.textContent).toContain("小川 新"));
  expect(line?.textContent).toMatch(/^小川 新\d+\/\d+（.）練習5球送信待ち$/);
  expect(screen.getByText("1件を端末に保存しました（送信待ち）")).toBeTruthy();
  expect(level()).toContain("到達70球まで");
  online.mockRestore();
  await act(() => outboxOf(services, server.ids().managerId).flush());
  await waitFor(() => expect(screen.queryByText("送信待ち")).toBeNull());
  const { counts } = await services.call(listPitchCounts, { params: { id: member_id } });
  expect(counts.map(({ pitches }) => pitches).toSorted()).toEqual([5, 70]);
});

async function openCounts() {
  const services = await server.signIn();
  const toasts: AppEvents["toast"][] = [];
  services.bus.on("toast", (toast) => toasts.push(toast));
  const { result } = renderHook(
    () => ({ counts: usePitchCounts([]), guard: useQuery(pitchGuardQuery(services.call)) }),
    {
      wrapper: inPage(services),
    },
  );
  const levels = () => result.current.guard.data?.players.map(({ guard }) => guard.level);
  await waitFor(() => expect(levels()).toEqual(["reached"]));
  const [count] = (await services.call(listPitchCounts, { params: { id: memberId } })).counts;
  if (!count) throw new Error("記録がない");
  return { actions: () => result.current.counts, levels, toasts, count };
}

test("BE-1 消すと数えなくなり、取り消すとまた数える", async () => {
  const { actions, levels, toasts, count } = await openCounts();
  act(() => actions().remove(count));
  await waitFor(() => expect(levels()).toEqual([]));
  expect(toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/^\d+\/\d+（.）の70球を削除しました$/)]);
  act(() => toasts[0]?.undo?.());
  await waitFor(() => expect(levels()).toEqual(["reached"]));
});

test("BE-1 記録すると盤に出て、何人分かを言う。R4 古い版で直すと断られる", async () => {
  const { actions, levels, toasts, count } = await openCounts();
  const { member_id, id, date, version } = count;
  await act(() => actions().record({ date, counts: [{ member_id, kind: "practice", pitches: 1 }] }));
  await waitFor(() => expect(levels()).toEqual(["over"]));
  expect(toasts.map(({ text }) => text)).toEqual(["1人の投球数を記録しました"]);
  const edit = { member_id, id, version, date, kind: "game", pitches: 20 } as const;
  await act(() => actions().change(edit));
  await waitFor(() => expect(levels()).toEqual(["room"]));
  await act(() => expect(actions().change(edit)).rejects.toMatchObject({ code: "conflict" }));
});

test("BE-1 打者の途中で到達したと言うと到達になり、取り消せる", async () => {
  const { actions, levels, count } = await openCounts();
  const { member_id, date } = count;
  // Only the high schools' rule lets a pitcher finish the batter.
  await server.db.query("update members set grade = 'h2' where id = $1", [member_id]);
  await act(() => actions().record({ date, counts: [{ member_id, kind: "game", pitches: 299 }] }));
  await act(() => actions().record({ date, counts: [{ member_id, kind: "practice", pitches: 200 }] }));
  await waitFor(() => expect(levels()).toEqual(["over"]));
  act(() => actions().markFinishedBatter(member_id, { date, finished: true }));
  await waitFor(() => expect(levels()).toEqual(["reached"]));
  act(() => actions().markFinishedBatter(member_id, { date, finished: false }));
  await waitFor(() => expect(levels()).toEqual(["over"]));
});
