// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import { renderHook, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTeamServer, withServices } from "../../../testing/teamServer.tsx";
import { teamPhotosQuery } from "../../data/members/teamPhotos.ts";
import { useReportFrame } from "./useReportFrame.ts";

let server: Awaited<ReturnType<typeof startTeamServer>>;
beforeAll(async () => {
  server = await startTeamServer();
});
afterAll(() => server.stop());

test("レポートの見出しも、写真のあるところを知っている", async () => {
  await server.startOver();
  const { teamId, coachId } = server.ids();
  const { id } = await addMember(server.db, teamId);
  await server.db.query("update teams set photos = true");
  await server.db.query(
    `insert into member_photos (team_id, member_id, file, bytes, consent_by, consented_at)
     values ($1, $2, 'photos/none.webp', 1, $3, now())`,
    [teamId, id, coachId],
  );
  const services = await server.signIn("coach@example.jp");
  const { src } = await services.queries.fetchQuery(teamPhotosQuery(services.call));
  const { result } = renderHook(() => useReportFrame(id), { wrapper: withServices(services) });
  await waitFor(() => expect(result.current).toMatchObject({ photos: src, player: { status: "ready" } }));
  expect(src).toMatch(/^\/files\/photos\//);
});
