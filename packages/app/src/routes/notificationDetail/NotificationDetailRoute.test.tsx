// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { renderRoutes } from "../../../testing/renderRoutes.tsx";
import { startTeamServer } from "../../../testing/teamServer.tsx";
import { Component, prefetch } from "./NotificationDetailRoute.tsx";

let server: Awaited<ReturnType<typeof startTeamServer>>;
beforeAll(async () => {
  server = await startTeamServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  sessionStorage.clear();
  return server.startOver();
});
afterEach(cleanup);

/** A notice that has gone to two players. */
async function sentNotice(): Promise<number> {
  const { teamId } = server.ids();
  const midori = { last_name: "増田", first_name: "碧", last_name_kana: "ますだ", first_name_kana: "みどり" };
  const saku = { last_name: "青山", first_name: "朔", last_name_kana: "あおやま", first_name_kana: "さく" };
  const ids = [(await addMember(server.db, teamId, midori)).id, (await addMember(server.db, teamId, saku)).id];
  const { rows } = await server.db.query<{ id: number }>(
    `insert into notices (team_id, state, title, body, member_ids, audience, choices, remind, level, leaves_at, author, updated_at)
     values ($1, 'sent', '連絡', '本文', $2, '全員', '{}', false, 'normal', now(), '監督', now()) returning id`,
    [teamId, ids],
  );
  const id = rows[0]?.id ?? 0;
  await server.db.query(
    "insert into notice_recipients (team_id, notice_id, member_id) select $1, $2, unnest($3::int[])",
    [teamId, id, ids],
  );
  return id;
}

const names = () => Array.from(document.querySelectorAll("tbody th b"), ({ textContent }) => textContent);

test("D-9 選手の検索は、アドレスから読み、アドレスに書く。よみがなでも見つかる", async () => {
  const id = await sentNotice();
  const services = await server.signIn();
  await prefetch(services, "", { notice_id: `${id}` });
  const { router } = renderRoutes(services, [{ path: "/notification/:notice_id", element: <Component /> }], {
    at: `/notification/${id}?filter=unread&q=${encodeURIComponent("ますだ")}`,
  });
  expect(names()).toEqual(["増田 碧"]);
  fireEvent.change(screen.getByLabelText("名前・よみがな", { selector: "input" }), { target: { value: "青山" } });
  await waitFor(() => expect(names()).toEqual(["青山 朔"]));
  await waitFor(() => expect(router.state.location.search).toBe(`?filter=unread&q=${encodeURIComponent("青山")}`));
});
