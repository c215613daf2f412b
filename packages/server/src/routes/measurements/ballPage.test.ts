import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { png } from "../../files/images.fixture.ts";
import { addMember } from "../../testing.ts";
import { openReportFixture, type ReportFixture } from "../playerReports/reports.fixtures.ts";
import { videoSender } from "../videos/videos.fixture.ts";

let fixture: ReportFixture;
let videos: ReturnType<typeof videoSender>;
beforeAll(async () => {
  fixture = await openReportFixture({ config: { videoSources: ["https://videos.example"] } });
  videos = videoSender(fixture);
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.clear());

const page = async (ball: number, mode = "batting") =>
  fixture.ask(`members/${fixture.memberId}/${mode}/results/${ball}`);
const pageOf = async (ball: number, mode?: string) => (await page(ball, mode)).json();

/** As the measuring product pushes it. */
async function push(
  source_id: string,
  url: string,
  filmed_at = "2026-06-10T12:00:00+09:00",
  seconds: number | null = 10,
) {
  await fixture.server.db.query(
    `insert into videos (team_id, member_id, filmed_at, mode, url, seconds, source, source_id)
     values ($1, $2, $3, 1, $4, $5, 'nextshot', $6)`,
    [fixture.teamId, fixture.memberId, filmed_at, url, seconds, source_id],
  );
}

describe("BE-8 1球のページ", () => {
  test("動画がなくても開け、同じ種類の日の球が順に並び、前後の球を言う", async () => {
    const before = await fixture.measure("2026-06-01", 90);
    const same = await fixture.measure("2026-06-10", 100);
    const ball = await fixture.measure("2026-06-10", 104.5, { angle: 20, batting_result: 2 });
    await fixture.measure("2026-06-10", 120, { batting_type: 2 });
    await fixture.measure("2026-06-10", 120, { ball: "hard" });
    const after = await fixture.measure("2026-06-12", 99);
    const answer = await pageOf(ball);

    expect(answer).toMatchObject({
      player: { id: fixture.memberId, last_name: "佐藤", first_name: "一郎", grade: "j2" },
      ball: {
        id: ball,
        member_id: fixture.memberId,
        speed: 104.5,
        angle: 20,
        batting_result: 2,
        video_id: null,
        poster: null,
      },
      video: null,
      best: null,
      is_best: true,
      previous: before,
      next: after,
    });
    expect(answer.day.map((one: { ball: { id: number } }) => one.ball.id)).toEqual([same, ball]);
    expect((await pageOf(same)).is_best).toBe(false);
  });

  test("百球の日も、圧縮して小さく届く", async () => {
    let ball = 0;
    for (let speed = 0; speed < 100; speed += 1) ball = await fixture.pitch("2026-06-10", 80 + speed / 10);
    const url = `/api/coach/nextshot/members/${fixture.memberId}/pitching/results/${ball}`;
    const reply = await fixture.server.app.inject({
      url,
      headers: { ...fixture.headers, "accept-encoding": "gzip, deflate, br" },
    });
    expect(reply.headers["content-encoding"]).toBe("br");
    expect(reply.rawPayload.length).toBeLessThan(5000);
    expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString())).toEqual(await pageOf(ball, "pitching"));
  });

  test("投球の日は、どの球種も並ぶ。日本の日で区切る", async () => {
    const [first, second] = [
      await fixture.pitch("2026-06-10", 100),
      await fixture.pitch("2026-06-10", 90, { tag_pitch: 4 }),
    ];
    const next = await fixture.pitch("2026-06-11", 90);
    await fixture.server.db.query("update measurements set measured_at = '2026-06-09T15:00:00Z' where id = $1", [
      first,
    ]);
    await fixture.server.db.query("update measurements set measured_at = '2026-06-10T15:00:00Z' where id = $1", [next]);
    const { day, previous, next: after } = await pageOf(second, "pitching");
    expect([day.map((one: { ball: { id: number } }) => one.ball.id), previous, after]).toEqual([
      [first, second],
      null,
      next,
    ]);
  });

  test("投球のゾーンは、サマリーと同じくその選手の身長の打者のもの。打球にはない", async () => {
    await fixture.server.db.query("update members set height = 133.5, grade = 'e4'");
    const pitch = await fixture.pitch("2026-06-10", 80, { location: [0, 80], ball: "soft" });
    const { zone } = await pageOf(pitch, "pitching");
    expect(zone).toEqual({ bottom: 36, top: 71.4, radius: 4.9 });
    expect((await (await fixture.report("pitching/summary?ball=soft")).json()).zone).toMatchObject(zone);
    expect((await pageOf(await fixture.measure("2026-06-10", 90))).zone).toBeNull();
  });

  test("300球を超える日は、その球のまわりの300球", async () => {
    await fixture.server.db.query(
      `insert into measurements (team_id, member_id, measured_at, mode, tag_pitch, ball, speed)
       select $1, $2, '2026-06-10T12:00:00+09:00'::timestamptz + n * interval '10 seconds', 2, 1, 'rubber', 100
       from generate_series(1, 310) n`,
      [fixture.teamId, fixture.memberId],
    );
    const { rows } = await fixture.server.db.query<{ id: number }>("select id from measurements order by measured_at");
    const ids = rows.map(({ id }) => id);
    for (const [place, first] of [
      [0, 0],
      [153, 4],
      [309, 10],
    ] as const) {
      const { day, previous, next } = await pageOf(ids[place] ?? 0, "pitching");
      const shown = day.map((one: { ball: { id: number } }) => one.ball.id);
      expect([shown, previous, next]).toEqual([
        ids.slice(first, first + 300),
        ids[first - 1] ?? null,
        ids[first + 300] ?? null,
      ]);
    }
  });

  test("くらべる相手は、動画のある同じ種類のうち最も速い球。ありえない速さは数えない", async () => {
    const slow = await fixture.measure("2026-06-01", 100);
    const best = await fixture.measure("2026-06-02", 110);
    const faster = await fixture.measure("2026-06-03", 115);
    const impossible = await fixture.measure("2026-06-03", 290);
    const other = await fixture.measure("2026-06-04", 130, { batting_type: 3 });
    for (const ball of [slow, best, impossible, other]) await videos.keep(ball, { impactS: 1.25 });

    const seen = await pageOf(slow);
    expect([seen.best.ball.id, seen.best.video.impact_s, seen.is_best]).toEqual([best, 1.25, false]);
    // The fastest of all has no video.
    const own = await pageOf(best);
    expect([own.best, own.is_best]).toEqual([null, false]);
    const top = await pageOf(faster);
    expect([top.video, top.best.ball.id, top.is_best]).toEqual([null, best, true]);
    expect((await pageOf(impossible)).is_best).toBe(false);
  });

  test("くらべる打球は、8〜32°に上がったもの。速いゴロやフライは手本にしない", async () => {
    const own = await fixture.measure("2026-06-01", 90, { angle: 20 });
    const low = await fixture.measure("2026-06-02", 100, { angle: 8 });
    const high = await fixture.measure("2026-06-02", 99, { angle: 32 });
    const grounder = await fixture.measure("2026-06-03", 120, { angle: -1.3 });
    const fly = await fixture.measure("2026-06-03", 119, { angle: 32.1 });
    for (const ball of [own, high, grounder, fly]) await videos.keep(ball);
    expect((await pageOf(own)).best.ball.id).toBe(high);
    await videos.keep(low);
    expect((await pageOf(own)).best.ball.id).toBe(low);
    expect((await pageOf(grounder)).is_best).toBe(true);
  });

  test("投球は同じ球種どうし", async () => {
    const [straight, curve] = [
      await fixture.pitch("2026-06-01", 120),
      await fixture.pitch("2026-06-02", 90, { tag_pitch: 3 }),
    ];
    const slower = await fixture.pitch("2026-06-03", 88, { tag_pitch: 3 });
    for (const ball of [straight, curve, slower]) await videos.keep(ball);
    expect((await pageOf(slower, "pitching")).best.ball.id).toBe(curve);
  });

  test("T1 ほかの選手の球、もう一方の種類、消した選手の球は404", async () => {
    const other = await addMember(fixture.server.db, fixture.teamId);
    const theirs = await fixture.measure("2026-06-01", 100, { memberId: other.id });
    const ball = await fixture.measure("2026-06-01", 100);
    expect([(await page(theirs)).statusCode, (await page(ball, "pitching")).statusCode]).toEqual([404, 404]);
    await fixture.server.db.query("update members set deleted_at = now() where id = $1", [fixture.memberId]);
    expect((await page(ball)).statusCode).toBe(404);
  });
});

