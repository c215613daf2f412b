import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import type { LightMyRequestResponse } from "fastify";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { trackingOff } from "../../config/trackingConfig.ts";
import { startTestServer, type TestServer } from "../../testing.ts";
import { createStoredLimit } from "./storedLimit.ts";

const morning = Date.parse("2026-11-20T09:00:00+09:00");
const dayMs = 24 * 60 * 60 * 1000;
const form = "application/x-www-form-urlencoded";
const ours = { host: "coach.example", origin: "https://coach.example", "sec-fetch-site": "same-origin" };
const events = JSON.stringify([{ event: "enter page: ホーム", properties: { distinct_id: "7" } }]);
const data = `data=${encodeURIComponent(events)}`;
const kinds = ["track", "engage", "groups", "record"] as const;

let clock = morning;
let storing: TestServer;
beforeAll(async () => {
  storing = await startTestServer({ now: () => new Date(clock) });
});
afterAll(() => storing.stop());
beforeEach(async () => {
  clock = morning;
  await storing.db.query("truncate analytics_events");
});

type Sent = { url: string; type?: string; payload: string | Buffer; headers?: Record<string, string>; from?: string };

const send = (
  { app }: Pick<TestServer, "app">,
  { url, type = form, payload, headers = {}, from = "192.0.2.1" }: Sent,
) =>
  app.inject({
    method: "POST",
    url,
    payload,
    remoteAddress: from,
    headers: { ...ours, "content-type": type, ...headers },
  });
const stored = async () => (await storing.db.query("select * from analytics_events order by id")).rows;
const heard = (reply: LightMyRequestResponse) => [reply.statusCode, reply.json()];

