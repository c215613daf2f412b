import { hash } from "node:crypto";
import { videoLimits } from "@kyuseki/domain";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { png } from "../../files/images.fixture.ts";
import { videoOf } from "../../files/videos.fixture.ts";
import { openReportFixture, type ReportFixture, reportNow } from "../../routes/playerReports/reports.fixtures.ts";
import { videoSender } from "../../routes/videos/videos.fixture.ts";
import { upsertSecret } from "../../store/platform/serverSecrets.ts";
import { addTeam } from "../../testing.ts";
import { videoKey } from "./videoLinks.ts";

const { partBytes } = videoLimits;
/** Two parts and a bit. */
const size = partBytes * 2 + 1000;
const video = videoOf(size);

let fixture: ReportFixture;
let ball: number;
let src: string;
let poster: string;
beforeAll(async () => {
  fixture = await openReportFixture();
  await fixture.clear();
  ball = await fixture.measure("2026-06-10", 110);
  await videoSender(fixture).keep(ball, { bytes: video, poster: await png() });
  ({ src, poster } = (await page()).video);
});
afterAll(() => fixture.server.stop());

const page = async (headers = fixture.headers) =>
  (
    await fixture.server.app.inject({
      url: `/api/coach/nextshot/members/${fixture.memberId}/batting/results/${ball}`,
      headers,
    })
  ).json();
