import pino from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { photo, png } from "../../files/images.fixture.ts";
import { videoOf } from "../../files/videos.fixture.ts";
import { removeLeftovers } from "../../retention/leftovers.fixture.ts";
import { removeDiscardedFiles } from "../../retention/removeDiscardedFiles.ts";
import { deleteExpired } from "../../retention/retention.ts";
import { addMember } from "../../testing.ts";
import { openReportFixture, type ReportFixture, reportNow } from "../playerReports/reports.fixtures.ts";
import { videoFiles, videoSender } from "./videos.fixture.ts";

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

describe("BE-8 送った動画", () => {
  test("差し替えると、前の動画とポスターはファイルごと消える。外すと、球は動画なしになる", async () => {
    const ball = await fixture.measure("2026-06-10", 110);
    const first = await videos.sendAll(ball, videoOf(1000));
    await videos.savePoster(first.id, await png());
    expect(kept()).toBe(2);
    const second = await videos.sendAll(ball, videoOf(2000));
    expect([kept(), (await fixture.server.app.inject(first.src)).statusCode]).toEqual([1, 404]);

    expect((await fixture.write("DELETE", `videos/${second.id}`)).json()).toEqual({});
    expect([kept(), (await ballPage(ball)).video]).toEqual([0, null]);
    expect((await fixture.write("DELETE", `videos/${second.id}`)).statusCode).toBe(404);
    const { rows } = await fixture.server.db.query("select action from audit_log order by id");
    expect(rows.map(({ action }) => action)).toEqual(["video_added", "video_added", "video_removed"]);
  });

  test("I9 ポスターは640pxのWebPに描き直し、写した場所は残らない。SVGは断る", async () => {
    const { id } = await videos.sendAll(await fixture.measure("2026-06-10", 110), videoOf(1000));
    const large = await sharp(await photo())
      .resize(1600)
      .jpeg()
      .keepExif()
      .toBuffer();
    const { poster } = (await videos.savePoster(id, large, "image/jpeg")).json();
    const { format, width, exif } = await sharp(await bytesOf(poster)).metadata();
    expect([format, width, exif]).toEqual(["webp", 640, undefined]);
    const svg = await videos.savePoster(id, Buffer.from("<svg></svg>"));
    expect(svg.json().fields).toEqual({ poster: "PNG・JPG・WebPの画像を選んでください" });
    const second = (await videos.savePoster(id, await png())).json();
    expect(second.poster).not.toBe(poster);
    expect([kept(), (await fixture.server.app.inject(poster)).statusCode]).toEqual([2, 401]);
  });

  test("インパクトの時刻は、そのまま返る。忘れることもできる", async () => {
    const ball = await fixture.measure("2026-06-10", 110);
    const { id } = await videos.sendAll(ball, videoOf(1000));
    const impact_s = 36.5 / 30;
    expect((await fixture.write("POST", `videos/${id}/impact`, { impact_s })).json().impact_s).toBe(impact_s);
    expect((await ballPage(ball)).video.impact_s).toBe(impact_s);
    expect((await fixture.write("POST", `videos/${id}/impact`, { impact_s: null })).json().impact_s).toBeNull();
    expect((await fixture.write("POST", `videos/${id}/impact`, { impact_s: -1 })).statusCode).toBe(400);
  });

  test("削除した球を元に戻すと、動画もついている。30日たって消えれば、動画も消える", async () => {
    const [back, gone] = [await fixture.measure("2026-06-10", 110), await fixture.measure("2026-06-10", 111)];
    const video = await videos.keep(back);
    await videos.keep(gone);
    for (const ball of [back, gone]) await fixture.write("DELETE", `measurements/${ball}`);
    expect((await fixture.write("POST", `measurements/${back}/restore`)).json().video_id).toBe(video);

    // Whoever asks stays signed in: the sweep takes ended sessions along.
    await fixture.server.db.query("update sessions set expires_at = '2099-01-01', ends_at = '2099-01-01'");
    const sweep = async (days: number) => {
      const now = () => new Date(reportNow.getTime() + days * 86_400_000);
      await deleteExpired({ db: fixture.server.db, now, log });
      await removeDiscardedFiles({ ...fixture.server, log });
      return kept();
    };
    expect([await sweep(29), await sweep(30)]).toEqual([2, 1]);
    expect((await ballPage(back)).video.id).toBe(video);
  });

  test("動画だけ消えた球も、元に戻せる", async () => {
    const ball = await fixture.measure("2026-06-10", 110);
    const video = await videos.keep(ball);
    await fixture.write("DELETE", `measurements/${ball}`);
    await fixture.write("DELETE", `videos/${video}`);
    expect((await fixture.write("POST", `measurements/${ball}/restore`)).json().video_id).toBeNull();
  });

  test("P3 メンバーを消すと、動画・送りかけ・ポスターのファイルも消える。書き出しにファイルの名前はない", async () => {
    await fixture.server.db.query("update users set coach_type = 'manager' where team_id = $1", [fixture.teamId]);
    await videos.keep(await fixture.measure("2026-06-10", 110), { poster: await png() });
    const begun = (await videos.start(await fixture.measure("2026-06-10", 111), videoOf(1000))).json();
    await videos.send(begun.upload_id, 0, videoOf(1000));
    const other = await addMember(fixture.server.db, fixture.teamId);
    await videos.keep(await fixture.measure("2026-06-10", 90, { memberId: other.id }));
    expect(kept()).toBe(4);

    const { headers } = fixture;
    const memberPath = `/api/coach/memberlist/member/${fixture.memberId}`;
    const exported = await fixture.server.app.inject({ url: `${memberPath}/export`, headers });
    expect(exported.json()).toMatchObject({ videos: [{ bytes: 48 }], video_uploads: [{ bytes: 1000 }] });
    expect(exported.body).not.toMatch(/videos\/[a-z0-9]{32}|posters\//);
    await fixture.server.app.inject({ method: "DELETE", url: `${memberPath}/personal_data`, headers });
    expect(kept()).toBe(1);
  });

  test("R6 ストアが断れば、何も変わらず、もう一度送れる", async () => {
    const ball = await fixture.measure("2026-06-10", 110);
    const { id } = await videos.sendAll(ball, videoOf(1000));
    const before = kept();
    await fixture.server.db.query("alter table videos add constraint no_poster check (poster is null) not valid");
    expect((await videos.savePoster(id, await png())).statusCode).toBe(500);
    await fixture.server.db.query("alter table videos drop constraint no_poster");
    await removeLeftovers(fixture.server);
    expect(kept()).toBe(before);
    expect((await videos.savePoster(id, await png())).statusCode).toBe(200);
  });
});
