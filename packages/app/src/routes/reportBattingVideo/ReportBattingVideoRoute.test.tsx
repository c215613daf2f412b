// @vitest-environment jsdom
import { setImpact } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import type { ToastMessage } from "@kyuseki/ui";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { sendVideo } from "../../data/reports/sendVideo.ts";
import { webmBytes, webmFile } from "../../data/reports/video.fixtures.ts";
import type { Services } from "../../services/services.ts";
import { Component } from "./ReportBattingVideoRoute.tsx";

const server = teamServerOfFile();
let services: Services;
let memberId = 0;
/** Of one day, 100, 101 and 102 km/h, in this order. */
let balls: readonly number[] = [];
afterEach(cleanup);
beforeEach(async () => {
  sessionStorage.clear();
  const { teamId } = server.ids();
  await server.db.query("update teams set nextshot_available = true");
  memberId = (await addMember(server.db, teamId, { last_name: "石井", first_name: "碧", grade: "j2" })).id;
  const { rows } = await server.db.query<{ id: number }>(
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed, angle, batting_result)
     select $1, $2, '2026-10-21T03:00Z'::timestamptz + make_interval(mins => n), 1, 3, 'rubber', 100 + n, 10, 1
     from generate_series(0, 2) n returning id::int`,
    [teamId, memberId],
  );
  balls = rows.map(({ id }) => id);
  services = await server.signIn();
});

const results = () => `/nextshot/report/${memberId}/batting/results`;

function open(ball: number | string | undefined) {
  const toasts: ToastMessage[] = [];
  services.bus.on("toast", (toast) => toasts.push(toast));
  const path = "/nextshot/report/:member_id/batting/results";
  const { router } = renderRoutes(
    services,
    [
      { path, element: <p>結果の一覧</p> },
      { path: `${path}/:video_id`, element: <Component /> },
    ],
    { at: `${results()}/${ball}` },
  );
  return { toasts, at: () => router.state.location.pathname + router.state.location.search };
}

const clip = () => webmFile(webmBytes(500));
const send = (ballId: number | undefined) =>
  sendVideo({
    call: services.call,
    file: clip(),
    ballId: ballId ?? 0,
    onProgress: () => {},
    signal: new AbortController().signal,
  });

test("BE-8 前後の打球へ移り、くらべる相手はアドレスに残る", async () => {
  const [first, second, third] = balls;
  await send(first);
  await send(second);
  await services.call(setImpact, { params: { id: (await send(third)).id }, body: { impact_s: 0.4 } });
  const { at } = open(first);
  fireEvent.click(await screen.findByText("次の打球"));
  await waitFor(() => expect(at()).toBe(`${results()}/${second}`));
  await screen.findByText(/のうち 2球目$/);
  const partner = await screen.findByLabelText<HTMLSelectElement>("くらべる相手");
  fireEvent.change(partner, { target: { value: String(first) } });
  await waitFor(() => expect(at()).toBe(`${results()}/${second}?with=${first}`));
  await waitFor(() => expect(partner.value).toBe(String(first)));
  expect(document.querySelectorAll("video")).toHaveLength(2);
});

test("BE-8 動画をつけるとすぐに出て、消すと数字だけになる。選手の「この12週」も読み直す", async () => {
  const story = queryKeys.memberStory(memberId);
  const isStoryOld = () => services.queries.getQueryState(story)?.isInvalidated;
  services.queries.setQueryData(story, {});
  open(balls[0]);
  await screen.findByText("動画をつける");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  fireEvent.change(input as HTMLInputElement, { target: { files: [clip()] } });
  await waitFor(() => expect(document.querySelector("video")?.src).toMatch(/\/files\/videos\/\d+\/[^/]+$/));
  expect((await server.db.query("select 1 from videos")).rowCount).toBe(1);
  await waitFor(() => expect(isStoryOld()).toBe(true));
  services.queries.setQueryData(story, {});
  fireEvent.click(screen.getByText("動画を消す"));
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByText("動画を消す"));
  await screen.findByText("動画をつける");
  expect(document.querySelector("video")).toBeNull();
  expect(isStoryOld()).toBe(true);
});

test("R2 送っている途中で移るには確かめ、もどると続きから送れると言う", async () => {
  const slow = clip();
  // Read without end: a video on a card that was pulled out.
  slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => {}) });
  const { at } = open(balls[0]);
  await screen.findByText("動画をつける");
  fireEvent.change(document.querySelector("input[type=file]") as HTMLInputElement, { target: { files: [slow] } });
  await screen.findByText("動画を送っています");
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain("swing.webm"));
  fireEvent.click(screen.getByText("次の打球"));
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByText("このページに残る"));
  expect(at()).toBe(`${results()}/${balls[0]}`);
  fireEvent.click(screen.getByText("次の打球"));
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByText("移る"));
  await waitFor(() => expect(at()).toBe(`${results()}/${balls[1]}`));
  await screen.findByText(/のうち 2球目$/);
  fireEvent.click(screen.getByText("前の打球"));
  await screen.findByText(/「swing\.webm」の送信が途中です/);
});

test("Undo 消した打球のページは一覧へもどり、いない打球はそう言う", async () => {
  const { at, toasts } = open(balls[1]);
  fireEvent.click(await screen.findByLabelText(/の101\.0 km\/hのその他の操作$/));
  fireEvent.click(await screen.findByText("削除する"));
  await waitFor(() => expect(at()).toBe(results()));
  expect(toasts.map(({ text }) => text)).toEqual(["記録を削除しました"]);
  cleanup();
  open("abc");
  await screen.findByText("この球の記録は見つかりません");
});
