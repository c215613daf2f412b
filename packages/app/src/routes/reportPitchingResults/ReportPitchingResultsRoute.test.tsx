// @vitest-environment jsdom
import { addDays, dayInJapan } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import type { ToastMessage } from "@kyuseki/ui";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import type { Services } from "../../services/services.ts";
import * as summary from "../reportPitchingSummary/ReportPitchingSummaryRoute.tsx";
import * as results from "./ReportPitchingResultsRoute.tsx";

const server = teamServerOfFile();
let services: Services;
let id = 0;
const today = dayInJapan(new Date());
const yesterday = addDays(today, -1);
afterEach(cleanup);
beforeEach(async () => {
  sessionStorage.clear();
  const { teamId } = server.ids();
  id = (await addMember(server.db, teamId, { last_name: "石井", first_name: "碧", grade: "j2" })).id;
  await server.db.query("update teams set nextshot_available = true");
  // Yesterday two fastballs and a curve, the day before one fastball.
  await server.db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, ball, tag_pitch, speed)
     select $1, $2, (day::date + time '03:00') at time zone 'UTC' + make_interval(mins => minute), 2, 'rubber', code, speed
     from (values ($3, 0, 1, 110), ($3, 1, 4, 90), ($3, 2, 1, 112), ($4, 0, 1, 108)) as thrown (day, minute, code, speed)`,
    [teamId, id, yesterday, addDays(today, -2)],
  );
  services = await server.signIn();
});

function open({ Component }: { Component: ComponentType }, address: string) {
  const toasts: ToastMessage[] = [];
  services.bus.on("toast", (toast) => toasts.push(toast));
  const path = address.replace(/\?.*/, "").replace(/\/report\/[^/]+/, "/report/:member_id");
  const { router } = renderRoutes(services, [{ path, element: <Component /> }], { at: address });
  return { toasts, at: () => router.state.location.search };
}

/** Without what opens below a row. */
const rowsOf = (name: RegExp) =>
  Array.from(screen.getByText(name, { selector: "caption" }).closest("table")?.tBodies[0]?.rows ?? [])
    .filter(({ dataset }) => dataset.part !== "detail")
    .map(({ textContent }) => textContent);

test("D-9・EN-12 球種と開いた日はアドレスに残り、日を開くと投げた順に出る", async () => {
  const { at } = open(results, `/nextshot/report/${id}/pitching/results?sort=-max&page=9`);
  await waitFor(() => expect(screen.getByText("2日")).toBeTruthy());
  await waitFor(() => expect(at()).toBe("?sort=-max"));
  const [first] = await screen.findAllByLabelText(/の詳細$/);
  fireEvent.click(first as HTMLElement);
  await waitFor(() =>
    expect(rowsOf(/の投球$/)).toEqual(
      ["12:00ストレート110.0", "12:01カーブ90.0", "12:02ストレート112.0"].map((pitch) => `動画なし${pitch}`),
    ),
  );
  expect(at()).toBe(`?sort=-max&day=${yesterday}`);
  fireEvent.click(screen.getByText("カーブ", { selector: "fieldset *" }));
  await screen.findByText("1日");
  expect(at()).toBe("?pitch=4&sort=-max");
});

test("Undo 消した一球は、元に戻せて、日の数もついてくる", async () => {
  const { toasts } = open(results, `/nextshot/report/${id}/pitching/results?day=${yesterday}`);
  fireEvent.click(await screen.findByLabelText(/の112\.0 km\/hのその他の操作$/));
  fireEvent.click(await screen.findByText("削除する"));
  await waitFor(() => expect(screen.queryByLabelText(/の112\.0 km\/hのその他の操作$/)).toBeNull());
  await waitFor(() => expect(rowsOf(/^日ごと/)[0]).toMatch(/2球110\.0/));
  expect(toasts.map(({ text }) => text)).toEqual(["記録を削除しました"]);
  toasts[0]?.undo?.();
  await screen.findByLabelText(/の112\.0 km\/hのその他の操作$/);
});

test("R4 ほかの人が先に球種を変えていたら、選んだものを残して、いまの記録を見せる", async () => {
  open(results, `/nextshot/report/${id}/pitching/results?day=${yesterday}`);
  const more = await screen.findByLabelText(/の90\.0 km\/hを直す$/);
  await server.db.query("update measurements set tag_pitch = 3, ball = 'hard' where speed = 90");
  fireEvent.click(more);
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("球種"), { target: { value: "6" } });
  fireEvent.click(dialog.getByText("保存する"));
  expect(await dialog.findByText("いまの記録：90.0 km/h・スライダー・硬式球")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLSelectElement>("球種").value).toBe("6");
  fireEvent.click(dialog.getByText("保存する"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const { rows } = await server.db.query("select tag_pitch, ball from measurements where speed = 90");
  expect(rows).toEqual([{ tag_pitch: 6, ball: "hard" }]);
});

test("直した速さは日の数にもついてきて、訂正の印が付き、元の値にもどせる", async () => {
  open(results, `/nextshot/report/${id}/pitching/results?day=${yesterday}`);
  const type = async (speed: string) => {
    const dialog = within(await screen.findByRole("dialog"));
    const field = dialog.getByLabelText<HTMLInputElement>(/^球速/, { selector: "input" });
    fireEvent.change(field, { target: { value: speed } });
    fireEvent.blur(field);
    fireEvent.click(dialog.getByText("保存する"));
  };
  fireEvent.click(await screen.findByLabelText(/の112\.0 km\/hを直す$/));
  await type("１０２");
  await waitFor(() => expect(rowsOf(/の投球$/)[2]).toBe("動画なし12:02 訂正ストレート102.0"));
  await waitFor(() => expect(rowsOf(/^日ごと/)[0]).toMatch(/3球106\.0/));
  fireEvent.click(await screen.findByLabelText(/の102\.0 km\/hを直す$/));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/^元の値 112\.0 km\/h（.+が.+に訂正）$/);
  fireEvent.click(dialog.getByLabelText("球速を元にもどす"));
  fireEvent.click(dialog.getByText("保存する"));
  await waitFor(() => expect(rowsOf(/の投球$/)[2]).toBe("動画なし12:02ストレート112.0"));
});

test("Undo この球から後を別の選手に移し、元に戻せる", async () => {
  const other = await addMember(server.db, server.ids().teamId, { last_name: "大野", first_name: "葵" });
  const { toasts } = open(results, `/nextshot/report/${id}/pitching/results?day=${yesterday}`);
  await services.queries.fetchQuery(membersQuery(services.call));
  fireEvent.click(await screen.findByLabelText(/の90\.0 km\/hのその他の操作$/));
  fireEvent.click(await screen.findByText("別の選手に移す"));
  const dialog = within(await screen.findByRole("dialog"));
  const player = dialog.getByRole("combobox");
  act(() => player.focus());
  fireEvent.change(player, { target: { value: "大野" } });
  fireEvent.click(await screen.findByRole("option", { name: /大野/ }));
  fireEvent.click(await dialog.findByLabelText("この球から後の2球"));
  fireEvent.click(dialog.getByText("移す"));
  await waitFor(() => expect(rowsOf(/の投球$/)).toEqual(["動画なし12:00ストレート110.0"]));
  expect(toasts.map(({ text }) => text)).toEqual(["2球を大野 葵に移しました"]);
  const owners = async () =>
    (await server.db.query("select member_id from measurements where speed in (90, 112)")).rows.map(
      ({ member_id }) => member_id,
    );
  expect(await owners()).toEqual([other.id, other.id]);
  toasts[0]?.undo?.();
  await screen.findByLabelText(/の112\.0 km\/hを直す$/);
  expect(await owners()).toEqual([id, id]);
});

test("EN-10・D-1 サマリーは期間と線をアドレスに残し、チームの読み方で球種を言う", async () => {
  await server.db.query("update measurements set tag_pitch = 5 where speed = 90");
  const { at } = open(summary, `/nextshot/report/${id}/pitching/summary?lines=all`);
  await waitFor(() => expect(rowsOf(/^球種ごとの球速$/)).toHaveLength(2));
  expect(screen.getByLabelText("投球の数字").textContent).toContain("ストレート 平均110.0km/h");
  expect(screen.getByText("ツーシームとの差")).toBeTruthy();
  fireEvent.click(await screen.findByText("直近3か月"));
  await waitFor(() => expect(at()).toBe("?period=3&lines=all"));
});
