import { gzipSync } from "node:zlib";
import { videoLimits } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { png } from "../../files/images.fixture.ts";
import { videoOf } from "../../files/videos.fixture.ts";
import { addTeam } from "../../testing.ts";
import { openReportFixture, type ReportFixture } from "../playerReports/reports.fixtures.ts";
import { videoSender } from "../videos/videos.fixture.ts";

const mb = 1024 * 1024;
const { partBytes } = videoLimits;
const limit = 5 * mb;

let fixture: ReportFixture;
let videos: ReturnType<typeof videoSender>;
beforeAll(async () => {
  fixture = await openReportFixture({ config: { storage: { ofClub: limit, freeAtLeast: 0 } } });
  videos = videoSender(fixture);
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.clear());

const storage = async (headers = fixture.headers) =>
  (await fixture.server.app.inject({ url: "/api/coach/team/storage", headers })).json();
const ball = () => fixture.measure("2026-06-10", 110);
/** Bytes that gzip cannot make fewer. */
const csvFile = (bytes: number) => gzipSync(crypto.getRandomValues(new Uint8Array(Math.min(bytes, 60_000))));

describe("R8 クラブの保存容量", () => {
  test("動画とポスター、取り込んだファイルを数え、ほかのクラブのものは数えない", async () => {
    expect(await storage()).toEqual({ limit, videos: 0, files: 0 });
    const sent = await videos.sendAll(await ball(), videoOf(2 * mb));
    await videos.savePoster(sent.id, await png());
    const { rows } = await fixture.server.db.query("select poster_bytes from videos");
    expect(rows[0].poster_bytes).toBeGreaterThan(20);
    const file = csvFile(50_000);
    expect((await fixture.sendBytes("imports/files", file)).statusCode).toBe(201);
    const whole = { limit, videos: 2 * mb + rows[0].poster_bytes, files: file.length };
    expect(await storage()).toEqual(whole);
    // The same coach's next file takes its place.
    await fixture.sendBytes("imports/files", file);
    expect(await storage()).toEqual(whole);
    expect(await storage(await fixture.signIn((await addTeam(fixture.server.db)).team_id))).toEqual({
      limit,
      videos: 0,
      files: 0,
    });
    await fixture.write("DELETE", `videos/${sent.id}`);
    expect(await storage()).toEqual({ limit, videos: 0, files: file.length });
  });

  test("入らない動画は、送る前に、使った量と限りと、できることを言って断る。ちょうどなら入る", async () => {
    await videos.sendAll(await ball(), videoOf(2 * mb));
    const refused = await videos.start(await ball(), videoOf(3 * mb + 1));
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: "conflict",
        error:
          "チームの保存容量5MBのうち2MBを使っているため、この動画（3.1MB）は保存できません。要らない動画を消すか、容量を増やせるかをお問い合わせください。",
      },
    ]);
    await videos.sendAll(await ball(), videoOf(3 * mb));
    expect(await storage()).toEqual({ limit, videos: limit, files: 0 });
  });

  test("2本を同時に送っても、合わせて限りを超えない。超えた1本は、はじめの部分で断る", async () => {
    const video = videoOf(3 * mb);
    const begun = [];
    for (const headers of [fixture.headers, await fixture.signIn(fixture.teamId)]) {
      const { upload_id } = (await videos.start(await ball(), video, headers)).json();
      begun.push({ upload_id, headers });
    }
    // Both are between their question and their commit at once, unless one waits for the other.
    await fixture.server.db.query(`create function linger() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.3); return new; end $$`);
    await fixture.server.db.query(`create trigger linger before update of received on video_uploads
      for each row execute function linger()`);
    const replies = await Promise.all(
      begun.map(({ upload_id, headers }) => videos.send(upload_id, 0, video.subarray(0, partBytes), headers)),
    );
    await fixture.server.db.query("drop function linger cascade");
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await storage()).toEqual({ limit, videos: 3 * mb, files: 0 });
  });

  test("限りを小さくしても、あるものは残り、新しいものだけ断る。取り込むファイルも同じ", async () => {
    const { id } = await videos.sendAll(await ball(), videoOf(2 * mb));
    await fixture.server.db.query("update videos set bytes = $1", [limit + 1]);
    expect(await storage()).toEqual({ limit, videos: limit + 1, files: 0 });
    expect((await videos.start(await ball(), videoOf(1))).statusCode).toBe(409);
    const file = await fixture.sendBytes("imports/files", csvFile(900));
    expect([file.statusCode, file.json().error]).toEqual([
      409,
      "チームの保存容量5MBのうち5.1MBを使っているため、このファイル（1KB）は保存できません。要らない動画を消すか、容量を増やせるかをお問い合わせください。",
    ]);
    expect((await fixture.write("POST", `videos/${id}/impact`, { impact_s: 1 })).statusCode).toBe(200);
    expect((await fixture.write("DELETE", `videos/${id}`)).statusCode).toBe(200);
    expect(await storage()).toEqual({ limit, videos: 0, files: 0 });
  });
});
