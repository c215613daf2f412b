// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import { renderHook, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTeamServer, withServices } from "../../testing/teamServer.tsx";
import { useMemberPhoto } from "../routes/memberDetail/useMemberPhoto.ts";
import { useReportFrame } from "../routes/report/useReportFrame.ts";
import type { Services } from "../services/services.ts";
import { savePhoto } from "./photos.ts";
import { queryKeys } from "./queryKeys.ts";
import { usePhotosSrc } from "./teamPhotos.ts";
import { membersQuery } from "./useMembers.ts";

let server: Awaited<ReturnType<typeof startTeamServer>>;
let services: Services;
let id = 0;
beforeAll(async () => {
  server = await startTeamServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.startOver();
  id = (await addMember(server.db, server.ids().teamId)).id;
  await server.db.query("update teams set photos = true");
  services = await server.signIn("coach@example.jp");
});

const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const addPhoto = () => savePhoto(services, id, new Blob([Buffer.from(dot, "base64")], { type: "image/png" }));
const run = <Result,>(hook: () => Result) => renderHook(hook, { wrapper: withServices(services) }).result;
const anySrc = expect.stringMatching(/^\/files\/photos\/[\w-]{43}\.[\w-]{43}\/$/);

test("写真のある選手がいるときだけ、写真のあるところをたずねる", async () => {
  const members = await services.queries.fetchQuery(membersQuery(services.call));
  expect(run(() => usePhotosSrc(members)).current).toBeNull();
  expect(services.queries.getQueryState(queryKeys.photos)?.fetchStatus).toBe("idle");

  await addPhoto();
  const shown = services.queries.getQueryData(membersQuery(services.call).queryKey) ?? [];
  const src = run(() => usePhotosSrc(shown));
  await waitFor(() => expect(src.current).toEqual(anySrc));
});

test("レポートの見出しも、写真のあるところを知っている", async () => {
  await addPhoto();
  const frame = run(() => useReportFrame(id));
  await waitFor(() => expect(frame.current).toMatchObject({ photos: anySrc, player: { status: "ready" } }));
});

test("パネルでは、使う設定のチームだけが写真を変えられる", async () => {
  const on = run(() => useMemberPhoto(id));
  await waitFor(() => expect(on.current?.src).toEqual(anySrc));

  await server.db.query("update teams set photos = false");
  services = await server.signIn("coach@example.jp");
  const off = run(() => useMemberPhoto(id));
  await waitFor(() => expect(services.queries.getQueryState(queryKeys.photos)?.status).toBe("success"));
  expect(off.current).toBeNull();
});
