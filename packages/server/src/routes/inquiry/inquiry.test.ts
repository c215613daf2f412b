import { connect } from "node:net";
import { contract, inquiry as limits } from "@kyuseki/domain";
import { inquiryWith, lengthCases } from "@kyuseki/domain/lengthCases";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { startSmtpServer } from "../../notify/smtpServer.fixture.ts";
import { addTeam, addUser, startTestServer } from "../../testing.ts";

const start = new Date("2026-04-05T03:00:00Z");
const url = "/api/inquiry";
const minute = 60_000;

let clock = start;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let server: Awaited<ReturnType<typeof startTestServer>>;
let people: Record<"coach" | "colleague" | "player", { id: number; team_id: number; authorization: string }>;
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ now: () => clock, config: { mail: smtp.mail } });
  const { team_id } = await addTeam(server.db);
  const person = async (overrides: object) => {
    const { id } = await addUser(server.db, team_id, overrides);
    return { id, team_id, authorization: `Token ${await createSession(server.db, id, true, start)}` };
  };
  people = {
    coach: await person({ email: "ono@team.example", name: "大野 進", coach_type: "manager" }),
    colleague: await person({}),
    player: await person({ coach_type: null }),
  };
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(async () => {
  clock = start;
  await server.db.query("truncate inquiries restart identity");
  await server.db.query("delete from idempotency_keys");
  smtp.arrived.length = 0;
});
// Or the next test would find them.
afterEach(() => untilOutboxEmpty());

const whole = { category: "bug", pageInfo: "メンバーリスト", deviceInfo: "iPhone 15", inquiry: "一覧が\n出ません" };
const send = (payload: object = whole, { as = "coach", key }: { as?: keyof typeof people; key?: string } = {}) =>
  server.app.inject({
    method: "POST",
    url,
    headers: { authorization: people[as].authorization, ...(key !== undefined && { "idempotency-key": key }) },
    payload,
  });
const stored = async () => (await server.db.query("select * from inquiries order by id")).rows;
const untilOutboxEmpty = () =>
  expect.poll(async () => (await server.db.query("select 1 from outbox")).rowCount).toBe(0);
async function untilSent(mails: number) {
  await untilOutboxEmpty();
  expect(smtp.arrived).toHaveLength(mails);
}

describe("ER-2: お問い合わせ", () => {
  test("誰のどのチームのものかとともに保存し、運営に届く。返信は指導者に届く", async () => {
    const reply = await send();
    await untilSent(1);

    expect([reply.statusCode, reply.json()]).toEqual([201, { success: true }]);
    expect(await stored()).toEqual([
      {
        team_id: people.coach.team_id,
        id: 1,
        user_id: people.coach.id,
        category: "bug",
        page_info: "メンバーリスト",
        device_info: "iPhone 15",
        inquiry: "一覧が\n出ません",
        created_at: start,
      },
    ]);
    expect(smtp.arrived).toMatchObject([
      {
        to: ["operator@kyuseki.example"],
        headers: { "Reply-To": "ono@team.example", Subject: "【球跡】お問い合わせ：不具合（番号 1）" },
        text: [
          "種類：不具合",
          "ページ・画面：メンバーリスト",
          "お使いの端末：iPhone 15",
          `チーム：青葉台ベースボールクラブ（${people.coach.team_id}）`,
          `お名前：大野 進（監督・${people.coach.id}）`,
          "メールアドレス：ono@team.example",
          "受付：2026/04/05 12:00（番号 1）",
          "",
          "一覧が",
          "出ません",
          "",
        ].join("\r\n"),
      },
    ]);
  });

  test("VA-3: かんたんな問い合わせと、指導者でない人のものも受け付ける", async () => {
    await send({ category: "system", inquiry: "ログインについて" }, { as: "player" });
    await untilSent(1);
    expect(await stored()).toMatchObject([{ category: "system", page_info: "", device_info: "" }]);
    expect(smtp.arrived[0]?.text).toContain("種類：システムについて\r\nチーム：");
    expect(smtp.arrived[0]?.text).toContain("（選手・");
  });

  test.each([
    { category: "training", page_info: "", device_info: "iPhone 15" },
    { category: "measurement", page_info: "", device_info: "" },
    { category: "operation", page_info: "メンバーリスト", device_info: "iPhone 15" },
    { category: "bug", page_info: "メンバーリスト", device_info: "iPhone 15" },
    { category: "opinion", page_info: "", device_info: "" },
    { category: "other", page_info: "", device_info: "" },
    { category: "system", page_info: "", device_info: "" },
  ])("VA-1: $category は、見せている欄だけを受け取る", async ({ category, ...shown }) => {
    await send({ ...whole, category });
    expect(await stored()).toMatchObject([{ category, ...shown }]);
  });

  test.each([
    { name: "種類がない", body: { inquiry: "内容" }, fields: { category: "お問い合わせの種類を選んでください" } },
    { name: "内容がない", body: { category: "bug" }, fields: { inquiry: "お問い合わせ内容を入力してください" } },
    {
      name: "長すぎる",
      body: { category: "bug", inquiry: "あ".repeat(limits.contentMax + 1) },
      fields: { inquiry: "お問い合わせ内容は1000文字以内で入力してください" },
    },
  ])("VA-1: $name なら欄を名指しして断り、保存も送信もしない", async ({ body, fields }) => {
    const reply = await send(body);
    expect([reply.statusCode, reply.json().fields]).toEqual([400, fields]);
    expect(await stored()).toEqual([]);
    expect((await server.db.query("select 1 from outbox")).rowCount).toBe(0);
  });
});