describe("AN-1・D-12 送り先がなければ、届いたまま90日しまう", () => {
  test.each(
    kinds.flatMap((kind) => [[kind, `/api/analytics/${kind}`] as const, [kind, `/api/analytics/${kind}/`] as const]),
  )("%s を %s で受け取る", async (kind, url) => {
    const reply = await send(storing, { url: `${url}?ip=0&verbose=1&_=1`, payload: data });
    const done = kind === "record" ? { code: 200, status: "OK" } : { status: 1, error: null };
    expect(heard(reply)).toEqual([200, done]);
    expect(reply.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    expect(await stored()).toMatchObject([
      {
        kind,
        content_type: form,
        query: "ip=0&verbose=1&_=1",
        body: Buffer.from(data),
        received_at: new Date(morning),
      },
    ]);
  });

  test("詳しい返事を求められなければ、1とだけ答える", async () => {
    expect(heard(await send(storing, { url: "/api/analytics/track/?ip=0", payload: data }))).toEqual([200, 1]);
  });

  test("gzip の録画も、ページを離れるときの text/plain も、JSON も受け取る", async () => {
    const recording = gzipSync('[{"type":4}]');
    const type = "application/octet-stream";
    const replies = [
      await send(storing, { url: "/api/analytics/record/?format=gzip&seq=0", type, payload: recording }),
      await send(storing, { url: "/api/analytics/track/", type: "text/plain;charset=UTF-8", payload: data }),
      await send(storing, { url: "/api/analytics/engage/", type: "application/json", payload: events }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const rows = await stored();
    expect(rows.map(({ content_type }) => content_type)).toEqual([type, "text/plain", "application/json"]);
    expect(gunzipSync(rows[0].body).toString()).toBe('[{"type":4}]');
  });

  test("91日前のものは消え、89日前のものは残る", async () => {
    for (const days of [91, 89]) {
      clock = morning - days * dayMs;
      await send(storing, { url: "/api/analytics/track/", payload: `data=${days}` });
    }
    clock = morning;
    await send(storing, { url: "/api/analytics/track/", payload: "data=0" });
    expect((await stored()).map(({ body }) => body.toString())).toEqual(["data=89", "data=0"]);
  });

  test.each([
    ["data のないフォーム", "track", form, "events=1"],
    ["空の本文", "track", form, ""],
    ["壊れたJSON", "engage", "application/json", "{"],
    ["gzip でもJSONでもない録画", "record", "application/octet-stream", "abc"],
    ["録画でないところへの gzip", "track", "application/octet-stream", gzipSync("[]")],
  ])("%s は400で、しまわない", async (_, kind, type, payload) => {
    const reply = await send(storing, { url: `/api/analytics/${kind}/`, type, payload });
    expect([reply.statusCode, await stored()]).toEqual([400, []]);
  });

  test.each([
    ["track", 1, 413],
    ["record", 1, 200],
    ["record", 5, 413],
  ])("%s に%dMBと少しを送ると %d", async (kind, megabytes, status) => {
    const payload = `data=${"x".repeat(megabytes * 1024 * 1024)}`;
    expect((await send(storing, { url: `/api/analytics/${kind}/`, payload })).statusCode).toBe(status);
  });

  test("ほかの形式は415", async () => {
    const reply = await send(storing, { url: "/api/analytics/track/", type: "text/html", payload: data });
    expect(reply.statusCode).toBe(415);
  });
});

describe("R8 しまう量には、アドレスごとと全体に限りがある", () => {
  const record = { url: "/api/analytics/record/", type: "application/octet-stream" };
  const large = Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.alloc(4 * 1024 * 1024 - 2)]);
  const flood = async (from: string, count: number, payload: string | Buffer) => {
    const replies = await Promise.all(
      Array.from({ length: count }, () =>
        typeof payload === "string"
          ? send(storing, { url: "/api/analytics/track/", payload, from })
          : send(storing, { ...record, payload, from }),
      ),
    );
    return [200, 429].map((status) => replies.filter(({ statusCode }) => statusCode === status).length);
  };

  test("1時間に1つのアドレスから16MBまで。ほかのアドレスは、そのまま送れる", async () => {
    expect(await flood("198.51.100.1", 12, large)).toEqual([4, 8]);
    expect((await stored()).map(({ body }) => body.length)).toEqual(Array(4).fill(large.length));
    const reply = await send(storing, { url: "/api/analytics/track/", payload: data, from: "198.51.100.1" });
    expect([reply.statusCode, reply.json().error]).toEqual([
      429,
      "記録の送信が多すぎるため、しばらく受け付けられません。",
    ]);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(3500);
    expect(await flood("198.51.100.2", 1, data)).toEqual([1, 0]);
  });

  test("1日に全体で256MBまで。断られたものは、全体には数えない", async () => {
    const count = createStoredLimit(storing.db);
    const headers = { "content-length": String(4 * 1024 * 1024) };
    const megabytes = async (ip: string) => {
      for (let at = 0; at < 10; at += 1) await count({ ip, headers }, 5 * 1024 * 1024).catch(() => {});
    };
    // The 17 MB of the test before, and 14 times 16 MB of 40 that were tried.
    for (let at = 0; at < 14; at += 1) await megabytes(`203.0.113.${at}`);
    expect(await flood("198.51.100.3", 1, data)).toEqual([1, 0]);
    await megabytes("203.0.113.14");
    expect(await flood("198.51.100.4", 1, data)).toEqual([0, 1]);
    expect(await stored()).toHaveLength(1);
  });

  test("大きさを言わないものは、いちばん大きいものとして数える", async () => {
    const count = createStoredLimit(storing.db);
    await storing.db.query("delete from rate_limits");
    const most = 16 * 1024 * 1024;
    await count({ ip: "203.0.113.200", headers: {} }, most);
    await expect(count({ ip: "203.0.113.200", headers: {} }, 1)).rejects.toMatchObject({ code: "rate_limited" });
  });
});

describe("H4 自分のページからだけ受け取る", () => {
  const without = { ...ours, "sec-fetch-site": undefined };
  test.each([
    ["よそのサイト", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, 403],
    ["別のサブドメイン", { origin: "https://a.coach.example", "sec-fetch-site": "same-site" }, 403],
    ["古いブラウザの、よそのサイト", { origin: "https://evil.example", "sec-fetch-site": "" }, 403],
    ["古いブラウザの、自分のページ", without, 200],
    ["古いブラウザの、よそのページ", { ...without, origin: "https://evil.example" }, 403],
    ["どこから来たか言わない", { ...without, origin: undefined }, 403],
    ["Origin: null", { ...without, origin: "null" }, 403],
  ])("%s", async (_, headers, status) => {
    const all = { ...ours, "content-type": form, ...headers };
    const named = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    const reply = await storing.app.inject({
      method: "POST",
      url: "/api/analytics/track/",
      payload: data,
      headers: named,
    });
    expect(reply.statusCode).toBe(status);
    expect(await stored()).toHaveLength(status === 200 ? 1 : 0);
  });

  test("H5 ほかの操作は405", async () => {
    const reply = await storing.app.inject({ url: "/api/analytics/track/", headers: ours });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, "POST"]);
  });

  test("S7 同じアドレスからは、1分に600回まで", async () => {
    const once = { url: "/api/analytics/track/", payload: data, from: "192.0.2.9" };
    await storing.db.query("update rate_limits set points = 0");
    await send(storing, once);
    await storing.db.query("update rate_limits set points = 600 where key like 'analytics:%'");
    const refused = await send(storing, once);
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    const spoofed = await send(storing, { ...once, headers: { "x-forwarded-for": "203.0.113.1" } });
    expect(spoofed.statusCode).toBe(429);
  });
});