describe("BE-8 送られてきた動画", () => {
  test("決めた置き場所のものだけを見せる。指導者がつけたものが勝つ", async () => {
    await push("v-1", "https://videos.example/1.mp4");
    await push("v-2", "https://elsewhere.example/2.mp4");
    await push("v-3", "https://videos.example@elsewhere.example/3.mp4");
    await push("v-4", "https://videos.example.evil.example/4.mp4");
    const shown = await fixture.measure("2026-06-10", 100, { video_id: "v-1" });
    const hidden = [
      await fixture.measure("2026-06-10", 110, { video_id: "v-2" }),
      await fixture.measure("2026-06-10", 111, { video_id: "v-3" }),
      await fixture.measure("2026-06-10", 112, { video_id: "v-4" }),
      await fixture.measure("2026-06-10", 113, { video_id: "v-5" }),
    ];
    expect((await pageOf(shown)).video).toEqual({
      id: expect.any(Number),
      src: "https://videos.example/1.mp4",
      poster: null,
      impact_s: null,
      at_s: null,
      own: false,
    });
    for (const ball of hidden) {
      const { ball: one, video, best } = await pageOf(ball);
      expect([one.video_id, video, best.ball.id]).toEqual([null, null, shown]);
    }
    const listed = (await fixture.report("batting/results?sort=speed")).json().rows;
    expect(listed.map((row: { video_id: number | null }) => row.video_id !== null)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);

    const video = await videos.keep(shown);
    expect((await pageOf(shown)).video).toMatchObject({ id: video, own: true });
    expect((await fixture.write("DELETE", `videos/${video}`)).statusCode).toBe(200);
    const pushed = (await pageOf(shown)).video;
    expect(pushed.src).toBe("https://videos.example/1.mp4");
    expect((await fixture.write("DELETE", `videos/${pushed.id}`)).statusCode).toBe(404);
    expect((await fixture.write("POST", `videos/${pushed.id}/impact`, { impact_s: 2 })).json().impact_s).toBe(2);
  });

  test("1本に何球も写っていれば、その球の始まりを言う", async () => {
    await push("v-1", "https://videos.example/1.mp4", "2026-06-10T11:59:55+09:00");
    const [first, second] = [
      await fixture.measure("2026-06-10", 100, { video_id: "v-1" }),
      await fixture.measure("2026-06-10", 101, { video_id: "v-1" }),
    ];
    await fixture.server.db.query("update measurements set measured_at = measured_at + interval '3 s' where id = $1", [
      second,
    ]);
    expect([(await pageOf(first)).video.at_s, (await pageOf(second)).video.at_s]).toEqual([5, 8]);
  });
});

