import { contract, type LocalRanking } from "@kyuseki/domain";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteExpired } from "../../retention/retention.ts";
import { listKnownBalls } from "../../store/csv/importedBalls.ts";
import { upsertMeasurements } from "../../store/ingest/ingestMeasurements.ts";
import { addTeam } from "../../testing.ts";
import { openReportFixture, type ReportFixture, reportNow } from "../playerReports/reports.fixtures.ts";
import { pushedPitch, seenPitch } from "./measurementChanges.fixtures.ts";

let fixture: ReportFixture;
beforeAll(async () => {
  fixture = await openReportFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.clear());

const pitchTag = seenPitch(100);
const teeTag = { ...pitchTag, tag_pitch: null, batting_type: 1 };
const change = (id: number, payload: object) => fixture.write("POST", `measurements/${id}`, payload);
const remove = (id: number) => fixture.write("DELETE", `measurements/${id}`);
const restore = (id: number) => fixture.write("POST", `measurements/${id}/restore`);
const rowsOf = async (sql: string) => (await fixture.server.db.query(sql)).rows;
const dayRows = () => rowsOf("select kind, batting_type, ball, best, count from measurement_days order by 1, 2, 3");
const audited = () => rowsOf("select action, details from audit_log order by id");
const later = (ms: number) => fixture.setNow(new Date(reportNow.getTime() + ms));
const minutes = 60_000;
const ranking = async (): Promise<LocalRanking> =>
  (
    await fixture.server.app.inject({ url: `${contract.getLocalRanking.path}?kind=4`, headers: fixture.headers })
  ).json();

describe("記録を直す", () => {
  test("EN-5: 打ちかたと球を直すと、混ぜない集計のあいだを移る", async () => {
    const id = await fixture.measure("2026-06-01", 100);
    await fixture.measure("2026-06-01", 90);
    const reply = await change(id, { batting_type: 3, ball: "hard", batting_result: 2, before: teeTag });

    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      expect.objectContaining({ id, speed: 100, batting_type: 3, batting_result: 2, ball: "hard", tag_pitch: null }),
    ]);
    expect(await dayRows()).toEqual([
      { kind: 1, batting_type: 1, ball: "rubber", best: 90, count: 1 },
      { kind: 1, batting_type: 3, ball: "hard", best: 100, count: 1 },
    ]);
    expect(await audited()).toEqual([
      { action: "measurement_changed", details: ["batting_type", "batting_result", "ball"] },
    ]);
  });

  test("R4: 見ていた値と違えば409で、何も変わらない", async () => {
    const id = await fixture.pitch("2026-06-01", 100);
    await change(id, { tag_pitch: 3, before: pitchTag });
    const reply = await change(id, { tag_pitch: 4, before: pitchTag });

    expect([reply.statusCode, reply.json().error]).toEqual([
      409,
      "開いている間に、ほかの人がこの記録を変更しました。いまの内容を確かめて、もう一度保存してください。",
    ]);
    expect(await rowsOf("select tag_pitch from measurements")).toEqual([{ tag_pitch: 3 }]);
    expect(await audited()).toHaveLength(1);
  });

  test("変わらないなら、記録にも残らない", async () => {
    const id = await fixture.pitch("2026-06-01", 100);
    expect((await change(id, { tag_pitch: 1, before: pitchTag })).statusCode).toBe(200);
    expect(await audited()).toEqual([]);
  });

  test.each([
    { name: "投球に打撃の種類", of: { batting_type: 1 }, fields: ["batting_type"] },
    { name: "その競技で使わない球", of: { ball: "soft" }, fields: ["ball"] },
    { name: "ない球種", of: { tag_pitch: 9 }, fields: ["tag_pitch"] },
    { name: "投球ではありえない速さ", of: { speed: 180.1 }, fields: ["speed"] },
    { name: "空の速さ", of: { speed: null }, fields: ["speed"] },
    { name: "何も変えない", of: {}, fields: [] },
  ])("$name なら400で、日本語で断る", async ({ of, fields }) => {
    const id = await fixture.pitch("2026-06-01", 100);
    const reply = await change(id, { ...of, before: pitchTag });
    expect([reply.statusCode, Object.keys(reply.json().fields ?? {})]).toEqual([400, fields]);
    expect(Object.values(reply.json().fields ?? {}).every((text) => /[ぁ-ん]/.test(String(text)))).toBe(true);
  });

  test("D-10: 同じ記録がまた送られても、直した項目だけは戻らない", async () => {
    const id = await fixture.pitch("2026-06-01", 100, { source_id: "p-1" });
    await change(id, { tag_pitch: 3, before: pitchTag });
    const push = (speed: number) => upsertMeasurements(fixture.server.db, "nextshot", [pushedPitch(fixture, speed)]);

    expect([await push(100), await push(101)]).toEqual([
      { accepted: 0, updated: 0 },
      { accepted: 0, updated: 1 },
    ]);
    expect(await rowsOf("select tag_pitch, speed from measurements")).toEqual([{ tag_pitch: 3, speed: 101 }]);
  });
});

