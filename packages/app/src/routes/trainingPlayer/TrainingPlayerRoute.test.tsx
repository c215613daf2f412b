// @vitest-environment jsdom
import { addDays, dayInJapan } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import type { ToastMessage } from "@kyuseki/ui";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startTeamServer, withServices } from "../../../testing/teamServer.tsx";
import { rememberTrainingOrder } from "../../data/training.ts";
import type { Services } from "../../services/services.ts";
import { Page } from "../../shell/AppProviders.tsx";
import { Component } from "./TrainingPlayerRoute.tsx";

let server: Awaited<ReturnType<typeof startTeamServer>>;
let services: Services;
let ids: number[] = [];
const today = dayInJapan(new Date());
beforeAll(async () => {
  server = await startTeamServer();
});
afterAll(() => server.stop());
afterEach(cleanup);
beforeEach(async () => {
  sessionStorage.clear();
  await server.startOver();
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
  const router = createMemoryRouter([{ path: "/training-report/:member_id", element: <Component /> }], {
    initialEntries: [address],
  });
  const Providers = withServices(services);
  render(
    <Page>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </Page>,
  );
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
