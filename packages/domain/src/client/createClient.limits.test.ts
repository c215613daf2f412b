import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getSession, login, logout } from "../contract/account/session.ts";
import { plainDraft } from "../contract/members/member.fixture.ts";
import { createMember } from "../contract/members/memberDraft.ts";
import { listMembers } from "../contract/members/members.ts";
import { type ClientOptions, createClient } from "./createClient.ts";
import { answers, heldAnswers, keepsSilent, type Reaction, startFaultServer } from "./faultServer.fixture.ts";
import { manualTiming } from "./timing.fixture.ts";

let server: Awaited<ReturnType<typeof startFaultServer>>;
beforeEach(async () => {
  server = await startFaultServer();
});
afterEach(() => server.stop());

const clientAt = (clock: ReturnType<typeof manualTiming>, options: Partial<ClientOptions> = {}) =>
  createClient({ token: () => "t-1", baseURL: server.baseURL, timing: clock.timing, ...options });
const draft = { email: "coach@example.jp", password: "x" };
const noMembers = { members: [], total: 0 };
const busy = { error: "ただいま混み合っています。", code: "unavailable" };
const repeat = (count: number, reaction: Reaction) => Array.from({ length: count }, () => reaction);

describe("D-7 Retry-After", () => {
  test("5秒なら待ってから送り直す", async () => {
    const clock = manualTiming({ random: 0 });
    server.react(answers(429, {}, { "retry-after": "5" }), answers(200, noMembers));
    expect(await clientAt(clock).call(listMembers)).toEqual(noMembers);
    expect(clock.pauses).toEqual([5000]);
  });

  test("6秒なら待たず、秒数を伝えて終わる", async () => {
    const clock = manualTiming();
    server.react(answers(429, { error: "しばらくお待ちください。", code: "rate_limited" }, { "retry-after": "6" }));
    await expect(clientAt(clock).call(listMembers)).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 6 });
    expect(server.seen).toHaveLength(1);
    expect(clock.pauses).toEqual([]);
  });

  test("待つと15秒を越えるなら、越える前にあきらめる", async () => {
    const clock = manualTiming({ random: 0 });
    server.react(answers(503, busy, { "retry-after": "5" }));
    await expect(clientAt(clock).call(listMembers)).rejects.toMatchObject({ status: 503, retryAfterS: 5 });
    expect(server.seen).toHaveLength(3);
    expect(clock.elapsedMs()).toBe(10_000);
  });
});

describe("D-7 時間切れ", () => {
  test.each(["axios が来る前", "axios が来た後"])("%s：7秒答えがなければ送り直し、15秒で必ず終わる", async (when) => {
    const clock = manualTiming({ random: 0 });
    const { call, prepare } = clientAt(clock);
    if (when === "axios が来た後") await prepare();
    server.react(keepsSilent);
    const failing = call(listMembers);
    const outcome = expect(failing).rejects.toMatchObject({ code: "unavailable", status: 0 });
    await server.received(1);
    clock.pass(7000);
    await server.received(2);
    clock.pass(7000);
    await server.received(3);
    clock.pass(1000);
    await outcome;
    expect(server.seen).toHaveLength(3);
  });

  test("ログインは15秒まで一度だけ待つ", async () => {
    const clock = manualTiming();
    server.react(keepsSilent);
    const outcome = expect(clientAt(clock).call(login, { body: draft })).rejects.toMatchObject({ code: "unavailable" });
    await server.received(1);
    clock.pass(15_000);
    await outcome;
    expect(server.seen).toHaveLength(1);
  });

  test("終わった呼び出しは、動いている時計を残さない", async () => {
    const clock = manualTiming();
    server.react(answers(503, busy), answers(200, noMembers));
    await clientAt(clock).call(listMembers);
    expect(clock.running()).toBe(0);
  });

  test("順番を待つだけで15秒たったものは、送られずに終わる", async () => {
    const clock = manualTiming();
    const { call } = clientAt(clock);
    server.react(keepsSilent);
    const logins = [1, 2, 3].map(() => expect(call(login, { body: draft })).rejects.toHaveProperty("status", 0));
    const waiting = expect(call(listMembers)).rejects.toMatchObject({ code: "unavailable", status: 0 });
    await server.received(3);
    clock.pass(15_000);
    await Promise.all([...logins, waiting]);
    expect(server.seen.map(({ url }) => url)).toEqual(["/api/login", "/api/login", "/api/login"]);
  });
});

