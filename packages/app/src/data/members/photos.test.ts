// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { withServices } from "../../../testing/teamServer.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import type { Services } from "../../services/services.ts";
import { readMember } from "./member.ts";
import { memberQuery } from "./memberQuery.ts";
import { clearPhoto, savePhoto } from "./photos.ts";
import { teamPhotosQuery, usePhotosSrc } from "./teamPhotos.ts";
import { membersQuery } from "./useMembers.ts";

const server = teamServerOfFile();
let services: Services;
let id = 0;
beforeEach(async () => {
  id = (await addMember(server.db, server.ids().teamId)).id;
  services = await server.signIn("coach@example.jp");
  await services.queries.fetchQuery(membersQuery(services.call));
  await readMember(services, id);
});

const photosOn = (on: boolean) =>
  server.db.query("update teams set photos = $2 where team_id = $1", [server.ids().teamId, on]);
const listed = () => services.queries.getQueryData(membersQuery(services.call).queryKey)?.map(({ photo }) => photo);
const shown = () => services.queries.getQueryData(memberQuery(services.call, id).queryKey);
const dot = new Blob(
  [
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
      "base64",
    ),
  ],
  { type: "image/png" },
);

describe("選手の写真", () => {
  test("送ると、パネルと一覧に出て、ファイルが見える。外すと、どちらからも消える", async () => {
    await photosOn(true);
    await savePhoto(services, id, dot);
    const photo = shown()?.photo;
    expect(photo).toEqual(expect.any(Number));
    expect([listed(), shown()?.photo_consent]).toEqual([[photo], { by: "片山 恵", at: expect.any(String) }]);
    const { src, count } = await services.queries.fetchQuery(teamPhotosQuery(services.call));
    const seen = await fetch(`${server.url}${src}${photo}`);
    expect([count, seen.status, seen.headers.get("content-type")]).toEqual([1, 200, "image/webp"]);

    await clearPhoto(services, id);
    expect([shown()?.photo, listed()]).toEqual([undefined, [undefined]]);
    expect((await fetch(`${server.url}${src}${photo}`)).status).toBe(404);
  });

  test("写真のある選手がいるときだけ、写真のあるところをたずねる", async () => {
    await photosOn(true);
    const members = () => services.queries.getQueryData(membersQuery(services.call).queryKey) ?? [];
    const run = () => renderHook(() => usePhotosSrc(members()), { wrapper: withServices(services) }).result;
    expect(run().current).toBeNull();
    expect(services.queries.getQueryState(teamPhotosQuery(services.call).queryKey)?.fetchStatus).toBe("idle");

    await savePhoto(services, id, dot);
    const src = run();
    await waitFor(() => expect(src.current).toMatch(/^\/files\/photos\/[\w-]{43}\.[\w-]{43}\/$/));
  });

  test("チームが使わない設定に変えていたら、断られ、画面はその設定を読み直す", async () => {
    await photosOn(true);
    await services.queries.fetchQuery(teamPhotosQuery(services.call));
    await photosOn(false);
    await expect(savePhoto(services, id, dot)).rejects.toMatchObject({ code: "conflict" });
    expect(services.queries.getQueryState(teamPhotosQuery(services.call).queryKey)?.isInvalidated).toBe(true);
    expect(shown()?.photo).toBeUndefined();
  });

  test("画像でないものは、送る前に断る", async () => {
    await photosOn(true);
    await expect(savePhoto(services, id, new Blob(["<svg/>"], { type: "image/svg+xml" }))).rejects.toMatchObject({
      code: "invalid",
    });
    await expect(savePhoto(services, id, new Blob(["x"], { type: "image/png" }))).rejects.toMatchObject({
      fields: { photo: "PNG・JPG・WebPの画像を選んでください" },
    });
  });
});
