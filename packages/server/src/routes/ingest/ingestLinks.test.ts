import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type IngestFixture, openIngestFixture } from "./ingest.fixtures.ts";

let fixture: IngestFixture;
beforeAll(async () => {
  fixture = await openIngestFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.query("delete from audit_log"));

const done = { accepted: 0, updated: 0, unchanged: 0, refused: [] };
const accepted = { event: "invited_accepted", nextshot_id: "ns-abc" };
const stopped = { event: "service_stopped" };

const put = (usage: string, id: string | null, state = "active") =>
  fixture.db.query("update members set nextshot_usage = $2, nextshot_id = $3, state = $4 where id = $1", [
    fixture.sato.member_id,
    usage,
    id,
    state,
  ]);
const link = () =>
  fixture.query(`select nextshot_usage as usage, nextshot_id as id from members where id = ${fixture.sato.member_id}`);
const report = (event: object, key = fixture.keys.nextshot.key) =>
  fixture.push("member_links", [{ ...fixture.sato, source_id: "e1", ...event }], key);

describe("EN-8a アナライザーからの知らせ", () => {
  test("選手が招待を承諾するとIDとともに利用中になり、二度届いても1回分、操作の記録も1行", async () => {
    await put("wait_acceptance", null);
    expect(await report(accepted)).toEqual({ ...done, accepted: 1 });
    expect(await report(accepted)).toEqual({ ...done, unchanged: 1 });
    expect(await link()).toEqual([{ usage: "in_use", id: "ns-abc" }]);
    expect(await fixture.query("select action, member_ids, details, user_id from audit_log")).toEqual([
      {
        action: "member_link_reported",
        member_ids: [fixture.sato.member_id],
        details: ["invited_accepted"],
        user_id: null,
      },
    ]);
  });

  test("招待の承諾は、前の名前の invitation_accepted でも届く", async () => {
    await put("wait_acceptance", null);
    expect(await report({ ...accepted, event: "invitation_accepted" })).toEqual({ ...done, accepted: 1 });
    expect(await report(accepted)).toEqual({ ...done, unchanged: 1 });
  });

  test("提供元が止めるとIDを残して利用停止になり、二度届いても1回分", async () => {
    await put("in_use", "ns-abc");
    expect(await report(stopped)).toEqual({ ...done, accepted: 1 });
    expect(await report(stopped)).toEqual({ ...done, unchanged: 1 });
    expect(await link()).toEqual([{ usage: "not_use", id: "ns-abc" }]);
  });

  test.each([
    { name: "招待していない選手の承諾", usage: "not_use", id: null, event: accepted },
    { name: "解除した選手の承諾", usage: "unlink_user", id: null, event: accepted },
    { name: "利用中の選手の別のIDでの承諾", usage: "in_use", id: "ns-xyz", event: accepted },
    { name: "卒業・退団した選手の承諾", usage: "wait_acceptance", id: null, event: accepted, state: "archived" },
    { name: "招待中の選手の停止", usage: "wait_acceptance", id: null, event: stopped },
    { name: "使っていない選手の停止", usage: "not_use", id: null, event: stopped },
  ])("$name は断られ、何も変わらない", async ({ usage, id, event, state }) => {
    await put(usage, id, state);
    const { refused } = await report(event);
    expect(refused).toEqual([{ index: 0, code: "conflict", error: "いまの状態では受け付けられません。" }]);
    expect(await link()).toEqual([{ usage, id }]);
  });

  test("IDのない承諾、よそのチームの選手は断られる", async () => {
    await put("wait_acceptance", null);
    const rows = [
      { ...fixture.sato, source_id: "e1", event: "invited_accepted" },
      { ...fixture.sato, member_id: fixture.tanaka.member_id, source_id: "e2", ...accepted },
    ];
    const { refused } = await fixture.push("member_links", rows, fixture.keys.nextshot.key);
    expect(refused).toEqual([
      {
        index: 0,
        code: "invalid",
        error: "値を確認してください。",
        fields: { nextshot_id: "アナライザーのIDを指定してください" },
      },
      { index: 1, code: "not_found", error: "選手が見つかりません。" },
    ]);
  });

  test("閉じたクラブの選手は見つからず、何も変わらない", async () => {
    await put("wait_acceptance", null);
    const close = (at: string) =>
      fixture.query(`update teams set closed_at = ${at} where team_id = ${fixture.sato.team_id}`);
    await close("now()");
    expect((await report(accepted)).refused).toMatchObject([{ code: "not_found" }]);
    await close("null");
    expect(await link()).toEqual([{ usage: "wait_acceptance", id: null }]);
  });

  test("どちらの製品のものでもないキーでは403で、何も変わらない", async () => {
    await put("wait_acceptance", null);
    const { key } = await fixture.newKey("other-product");
    const reply = await fixture.post(
      "member_links",
      { rows: [{ ...fixture.sato, source_id: "e1", ...accepted }] },
      `Bearer ${key}`,
    );
    expect([reply.statusCode, reply.json().error]).toEqual([
      403,
      "アナライザーとトレーニングのAPIキーだけで使えます。",
    ]);
    expect(await link()).toEqual([{ usage: "wait_acceptance", id: null }]);
  });

  test("もう一方の製品の出来事は断られ、何も変わらない", async () => {
    await put("wait_acceptance", null);
    const { refused } = await report(accepted, fixture.keys.nextrainer.key);
    expect(refused).toMatchObject([{ code: "invalid", fields: { event: "このAPIキーでは送れない出来事です" } }]);
    expect(await link()).toEqual([{ usage: "wait_acceptance", id: null }]);
  });
});

describe("EN-8a トレーニングからの知らせ", () => {
  const key = () => fixture.keys.nextrainer.key;

  test("利用の申請は1回分、操作の記録も1行。卒業・退団した選手の申請は断られ、購入の終了は届く", async () => {
    await put("not_use", null);
    expect(await report({ event: "request" }, key())).toEqual({ ...done, accepted: 1 });
    expect(await report({ event: "request" }, key())).toEqual({ ...done, unchanged: 1 });
    expect(await fixture.query("select action, details from audit_log")).toEqual([
      { action: "member_link_reported", details: ["request"] },
    ]);
    await put("not_use", null, "archived");
    expect((await report({ event: "request" }, key())).refused).toMatchObject([{ code: "conflict" }]);
    expect(await report({ event: "purchased" }, key())).toEqual({ ...done, accepted: 1 });
    expect(await report({ event: "purchase_ended" }, key())).toEqual({ ...done, accepted: 1 });
  });
});