describe("AP-3 同時に3つまで", () => {
  test("5つ呼んでも届くのは3つで、残りは来た順", async () => {
    const { call } = clientAt(manualTiming());
    const { hold, releaseOne } = heldAnswers(200, noMembers);
    server.react(hold);
    const pages = [1, 2, 3, 4, 5].map((page) => call(listMembers, { query: { page } }));
    for (const received of [3, 4, 5]) {
      await server.received(received);
      await server.caughtUp();
      expect(server.seen).toHaveLength(received);
      releaseOne();
    }
    releaseOne();
    releaseOne();
    await Promise.all(pages);

    expect(server.mostAtOnce()).toBe(3);
    expect(server.seen.slice(3).map(({ url }) => url.split("?")[1])).toEqual(["page=4", "page=5"]);
  });

  test("送り直しを待つ間は場所を空ける", async () => {
    const clock = manualTiming({ holdPauses: true });
    const { call } = clientAt(clock);
    server.react(...repeat(3, answers(503, busy)), answers(200, noMembers));
    const busyCalls = [1, 2, 3].map((page) => call(listMembers, { query: { page } }));
    await server.received(3);
    expect(await call(listMembers, { query: { page: 4 } })).toEqual(noMembers);
    await clock.paused(3);
    clock.pass(1000);
    expect(await Promise.all(busyCalls)).toEqual([noMembers, noMembers, noMembers]);
  });
});

describe("中止", () => {
  const plainAbort = { name: "AbortError" };

  test.each([
    { name: "読み取り", endpoint: getSession },
    { name: "送り直さないログアウト", endpoint: logout },
  ])("送っている間（$name）：Failureではなく中止として終わり、失敗とは知らせない", async ({ endpoint }) => {
    const failures: string[] = [];
    const { call } = clientAt(manualTiming(), { onFailure: ({ id }) => failures.push(id) });
    const leaving = new AbortController();
    server.react(keepsSilent);
    const outcome = expect(call(endpoint, { signal: leaving.signal })).rejects.toMatchObject(plainAbort);
    await server.received(1);
    leaving.abort();
    await outcome;
    expect(failures).toEqual([]);
    expect(server.seen).toHaveLength(1);
  });

  test("順番を待つ間：送られない", async () => {
    const { call } = clientAt(manualTiming());
    const { hold, releaseOne } = heldAnswers(200, noMembers);
    server.react(hold);
    const running = [1, 2, 3].map((page) => call(listMembers, { query: { page } }));
    const leaving = new AbortController();
    const queued = expect(call(listMembers, { query: { page: 4 }, signal: leaving.signal })).rejects.toMatchObject(
      plainAbort,
    );
    await server.received(3);
    leaving.abort();
    await queued;
    for (const _ of running) releaseOne();
    await Promise.all(running);
    expect(server.seen).toHaveLength(3);
  });

  test("送り直しを待つ間：すぐに終わり、もう送られない", async () => {
    const clock = manualTiming({ holdPauses: true });
    const leaving = new AbortController();
    server.react(answers(503, busy));
    const outcome = expect(
      clientAt(clock).call(createMember, { body: plainDraft, signal: leaving.signal }),
    ).rejects.toMatchObject(plainAbort);
    await clock.paused(1);
    leaving.abort();
    await outcome;
    expect(server.seen).toHaveLength(1);
  });
});
