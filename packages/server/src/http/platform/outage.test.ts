import { type AddressInfo, createServer, type Socket } from "node:net";
import pino from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { createPool } from "../../db/pool.ts";
import { addTeam, addUser, startTestServer } from "../../testing.ts";
import { createSession } from "../auth/sessions.ts";

const config = { trustProxy: false, demo: false, topSiteUrl: undefined, playerSiteUrl: undefined };

let server: Awaited<ReturnType<typeof startTestServer>>;
let authorization: string;
let apps: ReturnType<typeof buildApp>[] = [];
beforeAll(async () => {
  server = await startTestServer();
  const team = await addTeam(server.db);
  const user = await addUser(server.db, team.team_id, { name: "監督 花子" });
  authorization = `Token ${await createSession(server.db, user.id, false, new Date())}`;
});
afterAll(() => server.stop());
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

describe("R10: データベースが止まっている", () => {
  const urls = ["/api/session", "/healthz", "/api/coach/memberlist/members"];

  test.each(urls)("断られる: %s は2秒以内に503のJSONを返す", (url) => expectUnavailable(url, 1));

  test.each(urls)("返事がない: %s は2秒以内に503のJSONを返す", async (url) => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((ready) => silent.listen(0, "127.0.0.1", ready));
    await expectUnavailable(url, (silent.address() as AddressInfo).port);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  test("つながっているとき /healthz は200", async () => {
    const reply = await server.app.inject({ url: "/healthz" });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { status: "ok", detail: { backup_age_s: null, disk: "unknown", disk_free_bytes: null } },
    ]);
  });
});

describe("思いがけない失敗", () => {
  test("H7・S5: 返事は一般の文だけ。記録にも、名前・メールアドレス・トークンは残らない", async () => {
    const lines: string[] = [];
    const log = pino({ level: "trace" }, { write: (line) => void lines.push(line) });
    const app = buildApp({ db: server.db, files: server.files, config, now: () => new Date(), log });
    apps.push(app);
    await server.db.query("alter table members add constraint broken check (last_name <> '秘密姓') not valid");
    const draft = {
      last_name: "秘密姓",
      first_name: "秘密名",
      email: "himitsu@outage.example",
      grade: "e3",
      height: 128,
    };
    const reply = await app.inject({
      method: "PUT",
      url: "/api/coach/memberlist/create?canary=himitsu-query",
      headers: { authorization },
      payload: draft,
    });
    await app.inject({ url: "/api/session", headers: { authorization } });
    const members = await server.db.query("select 1 from members");
    const written = lines.join("");

    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      code: "unexpected",
      error: "サーバーで問題が起きました。時間をおいて、もう一度お試しください。",
    });
    expect(members.rowCount).toBe(0);
    expect(written).toContain("23514");
    expect(written).toContain(String(reply.headers["x-request-id"]));
    expect(written).not.toMatch(/秘密|himitsu|花子/);
    expect(written).not.toContain(authorization.slice("Token ".length));
  });
});

async function expectUnavailable(url: string, port: number) {
  const away = createPool(`postgres://nobody:x@127.0.0.1:${port}/nowhere`);
  const app = buildApp({
    db: away,
    files: server.files,
    config,
    now: () => new Date(),
    log: pino({ level: "silent" }),
  });
  apps.push(app);
  const started = performance.now();
  const reply = await app.inject({ url, headers: { authorization } });

  expect(performance.now() - started).toBeLessThan(2000);
  expect(reply.statusCode).toBe(503);
  expect(reply.headers["retry-after"]).toBe("1");
  expect(reply.json()).toEqual({
    code: "unavailable",
    error: "サーバーが混み合っています。時間をおいて、もう一度お試しください。",
  });
  await away.end();
}
