// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { addDays, dayInJapan } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openLine } from "../../../testing/line.ts";
import { everyChunk, renderRoutes } from "../../../testing/renderRoutes.tsx";
import { startTeamServer } from "../../../testing/teamServer.tsx";
import { loadOutbox } from "../../data/outbox/loadOutbox.ts";
import { pitchGuardQuery } from "../../data/pitchGuard.ts";
import type { Services } from "../../services/services.ts";
import { Component } from "./PitchGuardRoute.tsx";

let server: Awaited<ReturnType<typeof startTeamServer>>;
let line: Awaited<ReturnType<typeof openLine>>;
let services: Services;
const dayMs = 86_400_000;
const today = dayInJapan(new Date());
const tomorrow = addDays(today, 1);
beforeAll(async () => {
  server = await startTeamServer();
  line = await openLine(server.url);
});
afterAll(async () => {
  line.close();
  await server.stop();
});
beforeEach(async () => {
  sessionStorage.clear();
  line.mend();
  await server.startOver();
  const { teamId } = server.ids();
  const { id } = await addMember(server.db, teamId, { last_name: "小川", first_name: "新", grade: "e6" });
  await server.db.query(
    "insert into pitch_counts (team_id, member_id, date, kind, pitches) values ($1, $2, $3, 'game', 40)",
    [teamId, id, today],
  );
  services = await server.signIn("manager@example.jp", line.url);
  await services.queries.fetchQuery(pitchGuardQuery(services.call));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function nextDayWithoutNetwork() {
  vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  line.cut();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + dayMs });
}

function show() {
  renderRoutes(services, [{ path: "/", element: <Component /> }], { chunks: everyChunk });
}

async function openForm() {
  show();
  fireEvent.click(await screen.findByText("投球数を記録", { selector: "button, button *" }));
  const form = within((await screen.findByText("記録する")).closest("dialog") ?? document.body);
  const count = form.getByLabelText("小川 新", { selector: "input" });
  return {
    type: (pitches: string) => {
      fireEvent.change(count, { target: { value: pitches } });
      fireEvent.blur(count);
    },
    press: (button: string) => fireEvent.click(form.getByText(button)),
  };
}

const recordedDays = async () => {
  const outbox = await loadOutbox(services, server.ids().managerId);
  return outbox.read().entries.map(({ payload }) => (payload as { date: string }).date);
};

test("OF-2 きのう届いた画面でも、圏外の試合の球数は、きょうの日付で記録する", async () => {
  nextDayWithoutNetwork();
  const form = await openForm();
  form.type("35");
  form.press("記録する");
  await waitFor(async () => expect(await recordedDays()).toEqual([tomorrow]));
});

test("OF-1 きのう届いた画面は、「今日」と「あす」がどの日のことかを言い、届いた日には言わない", async () => {
  const notice = /^\d+\/\d+（.）に届いた内容です。「今日」は\d+\/\d+（.）、「あす」は\d+\/\d+（.）のことで、/;
  show();
  await screen.findByText("投球数を記録", { selector: "button, button *" });
  expect(screen.queryByText(notice)).toBeNull();
  cleanup();
  nextDayWithoutNetwork();
  show();
  const [, month, day] = tomorrow.split("-").map(Number);
  expect((await screen.findByText(notice)).textContent).toContain(`「あす」は${month}/${day}（`);
});

test("R2 送らずに閉じた球数は、次の日に開いて送っても、書いた日のもの", async () => {
  const evening = await openForm();
  evening.type("35");
  evening.press("キャンセル");
  cleanup();
  nextDayWithoutNetwork();
  (await openForm()).press("記録する");
  await waitFor(async () => expect(await recordedDays()).toEqual([today]));
});