describe("I10 一覧のポスター", () => {
  test("覚えておいた返事からも、見る人ごとの鍵で。動画やポスターが変われば、次の返事に出る", async () => {
    const ball = await fixture.measure("2026-06-10", 100);
    const rows = async (headers = fixture.headers) =>
      (
        await fixture.server.app.inject({
          url: `/api/coach/nextshot/report/${fixture.memberId}/batting/results`,
          headers,
        })
      ).json().rows;
    const other = await fixture.signIn(fixture.teamId);
    expect((await rows())[0]).toMatchObject({ video_id: null, poster: null });
    const id = await videos.keep(ball, { poster: await png() });

    const [mine, theirs] = [(await rows())[0], (await rows(other))[0]];
    expect([mine.video_id, theirs.video_id, mine.poster === theirs.poster]).toEqual([id, id, false]);
    for (const { poster } of [mine, theirs, (await rows())[0]]) {
      expect((await fixture.server.app.inject(poster)).statusCode).toBe(200);
    }
    await videos.savePoster(id, await png(20, 20));
    const redrawn = (await rows())[0].poster;
    expect([redrawn === mine.poster, (await fixture.server.app.inject(redrawn)).statusCode]).toEqual([false, 200]);
    const summary = (await fixture.report("batting/summary")).json();
    expect(summary.balls.map((one: { video_id: number }) => one.video_id)).toEqual([id]);
    const changed = await fixture.write("DELETE", `measurements/${ball}`);
    expect((await fixture.server.app.inject(changed.json().poster)).statusCode).toBe(200);
  });
});
