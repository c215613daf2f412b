import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { startTestServer, type TestServer } from "../../testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("OP-7 終わろうとしているサーバーは、/healthz が503になり、まだ答え、答えるたびに線を閉じる", async () => {
  const draining = { begun: false };
  const config = { trustProxy: false, demo: false, topSiteUrl: undefined, playerSiteUrl: undefined };
  const { db, files, app } = server;
  const ending = buildApp({ db, files, config, now: () => new Date(), log: app.log, draining });
  const ask = async (url: string) => {
    const { statusCode, headers } = await ending.inject(url);
    return [statusCode, headers.connection];
  };
  expect([await ask("/healthz"), await ask("/api/session")]).toEqual([
    [200, "keep-alive"],
    [401, "keep-alive"],
  ]);
  draining.begun = true;
  expect([await ask("/healthz"), await ask("/api/session")]).toEqual([
    [503, "close"],
    [401, "close"],
  ]);
  await ending.close();
});