describe("測った値を直す", () => {
  const at = reportNow.getTime() / 1000;
  const original = () => rowsOf("select speed, original, corrected from measurements");

  test("元の値と、だれがいつ直したかが残り、何度直しても最初の値のまま。元の値にすれば、訂正ではなくなる", async () => {
    const id = await fixture.pitch("2026-06-01", 137.4);
    const first = await change(id, { speed: 127.4, before: seenPitch(137.4) });
    expect([first.statusCode, first.json()]).toEqual([
      200,
      expect.objectContaining({
        id,
        speed: 127.4,
        corrections: [{ field: "speed", original: 137.4, by: expect.any(String), at }],
        moved: null,
      }),
    ]);
    later(60_000);
    const second = await change(id, { speed: 128, before: seenPitch(127.4) });
    expect(second.json().corrections).toEqual([expect.objectContaining({ original: 137.4, at: at + 60 })]);
    const back = await change(id, { speed: 137.4, before: seenPitch(128) });
    expect(back.json()).toMatchObject({ speed: 137.4, corrections: [] });
    expect(await original()).toEqual([{ speed: 137.4, original: null, corrected: null }]);
    expect(await audited()).toEqual(
      Array.from({ length: 3 }, () => ({ action: "measurement_changed", details: ["speed"] })),
    );
  });

  test("競技で使わない球も、元の値になら戻せる", async () => {
    const id = await fixture.pitch("2026-06-01", 100, { ball: "soft" });
    const seen = (ball: string) => ({ ...seenPitch(100), ball });
    await change(id, { ball: "rubber", before: seen("soft") });
    const back = await change(id, { ball: "soft", before: seen("rubber") });
    expect([back.statusCode, back.json()]).toEqual([200, expect.objectContaining({ ball: "soft", corrections: [] })]);
  });

  test("D-10: 直した速さは、また送られても戻らず、増えない。元に戻すと、送られた値に従う", async () => {
    const id = await fixture.pitch("2026-06-01", 137.4, { source_id: "p-1" });
    await change(id, { speed: 127.4, before: seenPitch(137.4) });
    const push = (speed: number) => upsertMeasurements(fixture.server.db, "nextshot", [pushedPitch(fixture, speed)]);
    expect([await push(137.4), await push(138)]).toEqual(Array(2).fill({ accepted: 0, updated: 0 }));
    expect(await rowsOf("select speed from measurements")).toEqual([{ speed: 127.4 }]);
    await change(id, { speed: 137.4, before: seenPitch(127.4) });
    await push(138);
    expect(await rowsOf("select speed from measurements")).toEqual([{ speed: 138 }]);
  });

  test("BE-2: 直した一球は、同じファイルをまた取り込んでも増えない", async () => {
    const id = await fixture.pitch("2026-06-01", 137.4);
    await change(id, { speed: 127.4, before: seenPitch(137.4) });
    const { datetime, member_id } = pushedPitch(fixture, 0);
    const known = async (speed: number) =>
      listKnownBalls(fixture.server.db, fixture.teamId, [{ member_id, datetime, mode: 2, speed, angle: null }]);
    expect([await known(137.4), await known(127.4), await known(120)]).toEqual([[0], [0], []]);
    await remove(id);
    expect(await known(137.4)).toEqual([0]);
  });

  test("集計・順位と全国のまとめ・ホームの自己ベストが、直した値になる", async () => {
    await fixture.pitch("2026-06-01", 100);
    const id = await fixture.pitch("2026-06-15", 104.2);
    const bests = async () =>
      (await fixture.server.app.inject({ url: contract.getHome.path, headers: fixture.headers })).json().bests.first;
    expect(await bests()).toEqual([expect.objectContaining({ value: 104.2 })]);
    await change(id, { speed: 90, before: seenPitch(104.2) });
    expect(await bests()).toEqual([]);
    expect(await rowsOf("select best, count from measurement_days order by date")).toEqual([
      { best: 100, count: 1 },
      { best: 90, count: 1 },
    ]);
    expect((await ranking()).rows.map(({ value }) => value)).toEqual([100]);
    expect((await fixture.report("pitching/summary")).json().fastball.max).toBe(100);
  });

  test("飛距離は、直した速さで届くところまで", async () => {
    const id = await fixture.measure("2026-06-01", 130, { angle: 30, distance: 90 });
    const before = { ...teeTag, speed: 130, angle: 30, distance: 90 };
    const refused = await change(id, { speed: 60, before });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { distance: "この速さと角度では届かない飛距離です。速さと角度も確かめてください" },
    ]);
    const { angle, distance } = (await change(id, { speed: 60, distance: null, before })).json();
    expect([angle, distance]).toEqual([30, null]);
  });

  test("元の値を残す前に直された種類には、元の値がない", async () => {
    const id = await fixture.pitch("2026-06-01", 100);
    await fixture.server.db.query("update measurements set corrected = '{tag_pitch}'");
    const { corrections } = (await change(id, { tag_pitch: 3, before: pitchTag })).json();
    expect(corrections).toEqual([]);
  });
});

