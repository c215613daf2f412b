import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import { getSession, login, logout } from "../contract/account/session.ts";
import { plainDraft } from "../contract/members/member.fixture.ts";
import { createMember } from "../contract/members/memberDraft.ts";
import { getMember, listMembers } from "../contract/members/members.ts";
import { uploadLogo } from "../contract/team/logo.ts";
import type { Failure } from "../failure.ts";
import type { CallInput } from "./call.ts";
import { type ClientOptions, createClient } from "./createClient.ts";
import { answers, startFaultServer } from "./faultServer.fixture.ts";
import { manualTiming } from "./timing.fixture.ts";

let server: Awaited<ReturnType<typeof startFaultServer>>;
beforeEach(async () => {
  server = await startFaultServer();
});
afterEach(() => server.stop());

const clientWith = (options: Partial<ClientOptions> = {}) =>
  createClient({ token: () => "t-1", baseURL: server.baseURL, timing: manualTiming().timing, ...options });
const noMembers = { members: [], total: 0 };

describe("AP-2 要求の形", () => {
  test("読み取り：宛先・条件・Accept・Authorizationだけで、鍵はない", async () => {
    server.react(answers(200, noMembers));
    const reply = await clientWith().call(listMembers, { query: { grade: "j", gender: undefined, page: 2 } });

    expect(reply).toEqual(noMembers);
    const [seen] = server.seen;
    expect(seen).toMatchObject({ method: "GET", url: "/api/coach/memberlist/members?grade=j&page=2", body: "" });
    expect(seen?.headers).toMatchObject({ accept: "application/json", authorization: "Token t-1" });
    expect(seen?.headers).not.toHaveProperty("idempotency-key");
  });

  test("読み取りは axios を待たず、来てからは axios で、同じ要求になる", async () => {
    const fetching = vi.spyOn(globalThis, "fetch");
    server.react(answers(200, noMembers));
    const before = clientWith({ load: () => new Promise(() => {}) });
    const after = clientWith();
    await after.prepare();
    for (const { call } of [before, after]) {
      expect(await call(listMembers, { query: { grade: "j", gender: undefined, page: 2 } })).toEqual(noMembers);
    }

    expect(fetching).toHaveBeenCalledTimes(1);
    fetching.mockRestore();
    const told = server.seen.map(({ method, url, body, headers: { accept, authorization } }) => {
      return { method, url, body, accept, authorization };
    });
    expect(told[1]).toEqual(told[0]);
  });

  test("書き込み：本文はJSONで、鍵が付く", async () => {
    server.react(answers(404, { error: "見つかりませんでした。", code: "not_found" }));
    await expect(clientWith().call(createMember, { body: plainDraft })).rejects.toThrow("見つかりませんでした。");

    const [seen] = server.seen;
    expect(seen).toMatchObject({ method: "PUT", url: "/api/coach/memberlist/create" });
    expect(JSON.parse(seen?.body ?? "")).toEqual(plainDraft);
    expect(seen?.headers["content-type"]).toBe("application/json");
    expect(seen?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("I9 書き込み：画像は、渡した範囲のバイトだけが、その形式の名前で届き、鍵が付く", async () => {
    server.react(answers(400, { code: "invalid", fields: { logo: "画像を読み取れませんでした" } }));
    const body = new TextEncoder().encode("前の部分logo後の部分").subarray(12, 16);
    await expect(clientWith().call(uploadLogo, { body, type: "image/webp" })).rejects.toMatchObject({
      fields: { logo: "画像を読み取れませんでした" },
    });

    const [seen] = server.seen;
    expect(seen).toMatchObject({ method: "POST", url: "/api/coach/team/logo", body: "logo" });
    expect(seen?.headers["content-type"]).toBe("image/webp");
    expect(seen?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("ページより長く生きる書き込み：keepalive の fetch で、一度だけ届く", async () => {
    const fetching = vi.spyOn(globalThis, "fetch");
    server.react(answers(404, { error: "見つかりませんでした。", code: "not_found" }));
    await expect(clientWith().call(createMember, { body: plainDraft, keepalive: true })).rejects.toThrow();

    expect(fetching.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, method: "PUT" });
    expect(server.seen).toHaveLength(1);
    expect(JSON.parse(server.seen[0]?.body ?? "")).toEqual(plainDraft);
    expect(server.seen[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
    fetching.mockRestore();
  });

  test("宛先の番号が入り、印がなければAuthorizationはない", async () => {
    server.react(answers(404, { code: "not_found" }));
    const failing = clientWith({ token: () => null }).call(getMember, { params: { id: 12 } });

    await expect(failing).rejects.toMatchObject({ code: "not_found", status: 404 });
    expect(server.seen[0]?.url).toBe("/api/coach/memberlist/member/12");
    expect(server.seen[0]?.headers).not.toHaveProperty("authorization");
  });

  test("ログインとログアウトには鍵がない", async () => {
    server.react(answers(200, { success: true }));
    await clientWith().call(logout);
    await expect(
      clientWith().call(login, { body: { email: "coach@example.jp", password: "x" } }),
    ).rejects.toMatchObject({ code: "unexpected", status: 200 });

    expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST /api/logout", "POST /api/login"]);
    for (const { headers } of server.seen) expect(headers).not.toHaveProperty("idempotency-key");
    expect(server.seen.map(({ headers }) => headers["content-type"])).toEqual([undefined, "application/json"]);
  });
});

describe("ページが先に出した要求", () => {
  test("届いた答えをそのまま使い、もう一度は尋ねない", async () => {
    const prefetched = async () => ({ status: 200, text: JSON.stringify(noMembers), retryAfter: undefined });
    expect(await clientWith({ prefetched }).call(listMembers)).toEqual(noMembers);
    expect(server.seen).toHaveLength(0);
  });

  test("断られたという答えも、ふつうの答えと同じに扱う", async () => {
    const prefetched = async () => ({
      status: 401,
      text: '{"error":"期限切れ","code":"unauthorized"}',
      retryAfter: undefined,
    });
    await expect(clientWith({ prefetched }).call(listMembers)).rejects.toMatchObject({
      code: "unauthorized",
      status: 401,
    });
    expect(server.seen).toHaveLength(0);
  });

  test("なければ、ふつうに尋ねる", async () => {
    server.react(answers(200, noMembers));
    expect(await clientWith({ prefetched: async () => null }).call(listMembers)).toEqual(noMembers);
    expect(server.seen).toHaveLength(1);
  });
});

test("AP-5 省けるのは、契約が求めないか自分で補うものだけ", () => {
  type Nothing = Record<never, never>;
  expectTypeOf<Nothing>().toExtend<CallInput<typeof listMembers>>();
  expectTypeOf<Nothing>().not.toExtend<CallInput<typeof getMember>>();
  expectTypeOf<Nothing>().not.toExtend<CallInput<typeof createMember>>();
  expectTypeOf<{ body: Uint8Array<ArrayBuffer> }>().not.toExtend<CallInput<typeof uploadLogo>>();
  expectTypeOf<{ body: Uint8Array<ArrayBuffer>; type: "image/svg+xml" }>().not.toExtend<CallInput<typeof uploadLogo>>();
  expectTypeOf<{ body: Uint8Array<ArrayBuffer>; type: "image/png" }>().toExtend<CallInput<typeof uploadLogo>>();
  expectTypeOf<{ query: { page: string } }>().not.toExtend<CallInput<typeof listMembers>>();
});

describe("結果を知らせる先", () => {
  /** Records what the client reports, in order. */
  function listener() {
    const heard: string[] = [];
    const options: Partial<ClientOptions> = {
      onAnswer: ({ id }, token) => heard.push(`成功 ${id} ${token}`),
      onFailure: ({ id }, { code, status }: Failure, token) => heard.push(`失敗 ${id} ${code} ${status} ${token}`),
      log: (status) => heard.push(`記録 ${status}`),
    };
    return { heard, options };
  }

  test("SE-5 成功のたびに、その時の印とともに知らせる", async () => {
    const { heard, options } = listener();
    server.react(answers(200, noMembers));
    await clientWith(options).call(listMembers);
    expect(heard).toEqual(["成功 listMembers t-1"]);
  });

  test("SE-6 401は一度だけ知らせ、送り直さない", async () => {
    const { heard, options } = listener();
    server.react(answers(401, { error: "もう一度ログインしてください。", code: "unauthorized" }));
    await expect(clientWith(options).call(getSession)).rejects.toThrow("もう一度ログインしてください。");
    expect(heard).toEqual(["失敗 getSession unauthorized 401 t-1"]);
    expect(server.seen).toHaveLength(1);
  });

  test("ER-1 500でない失敗は記録しない", async () => {
    const { heard, options } = listener();
    server.react(answers(503, { error: "ただいま混み合っています。" }));
    await expect(clientWith(options).call(listMembers)).rejects.toThrow("ただいま混み合っています。");
    expect(heard).toEqual(["失敗 listMembers unavailable 503 t-1"]);
  });

  test("ER-1 500は状態だけを記録し、文は誰にも渡さない", async () => {
    const { heard, options } = listener();
    server.react(answers(500, { error: "relation members does not exist" }), answers(200, noMembers));
    await clientWith(options).call(listMembers);
    expect(heard).toEqual(["記録 500", "成功 listMembers t-1"]);

    server.react(answers(500, { error: "relation members does not exist" }));
    await expect(clientWith(options).call(createMember, { body: plainDraft })).rejects.toMatchObject({
      code: "unexpected",
      status: 500,
      message: "unexpected",
    });
    expect(heard.slice(2)).toEqual(["記録 500", "失敗 createMember unexpected 500 t-1"]);
  });
});