describe("D-12 送り先があれば、そのまま渡す", () => {
  let got: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  let status = 200;
  const upstream = createServer(async (request, response) => {
    got.push({ url: request.url ?? "", headers: request.headers, body: await text(request) });
    response
      .writeHead(status, { "content-type": "application/json", "set-cookie": "theirs=1" })
      .end('{"their":"answer"}');
  });
  let forwarding: TestServer;
  beforeAll(async () => {
    await once(upstream.listen(0, "127.0.0.1"), "listening");
    const { port } = upstream.address() as AddressInfo;
    const analyticsUpstream = `http://127.0.0.1:${port}/in`;
    forwarding = await startTestServer({
      config: { tracking: { ...trackingOff, analyticsToken: "0a1b", analyticsUpstream } },
    });
  });
  afterAll(async () => {
    await forwarding.stop();
    upstream.close();
  });
  beforeEach(() => {
    [got, status] = [[], 200];
  });

  const secrets = {
    authorization: "Token himitsu-token",
    cookie: "mp_0a1b_mixpanel=himitsu-cookie",
    referer: "https://coach.example/join/himitsu-code",
    "user-agent": "himitsu-browser",
    "x-forwarded-for": "203.0.113.7",
    "accept-language": "himitsu-language",
  };

  test("P1・S5 本文と形式と問い合わせだけを渡し、ブラウザのことは何も渡さない", async () => {
    const url = "/api/analytics/track/?ip=0&verbose=1";
    const reply = await send(forwarding, { url, payload: data, headers: secrets, from: "203.0.113.7" });
    expect(heard(reply)).toEqual([200, { status: 1, error: null }]);
    expect(reply.headers["set-cookie"]).toBeUndefined();
    expect(got).toHaveLength(1);
    expect(got[0]).toMatchObject({ url: "/in/track/?ip=0&verbose=1", body: data, headers: { "content-type": form } });
    expect(JSON.stringify(got)).not.toMatch(/himitsu|203\.0\.113\.7/);
    expect(got[0]?.headers).not.toHaveProperty("authorization");
    expect((await forwarding.db.query("select 1 from analytics_events")).rowCount).toBe(0);
  });

  test("録画には、ブラウザのではなく、設定にある番号を添える", async () => {
    const type = "application/octet-stream";
    const payload = gzipSync("[]");
    await send(forwarding, { url: "/api/analytics/record/?seq=0", type, payload, headers: secrets });
    expect(got[0]?.url).toBe("/in/record/?seq=0");
    expect(got[0]?.headers.authorization).toBe(`Basic ${btoa("0a1b:")}`);
  });

  test.each([
    [500, 503],
    [502, 503],
    [429, 429],
    [413, 413],
    [401, 400],
    [302, 503],
  ])("送り先が %d なら、%d と答える", async (theirs, answered) => {
    status = theirs;
    expect((await send(forwarding, { url: "/api/analytics/track/", payload: data })).statusCode).toBe(answered);
  });

  test("送り先につながらなければ503で、本文は記録に残らない", async () => {
    const lines: string[] = [];
    const tracking = { ...trackingOff, analyticsUpstream: "http://127.0.0.1:9" };
    const app = buildApp({
      db: forwarding.db,
      files: forwarding.files,
      config: { trustProxy: false, demo: false, topSiteUrl: undefined, playerSiteUrl: undefined, tracking },
      now: () => new Date(clock),
      log: pino({ level: "trace" }, { write: (line) => lines.push(line) }),
    });
    const sent = { url: "/api/analytics/track/?q=himitsu", payload: "data=himitsu", headers: secrets };
    const reply = await send({ app }, sent);
    await app.close();
    expect(reply.statusCode).toBe(503);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toContain("himitsu");
  });
});
