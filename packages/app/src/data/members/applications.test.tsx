// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import { act, renderHook } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTeamServer, withServices } from "../../../testing/teamServer.tsx";
import { queryKeys } from "../queryKeys.ts";
import { useApplication } from "./applications.ts";
import { readMember } from "./member.ts";

let server: Awaited<ReturnType<typeof startTeamServer>>;
beforeAll(async () => {
  server = await startTeamServer();
});
afterAll(() => server.stop());
beforeEach(() => server.startOver());

test("BE-6 申請を統合すると、見ておいた統合先の詳細も、開いたときに読み直す", async () => {
  const { teamId } = server.ids();
  const into = await addMember(server.db, teamId, { last_name: "水野" });
  const applicant = await addMember(server.db, teamId, { state: "applied", guardian_email: "oya@home.example" });
  const services = await server.signIn();
  expect((await readMember(services, into.id)).guardian_email).toBeNull();

  const { result } = renderHook(() => useApplication({ id: applicant.id, state: "applied" }), {
    wrapper: withServices(services),
  });
  await act(() => result.current.onMerge(into.id));
  expect(services.queries.getQueryState(queryKeys.member(into.id))?.isInvalidated).toBe(true);
  expect((await readMember(services, into.id)).guardian_email).toBe("oya@home.example");
});
