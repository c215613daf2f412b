// @vitest-environment jsdom
import { addDays, dayInJapan, mondayOf } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { Component, prefetch } from "./ScoreboardRoute.tsx";

const monday = mondayOf(dayInJapan(new Date()));

const server = teamServerOfFile();
beforeEach(async () => {
  const { teamId } = server.ids();
  const { id } = await addMember(server.db, teamId, { last_name: "小川", first_name: "新", grade: "e6" });
  for (const [date, speed] of [
    [addDays(monday, -40), 80],
    [addDays(monday, -7), 82.5],
    [monday, 84],
  ]) {
    await server.db.query(
      `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
       values ($1, $2, $3, 2, null, 'rubber', $4)`,
      [teamId, id, `${date}T00:00:00+09:00`, speed],
    );
  }
});
afterEach(cleanup);

async function open(search = "") {
  const services = await server.signIn();
  await prefetch(services, search);
  const { router } = renderRoutes(services, [{ path: "/scoreboard", element: <Component /> }], {
    at: `/scoreboard${search}`,
  });
  return { services, at: () => router.state.location.search };
}
const row = () => screen.getByText("小川", { selector: "a" }).closest("tr")?.textContent;

test("先に届いた一つの答えで、今週の自己ベストを描く。前の週はアドレスに残り、今週に戻ると消える", async () => {
  const { services, at } = await open();
  expect(row()).toMatch(/^小川小6\d+\/\d+\+1\.584\.0$/);
  expect(services.queries.isFetching()).toBe(0);

  fireEvent.click(screen.getByTitle("前の週"));
  await waitFor(() => expect(row()).toMatch(/^小川小6\d+\/\d+\+2\.582\.5$/));
  expect(at()).toBe(`?week=${addDays(monday, -7)}`);

  fireEvent.click(screen.getByTitle("次の週"));
  await waitFor(() => expect(row()).toContain("84.0"));
  expect(at()).toBe("");
});

test("アドレスの週で開き、更新のない週はそう言う。コピーする文は、チームの名前から始まる", async () => {
  await open(`?week=${addDays(monday, -10)}`);
  expect(screen.getByText("この週に自己ベストの更新はありません")).toBeTruthy();
  cleanup();

  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  await open(`?week=${addDays(monday, -3)}`);
  fireEvent.click(screen.getByText("文をコピー"));
  await screen.findByText("文をコピーしました。");
  expect(copied.map((text) => text.split("\n"))).toEqual([
    ["青葉台 スコアボード", expect.stringMatching(/の自己ベスト$/), "", "■ 球速", "小川（小6） 82.5km/h（+2.5）"],
  ]);
});
