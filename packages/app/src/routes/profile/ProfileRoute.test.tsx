// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import type { Services } from "../../services/services.ts";
import { Component } from "./ProfileRoute.tsx";

const server = teamServerOfFile();
let services: Services;
let id = 0;
afterEach(cleanup);
beforeEach(async () => {
  services = await server.signIn();
  const name = { last_name: "増田", first_name: "碧", grade: "j2" };
  id = (await addMember(server.db, server.ids().teamId, { ...name, guardian_email: "masuda@example.jp" })).id;
});

function open(memberId: number | string) {
  renderRoutes(services, [{ path: "/nextshot/report/:member_id/profile", element: <Component /> }], {
    at: `/nextshot/report/${memberId}/profile`,
  });
}

test("RO-3 一覧の行がすぐ出て、サーバーの内容と、その人の画面へのリンクが続く", async () => {
  await services.queries.fetchQuery(membersQuery(services.call));
  open(id);
  expect(screen.getByText("増田 碧")).toBeTruthy();
  expect(await screen.findByText("masuda@example.jp")).toBeTruthy();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual([
    `/nextshot/report/${id}/batting/summary`,
    `/nextshot/report/${id}/print`,
    `/training-report/${id}`,
    `/note/note-list/${id}`,
    "/evaluation-result",
    `/member-list/${id}?edit=1`,
    `/notification?to=${id}`,
  ]);
});

test("写真のあるチームでは、その人の写真が出る", async () => {
  const { teamId } = server.ids();
  await server.db.query("update teams set photos = true where team_id = $1", [teamId]);
  await server.db.query(
    "insert into member_photos (team_id, member_id, file, bytes, consented_at) values ($1, $2, 'photos/x', 1, now())",
    [teamId, id],
  );
  open(id);
  await screen.findByText("masuda@example.jp");
  await waitFor(() =>
    expect(document.querySelector("[data-kind] img")?.getAttribute("src")).toMatch(/\/files\/photos\/.+\d$/),
  );
});

test.each(["999999", "abc", "0"])("いない選手（%s）は、そう言う", async (memberId) => {
  open(memberId);
  expect(await screen.findByText("この選手はいません")).toBeTruthy();
});
