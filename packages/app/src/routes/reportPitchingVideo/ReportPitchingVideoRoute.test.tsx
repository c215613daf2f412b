// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { Component, prefetch } from "./ReportPitchingVideoRoute.tsx";

const server = teamServerOfFile();
let memberId = 0;
let pitches: readonly number[] = [];
afterEach(cleanup);
beforeEach(async () => {
  sessionStorage.clear();
  const { teamId } = server.ids();
  await server.db.query("update teams set nextshot_available = true");
  memberId = (await addMember(server.db, teamId, { last_name: "石井", first_name: "碧", grade: "j2" })).id;
  const { rows } = await server.db.query<{ id: number }>(
    `insert into measurements (team_id, member_id, measured_at, mode, ball, tag_pitch, speed)
     select $1, $2, '2026-10-21T03:00Z'::timestamptz + make_interval(mins => n), 2, 'rubber', code, speed
     from (values (0, 1, 110), (1, 5, 90)) as thrown (n, code, speed) returning id::int`,
    [teamId, memberId],
  );
  pitches = rows.map(({ id }) => id);
});

async function open(pitch: number | undefined) {
  const services = await server.signIn();
  await prefetch(services, "", { member_id: String(memberId), video_id: String(pitch) });
  const path = "/nextshot/report/:member_id/pitching/results/:video_id";
  const { router } = renderRoutes(services, [{ path, element: <Component /> }], {
    at: `/nextshot/report/${memberId}/pitching/results/${pitch}`,
  });
  return { at: () => router.state.location.pathname };
}

test("BE-8, D-1 動画のない球も自分のページを持ち、前後へ移れて、球種はチームの読み方で出る", async () => {
  const { at } = await open(pitches[0]);
  fireEvent.click(await screen.findByText("次の投球"));
  await waitFor(() => expect(at()).toBe(`/nextshot/report/${memberId}/pitching/results/${pitches[1]}`));
  await screen.findAllByText("ツーシーム");
});

test("R4 ほかの人が先に球種を直していたら、選んだものを残して、いまの記録を見せる", async () => {
  await open(pitches[1]);
  const more = await screen.findByLabelText(/の90\.0 km\/hを直す$/);
  await server.db.query("update measurements set tag_pitch = 3 where speed = 90");
  fireEvent.click(more);
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("球種"), { target: { value: "6" } });
  fireEvent.click(dialog.getByText("保存する"));
  expect(await dialog.findByText(/^いまの記録：90\.0 km\/h・スライダー/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLSelectElement>("球種").value).toBe("6");
});
