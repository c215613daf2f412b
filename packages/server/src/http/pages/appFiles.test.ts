import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { pageConfigSchema } from "@kyuseki/domain";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { trackingOff } from "../../config/trackingConfig.ts";
import { addTeam, addUser, startTestServer } from "../../testing.ts";
import { pageConfigJson } from "./pageConfig.ts";

const inline = `document.documentElement.dataset.ready = "1";`;
const react = "window.react = 1;";
const entry = "window.entry = 1;";
const page = `<!doctype html><html lang="ja"><head>
<script type="application/json" id="kyuseki-config">{}</script>
<script>${inline}</script></head><body><div id="root"></div><script data-file="/assets/react-a1b2.js">${react}</script><script type="module" crossorigin data-file="/assets/index-c3d4.js">${entry}</script></body></html>`;
const configBlock = /id="kyuseki-config">([^<]*)<\/script>/;
const mail = { smtpUrl: "smtp://smtp.example", from: "no-reply@coach.example", operatorEmail: undefined };
const script = `export const message = "${"球跡".repeat(500)}";`;

let server: Awaited<ReturnType<typeof startTestServer>>;
let app: ReturnType<typeof buildApp>;
let unbuilt: ReturnType<typeof buildApp>;
let dist: string;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), "kyuseki-dist-"));
  mkdirSync(join(dist, "assets"));
  writeFileSync(join(dist, "index.html"), page);
  writeFileSync(join(dist, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  writeFileSync(join(dist, "assets/main-a1b2.js"), script);
  writeFileSync(join(dist, "assets/main-a1b2.js.br"), brotliCompressSync(script));
  writeFileSync(join(dist, "assets/main-a1b2.js.map"), "{}");
  writeFileSync(join(dist, "service-worker.js"), "self.skipWaiting();");
  writeFileSync(join(dist, "manifest.webmanifest"), '{ "id": "/" }');
  writeFileSync(join(dist, ".env"), "SECRET=1");
  server = await startTestServer();
  const team = await addTeam(server.db);
  await addUser(server.db, team.team_id, { email: "manager@demo.kyuseki.example" });
  const build = (appDist: string, topSiteUrl?: string) =>
    buildApp({
      db: server.db,
      files: server.files,
      config: {
        ...{ trustProxy: false, demo: true, topSiteUrl, playerSiteUrl: undefined },
        videoSources: ["https://videos.example"],
      },
      now: () => new Date(),
      log: pino({ level: "silent" }),
      appDist,
    });
  app = build(dist, "https://top.example/?a=</script>");
  unbuilt = build(join(dist, "nowhere"));
});
afterAll(async () => {
  await Promise.all([app.close(), unbuilt.close()]);
  await server.stop();
  rmSync(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

const hashed = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("画面のページ", () => {
  test.each(["/", "/member-list", "/member-list/12?grade=j", "/login", "/index"])("%s は画面を開く", async (url) => {
    const reply = await get(url, html);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "kyuseki-page": "app",
    });
    expect(reply.body).toContain('<div id="root">');
  });

  test.each(["/f", "/f/", "/f?x=1"])("CO-2 家族のページ %s は、検索に出ず、途中のどこにも残らない", async (url) => {
    const reply = await get(url, html);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      "x-robots-tag": "noindex, nofollow",
      "cache-control": "private, no-cache",
      "referrer-policy": "no-referrer",
    });
    expect((await get("/faq", html)).headers["x-robots-tag"]).toBeUndefined();
  });

  test("入口のスクリプトは画面に入っている。ファイルを残しているサービスワーカーには、その名だけを言う", async () => {
    const [whole, named] = await Promise.all([
      get("/", html),
      get("/", { ...html, "service-worker-navigation-preload": "true" }),
    ]);
    for (const code of [react, entry]) expect(whole.body).toContain(`>${code}</script>`);
    expect(named.body).toContain(
      '<script src="/assets/react-a1b2.js"></script><script type="module" crossorigin src="/assets/index-c3d4.js"></script>',
    );
    for (const code of [react, entry]) expect(named.body).not.toContain(code);
    expect(named.headers.vary).toBe("accept-encoding, Service-Worker-Navigation-Preload");
    expect(whole.headers.vary).toBe(named.headers.vary);
    expect(whole.headers.etag).not.toBe(named.headers.etag);
    for (const code of [react, entry])
      expect(String(named.headers["content-security-policy"])).not.toContain(hashed(code));
  });

  test("H1・H2: 方針は unsafe を含まず、インラインスクリプトをハッシュで許す", async () => {
    const policy = String((await get("/", html)).headers["content-security-policy"]).split("; ");
    /** As they stand in `usePress` and `usePreventScroll`. */
    const ariaStyles = [
      "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
      "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
    ];

    expect(policy).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hashed(inline)} ${hashed(react)} ${hashed(entry)}`,
      `style-src 'self' ${["", ...ariaStyles].map(hashed).join(" ")}`,
      "img-src 'self' data:",
      "media-src 'self' blob: https://videos.example",
      "font-src data:",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types kyuseki",
    ]);
  });

  test("圧縮して送り、変わっていなければ304", async () => {
    const reply = await get("/", { ...html, "accept-encoding": "br" });
    const again = await get("/login", {
      ...html,
      "accept-encoding": "br",
      "if-none-match": String(reply.headers.etag),
    });

    expect(reply.headers).toMatchObject({ "content-encoding": "br", vary: expect.stringMatching(/^accept-encoding,/) });
    expect(brotliDecompressSync(reply.rawPayload).toString()).toContain('<div id="root">');
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(again.headers["content-security-policy"]).toContain("script-src 'self'");
    expect(again.headers["kyuseki-page"]).toBe("app");
  });

  test("D-11: 設定はページの中でJSONとして渡り、タグを閉じられない", async () => {
    const { body } = await get("/", html);
    const block = body.match(configBlock)?.[1] ?? "";

    expect(pageConfigSchema.parse(JSON.parse(block))).toEqual(JSON.parse(block));
    expect(JSON.parse(block)).toMatchObject({
      topSiteUrl: "https://top.example/?a=</script>",
      playerSiteUrl: null,
      demo: { password: "kyuseki-demo" },
    });
  });

  test.each([
    ["SMTPがなければ、メールは一通も出ない", { publicUrl: "https://coach.example" }, undefined],
    ["自分の住所を知らなければ、リンクのあるメールは出ない", { mail }, { links: false }],
    ["両方あれば、リンクもメールで出る", { mail, publicUrl: "https://coach.example" }, { links: true }],
  ])("BE-9: %s ことを、画面は知っている", async (_, mailing, expected) => {
    const config = { topSiteUrl: undefined, playerSiteUrl: undefined, tracking: trackingOff, demo: false, ...mailing };
    const block = await pageConfigJson(config, server.db);
    expect(pageConfigSchema.parse(JSON.parse(block)).mail).toEqual(expected);
    // Nothing of the mail server's address, nor of who sends.
    expect(block.replace('"passkeyOrigin":"https://coach.example"', "")).not.toContain("example");
  });

  test.each([
    ["公開の住所がなければ、ページの場所しだい", undefined, undefined],
    ["https の住所なら、そこだけ", "https://coach.example/app", "https://coach.example"],
    ["https でなければ、どこでも使えない", "http://coach.example", null],
    ["IPアドレスなら、どこでも使えない", "https://192.0.2.1:8443", null],
  ])("パスキーを使える場所：%s", async (_, publicUrl, expected) => {
    const settings = { topSiteUrl: undefined, playerSiteUrl: undefined, tracking: trackingOff, demo: false };
    const config = { ...settings, ...(publicUrl !== undefined && { publicUrl }) };
    const block = await pageConfigJson(config, server.db);
    expect(pageConfigSchema.parse(JSON.parse(block)).passkeyOrigin).toBe(expected);
  });

  test("画面がまだ作られていなければ、作り方を知らせる", async () => {
    const reply = await unbuilt.inject({ url: "/member-list", headers: html });
    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain("<code>npm run build</code>");
  });
});

describe("ファイル", () => {
  test("名前に指紋のあるファイルは1年間そのまま使ってよい", async () => {
    const reply = await get("/assets/main-a1b2.js");
    expect(reply.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "application/javascript; charset=utf-8",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("connect-src 'self'"),
    });
    expect(reply.body).toBe(script);
  });

  test("受け取れる相手には、圧縮済みのファイルを送る", async () => {
    const reply = await get("/assets/main-a1b2.js", { "accept-encoding": "gzip, br" });
    expect(reply.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "application/javascript; charset=utf-8",
    });
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script);
  });

  test("OF-1 サービスワーカーは毎回確かめ、自分のところからしか読み込めない", async () => {
    const reply = await get("/service-worker.js");
    expect(reply.headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": "application/javascript; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types kyuseki",
    });
    expect(reply.headers["kyuseki-page"]).toBeUndefined();
  });

  test("OF-1 アプリの名札は、その形式で送り、毎回確かめる", async () => {
    expect((await get("/manifest.webmanifest")).headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": "application/manifest+json",
    });
  });

  test("指紋のないファイルは毎回確かめる", async () => {
    expect((await get("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
  });

  test.each([
    "/assets/main-old.js",
    "/assets/",
    "/favicon.ico",
    "/assets/main-a1b2.js.map",
    "/.env",
    "/assets/../../package.json",
    "/%2e%2e/package.json",
    "/api/nai",
  ])("H5・H7: %s は404で、画面のページにはならない", async (url) => {
    const reply = await get(url, html);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ code: "not_found", error: "見つかりませんでした。" });
  });
});

describe("D-11: アプリの外へ出るアドレス", () => {
  test("設定があれば、そこへ移る", async () => {
    const reply = await get("/kyuseki-top", html);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, "https://top.example/?a=</script>"]);
  });

  test("設定がなければ、小さなページがある", async () => {
    const reply = await get("/training/", html);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain("<h1>選手のページ</h1>");
    expect(reply.headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
  });
});
