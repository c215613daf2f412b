import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { videoLimits } from "@kyuseki/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFolderFiles } from "../../files/folderFiles.ts";
import { heldFiles } from "../../files/heldFiles.fixture.ts";
import { png } from "../../files/images.fixture.ts";
import { videoOf } from "../../files/videos.fixture.ts";
import { addTeam } from "../../testing.ts";
import { openReportFixture, type ReportFixture } from "../playerReports/reports.fixtures.ts";
import { videoSender } from "./videos.fixture.ts";

const folder = mkdtempSync(join(tmpdir(), "kyuseki-silent-"));
const silent = heldFiles(createFolderFiles(folder));

let fixture: ReportFixture;
beforeAll(async () => {
  fixture = await openReportFixture({ files: silent.files });
  await fixture.clear();
});
afterAll(async () => {
  await fixture.server.stop();
  rmSync(folder, { recursive: true });
});

const unavailable = [503, "サーバーが混み合っています。時間をおいて、もう一度お試しください。"];

test("R6 黙ったストアを待つのは、その呼び出しだけ。時間が来れば503で、送り直せば、動画は1本だけ", async () => {
  const { server } = fixture;
  const videos = videoSender(fixture);
  const video = videoOf(videoLimits.partBytes + 10);
  const [first, last] = [video.subarray(0, videoLimits.partBytes), video.subarray(videoLimits.partBytes)];
  const balls = await Promise.all(Array.from({ length: 8 }, (_, at) => fixture.measure("2026-06-10", 100 + at)));
  const [ball = 0] = balls;
  const begun = [];
  for (const of of balls) {
    const { upload_id } = (await videos.start(of, video, await fixture.signIn(fixture.teamId))).json();
    begun.push(upload_id);
  }
  const [upload = 0] = begun;
  const other = await fixture.signIn((await addTeam(server.db)).team_id);

  // More than the pool has connections, and each of them waits for the store.
  const waiting = begun.map((id) => videos.send(id, 0, first));
  const logo = server.app.inject({
    method: "POST",
    url: "/api/coach/team/logo",
    headers: { ...(await fixture.signIn(fixture.teamId, "manager")), "content-type": "image/png" },
    payload: await png(),
  });
  await expect.poll(silent.asked).toBe(9);
  // What was discarded before is tried again after each cancellation, which is answered all the same.
  await server.db.query("insert into discarded_files values ('videos/gone/0')");
  const began = performance.now();
  const meanwhile = await Promise.all([
    ...[fixture.headers, other].map((headers) => server.app.inject({ url: "/api/coach/memberlist/members", headers })),
    ...[fixture.headers, other].map((headers) => server.app.inject({ url: "/api/coach/team/", headers })),
    fixture.write("DELETE", `measurements/${balls.at(-1)}`),
    videos.cancel(begun.at(-1) ?? 0),
  ]);
  expect(meanwhile.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(performance.now() - began).toBeLessThan(2500);

  const answers = await Promise.all([...waiting, logo]);
  const waitedMs = performance.now() - began;
  expect([waitedMs > 4000, waitedMs < 7000]).toEqual([true, true]);
  expect(answers.map((reply) => [reply.statusCode, reply.json().error])).toEqual(Array(9).fill(unavailable));
  const { rows } = await server.db.query("select received, sending_until from video_uploads");
  expect(rows).toEqual(Array(7).fill({ received: 0, sending_until: null }));
  const { rows: teams } = await server.db.query("select logo from teams where team_id = $1", [fixture.teamId]);
  expect(teams).toEqual([{ logo: null }]);

  silent.release();
  const sent = await Promise.all([videos.send(upload, 0, first), videos.send(upload, 0, first)]);
  expect(sent.map((reply) => [reply.statusCode, reply.json().received])).toEqual(Array(2).fill([200, 1]));
  expect((await videos.send(upload, 1, last)).json().received).toBe(2);
  const done = await videos.finish(upload);
  expect((await server.app.inject(done.json().src)).rawPayload.equals(video)).toBe(true);
  const { rows: counted } = await server.db.query("select count(*) from videos where file is not null");
  expect([counted, ball > 0]).toEqual([[{ count: 1 }], true]);
}, 20_000);
