// @vitest-environment jsdom
import { addDays, dayInJapan } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { Component, prefetch } from "./NextshotAnalysisRoute.tsx";

const server = teamServerOfFile();
const ids = { ishii: 0, ueda: 0 };
afterEach(cleanup);
beforeEach(async () => {
  sessionStorage.clear();
  const { teamId } = server.ids();
  ids.ishii = (await addMember(server.db, teamId, { last_name: "石井", first_name: "碧", grade: "j2" })).id;
  ids.ueda = (await addMember(server.db, teamId, { last_name: "上田", first_name: "碧", grade: "h1" })).id;
  // Two off the tee and one pitch of 石井, three in play of 上田.
  await server.db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, tag_pitch, speed, angle)
     select $1, who, ($4::date + time '03:00') at time zone 'UTC', mode, batting, 'rubber', code, speed, 12
     from (values ($2::bigint, 1, 1, null, 90), ($2, 1, 1, null, 94), ($2, 2, null, 1, 105),
       ($3::bigint, 1, 3, null, 120), ($3, 1, 3, null, 122), ($3, 1, 3, null, 124)) as hit (who, mode, batting, code, speed)`,
    [teamId, ids.ishii, ids.ueda, addDays(dayInJapan(new Date()), -1)],
  );
});

async function open(address: string) {
  const services = await server.signIn();
  await prefetch(services, address.replace(/^[^?]*/, ""));
  const { router } = renderRoutes(services, [{ path: "/nextshot/analysis", element: <Component /> }], { at: address });
  return () => router.state.location.search;
}

const names = () =>
  Array.from(
    screen.getByText("選手どうしの比較", { selector: "caption" }).closest("table")?.querySelectorAll("tbody th b") ??
      [],
    ({ textContent }) => textContent,
  );

test("D-9 種類と球は一組でアドレスに残り、混ぜて集計しない", async () => {
  const at = await open("/nextshot/analysis");
  const pools = await screen.findByLabelText<HTMLSelectElement>("打撃の種類と使用球");
  expect(Array.from(pools.options, ({ text }) => text).toSorted()).toEqual([
    "ティー・軟式（2球）",
    "実打・軟式（3球）",
  ]);
  fireEvent.change(pools, { target: { value: "3 rubber" } });
  await waitFor(() => expect(names()).toEqual(["上田 碧"]));
  expect(at()).toBe("?type=3&ball=rubber");
  fireEvent.click(within(screen.getByLabelText("測定の種類")).getByText("投球"));
  await waitFor(() => expect(names()).toEqual(["石井 碧"]));
  expect(at()).toBe("?mode=pitching");
});

test("選んだ選手はアドレスに残り、札で外せる", async () => {
  const at = await open(`/nextshot/analysis?type=1&players=${ids.ueda}.${ids.ishii}.x`);
  await waitFor(() => expect(names()).toEqual(["石井 碧"]));
  fireEvent.click(await screen.findByLabelText("石井 碧を外す"));
  await screen.findByText("この条件の測定データはありません");
  expect(at()).toBe(`?type=1&players=${ids.ueda}`);
  fireEvent.click(screen.getByText("条件をすべて外す"));
  await waitFor(() => expect(at()).toBe(""));
});

test("D-9 しまっておいた条件の選手が退団していても、残りの選手を比べる", async () => {
  await server.db.query(
    "update members set state = 'archived', archived_as = 'left', archived_at = now() where id = $1",
    [ids.ueda],
  );
  const at = await open(`/nextshot/analysis?type=1&players=${ids.ishii}.${ids.ueda}`);
  await waitFor(() => expect(names()).toEqual(["石井 碧"]));
  fireEvent.click(await screen.findByLabelText("石井 碧を外す"));
  await waitFor(() => expect(at()).toBe("?type=1"));
});
