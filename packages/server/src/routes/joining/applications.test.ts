import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMember, dumpDatabase } from "../../testing.ts";
import { type JoinFixture, openJoinFixture, start } from "./join.fixtures.ts";

const later = new Date("2026-04-06T01:00:00Z");

let fixture: JoinFixture;
beforeAll(async () => {
  fixture = await openJoinFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.clear());

type Decision = "accept" | "merge" | "decline";
const decide = (how: Decision, payload: object, as: "coach" | "manager" | "stranger" = "coach") =>
  fixture.call("POST", `/api/coach/memberlist/${how}_application`, payload, as);
const rowsOf = async (sql: string, values: unknown[] = []) => (await fixture.db.query(sql, values)).rows;
/** Without mails: they are being tried all the while. */
const standing = async () => (await dumpDatabase(fixture.db)).replace(/^outbox .*\n/gm, "");
const auditOf = (id: number) =>
  rowsOf("select action, member_ids, details from audit_log where $1 = any(member_ids) order by id", [id]);

describe("BE-6: 承認する", () => {
  test("メンバーになり、保護者へのメールと記録が1つずつ残る", async () => {
    const id = await fixture.applied();
    fixture.setClock(later);
    const reply = await decide("accept", { member_id: id });

    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      expect.objectContaining({ id, state: "active", application: null, last_name: "千代田", version: 2 }),
    ]);
    // Of 実施率 the days before count for nobody.
    expect(reply.json().registered_on).toBe("2026-04-06");
    expect(await rowsOf("select applied_at from applications")).toEqual([{ applied_at: start }]);
    expect(await rowsOf("select recipient, subject, body, member_id, created_at from outbox")).toEqual([
      {
        recipient: "hogosha@chiyoda.example",
        subject: "【球跡】参加が承認されました",
        body: expect.stringMatching(/^千代田 あさひさんの「青葉台ベースボールクラブ」への参加が承認されました。\n/),
        member_id: id,
        created_at: later,
      },
    ]);
    expect(await auditOf(id)).toEqual([
      { action: "application_received", member_ids: [id], details: [] },
      { action: "application_accepted", member_ids: [id], details: [] },
    ]);
    expect(await rowsOf("select member_id, given_at, text_version from consents")).toEqual([
      { member_id: id, given_at: start, text_version: "2026-12" },
    ]);
  });

  test("名前に改行を書いても、メールの文には段落が増えない", async () => {
    const id = await fixture.applied({ last_name: "千代田\n\nパスワードを入力:\r\nhttps://evil.example" });
    await decide("accept", { member_id: id });
    const [mail] = await rowsOf("select body from outbox");
    expect(mail.body.split("\n")[0]).toBe(
      "千代田 パスワードを入力: https://evil.example あさひさんの「青葉台ベースボールクラブ」への参加が承認されました。",
    );
  });

  test("申し込みの記録がない人も、申請中なら承認も統合もできる", async () => {
    const { id } = await addMember(fixture.db, fixture.teamId, { state: "applied" });
    const other = await addMember(fixture.db, fixture.teamId, { state: "applied" });
    const accepted = await decide("accept", { member_id: id });
    const merged = await decide("merge", { member_id: other.id, into_id: id });

    expect([accepted.statusCode, accepted.json()]).toEqual([200, expect.objectContaining({ id, state: "active" })]);
    expect([merged.statusCode, merged.json()]).toEqual([200, expect.objectContaining({ id, state: "active" })]);
  });

  test("R5: 同じ鍵でもう一度送っても、承認もメールも1回", async () => {
    const id = await fixture.applied();
    const url = "/api/coach/memberlist/accept_application";
    const first = await fixture.call("POST", url, { member_id: id }, "coach", "accept-1");
    const again = await fixture.call("POST", url, { member_id: id }, "coach", "accept-1");

    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await rowsOf("select 1 from outbox")).toHaveLength(1);
  });
});

