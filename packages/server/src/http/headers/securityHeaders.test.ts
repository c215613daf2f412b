import { connect } from "node:net";
import { contract } from "@kyuseki/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addTeam, addUser, startTestServer } from "../../testing.ts";
import { createSession } from "../auth/sessions.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  const team = await addTeam(server.db);
  const user = await addUser(server.db, team.team_id, { coach_type: "manager" });
  headers = { authorization: `Token ${await createSession(server.db, user.id, false, new Date())}` };
});
afterAll(() => server.stop());

const endpoints = Object.values(contract).map(({ id, method, path }) => ({
  id,
  method,
  url: path.replace(/:\w+/g, "1"),
}));

const onEveryAnswer = {
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
};

describe("H3: APIの返事のヘッダー", () => {
  const refusals = [
    { name: "知らないアドレス", method: "GET", url: "/api/nai", status: 404 },
    { name: "壊れたアドレス", method: "GET", url: "/api/%zz", status: 400 },
    { name: "壊れたJSON", method: "POST", url: "/api/login", payload: "{", status: 400 },
    { name: "10MBの本文", method: "POST", url: "/api/login", payload: `"${"x".repeat(10_000_000)}"`, status: 413 },
  ] as const;

  test.each([
    ...endpoints.map((endpoint) => ({ ...endpoint, name: `${endpoint.id}（ログイン中）`, headers: () => headers })),
    ...endpoints.map((endpoint) => ({ ...endpoint, name: `${endpoint.id}（ログイン前）`, headers: () => ({}) })),
    ...refusals.map((refusal) => ({ ...refusal, headers: () => ({ "content-type": "application/json" }) })),
  ])("$name", async ({ name: _, headers: headersOf, ...request }) => {
    const reply = await server.app.inject({ ...request, headers: headersOf() });
    const cache = reply.headers.etag ? "private, no-cache" : "no-store";

    expect(reply.headers).toMatchObject({
      ...onEveryAnswer,
      "content-type": "application/json; charset=utf-8",
      "cache-control": cache,
    });
    expect(reply.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    if ("status" in request) expect(reply.statusCode).toBe(request.status);
  });

  test("呼び出し側が付けた番号は使わない", async () => {
    const reply = await server.app.inject({ url: "/api/session", headers: { "x-request-id": "evil" } });
    expect(reply.headers["x-request-id"]).not.toBe("evil");
  });
});

describe("H4: ほかのサイトから", () => {
  test.each(["null", "https://evil.example", "https://sub.evil.example"])(
    "Origin: %s を許すヘッダーは返さない",
    async (origin) => {
      const read = await server.app.inject({ url: "/api/session", headers: { ...headers, origin } });
      const preflight = await server.app.inject({
        method: "OPTIONS",
        url: "/api/session",
        headers: { origin, "access-control-request-method": "GET" },
      });
      const corsHeaders = [read, preflight]
        .flatMap((reply) => Object.keys(reply.headers))
        .filter((name) => /^access-control/.test(name));

      expect(corsHeaders).toEqual([]);
      expect(preflight.statusCode).toBe(405);
    },
  );

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "JSONを %s として送っても415",
    async (type) => {
      const payload = JSON.stringify({ email: "a@b.example", password: "x" });
      const reply = await server.app.inject({
        method: "POST",
        url: "/api/login",
        headers: { "content-type": type },
        payload,
      });
      expect(reply.statusCode).toBe(415);
      expect(reply.json()).toMatchObject({ code: "invalid", error: "この形式の内容は受け付けられません。" });
    },
  );
});

describe("H5: 持っていない操作", () => {
  const paths = [...Map.groupBy(endpoints, ({ url }) => url)];

  test.each(paths)("%s はほかの操作に405と Allow を返す", async (url, own) => {
    const allowed = own.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    const others = (["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const).filter(
      (method) => !allowed.includes(method),
    );
    for (const method of others) {
      const reply = await server.app.inject({ method, url, headers });
      expect([method, reply.statusCode]).toEqual([method, 405]);
      expect(String(reply.headers.allow).split(", ").sort()).toEqual(allowed.sort());
    }
  });
});

test("H6: HTTPでない通信には、400のJSONを返して切る", async () => {
  const { port, hostname } = new URL(await server.listen());
  const answer = await new Promise<string>((resolve, reject) => {
    let text = "";
    const socket = connect(Number(port), hostname, () =>
      socket.write("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"),
    );
    socket.on("data", (bytes) => {
      text += bytes;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });

  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"code":"invalid"');
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(answer.toLowerCase()).toContain("strict-transport-security: max-age=31536000");
});