describe("記録を消して、元に戻す", () => {
  test("消すと順位や集計から外れ、戻すと前のとおりになる", async () => {
    await fixture.pitch("2026-06-01", 99);
    const id = await fixture.pitch("2026-06-02", 104.3, { location: [1.5, 60.25], video_id: "v-1", source_id: "p-1" });
    const before = [await ranking(), await dayRows(), await rowsOf("select * from measurements order by id")];
    const removed = await remove(id);

    expect([removed.statusCode, removed.json().speed]).toEqual([200, 104.3]);
    expect((await ranking()).rows.map(({ value }) => value)).toEqual([99]);
    later(10 * minutes);
    const restored = await restore(id);
    expect([restored.statusCode, restored.json()]).toEqual([200, removed.json()]);
    fixture.setNow(reportNow);
    expect([await ranking(), await dayRows(), await rowsOf("select * from measurements order by id")]).toEqual(before);
    expect(await rowsOf("select 1 from deleted_measurements")).toEqual([]);
    expect((await audited()).map(({ action }) => action)).toEqual(["measurement_deleted", "measurement_restored"]);
  });

  test("R5: 二度消しても、二度戻しても一度だけ", async () => {
    const id = await fixture.pitch("2026-06-01", 100);
    const replies = [await remove(id), await remove(id), await restore(id), await restore(id)];
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array.from({ length: 4 }, () => [200, replies[0]?.body]),
    );
    expect(await audited()).toHaveLength(2);
  });

  test("10分を過ぎたら、消した選手の記録なら、元に戻せない", async () => {
    const id = await fixture.pitch("2026-06-01", 100);
    await remove(id);
    later(10 * minutes + 1);
    const late = await restore(id);
    expect([late.statusCode, late.json().error]).toEqual([409, "削除してから10分を過ぎたため、元に戻せません。"]);
    await fixture.server.db.query("update members set deleted_at = now()");
    expect((await restore(id)).statusCode).toBe(404);
  });

  test("D-10・P4: 消した記録は30日で消去され、そのあとに全部がまた送られても戻らない", async () => {
    const pushed = await fixture.pitch("2026-06-01", 100, { source_id: "p-1" });
    const imported = await fixture.pitch("2026-06-01", 101);
    await remove(pushed);
    await remove(imported);
    const pushAgain = () => upsertMeasurements(fixture.server.db, "nextshot", [pushedPitch(fixture, 100)]);
    expect(await pushAgain()).toEqual({ accepted: 0, updated: 0 });
    expect(await rowsOf("select 1 from measurements")).toEqual([]);

    const sweep = (ms: number) =>
      deleteExpired({
        db: fixture.server.db,
        now: () => new Date(reportNow.getTime() + ms),
        log: pino({ level: "silent" }),
      });
    const left = () => rowsOf("select source_id, measurement->>'speed' as speed from deleted_measurements order by id");
    const before = [
      { source_id: "p-1", speed: "100" },
      { source_id: null, speed: "101" },
    ];
    await sweep(30 * 24 * 60 * minutes - 1);
    expect(await left()).toEqual(before);
    await sweep(30 * 24 * 60 * minutes);
    expect(await left()).toEqual([{ source_id: "p-1", speed: null }]);
    expect(await pushAgain()).toEqual({ accepted: 0, updated: 0 });
    expect(await rowsOf("select 1 from measurements")).toEqual([]);
  });

  test("AP-6: ほかのチームの記録は、ない記録と同じ404", async () => {
    const id = await fixture.pitch("2026-06-01", 100);
    fixture.headers = await fixture.signIn((await addTeam(fixture.server.db)).team_id);
    const asked = async (of: number) => [
      await change(of, { tag_pitch: 3, before: pitchTag }),
      await remove(of),
      await restore(of),
    ];
    const [foreign, missing] = [await asked(id), await asked(2_000_000_000)];
    expect(foreign.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(foreign.map(({ body }) => body)).toEqual(missing.map(({ body }) => body));
    expect(await rowsOf("select tag_pitch from measurements")).toEqual([{ tag_pitch: 1 }]);
  });
});

test("T7: アナライザーのないチームは403", async () => {
  const id = await fixture.pitch("2026-06-01", 100);
  await fixture.server.db.query("update teams set nextshot_available = false");
  const replies = [await remove(id), await fixture.report("batting/summary"), await fixture.ask("analysis")];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
});
