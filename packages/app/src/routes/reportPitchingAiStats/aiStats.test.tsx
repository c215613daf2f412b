// @vitest-environment jsdom
import { addDays, dayInJapan } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { startTeamServer } from "../../../testing/teamServer.tsx";
import * as print from "../printReport/PrintReportRoute.tsx";
import * as batting from "../reportBattingAiStats/ReportBattingAiStatsRoute.tsx";
import * as pitching from "./ReportPitchingAiStatsRoute.tsx";

const today = dayInJapan(new Date());
let server: Awaited<ReturnType<typeof startTeamServer>>;
let memberId: number;
beforeAll(async () => {
  server = await startTeamServer();
  await server.startOver();
  const { teamId } = server.ids();
  await server.db.query("update teams set nextshot_available = true where team_id = $1", [teamId]);
  memberId = (await addMember(server.db, teamId, { last_name: "増田", first_name: "碧" })).id;
  for (let week = 0; week < 6; week += 1) {
    await server.db.query(
      `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, tag_pitch, speed, angle)
       select $1, $2, $3::timestamptz + n * interval '1 minute', mode, case mode when 1 then 1 end, 'rubber',
         case mode when 2 then 1 end, $4 + n % 3, 14 + n % 5
       from generate_series(1, 12) n, generate_series(1, 2) mode`,
      [teamId, memberId, new Date(`${addDays(today, -36 + week * 7)}T12:00:00+09:00`), 100 + week],
    );
  }
});
afterAll(() => server.stop());
afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

async function open({ Component }: { Component: ComponentType }, rest: string) {
  const services = await server.signIn();
  const { router } = renderRoutes(services, [{ path: "/nextshot/report/:member_id/*", element: <Component /> }], {
    at: `/nextshot/report/${rest}`,
  });
  return () => router.state.location.search;
}

test("BE-3・D-9 打撃：伸びをわかったこととして出し、選んだ期間と種類はアドレスに残る", async () => {
  const at = await open(batting, `${memberId}/batting/ai_stats`);
  const found = (await screen.findByText("打球速度が伸びている")).closest("article");
  expect(found?.textContent).toContain("+4.0km/h");
  fireEvent.click(await screen.findByText("直近3か月"));
  await waitFor(() => expect(at()).toBe("?period=3"));
  fireEvent.click(await screen.findByText("実打 0球"));
  await waitFor(() => expect(at()).toBe("?period=3&type=3"));
  expect(await screen.findByText("あと5回の測定で表示できます")).toBeTruthy();
});

test("BE-3 投球：ひとつの球種でも、足りないものは足りないと言う。いない選手はいないと言う", async () => {
  await open(pitching, `${memberId}/pitching/ai_stats`);
  expect(await screen.findByText("ストレートが伸びている")).toBeTruthy();
  const fatigue = screen.getByText("10球ごとの球速").closest("section");
  expect(fatigue?.textContent).toContain("あと8球で表示できます");
  cleanup();
  await open(pitching, "999999/pitching/ai_stats");
  expect(await screen.findByText("この選手はいません")).toBeTruthy();
});

test("BE-7 印刷：数字とわかったことと印刷する人が、一枚に載る", async () => {
  await open(print, `${memberId}/print`);
  const sheet = (await screen.findByText("増田 碧")).closest("article");
  expect(sheet?.textContent).toContain("107.0 km/h");
  expect(sheet?.textContent).toContain("打球速度が伸びている");
  expect(sheet?.textContent).toContain("印刷　大野 直人");
});
