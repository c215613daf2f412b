import { connect } from "node:net";
import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { buildApp } from "../../app.ts";
import type { SharesConfig } from "../../config/sharesConfig.ts";
import { createPool, type Db } from "../../db/pool.ts";
import { addMember, addTeam, addUser, countWaitingForLock, startTestServer, type TestServer } from "../../testing.ts";
import { createSession } from "../auth/sessions.ts";

type Coach = Awaited<ReturnType<typeof coach>>;

const config = { trustProxy: false, demo: false, topSiteUrl: undefined, playerSiteUrl: undefined };
const shares = { connections: 4, clubAtOnce: 1, clubRequests: 6 };

let server: TestServer;
/** Of the server under test: two connections for clubs, two for sessions and the sign-in. */
let db: Db;
let app: ReturnType<typeof buildApp>;
let loud: Coach;
let quiet: Coach;
beforeAll(async () => {
  server = await startTestServer();
  [loud, quiet] = [await coach(), await coach()];
});
afterAll(() => server.stop());
beforeEach(() => {
  db = createPool(server.databaseUrl, { max: shares.connections });
  app = appWith(shares);
});
afterEach(async () => {
  await app.close();
  await db.end();
});

function appWith(given: SharesConfig) {
  const { files } = server;
  const log = pino({ level: "silent" });
  return buildApp({ db, files, config: { ...config, shares: given }, now: () => new Date(), log });
}

async function coach() {
  const { team_id } = await addTeam(server.db);
  const { id: memberId } = await addMember(server.db, team_id);
  const { id } = await addUser(server.db, team_id, { coach_type: "manager" });
  return { authorization: `Token ${await createSession(server.db, id, false, new Date())}`, memberId };
}

const joinCode = "/api/coach/team/join_code";
const ask = async ({ authorization }: { authorization: string }, url = joinCode) => {
  const { statusCode, headers: answered } = await app.inject({ url, headers: { authorization } });
  return [statusCode, answered["retry-after"]] as const;
};

const addMembers = ({ authorization }: { authorization: string }, members: readonly object[]) =>
  app.inject({
    method: "POST",
    url: "/api/coach/memberlist/bulk_create_member",
    headers: { authorization },
    payload: { members },
  });
/** Refused for what it says, once it is read. */
const addNobody = (who: { authorization: string }) => addMembers(who, []);

/** Every question about `table` waits until `act` is over. */
async function whileLocked(table: string, act: () => Promise<void>) {
  const holder = await server.db.connect();
  await holder.query(`begin; lock table ${table} in access exclusive mode`);
  try {
    await act();
  } finally {
    await holder.query("rollback");
    holder.release();
  }
}