test.each(lengthCases)("I5・VA-4: $field に $name は、フォームと同じ判定", async (given) => {
  const draft = inquiryWith(given);
  const { statusCode } = await send(draft);
  expect([contract.sendInquiry.body.safeParse(draft).success, statusCode]).toEqual([
    given.accepted,
    given.accepted ? 201 : 400,
  ]);
});

describe("R5: 同じお問い合わせの送り直し", () => {
  test("保存された後に返事だけが失われても、ちょうど1行・1通", async () => {
    const { hostname, port } = new URL(await server.listen());
    const body = JSON.stringify(whole);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.pause();
    socket.write(
      [
        `POST ${url} HTTP/1.1`,
        `host: ${hostname}`,
        `authorization: ${people.coach.authorization}`,
        "idempotency-key: lost-answer",
        "content-type: application/json",
        `content-length: ${Buffer.byteLength(body)}`,
        "",
        body,
      ].join("\r\n"),
    );
    await expect.poll(stored).toHaveLength(1);
    socket.destroy();

    const retried = await send(whole, { key: "lost-answer" });
    await untilSent(1);
    expect([retried.statusCode, (await stored()).length]).toEqual([201, 1]);
  });

  test("同時に5回押しても、ちょうど1行・1通", async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(whole, { key: "double-press" })));
    await untilSent(1);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(await stored()).toHaveLength(1);
  });
});

describe("続けて送りすぎたとき", () => {
  const sendAt = (ms: number, options = {}) => {
    clock = new Date(start.getTime() + ms);
    return send(whole, options);
  };

  test("1時間に20件まで。21件めは、いつ送れるかを言って429", async () => {
    for (let sent = 0; sent < 20; sent += 1) expect((await sendAt(sent * minute)).statusCode).toBe(201);
    const refused = await sendAt(40 * minute);
    const another = await send(whole, { as: "colleague" });
    const early = await sendAt(60 * minute - 1);
    const later = await sendAt(60 * minute);

    expect([refused.statusCode, refused.headers["retry-after"], refused.json()]).toEqual([
      429,
      "1200",
      {
        code: "rate_limited",
        error: "お問い合わせが続いたため、あと20分お待ちください。そのあと、もう一度お試しください。",
      },
    ]);
    expect([another.statusCode, early.statusCode, later.statusCode]).toEqual([201, 429, 201]);
    expect(await stored()).toHaveLength(22);
  });

  test("同時に24件送っても、保存されるのは20件", async () => {
    const untilTaken = async (key: string): ReturnType<typeof send> => {
      const reply = await send(whole, { key });
      return reply.statusCode === 503 ? untilTaken(key) : reply;
    };
    const replies = await Promise.all(Array.from({ length: 24 }, (_, index) => untilTaken(`key-${index}`)));
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
    expect(await stored()).toHaveLength(20);
  });

  test("送り直しは数えない", async () => {
    for (let sent = 0; sent < 20; sent += 1) await send(whole, { key: `key-${sent}` });
    expect((await send(whole, { key: "key-3" })).statusCode).toBe(201);
    expect(await stored()).toHaveLength(20);
  });
});

test.each([
  { name: "SMTPの設定がない", mail: undefined },
  { name: "運営の宛先がない", mail: { smtpUrl: "smtp://127.0.0.1:1", from: "a@b.example", operatorEmail: undefined } },
])("$name ときは、保存だけしてメールは作らない", async ({ mail }) => {
  const quiet = await startTestServer({ now: () => start, config: { mail } });
  const { team_id } = await addTeam(quiet.db);
  const { id } = await addUser(quiet.db, team_id);
  const authorization = `Token ${await createSession(quiet.db, id, false, start)}`;
  const reply = await quiet.app.inject({ method: "POST", url, headers: { authorization }, payload: whole });
  const { rows } = await quiet.db.query(
    "select (select count(*) from inquiries) as inquiries, (select count(*) from outbox) as mails",
  );
  await quiet.stop();
  expect([reply.statusCode, rows]).toEqual([201, [{ inquiries: 1, mails: 0 }]]);
});
