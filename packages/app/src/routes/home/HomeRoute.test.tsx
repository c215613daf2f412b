// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { homeQuery } from "../../data/home.ts";
import { membersQuery } from "../../data/useMembers.ts";
import { Page } from "../../Page.tsx";
import { inHouse, startTeamServer } from "../teamManagement/teamManagement.fixtures.tsx";
import { Component, prefetch } from "./HomeRoute.tsx";

let server: Awaited<ReturnType<typeof startTeamServer>>;
beforeAll(async () => {
  server = await startTeamServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.startOver();
  const { teamId } = server.ids();
  await addMember(server.db, teamId, { last_name: "増田", first_name: "碧", nextshot_usage: "wait_acceptance" });
  await addMember(server.db, teamId, { last_name: "原田", first_name: "暖", state: "applied" });
});
afterEach(cleanup);

async function open() {
  const services = await server.enter();
  await prefetch(services);
  const House = inHouse(services);
  const router = createMemoryRouter([{ path: "/", element: <Component /> }]);
  render(
    <Page>
      <House>
        <RouterProvider router={router} />
      </House>
    </Page>,
  );
  return services;
}

test("SE-3 先に届いた一つの答えで描き、メンバーはその後に読む", async () => {
  const { call, queries } = await open();
  expect(screen.getByText("原田 暖さん").closest("li")?.textContent).toBe("1参加の承認待ち原田 暖さん承認する");
  expect(screen.getByText("増田 碧さん")).toBeTruthy();
  await waitFor(() => expect(queries.getQueryData(membersQuery(call).queryKey)).toHaveLength(2));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(queries.getQueryState(homeQuery(call).queryKey)?.dataUpdateCount).toBe(1);
});

test("ER-4 読めなかった区画は、その場で読み直せる", async () => {
  await server.db.query("alter table measurement_days rename to away");
  await open().finally(() => server.db.query("alter table away rename to measurement_days"));
  expect(screen.getByText("参加の承認待ち")).toBeTruthy();
  expect(screen.getByText("データを取得できませんでした")).toBeTruthy();
  fireEvent.click(screen.getByText("再読み込みする"));
  await screen.findByText("今週の更新はまだありません。");
  expect(screen.queryByText("データを取得できませんでした")).toBeNull();
});
