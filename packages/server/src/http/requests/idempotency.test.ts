import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { contract } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addTeam, addUser, startTestServer } from "../../testing.ts";
import { createSession } from "../auth/sessions.ts";

const day = 24 * 60 * 60 * 1000;
const start = new Date("2026-04-05T03:00:00Z");

let clock = start;
let server: Awaited<ReturnType<typeof startTestServer>>;
let tokens: { coach: string; colleague: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
  const team = await addTeam(server.db);
  const [coach, colleague] = [await addUser(server.db, team.team_id), await addUser(server.db, team.team_id)];
  tokens = {
    coach: await createSession(server.db, coach.id, true, start),
    colleague: await createSession(server.db, colleague.id, true, start),
  };
});
afterAll(() => server.stop());
beforeEach(async () => {
  clock = start;
  await server.db.query("delete from members");
  await server.db.query("delete from idempotency_keys");
});

const draft = { last_name: "佐藤", first_name: "一", grade: "e5" };
const headersOf = (key: string | undefined, token = tokens.coach) => ({
  authorization: `Token ${token}`,
  ...(key !== undefined && { "idempotency-key": key }),
});
const create = (key: string | undefined, payload: object = draft, token?: string) =>
  server.app.inject({ method: "PUT", url: "/api/coach/memberlist/create", headers: headersOf(key, token), payload });
const createMany = (key: string, payload: object) =>
  server.app.inject({
    method: "POST",
    url: "/api/coach/memberlist/bulk_create_member",
    headers: headersOf(key),
    payload,
  });
const memberCount = async () => (await server.db.query("select 1 from members")).rowCount;

describe("R5: 同じ鍵の二重送信", () => {
  test("同時に10回送っても1人だけ増え、返事はすべて同じ", async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => create("double-press")));

    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1);
    expect(replies[0]?.statusCode).toBe(201);
    expect(await memberCount()).toBe(1);
  });

  test("保存された後に返事だけが失われても、送り直しで2人にならない", async () => {
    const proxy = await losingProxy(await server.listen());
    const url = `${proxy.url}/api/coach/memberlist/bulk_create_member`;
    const init = {
      method: "POST",
      headers: { ...headersOf("lost-answer"), "content-type": "application/json" },
      body: JSON.stringify({ members: [draft, draft, draft] }),
    };

    await expect(fetch(url, init)).rejects.toThrow("fetch failed");
    expect(await memberCount()).toBe(3);
    const retried = await fetch(url, init);
    const { members } = contract.bulkCreateMember.reply.parse(await retried.json());
    await proxy.close();

    expect([retried.status, members.length, await memberCount()]).toEqual([201, 3, 3]);
  });

  test("鍵がなければ、ふつうに2回保存する", async () => {
    await Promise.all([create(undefined), create(undefined)]);
    expect(await memberCount()).toBe(2);
  });

  test("別の人の同じ鍵は、別の操作", async () => {
    await create("same-key");
    expect((await create("same-key", draft, tokens.colleague)).statusCode).toBe(201);
    expect(await memberCount()).toBe(2);
  });
});

describe("D-7: 鍵の使い方", () => {
  const conflict = {
    code: "conflict",
    error: "同じ操作が別の内容で送信されました。もう一度お試しください。",
  };

  test("同じ鍵で内容が違えば409で、何も保存しない", async () => {
    await create("key-1");
    const reply = await create("key-1", { ...draft, grade: "e6" });
    expect([reply.statusCode, reply.json()]).toEqual([409, conflict]);
    expect(await memberCount()).toBe(1);
  });

  test("同じ鍵を別の呼び出しに使えば409", async () => {
    await create("key-1");
    expect((await createMany("key-1", { members: [draft] })).statusCode).toBe(409);
    expect(await memberCount()).toBe(1);
  });

  test("断られた呼び出しの鍵は残らず、直して送り直せる", async () => {
    await server.db.query("alter table members add constraint broken check (last_name <> '佐藤') not valid");
    const failed = await create("key-1");
    await server.db.query("alter table members drop constraint broken");
    expect([failed.statusCode, (await create("key-1")).statusCode, await memberCount()]).toEqual([500, 201, 1]);
  });

  test("24時間までは同じ返事、過ぎれば新しい操作になり、古い鍵は消える", async () => {
    const first = await create("key-1");
    clock = new Date(start.getTime() + day);
    const within = await create("key-1");
    clock = new Date(start.getTime() + day + 1);
    const later = await create("key-1");
    const { rows } = await server.db.query("select created_at from idempotency_keys");

    expect(within.body).toBe(first.body);
    expect(later.json().id).not.toBe(first.json().id);
    expect(rows).toEqual([{ created_at: clock }]);
  });

  test("あとから届く呼び出しの鍵は、何日たっても覚えている: 送り直しは断られ、2回保存されない", async () => {
    const { id } = (await create(undefined)).json();
    const counts = [{ member_id: id, kind: "game", pitches: 40 }];
    const record = () =>
      server.app.inject({
        method: "POST",
        url: "/api/coach/pitch_counts",
        headers: headersOf("typed-offline"),
        payload: { date: "2026-04-05", counts },
      });
    const stored = async () => (await server.db.query("select 1 from pitch_counts")).rowCount;
    expect((await record()).statusCode).toBe(201);

    clock = new Date(start.getTime() + 3 * day);
    const repeated = await record();
    await create("another-day");
    const again = await record();

    expect([repeated.statusCode, repeated.json()]).toEqual([
      409,
      {
        code: "conflict",
        error: "この操作は、すでに保存されています。",
        fields: { operation: "この操作は、すでに保存されています。" },
      },
    ]);
    expect([again.statusCode, await stored()]).toEqual([409, 1]);
  });

  test.each([
    { name: "空", key: "" },
    { name: "201文字", key: "k".repeat(201) },
    { name: "空白を含む", key: "a b" },
  ])("$name の鍵は400", async ({ key }) => {
    const reply = await create(key);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ "Idempotency-Key": "200文字以内の英数字と記号で指定してください" });
    expect(await memberCount()).toBe(0);
  });

  test("200文字の鍵は使える", async () => {
    expect((await create("k".repeat(200))).statusCode).toBe(201);
  });
});

/** Passes everything on, but cuts the line instead of giving back the first answer. */
async function losingProxy(target: string) {
  let answers = 0;
  const proxy: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = { ...request.headers, host: undefined, connection: undefined, "content-length": undefined };
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => typeof value === "string"));
    const init = {
      method: request.method ?? "GET",
      headers: sent as Record<string, string>,
      body: Buffer.concat(chunks),
    };
    const answer = await fetch(target + request.url, init);
    const body = Buffer.from(await answer.arrayBuffer());
    answers += 1;
    if (answers === 1) return request.socket.destroy();
    return response.writeHead(answer.status, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((ready) => proxy.listen(0, "127.0.0.1", ready));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        proxy.close(closed);
        proxy.closeAllConnections();
      }),
  };
}
