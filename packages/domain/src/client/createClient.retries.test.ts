import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { login, logout } from "../contract/account/session.ts";
import { plainDraft } from "../contract/members/member.fixture.ts";
import { createMember } from "../contract/members/memberDraft.ts";
import { listMembers } from "../contract/members/members.ts";
import { type ClientOptions, createClient } from "./createClient.ts";
import { answers, breaksOff, dropsConnection, type Reaction, startFaultServer } from "./faultServer.fixture.ts";
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

describe("D-7 送り直し", () => {
  test("本人の確認を求められた書き込みは、確認のあとも同じ鍵で送る", async () => {
    const { call } = clientAt(manualTiming());
    const fields = { proof: "パスワードかパスキーで確認してください" };
    server.react(
      answers(403, { error: "確認が必要です。", code: "forbidden", fields }),
      answers(409, { code: "conflict" }),
    );
    await expect(call(createMember, { body: plainDraft })).rejects.toMatchObject({ code: "forbidden", fields });
    await expect(call(createMember, { body: plainDraft })).rejects.toMatchObject({ code: "conflict" });
    const keys = server.seen.map(({ headers }) => headers["idempotency-key"]);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  const faults = [
    { name: "接続が切れた", fault: dropsConnection },
    { name: "本文の途中で切れた", fault: breaksOff },
    { name: "408", fault: answers(408, "") },
    { name: "429", fault: answers(429, { code: "rate_limited" }) },
    { name: "502のHTML", fault: answers(502, "<h1>Bad Gateway</h1>") },
    { name: "503", fault: answers(503, busy) },
    { name: "504", fault: answers(504, "") },
    { name: "500", fault: answers(500, "") },
  ];
  test.each(["axios が来る前", "axios が来た後"].flatMap((when) => faults.map((fault) => ({ when, ...fault }))))(
    "読み取り、$when：$name は3回まで送り直し、4度目の答えを使う",
    async ({ when, fault }) => {
      const clock = manualTiming();
      const { call, prepare } = clientAt(clock);
      if (when === "axios が来た後") await prepare();
      server.react(...repeat(3, fault), answers(200, noMembers));

      expect(await call(listMembers)).toEqual(noMembers);
      expect(server.seen).toHaveLength(4);
      expect(clock.pauses).toEqual([150, 300, 600]);
    },
  );

  test("OF-1 圏外と分かっていれば、読み取りは一度だけ。書き込みは送り直す", async () => {
    const clock = manualTiming();
    const { call } = clientAt(clock, { isOffline: () => true });
    server.react(dropsConnection, dropsConnection, answers(409, { code: "conflict" }));
    await expect(call(listMembers)).rejects.toMatchObject({ code: "unavailable", status: 0 });
    expect([server.seen.length, clock.pauses]).toEqual([1, []]);
    await expect(call(createMember, { body: plainDraft })).rejects.toMatchObject({ code: "conflict" });
    expect(server.seen).toHaveLength(3);
  });

  test("4度とも503なら、その理由を伝えて終わる", async () => {
    server.react(answers(503, busy));
    const failing = clientAt(manualTiming()).call(listMembers);
    await expect(failing).rejects.toMatchObject({ code: "unavailable", status: 503, message: busy.error });
    expect(server.seen).toHaveLength(4);
  });

  test("書き込みの送り直しは同じ鍵と同じ本文、次の書き込みは別の鍵", async () => {
    const { call } = clientAt(manualTiming());
    server.react(dropsConnection, answers(503, busy), answers(409, { code: "conflict" }));
    await expect(call(createMember, { body: plainDraft })).rejects.toMatchObject({ code: "conflict" });
    await expect(call(createMember, { body: plainDraft })).rejects.toMatchObject({ code: "conflict" });

    const keys = server.seen.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(4);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
    expect(new Set(server.seen.map(({ body }) => body))).toEqual(new Set([JSON.stringify(plainDraft)]));
  });

  test.each([400, 401, 403, 404, 409, 413])("%i は送り直さない", async (status) => {
    server.react(answers(status, {}));
    await expect(clientAt(manualTiming()).call(listMembers)).rejects.toMatchObject({ status });
    expect(server.seen).toHaveLength(1);
  });

  test.each([
    { name: "書き込みの500", attempt: createMember, fault: answers(500, ""), status: 500 },
    { name: "書き込みの形ちがい", attempt: createMember, fault: answers(201, "<html>"), status: 201 },
  ])("$name は送り直さない", async ({ attempt, fault, status }) => {
    server.react(fault);
    const failing = clientAt(manualTiming()).call(attempt, { body: plainDraft });
    await expect(failing).rejects.toMatchObject({ code: "unexpected", status });
    expect(server.seen).toHaveLength(1);
  });

  test.each([dropsConnection, answers(503, busy), answers(429, {})])(
    "ログインとログアウトは送り直さない",
    async (fault) => {
      const { call } = clientAt(manualTiming());
      server.react(fault);
      await expect(call(login, { body: draft })).rejects.toHaveProperty("code");
      await expect(call(logout)).rejects.toHaveProperty("code");
      expect(server.seen.map(({ url }) => url)).toEqual(["/api/login", "/api/logout"]);
    },
  );

  test("つながらなければ unavailable・状態0", async () => {
    const gone = await startFaultServer();
    await gone.stop();
    const failing = clientAt(manualTiming(), { baseURL: gone.baseURL }).call(listMembers);
    await expect(failing).rejects.toMatchObject({ name: "Failure", code: "unavailable", status: 0 });
  });
});