const open = (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  fixture.server.app.inject({ url, headers, method });

describe("I10 動画の一部を読む", () => {
  test.each([
    ["bytes=0-", 0, size - 1],
    ["bytes=0-0", 0, 0],
    ["bytes=10-19", 10, 19],
    [`bytes=${partBytes - 5}-${partBytes + 4}`, partBytes - 5, partBytes + 4],
    [`bytes=5-${partBytes * 2 + 5}`, 5, partBytes * 2 + 5],
    [`bytes=${size - 1}-`, size - 1, size - 1],
    [`bytes=100-${size + 100}`, 100, size - 1],
    ["bytes=-7", size - 7, size - 1],
    [`bytes=-${size * 2}`, 0, size - 1],
    ["BYTES = 1 - 2", 1, 2],
  ])("%s は206で、ちょうどその分", async (range, first, last) => {
    const { statusCode, headers, rawPayload } = await open(src, { range });
    expect([statusCode, headers["content-range"], headers["content-length"]]).toEqual([
      206,
      `bytes ${first}-${last}/${size}`,
      String(last - first + 1),
    ]);
    expect(rawPayload.equals(video.subarray(first, last + 1))).toBe(true);
  });

  test.each(["", "bytes=0-1,5-6", "bytes=5-2", "bytes=-", "bytes=a-b", "items=0-5", "bytes=0x1-2"])(
    "「%s」は範囲ではないので、200で全部",
    async (range) => {
      const { statusCode, headers, rawPayload } = await open(src, range ? { range } : {});
      expect([statusCode, headers["content-range"], headers["content-length"]]).toEqual([200, undefined, String(size)]);
      expect(rawPayload.equals(video)).toBe(true);
    },
  );

  test.each([`bytes=${size}-`, `bytes=${size + 5}-${size + 9}`, "bytes=-0", "bytes=999999999999999-"])(
    "%s は終わりより先なので、416と全体の長さ",
    async (range) => {
      const { statusCode, headers, rawPayload } = await open(src, { range });
      expect([statusCode, headers["content-range"], rawPayload.length]).toEqual([416, `bytes */${size}`, 0]);
    },
  );

  test("If-Range と If-None-Match と HEAD", async () => {
    const { etag = "" } = (await open(src, {}, "HEAD")).headers;
    const range = "bytes=0-3";
    const asked = [
      await open(src, { range, "if-range": etag }),
      await open(src, { range, "if-range": '"another"' }),
      await open(src, { range, "if-range": "Wed, 10 Jun 2026 03:00:00 GMT" }),
      await open(src, { range, "if-none-match": etag }),
      await open(src, { "if-none-match": '"another"' }),
      await open(src, { range }, "HEAD"),
    ];
    expect(
      asked.map(({ statusCode, headers, rawPayload }) => [statusCode, headers["content-length"], rawPayload.length]),
    ).toEqual([
      [206, "4", 4],
      [200, String(size), size],
      [200, String(size), size],
      [304, undefined, 0],
      [200, String(size), size],
      [200, String(size), 0],
    ]);
  });

  test("I9 どの返事も、その場で見せるだけの動画だと言う", async () => {
    for (const range of ["bytes=0-9", `bytes=${size}-`]) {
      expect((await open(src, { range })).headers).toMatchObject({
        "content-type": "video/webm",
        "accept-ranges": "bytes",
        "content-disposition": "inline",
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "private, max-age=3600",
      });
    }
    const picture = await open(poster);
    expect([picture.statusCode, picture.headers["content-type"], picture.rawPayload.equals(await png())]).toEqual([
      200,
      "image/webp",
      true,
    ]);
    expect((await open(poster, { "if-none-match": String(picture.headers.etag) })).statusCode).toBe(304);
    expect((await open(poster, {}, "HEAD")).headers["content-length"]).toBe(String(picture.rawPayload.length));
  });

  test("部分がなくなっていれば、半分の返事を全部と間違えさせない", async () => {
    const other = await fixture.measure("2026-06-11", 90);
    await videoSender(fixture).keep(other, { bytes: video });
    const { rows } = await fixture.server.db.query("select id, file from videos order by id desc limit 1");
    const key = await keyOf(fixture.headers, "videos", rows[0].id, rows[0].file);
    await fixture.server.files.remove(`${rows[0].file}/0`);
    expect((await open(`/files/videos/${rows[0].id}/${key}`)).statusCode).toBe(500);
    expect((await open(`/files/videos/${rows[0].id}/${key}`, { range: `bytes=${partBytes}-` })).statusCode).toBe(206);
  });
});

/** As the server makes it for whoever has this header. */
async function keyOf(
  { authorization }: { authorization: string },
  kind: "videos" | "posters",
  id: number,
  name: string,
) {
  const secret = await upsertSecret(fixture.server.db, "film-links");
  return videoKey(secret, hash("sha256", authorization.replace("Token ", ""), "buffer"), { kind, id, name });
}

describe("I10 誰が開けるか", () => {
  const status = async (url: string) => (await open(url)).statusCode;

  test("鍵がない、壊れている、ほかのもののためなら401", async () => {
    const [, , kind, id, key = ""] = src.split("/");
    const [session, mac] = key.split(".");
    const wrong = [
      "x",
      `${session}.${"A".repeat(43)}`,
      `${"A".repeat(43)}.${mac}`,
      key.slice(0, -2),
      poster.split("/").at(-1),
      `${key}%00`,
    ];
    for (const one of wrong) expect([one, await status(`/files/${kind}/${id}/${one}`)]).toEqual([one, 401]);
    expect(await status(`/files/posters/${id}/${key}`)).toBe(401);
    expect(await status(`/files/videos/${id}`)).toBe(404);
    expect(await status(`/files/videos/../../etc/passwd/${key}`)).toBe(404);
    expect(await status(`/files/videos/1e3/${key}`)).toBe(404);
    expect((await open(src)).body).not.toContain(String(fixture.headers.authorization.slice(6)));
  });

  test("ほかのチームの指導者には、正しい鍵を作れたとしても404", async () => {
    const stranger = await fixture.signIn((await addTeam(fixture.server.db)).team_id);
    const id = Number(src.split("/")[3]);
    const { rows } = await fixture.server.db.query("select file from videos where id = $1", [id]);
    expect(await status(`/files/videos/${id}/${await keyOf(stranger, "videos", id, rows[0].file)}`)).toBe(404);
    expect((await page(stranger)).code).toBe("not_found");
  });

  test("鍵はセッションのもの。ログアウトすれば、ほかの人のものは残り、自分のものは401", async () => {
    const leaving = await fixture.signIn(fixture.teamId);
    const theirs = (await page(leaving)).video;
    expect(theirs.src).not.toBe(src);
    expect([await status(theirs.src), await status(theirs.poster)]).toEqual([200, 200]);
    await fixture.server.app.inject({ method: "POST", url: "/api/logout", headers: leaving });
    expect([await status(theirs.src), await status(theirs.poster), await status(src)]).toEqual([401, 401, 200]);
  });

  test("止められた人と、終わったセッションは401、アナライザーをやめたチームと、求められたパスキーのない人は403", async () => {
    const stopped = await fixture.signIn(fixture.teamId);
    const theirs = (await page(stopped)).video.src;
    await fixture.server.db.query("update users set disabled_at = now() where id = (select max(id) from users)");
    expect(await status(theirs)).toBe(401);
    await fixture.server.db.query("update teams set nextshot_available = false where team_id = $1", [fixture.teamId]);
    expect(await status(src)).toBe(403);
    await fixture.server.db.query("update teams set nextshot_available = true where team_id = $1", [fixture.teamId]);
    const askPasskey = (asked: boolean) =>
      fixture.server.db.query("update teams set second_factor_required = $2 where team_id = $1", [
        fixture.teamId,
        asked,
      ]);
    await askPasskey(true);
    expect([await status(src), await status(poster)]).toEqual([403, 403]);
    await askPasskey(false);
    const over = new Date("2027-06-15T00:00:00Z");
    fixture.setNow(over);
    expect(await status(src)).toBe(401);
  });
});

describe("I10 大きな動画", () => {
  test("部分は1つずつ読み、見る人がいなくなれば、そこでやめる。記録に鍵は残らない", async () => {
    const asked: string[] = [];
    const lines: string[] = [];
    const { db, files } = fixture.server;
    const app = buildApp({
      db,
      files: {
        ...files,
        get: async (name) => {
          asked.push(name);
          return Buffer.alloc(partBytes);
        },
      },
      config: { trustProxy: false, demo: false, topSiteUrl: undefined, playerSiteUrl: undefined },
      now: () => reportNow,
      log: pino({ level: "info" }, { write: (line) => void lines.push(line) }),
    });
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    fixture.setNow(reportNow);
    await db.query("update videos set bytes = $1 where id = $2", [partBytes * 50, Number(src.split("/")[3])]);
    const leaving = new AbortController();
    const answer = await fetch(address + src, { signal: leaving.signal });
    await answer.body?.getReader().read();
    expect([answer.status, answer.headers.get("content-length")]).toEqual([200, String(partBytes * 50)]);
    leaving.abort();
    await app.inject({ url: src, method: "HEAD" });
    await app.close();

    // What the socket and the stream hold, and the one being read.
    expect(asked.length).toBeLessThan(10);
    expect(lines.join("")).toContain("/files/videos/:id/:key");
    expect(lines.join("")).not.toContain(src.split("/").at(-1));
  });
});
