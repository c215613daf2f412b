import { videoLimits } from "@kyuseki/domain";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mp4Head, videoOf } from "../../files/videos.fixture.ts";
import { removeDiscardedFiles } from "../../retention/removeDiscardedFiles.ts";
import { deleteExpired } from "../../retention/retention.ts";
import { addTeam } from "../../testing.ts";
import { openReportFixture, type ReportFixture, reportNow } from "../playerReports/reports.fixtures.ts";
import { videoFiles, videoSender } from "./videos.fixture.ts";

const { partBytes } = videoLimits;
const log = pino({ level: "silent" });

let fixture: ReportFixture;
let videos: ReturnType<typeof videoSender>;
beforeAll(async () => {
  fixture = await openReportFixture();
  videos = videoSender(fixture);
});
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  // As the product deletes a club: its files are discarded with it.
  await fixture.server.db.query("delete from teams");
  await fixture.clear();
  await removeDiscardedFiles({ ...fixture.server, log });
});

const kept = () => videoFiles(fixture);
const bytesOf = async (src: string) => (await fixture.server.app.inject(src)).rawPayload;
const ballPage = async (ball: number) =>
  (await fixture.ask(`members/${fixture.memberId}/batting/results/${ball}`)).json();

describe("BE-8 動画を送る", () => {
  test("3つに分けて送り、途中で切れても続きから。届いたものは1バイトも違わない", async () => {
    const ball = await fixture.measure("2026-06-10", 110);
    const video = videoOf(partBytes * 2 + 12_345);
    const begun = await videos.start(ball, video);
    expect([begun.statusCode, begun.json()]).toEqual([
      200,
      { upload_id: expect.any(Number), part_bytes: partBytes, received: 0 },
    ]);
    const { upload_id } = begun.json();
    expect((await videos.send(upload_id, 0, video.subarray(0, partBytes))).json().received).toBe(1);

    const again = await videos.start(ball, video);
    expect(again.json()).toEqual({ upload_id, part_bytes: partBytes, received: 1 });
    expect((await videos.finish(upload_id)).json()).toEqual({
      code: "conflict",
      error: "動画がまだ最後まで届いていません。続きを送ってください。",
    });
    await videos.send(upload_id, 1, video.subarray(partBytes, partBytes * 2));
    await videos.send(upload_id, 2, video.subarray(partBytes * 2));
    const done = await videos.finish(upload_id);

    expect([done.statusCode, done.json()]).toEqual([
      200,
      { id: expect.any(Number), src: expect.any(String), poster: null, impact_s: null, at_s: null, own: true },
    ]);
    expect(video.equals(await bytesOf(done.json().src))).toBe(true);
    expect((await ballPage(ball)).video).toEqual(done.json());
    const { rows } = await fixture.server.db.query("select action, member_ids from audit_log");
    expect(rows).toEqual([{ action: "video_added", member_ids: [fixture.memberId] }]);
    expect((await videos.finish(upload_id)).statusCode).toBe(404);
  });

  test("部分は順に。同じものをもう一度送っても、2人が同時に送っても、1つだけ", async () => {
    const ball = await fixture.measure("2026-06-10", 110);
    const video = videoOf(partBytes + 10);
    const { upload_id } = (await videos.start(ball, video)).json();
    const [first, last] = [video.subarray(0, partBytes), video.subarray(partBytes)];

    expect((await videos.send(upload_id, 1, last)).json()).toEqual({
      code: "conflict",
      error: "動画の前の部分がまだ届いていません。続きを送ってください。",
    });
    const both = await Promise.all([videos.send(upload_id, 0, first), videos.send(upload_id, 0, first)]);
    expect(both.map((reply) => [reply.statusCode, reply.json().received])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    // Known already: what it says is not looked at.
    expect((await videos.send(upload_id, 0, Buffer.from("x"))).json().received).toBe(1);
    await videos.send(upload_id, 1, last);
    expect((await bytesOf((await videos.finish(upload_id)).json().src)).equals(video)).toBe(true);
  });

  test.each([
    ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>"), "MP4・WebM・MOVの動画を選んでください"],
    ["HEIC", mp4Head("heic", "mif1"), "MP4・WebM・MOVの動画を選んでください"],
  ])("I9 %sは400で、理由を欄に返し、何も残らない", async (_, bytes, reason) => {
    const ball = await fixture.measure("2026-06-10", 110);
    const { upload_id } = (await videos.start(ball, bytes)).json();
    const reply = await videos.send(upload_id, 0, bytes);
    expect([reply.statusCode, reply.json().fields, kept()]).toEqual([400, { video: reason }, 0]);
  });

  test("I9 大きさが言ったとおりでなければ400。2MBを超える部分は413、ほかの種類は415", async () => {
    const ball = await fixture.measure("2026-06-10", 110);
    const video = videoOf(1000);
    const { upload_id } = (await videos.start(ball, video)).json();
    for (const wrong of [video.subarray(1), videoOf(1001)]) {
      const reply = await videos.send(upload_id, 0, wrong);
      expect([reply.statusCode, reply.json().fields]).toEqual([
        400,
        { video: "選んだ動画と大きさが違います。もう一度選んでください" },
      ]);
    }
    await videos.send(upload_id, 0, video);
    expect((await videos.send(upload_id, 1, video)).statusCode).toBe(400);
    expect((await videos.send(upload_id, 1, videoOf(partBytes + 1))).statusCode).toBe(413);
    const asJson = await fixture.server.app.inject({
      method: "PUT",
      url: `/api/coach/nextshot/video-uploads/${upload_id}/parts/0`,
      headers: fixture.headers,
      payload: { a: 1 },
    });
    expect(asJson.statusCode).toBe(415);
    const tooLarge = { bytes: videoLimits.maxBytes + 1, resume_key: "a".repeat(64) };
    expect((await fixture.write("POST", `measurements/${ball}/video-uploads`, tooLarge)).json().fields).toEqual({
      bytes: "500 MB以下の動画を選んでください",
    });
  });

  test("送りかけは1チーム5本まで。1日たつと、ファイルごと消える", async () => {
    const video = videoOf(partBytes + 10);
    for (let at = 0; at < 5; at += 1) {
      const { upload_id } = (await videos.start(await fixture.measure("2026-06-10", 100 + at), video)).json();
      await videos.send(upload_id, 0, video.subarray(0, partBytes));
    }
    const sixth = await fixture.measure("2026-06-10", 120);
    const refused = await videos.start(sixth, video);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      "送りかけの動画が5本あります。どれかを最後まで送るか取り消してから、もう一度お試しください。",
    ]);
    const later = new Date(reportNow.getTime() + videoLimits.unfinishedHours * 3_600_000);
    expect(kept()).toBe(5);
    await deleteExpired({ db: fixture.server.db, now: () => later, log });
    await removeDiscardedFiles({ ...fixture.server, log });
    expect(kept()).toBe(0);
    expect((await videos.start(sixth, video)).statusCode).toBe(200);
  });

  test("取り消すと、ファイルも消える。もうないものも200", async () => {
    const video = videoOf(1000);
    const { upload_id } = (await videos.start(await fixture.measure("2026-06-10", 110), video)).json();
    await videos.send(upload_id, 0, video);
    expect([(await videos.cancel(upload_id)).statusCode, kept()]).toEqual([200, 0]);
    expect((await videos.cancel(upload_id)).statusCode).toBe(200);
    expect((await videos.send(upload_id, 0, video)).statusCode).toBe(404);
  });

  test("T1 ほかのチームのものは、取り消すことも、続けることもできない", async () => {
    const video = videoOf(1000);
    const ball = await fixture.measure("2026-06-10", 110);
    const { upload_id } = (await videos.start(ball, video)).json();
    const stranger = await fixture.signIn((await addTeam(fixture.server.db)).team_id);
    expect((await videos.start(ball, video, stranger)).statusCode).toBe(404);
    expect((await videos.send(upload_id, 0, video, stranger)).statusCode).toBe(404);
    await fixture.server.app.inject({
      method: "DELETE",
      url: `/api/coach/nextshot/video-uploads/${upload_id}`,
      headers: stranger,
    });
    expect((await videos.send(upload_id, 0, video)).json().received).toBe(1);
  });
});
