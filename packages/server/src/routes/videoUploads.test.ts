import { videoLimits } from "@kyuseki/domain";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { removeDiscarded } from "../files/discarding.ts";
import { filmOf, mp4Head } from "../files/films.fixture.ts";
import { eraseExpired } from "../retention.ts";
import { addTeam } from "../testing.ts";
import { filmFiles, filmSender } from "./films.fixture.ts";
import { openReportWorld, type ReportWorld, reportNow } from "./reports.fixtures.ts";

const { partBytes } = videoLimits;
const log = pino({ level: "silent" });

let world: ReportWorld;
let films: ReturnType<typeof filmSender>;
beforeAll(async () => {
  world = await openReportWorld();
  films = filmSender(world);
});
afterAll(() => world.server.stop());
beforeEach(async () => {
  await world.clear();
  await removeDiscarded({ ...world.server, log });
});

const kept = () => filmFiles(world);
const bytesOf = async (src: string) => (await world.server.app.inject(src)).rawPayload;
const ballPage = async (ball: number) => (await world.ask(`members/${world.memberId}/batting/results/${ball}`)).json();

describe("BE-8 動画を送る", () => {
  test("3つに分けて送り、途中で切れても続きから。届いたものは1バイトも違わない", async () => {
    const ball = await world.measure("2026-06-10", 110);
    const film = filmOf(partBytes * 2 + 12_345);
    const begun = await films.start(ball, film);
    expect([begun.statusCode, begun.json()]).toEqual([
      200,
      { upload_id: expect.any(Number), part_bytes: partBytes, received: 0 },
    ]);
    const { upload_id } = begun.json();
    expect((await films.send(upload_id, 0, film.subarray(0, partBytes))).json().received).toBe(1);

    const again = await films.start(ball, film);
    expect(again.json()).toEqual({ upload_id, part_bytes: partBytes, received: 1 });
    expect((await films.finish(upload_id)).json()).toEqual({
      code: "conflict",
      error: "動画がまだ最後まで届いていません。続きを送ってください。",
    });
    await films.send(upload_id, 1, film.subarray(partBytes, partBytes * 2));
    await films.send(upload_id, 2, film.subarray(partBytes * 2));
    const done = await films.finish(upload_id);

    expect([done.statusCode, done.json()]).toEqual([
      200,
      { id: expect.any(Number), src: expect.any(String), poster: null, impact_s: null, at_s: null, own: true },
    ]);
    expect(film.equals(await bytesOf(done.json().src))).toBe(true);
    expect((await ballPage(ball)).film).toEqual(done.json());
    const { rows } = await world.server.db.query("select action, member_ids from audit_log");
    expect(rows).toEqual([{ action: "video_added", member_ids: [world.memberId] }]);
    expect((await films.finish(upload_id)).statusCode).toBe(404);
  });

  test("部分は順に。同じものをもう一度送っても、2人が同時に送っても、1つだけ", async () => {
    const ball = await world.measure("2026-06-10", 110);
    const film = filmOf(partBytes + 10);
    const { upload_id } = (await films.start(ball, film)).json();
    const [first, last] = [film.subarray(0, partBytes), film.subarray(partBytes)];

    expect((await films.send(upload_id, 1, last)).json()).toEqual({
      code: "conflict",
      error: "動画の前の部分がまだ届いていません。続きを送ってください。",
    });
    const both = await Promise.all([films.send(upload_id, 0, first), films.send(upload_id, 0, first)]);
    expect(both.map((reply) => [reply.statusCode, reply.json().received])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    // Known already: what it says is not looked at.
    expect((await films.send(upload_id, 0, Buffer.from("x"))).json().received).toBe(1);
    await films.send(upload_id, 1, last);
    expect((await bytesOf((await films.finish(upload_id)).json().src)).equals(film)).toBe(true);
  });

  test.each([
    ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>"), "MP4・WebM・MOVの動画を選んでください"],
    ["HEIC", mp4Head("heic", "mif1"), "MP4・WebM・MOVの動画を選んでください"],
  ])("I9 %sは400で、理由を欄に返し、何も残らない", async (_, bytes, reason) => {
    const ball = await world.measure("2026-06-10", 110);
    const { upload_id } = (await films.start(ball, bytes)).json();
    const reply = await films.send(upload_id, 0, bytes);
    expect([reply.statusCode, reply.json().fields, kept()]).toEqual([400, { video: reason }, 0]);
  });

  test("I9 大きさが言ったとおりでなければ400。2MBを超える部分は413、ほかの種類は415", async () => {
    const ball = await world.measure("2026-06-10", 110);
    const film = filmOf(1000);
    const { upload_id } = (await films.start(ball, film)).json();
    for (const wrong of [film.subarray(1), filmOf(1001)]) {
      const reply = await films.send(upload_id, 0, wrong);
      expect([reply.statusCode, reply.json().fields]).toEqual([
        400,
        { video: "選んだ動画と大きさが違います。もう一度選んでください" },
      ]);
    }
    await films.send(upload_id, 0, film);
    expect((await films.send(upload_id, 1, film)).statusCode).toBe(400);
    expect((await films.send(upload_id, 1, filmOf(partBytes + 1))).statusCode).toBe(413);
    const asJson = await world.server.app.inject({
      method: "PUT",
      url: `/api/coach/nextshot/video-uploads/${upload_id}/parts/0`,
      headers: world.headers,
      payload: { a: 1 },
    });
    expect(asJson.statusCode).toBe(415);
    const tooLarge = { bytes: videoLimits.maxBytes + 1, resume_key: "a".repeat(64) };
    expect((await world.write("POST", `measurements/${ball}/video-uploads`, tooLarge)).json().fields).toEqual({
      bytes: "500 MB以下の動画を選んでください",
    });
  });

  test("送りかけは1チーム5本まで。1日たつと、ファイルごと消える", async () => {
    const film = filmOf(partBytes + 10);
    for (let at = 0; at < 5; at += 1) {
      const { upload_id } = (await films.start(await world.measure("2026-06-10", 100 + at), film)).json();
      await films.send(upload_id, 0, film.subarray(0, partBytes));
    }
    const sixth = await world.measure("2026-06-10", 120);
    const refused = await films.start(sixth, film);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      "送りかけの動画が5本あります。どれかを最後まで送るか取り消してから、もう一度お試しください。",
    ]);
    const later = new Date(reportNow.getTime() + videoLimits.unfinishedHours * 3_600_000);
    expect(kept()).toBe(5);
    await eraseExpired({ db: world.server.db, now: () => later, log });
    await removeDiscarded({ ...world.server, log });
    expect(kept()).toBe(0);
    expect((await films.start(sixth, film)).statusCode).toBe(200);
  });

  test("取り消すと、ファイルも消える。もうないものも200", async () => {
    const film = filmOf(1000);
    const { upload_id } = (await films.start(await world.measure("2026-06-10", 110), film)).json();
    await films.send(upload_id, 0, film);
    expect([(await films.cancel(upload_id)).statusCode, kept()]).toEqual([200, 0]);
    expect((await films.cancel(upload_id)).statusCode).toBe(200);
    expect((await films.send(upload_id, 0, film)).statusCode).toBe(404);
  });

  test("T1 ほかのチームのものは、取り消すことも、続けることもできない", async () => {
    const film = filmOf(1000);
    const ball = await world.measure("2026-06-10", 110);
    const { upload_id } = (await films.start(ball, film)).json();
    const stranger = await world.signIn((await addTeam(world.server.db)).team_id);
    expect((await films.start(ball, film, stranger)).statusCode).toBe(404);
    expect((await films.send(upload_id, 0, film, stranger)).statusCode).toBe(404);
    await world.server.app.inject({
      method: "DELETE",
      url: `/api/coach/nextshot/video-uploads/${upload_id}`,
      headers: stranger,
    });
    expect((await films.send(upload_id, 0, film)).json().received).toBe(1);
  });
});