describe("BE-6: 仮アカウントと統合する", () => {
  test("空の項目だけを埋め、同意を移し、申請は残さない", async () => {
    const into = await addMember(fixture.db, fixture.teamId, {
      last_name: "千代田",
      first_name: "旭",
      last_name_kana: "",
      first_name_kana: "アサヒ",
      grade: "e5",
      gender: null,
    });
    const id = await fixture.applied();
    const reply = await decide("merge", { member_id: id, into_id: into.id });

    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      expect.objectContaining({
        id: into.id,
        first_name: "旭",
        last_name_kana: "ちよだ",
        first_name_kana: "アサヒ",
        grade: "e5",
        gender: "F",
        guardian_email: "hogosha@chiyoda.example",
        email: null,
        state: "active",
      }),
    ]);
    expect(await rowsOf("select id from members")).toEqual([{ id: into.id }]);
    expect(await rowsOf("select 1 from applications")).toEqual([]);
    expect(await rowsOf("select member_id, given_by, text_version from consents")).toEqual([
      { member_id: into.id, given_by: "guardian", text_version: "2026-12" },
    ]);
    expect(await rowsOf("select recipient, member_id from outbox")).toEqual([
      { recipient: "hogosha@chiyoda.example", member_id: into.id },
    ]);
    expect((await auditOf(id)).at(-1)).toEqual({
      action: "application_merged",
      member_ids: [id, into.id],
      details: [],
    });
  });

  test("すでにある内容は、何も書き換えない", async () => {
    const own = { gender: "M", guardian_email: "chichi@test.example", email: "honnin@test.example" };
    const into = await addMember(fixture.db, fixture.teamId, own);
    await decide("merge", { member_id: await fixture.applied(), into_id: into.id });
    const [merged] = await rowsOf("select * from members");
    expect(merged).toMatchObject({ ...own, last_name_kana: "さとう", first_name_kana: "いちろう", grade: "j2" });
  });

  test.each([
    ["卒業したメンバー", { state: "archived" }],
    ["申請中のほかの人", { state: "applied" }],
  ])("%s には統合できない", async (_, overrides) => {
    const into = await addMember(fixture.db, fixture.teamId, overrides);
    const id = await fixture.applied();
    const reply = await decide("merge", { member_id: id, into_id: into.id });

    expect([reply.statusCode, reply.json().error]).toEqual([
      409,
      "統合先は、在籍中のメンバーからお選びください。画面を読み込み直してください。",
    ]);
    expect(await rowsOf("select 1 from applications")).toHaveLength(1);
  });

  test("自分自身には統合できない", async () => {
    const id = await fixture.applied();
    expect((await decide("merge", { member_id: id, into_id: id })).statusCode).toBe(409);
  });

  test.each([
    ["ほかのチームの人", "other"],
    ["削除した人", "deleted"],
    ["いない人", "missing"],
  ])("AP-6: %s への統合は404で、どちらの行も変わらない", async (_, whom) => {
    const into = await addMember(fixture.db, whom === "other" ? fixture.otherTeamId : fixture.teamId);
    if (whom === "deleted") await fixture.db.query("update members set deleted_at = now()");
    const id = await fixture.applied();
    const before = await dumpDatabase(fixture.db);
    const reply = await decide("merge", { member_id: id, into_id: whom === "missing" ? 2_000_000_000 : into.id });

    expect([reply.statusCode, reply.json()]).toEqual([404, { code: "not_found", error: "見つかりませんでした。" }]);
    expect(await dumpDatabase(fixture.db)).toBe(before);
  });
});

describe("BE-6: 断る", () => {
  test("P3: 申請の中身はどこにも残らず、記録には番号だけが残る", async () => {
    const id = await fixture.applied();
    const reply = await decide("decline", { member_id: id });
    const dump = await dumpDatabase(fixture.db);

    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
    expect(["千代田", "あさひ", "ちよだ", "chiyoda"].filter((trace) => dump.includes(trace))).toEqual([]);
    expect((await auditOf(id)).at(-1)).toEqual({ action: "application_declined", member_ids: [id], details: [] });
  });
});

describe("BE-6: もう申請中でないとき", () => {
  test.each([
    ["accept", "この申請は、すでに承認されています。画面を読み込み直して、ご確認ください。"],
    ["decline", "この申請は、すでに断られています。画面を読み込み直して、ご確認ください。"],
    ["merge", "この申請は、すでにメンバーと統合されています。画面を読み込み直して、ご確認ください。"],
  ] as const)("%s のあとは、どの操作も409で、そのわけを言う", async (how, sentence) => {
    const into_id = (await addMember(fixture.db, fixture.teamId)).id;
    const body = { member_id: await fixture.applied(), into_id };
    await decide(how, body);
    const before = await standing();
    const replies = [await decide("accept", body), await decide("merge", body), await decide("decline", body)];

    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual(
      Array(3).fill([409, { code: "conflict", error: sentence }]),
    );
    expect(await standing()).toBe(before);
  });

  test("指導者が登録したメンバーは、申請ではない", async () => {
    const { id } = await addMember(fixture.db, fixture.teamId);
    const reply = await decide("decline", { member_id: id });
    expect([reply.statusCode, reply.json().error]).toEqual([409, "この方は、参加を申請中ではありません。"]);
  });

  test("削除した申請者は見つからない", async () => {
    const id = await fixture.applied();
    await fixture.db.query("update members set deleted_at = now()");
    expect((await decide("accept", { member_id: id })).statusCode).toBe(404);
  });

  test("2人が同時に決めたら、1人だけが通り、もう1人はわけを聞く", async () => {
    for (const rival of ["accept", "decline", "merge"] as const) {
      const into_id = (await addMember(fixture.db, fixture.teamId)).id;
      const body = { member_id: await fixture.applied({ first_name: rival }), into_id };
      const replies = await Promise.all([decide("accept", body), decide(rival, body, "manager")]);

      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(replies.find(({ statusCode }) => statusCode === 409)?.json().error).toMatch(/^この申請は、すでに/);
      expect(await auditOf(body.member_id)).toHaveLength(2);
    }
  });
});

test.each(["accept", "decline"] as const)("AP-6: ほかのチームの申請への %s は、いない番号と同じ404", async (how) => {
  const id = await fixture.applied();
  await decide("accept", { member_id: await fixture.applied({ first_name: "済" }) });
  const before = await standing();
  const [foreign, missing] = [
    await decide(how, { member_id: id }, "stranger"),
    await decide(how, { member_id: 2_000_000_000 }, "stranger"),
  ];

  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  expect(await standing()).toBe(before);
});
