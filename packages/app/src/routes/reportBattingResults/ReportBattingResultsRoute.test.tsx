// @vitest-environment jsdom
import { addDays, dayInJapan } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import type { ToastMessage } from "@kyuseki/ui";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import type { Services } from "../../services/services.ts";
import * as summary from "../reportBattingSummary/ReportBattingSummaryRoute.tsx";
import * as results from "./ReportBattingResultsRoute.tsx";
import { battingResultsAddress } from "./viewInAddress.ts";

const server = teamServerOfFile();
let services: Services;
let id = 0;
const today = dayInJapan(new Date());
afterEach(cleanup);
beforeEach(async () => {
  sessionStorage.clear();
  const { teamId } = server.ids();
  await server.db.query("update teams set nextshot_available = true");
  for (const [last_name, last_name_kana] of [
    ["上田", "うえだ"],
    ["石井", "いしい"],
    ["青山", "あおやま"],
  ] as const) {
    const member = await addMember(server.db, teamId, { last_name, last_name_kana, first_name: "碧", grade: "j2" });
    if (last_name === "石井") id = member.id;
  }
  await server.db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed, angle, batting_result)
     select $1, $2, ($3::date + time '03:00') at time zone 'UTC' - make_interval(mins => n), 1, 3, 'rubber', 100 + n, 10, 1
     from generate_series(0, 11) n`,
    [teamId, id, addDays(today, -1)],
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

const speeds = () =>
  Array.from(document.querySelectorAll('tbody td[data-numeric="key"]'), ({ textContent }) => textContent);

test("D-9 条件・並び・ページはアドレスに残り、最後のページより先は最後のページになる", async () => {
  const { at } = open(results, `/nextshot/report/${id}/batting/results?sort=-speed&page=9`);
  await waitFor(() => expect(speeds()).toEqual(["101.0", "100.0"]));
  expect(at()).toBe("?sort=-speed&page=2");
  fireEvent.click(within(screen.getByLabelText("結果", { selector: "[role=group]" })).getByText("ヒット"));
  await screen.findByText("この条件の測定はありません");
  expect(at()).toBe("?result=2&sort=-speed");
});

test.each([
  ["?start=2026-10-21&end=2026-11-20&type=0&ball=unset&result=3&sort=speed&size=25&page=2", "そのまま"],
  ["?start=2026-02-31&end=2026-11-20&type=4&ball=tennis&result=0&sort=-salary&page=-1", ""],
  ["?start=2026-11-20&end=2026-10-21", ""],
])("D-9 %s は、意味のあることだけが残る", (search, kept) => {
  const again = battingResultsAddress.write(battingResultsAddress.read(search));
  expect(again).toBe(kept === "そのまま" ? search : kept);
});

test("Undo 消した一球は、元に戻せる。その日のノートと9マス目標も読み直す", async () => {
  const calculated = [queryKeys.note(1), queryKeys.goalSheet(id)];
  for (const key of calculated) services.queries.setQueryData(key, {});
  const { toasts } = open(results, `/nextshot/report/${id}/batting/results`);
  await waitFor(() => expect(speeds()[0]).toBe("100.0"));
  const [more] = screen.getAllByLabelText(/の100\.0 km\/hのその他の操作$/);
  fireEvent.click(more as HTMLElement);
  fireEvent.click(await screen.findByText("削除する"));
  await waitFor(() => expect(speeds()[0]).toBe("101.0"));
  expect(toasts.map(({ text }) => text)).toEqual(["記録を削除しました"]);
  expect(calculated.map((key) => services.queries.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  toasts[0]?.undo?.();
  await waitFor(() => expect(speeds()[0]).toBe("100.0"));
  expect(toasts.map(({ text }) => text)).toEqual(["記録を削除しました", "記録を元に戻しました"]);
});

test("R4 ほかの人が先に種類を変えていたら、選んだものを残して、いまの記録を見せる", async () => {
  const { toasts } = open(results, `/nextshot/report/${id}/batting/results`);
  await waitFor(() => expect(speeds()[0]).toBe("100.0"));
  await server.db.query("update measurements set batting_type = 1 where speed = 100");
  const [more] = screen.getAllByLabelText(/の100\.0 km\/hを直す$/);
  fireEvent.click(more as HTMLElement);
  const field = await screen.findByLabelText<HTMLSelectElement>("結果", { selector: "select" });
  fireEvent.change(field, { target: { value: "2" } });
  fireEvent.click(screen.getByText("保存する"));
  expect(await screen.findByText("いまの記録：100.0 km/h・10.0°・なし・ティー・アウト・軟式球")).toBeTruthy();
  expect(field.value).toBe("2");
  fireEvent.click(screen.getByText("保存する"));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(["記録を直しました"]));
  const { rows } = await server.db.query("select batting_type, batting_result from measurements where speed = 100");
  expect(rows).toEqual([{ batting_type: 1, batting_result: 2 }]);
});

test("サマリーは前後の選手を持ち、期間はアドレスに残る", async () => {
  const { at } = open(summary, `/nextshot/report/${id}/batting/summary`);
  expect((await screen.findByLabelText("前の選手：青山 碧")).getAttribute("href")).toMatch(/\/batting\/summary$/);
  await waitFor(() => expect(screen.getByLabelText("打撃の数字").textContent).toContain("測定回数12回"));
  fireEvent.click(screen.getByText("直近3か月"));
  await waitFor(() => expect(at()).toBe("?period=3"));
  expect(screen.getByLabelText("次の選手：上田 碧").getAttribute("href")).toMatch(/\/batting\/summary\?period=3$/);
});

test.each(["999999", "abc", "0"])("いない選手（%s）は、そう言う", async (memberId) => {
  open(summary, `/nextshot/report/${memberId}/batting/summary`);
  expect(await screen.findByText("この選手はいません")).toBeTruthy();
});
