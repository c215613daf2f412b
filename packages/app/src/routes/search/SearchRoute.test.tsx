// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { Component, prefetch } from "./SearchRoute.tsx";

const server = teamServerOfFile();
afterEach(cleanup);

test("RO-3 選手はレポートへ、参加の承認を待つ人は、承認できるメンバーの画面へ行く", async () => {
  const { teamId } = server.ids();
  const player = await addMember(server.db, teamId, { last_name: "小川", first_name: "新" });
  const applicant = await addMember(server.db, teamId, { last_name: "原田", first_name: "暖", state: "applied" });
  await server.db.query("update teams set nextshot_available = true");
  const services = await server.signIn();
  await prefetch(services);
  renderRoutes(services, [{ path: "/search", element: <Component /> }], { at: "/search" });

  const wayTo = async (name: string) => (await screen.findByText(name)).closest("a")?.getAttribute("href");
  expect(await wayTo("小川 新")).toBe(`/nextshot/report/${player.id}/batting/summary`);
  expect(await wayTo("原田 暖")).toBe(`/member-list/${applicant.id}`);
});
