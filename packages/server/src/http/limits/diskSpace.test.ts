import { writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Files } from "../../files/files.ts";
import { png } from "../../files/images.fixture.ts";
import { videoOf } from "../../files/videos.fixture.ts";
import { openReportFixture } from "../../routes/playerReports/reports.fixtures.ts";
import { videoSender } from "../../routes/videos/videos.fixture.ts";
import { addUser, signIn, type TestServer, testPassword } from "../../testing.ts";
import { createDiskSpace } from "./diskSpace.ts";

const here = import.meta.dirname;
const ours = { host: "coach.example", origin: "https://coach.example", "sec-fetch-site": "same-origin" };
const lowDisk = {
  code: "conflict",
  error:
    "サーバーの保存場所の空きが少なくなっているため、いまは保存できません。ほかの操作は、これまでどおり使えます。続くときは、お問い合わせからお知らせください。",
};

describe("R8 ディスクの空き", () => {
  test("いちばん空きの少ないディスクで決まる。まだないフォルダーは、その上で。ほかの機械のものは、分からない", async () => {
    const stateWith = async (folders: string[], freeAtLeast: number) =>
      (await createDiskSpace({ folders, freeAtLeast }).read()).state;
    expect(await stateWith([here], 1)).toBe("ok");
    expect(await stateWith([here, `${here}/files`], 2 ** 60)).toBe("low");
    expect(await stateWith([], 2 ** 60)).toBe("unknown");
    const { freeBytes } = await createDiskSpace({ folders: [here, "/proc"], freeAtLeast: 1 }).read();
    expect(freeBytes).toBe(0);
  });

  describe("少なければ", () => {
    const metricsToken = "metrics-token-0123456789";
    let fixture: Awaited<ReturnType<typeof openReportFixture>>;
    let server: TestServer;
    beforeAll(async () => {
      const config = { storage: { ofClub: 2 ** 40, freeAtLeast: 2 ** 60 }, metricsToken };
      fixture = await openReportFixture({ config, diskFolders: [here] });
      ({ server } = fixture);
      await fixture.clear();
    });
    afterAll(() => server.stop());

    test("大きくなるものを断る: 動画、ロゴ、取り込み、集計の記録、他の製品からの記録", async () => {
      const manager = await fixture.signIn(fixture.teamId, "manager");
      const replies = await Promise.all([
        videoSender(fixture).start(await fixture.measure("2026-06-10", 110), videoOf(1000)),
        fixture.sendBytes("imports/files", Buffer.from("x")),
        server.app.inject({
          method: "POST",
          url: "/api/coach/team/logo",
          headers: { ...manager, "content-type": "image/png" },
          payload: await png(),
        }),
        server.app.inject({
          method: "POST",
          url: "/api/analytics/track/",
          headers: { ...ours, "content-type": "application/x-www-form-urlencoded" },
          payload: "data=1",
        }),
      ]);
      expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual(Array(4).fill([507, lowDisk]));
      const { rows } = await server.db.query(
        "select (select count(*) from video_uploads) as u, (select count(*) from analytics_events) as e",
      );
      expect(rows).toEqual([{ u: 0, e: 0 }]);
    });

    test("ログイン、読むこと、消すこと、小さな保存は、そのまま使える", async () => {
      const { email } = await addUser(server.db, fixture.teamId, { coach_type: "manager" });
      const headers = { authorization: `Token ${await signIn(server.app, email, testPassword)}` };
      const replies = await Promise.all([
        server.app.inject({ url: "/api/coach/team/", headers }),
        server.app.inject({ method: "POST", url: "/api/coach/team/", headers, payload: { goal: "一球に理由を持つ" } }),
        fixture.write("DELETE", `measurements/${await fixture.measure("2026-06-11", 111)}`),
      ]);
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    });

    test("/healthz と /metrics が、空きと、少ないことを言う。/healthz は200のまま", async () => {
      const health = await server.app.inject("/healthz");
      const { disk, disk_free_bytes } = health.json().detail;
      expect([health.statusCode, disk, disk_free_bytes > 0]).toEqual([200, "low", true]);
      const { body } = await server.app.inject({
        url: "/metrics",
        headers: { authorization: `Bearer ${metricsToken}` },
      });
      expect(body).toMatch(/^kyuseki_disk_low 1$/m);
      expect(body).toMatch(/^kyuseki_disk_free_bytes [1-9]\d*$/m);
    });
  });
});

test("R6 ファイルのストアが満杯でも、データベースが満杯でも、同じ503と同じ文。前のものは残り、半分のものはない", async () => {
  // The operating system's own answer of a full disk.
  const full: Files = {
    put: (_, bytes) => writeFile("/dev/full", bytes),
    get: async () => undefined,
    remove: async () => {},
  };
  const fixture = await openReportFixture({ files: full });
  await fixture.clear();
  const videos = videoSender(fixture);
  const { upload_id } = (await videos.start(await fixture.measure("2026-06-10", 110), videoOf(1000))).json();
  const file = await videos.send(upload_id, 0, videoOf(1000));
  await fixture.server.db.query(`create function fill_up() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await fixture.server.db.query("create trigger fill_up before insert on video_uploads execute function fill_up()");
  const database = await videos.start(await fixture.measure("2026-06-10", 111), videoOf(1000));

  const answer = [
    503,
    { code: "unavailable", error: "サーバーが混み合っています。時間をおいて、もう一度お試しください。" },
  ];
  expect([file, database].map((reply) => [reply.statusCode, reply.json()])).toEqual([answer, answer]);
  const { rows } = await fixture.server.db.query("select received, sending_until from video_uploads");
  expect(rows).toEqual([{ received: 0, sending_until: null }]);
  await fixture.server.stop();
});