describe("R7: 1つのクラブの操作は、ほかのクラブを待たせない", () => {
  test("止まった操作で接続を使い切れず、ほかのクラブはすぐ答えを得る。多すぎる分だけが、待たずに断られる", async () => {
    expect([await ask(loud), await ask(quiet)]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    let stuck: Promise<unknown>[] = [];
    await whileLocked("join_codes", async () => {
      stuck = [ask(loud), ask(loud), ask(loud)];
      await expect.poll(() => countWaitingForLock(server.db)).toBe(1);
      // Three of one person at once; the fourth is sent away while all others still wait.
      expect(await ask(loud)).toEqual([503, "2"]);
      expect(await ask(quiet, "/api/coach/memberlist/members")).toEqual([200, undefined]);
      expect(await ask(quiet, "/api/session")).toEqual([200, undefined]);
      expect((await app.inject("/healthz")).statusCode).toBe(200);
      expect(await countWaitingForLock(server.db)).toBe(1);
    });
    await Promise.all(stuck);
    await expect.poll(() => ask(loud)).toEqual([200, undefined]);
  });

  test("断られた人は、短い文とコードを読む", async () => {
    await ask(loud);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => app.inject({ url: joinCode, headers: { authorization: loud.authorization } })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 503]);
    expect(replies[3]?.json()).toEqual({
      code: "unavailable",
      error: "チームからの操作が重なり、混み合っています。少し待ってから、もう一度お試しください。",
    });
  });

  test("同じクラブの別の人には、その人の分がある", async () => {
    const { rows } = await server.db.query("select team_id from teams order by 1 limit 1");
    const { id } = await addUser(server.db, rows[0].team_id);
    const colleague = { authorization: `Token ${await createSession(server.db, id, false, new Date())}` };
    await Promise.all([ask(loud), ask(colleague)]);
    const [of, ofColleague] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => ask(loud))),
      ask(colleague),
    ]);
    expect(of.map(([status]) => status)).toEqual([200, 200, 200, 503, 503]);
    expect(ofColleague).toEqual([200, undefined]);
  });

  test("ほかのクラブがいる間、1つのクラブの重い書き込みは1秒に20件までの速さで進む", async () => {
    await app.close();
    app = appWith({ ...shares, clubRequests: 40 });
    await Promise.all([ask(loud), ask(quiet)]);
    const startMs = performance.now();
    const replies = await Promise.all(Array.from({ length: 8 }, () => addNobody(loud)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(400));
    // Two at once, then one in 50 ms.
    expect(performance.now() - startMs).toBeGreaterThan(250);
  });

  test("送られた内容も、順番が来てから読む", async () => {
    await Promise.all([ask(loud), ask(quiet, "/api/coach/dashboard?period=2")]);
    const answered = vi.fn();
    let [first, second]: Promise<unknown>[] = [];
    await whileLocked("members", async () => {
      first = addMembers(loud, [{ last_name: "順番", first_name: "一", grade: "j1" }]);
      await expect.poll(() => countWaitingForLock(server.db)).toBe(1);
      second = addNobody(loud).then(({ statusCode }) => answered(statusCode));
      // Time enough for what would be refused at once.
      for (let turn = 0; turn < 20; turn += 1) expect(await ask(quiet, "/api/session")).toEqual([200, undefined]);
      expect(answered).not.toHaveBeenCalled();
    });
    await Promise.all([first, second]);
    expect(answered).toHaveBeenCalledExactlyOnceWith(400);
  });

  test("ログインしていない人の大きすぎる内容は、順番を待たせずに断る", async () => {
    const large = { method: "POST", url: "/api/login", payload: { email: "x".repeat(17 * 1024) } } as const;
    const replies = await Promise.all(Array.from({ length: 20 }, () => app.inject(large)));
    expect(replies.map(({ statusCode, headers }) => [statusCode, headers.connection])).toEqual(
      Array(20).fill([413, "close"]),
    );
  });

  test("途中で切れた送信は、数に残らない", async () => {
    await ask(loud);
    const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
    const arrived = vi.fn();
    app.server.on("request", arrived);
    for (let turn = 1; turn <= 2 * shares.clubRequests; turn += 1) {
      const socket = connect(Number(port), "127.0.0.1");
      socket.write(
        `POST /api/coach/memberlist/bulk_create_member HTTP/1.1\r\nHost: a\r\nAuthorization: ${loud.authorization}\r\n` +
          'Content-Type: application/json\r\nContent-Length: 999\r\n\r\n{"mem',
      );
      await expect.poll(() => arrived).toHaveBeenCalledTimes(turn);
      socket.destroy();
    }
    await expect.poll(() => Promise.all([ask(loud), ask(loud), ask(loud)])).toEqual(Array(3).fill([200, undefined]));
  });

  test("ログインしていない人の操作は、その場所の分だけ受け付ける", async () => {
    const invented = { authorization: `Token ${"x".repeat(43)}` };
    await ask(quiet);
    const [strangers, coachOfClub] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => ask(invented))),
      ask(quiet),
    ]);
    expect(strangers.filter(([status]) => status === 503)).toHaveLength(5);
    expect(coachOfClub).toEqual([200, undefined]);
  });
});

const sharedQuestions = [
  { page: "ダッシュボード", path: () => "dashboard?period=2", asks: "distinct on (c.member_id)" },
  { page: "ホーム", path: () => "home", asks: "select 1 from live_pitch_counts p" },
  { page: "トレーニングの報告", path: () => "training/report?period=2", asks: "training report" },
  {
    page: "選手の打撃の報告",
    path: (member: number) => `nextshot/report/${member}/batting/summary?period=2`,
    asks: "batting report",
  },
];

test.each(sharedQuestions)(
  "R7: $page に同時に来た同じ問いには、1度だけ計算した答えを返す。別のクラブの答えとは混ざらない",
  async ({ path, asks }) => {
    await app.close();
    app = appWith({ ...shares, clubAtOnce: 6 });
    await Promise.all([ask(loud), ask(quiet)]);
    const asked = vi.spyOn(db, "query");
    const replies = await Promise.all(
      [loud, loud, loud, quiet].map((headers) =>
        app.inject({
          url: `/api/coach/${path(headers.memberId)}`,
          headers: { authorization: headers.authorization },
        }),
      ),
    );
    const questions = asked.mock.calls.map(([question]) => JSON.stringify(question));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(questions.filter((question) => question.includes(asks))).toHaveLength(2);
  },
);
