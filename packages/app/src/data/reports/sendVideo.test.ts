import { videoLimits } from "@kyuseki/domain";
import { createClient } from "@kyuseki/domain/client";
import {
  addMember,
  addTeam,
  addUser,
  removeTeams,
  signIn,
  startTestServer,
  testPassword,
} from "@kyuseki/server/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openFaultProxy } from "../../../e2e/faults/faultProxy.ts";
import { sendVideo } from "./sendVideo.ts";
import { webmBytes, webmFile } from "./video.fixtures.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
let proxy: Awaited<ReturnType<typeof openFaultProxy>>;
let ballId = 0;
let token = "";
beforeAll(async () => {
  server = await startTestServer();
  proxy = await openFaultProxy(await server.listen());
});
afterAll(async () => {
  await proxy.close();
  await server.stop();
});
beforeEach(async () => {
  await removeTeams(server.db);
  const { team_id } = await addTeam(server.db);
  await server.db.query("update teams set nextshot_available = true");
  token = await signIn(server.app, (await addUser(server.db, team_id)).email, testPassword);
  const { id } = await addMember(server.db, team_id);
  const { rows } = await server.db.query<{ id: number }>(
    `insert into measurements (team_id, member_id, measured_at, mode, batting_type, ball, speed)
     values ($1, $2, now(), 1, 3, 'rubber', 120) returning id::int`,
    [team_id, id],
  );
  ballId = rows[0]?.id ?? 0;
});

/** Two whole parts and a little. */
const bytes = webmBytes(2 * videoLimits.partBytes + 100);

function sending(signal = new AbortController().signal) {
  const { call } = createClient({ token: () => token, baseURL: proxy.url, adapter: "http" });
  const told: number[] = [];
  const sent = (onPart: (sent: number) => void = () => {}) =>
    sendVideo({
      call,
      file: webmFile(bytes),
      ballId,
      onProgress: (progress) => {
        told.push(progress.sent);
        onPart(progress.sent);
      },
      signal,
    });
  return { sent, told };
}

const partsSince = (from: number) =>
  proxy.seen.slice(from).flatMap(({ call }) => /PUT .*\/parts\/(\d+)$/.exec(call)?.slice(1) ?? []);

test("BE-8 二つ目で途切れた動画は、同じファイルで続きから届き、一つの動画になる", async () => {
  const { sent, told } = sending();
  const broken = sent((bytesSent) => {
    if (bytesSent !== videoLimits.partBytes) return;
    const [, upload = ""] = /video-uploads\/(\d+)/.exec(proxy.seen.at(-1)?.call ?? "") ?? [];
    const call = `PUT /api/coach/nextshot/video-uploads/${upload}/parts/1`;
    proxy.script(call, [{ kind: "answer", status: 500, body: "{}" }]);
  });
  await expect(broken).rejects.toMatchObject({ code: "unexpected" });
  expect(told).toEqual([0, videoLimits.partBytes]);

  // As after a reload: another client, the same file chosen again.
  const again = sending();
  const from = proxy.seen.length;
  const { src, own } = await again.sent();
  expect([own, partsSince(from), again.told]).toEqual([
    true,
    ["1", "2"],
    [videoLimits.partBytes, 2 * videoLimits.partBytes, bytes.length],
  ]);
  const kept = new Uint8Array(await (await fetch(new URL(src, proxy.url))).arrayBuffer());
  expect(Buffer.compare(kept, bytes)).toBe(0);
});

test("BE-8 やめると、つぎの部分は送られず、何の動画にもならない", async () => {
  const stop = new AbortController();
  const { sent } = sending(stop.signal);
  const from = proxy.seen.length;
  const stopped = sent((bytesSent) => bytesSent > 0 && stop.abort());
  await expect(stopped).rejects.toHaveProperty("name", "AbortError");
  expect(partsSince(from)).toEqual(["0"]);
  expect((await server.db.query("select 1 from videos")).rowCount).toBe(0);
});
