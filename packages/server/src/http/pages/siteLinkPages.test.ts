import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing.ts";

let plain: TestServer;
let joined: TestServer;
beforeAll(async () => {
  plain = await startTestServer();
  joined = await startTestServer({
    config: { topSiteUrl: "https://top.example/", playerSiteUrl: "https://player.example/" },
  });
});
afterAll(() => Promise.all([plain.stop(), joined.stop()]));

const pages = [
  { url: "/training", title: "選手のページ", links: ["/login", "/logout"], target: "https://player.example/" },
  { url: "/training/", title: "選手のページ", links: ["/login", "/logout"], target: "https://player.example/" },
  { url: "/kyuseki-top", title: "球跡 Kyuseki", links: ["/login", "/training/"], target: "https://top.example/" },
  { url: "/kyuseki-top/", title: "球跡 Kyuseki", links: ["/login", "/training/"], target: "https://top.example/" },
];

describe("D-11 アプリの外のアドレス", () => {
  test.each(pages)("$url は、設定がなければ小さなページで、ログインへ進める", async ({ url, title, links }) => {
    const { statusCode, headers, body } = await plain.app.inject(url);
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body).toContain(`<title>${title} - 球跡 Kyuseki</title>`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect([...body.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([...links, "/terms", "/privacy"]);
  });

  test.each(pages)("$url は、設定があれば $target へ移る", async ({ url, target }) => {
    const { statusCode, headers } = await joined.app.inject(url);
    expect([statusCode, headers.location]).toEqual([302, target]);
  });

  test("H2 許されるのは、このページ自身のスタイルだけ。スクリプトも、要素に書いたスタイルもない", async () => {
    const { headers, body } = await plain.app.inject("/training/");
    const policy = String(headers["content-security-policy"]);
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? "";
    expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    expect(policy).not.toContain("unsafe");
    expect(body).not.toMatch(/<script|\sstyle=|\son\w+=/);
  });

  test("A1 昼と夜、スマートフォンの幅に合わせる", async () => {
    const { body } = await plain.app.inject("/kyuseki-top");
    expect(body).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    expect(body).toContain("@media (prefers-color-scheme: dark)");
    expect(body).toContain("min-height: 3rem");
  });
});
