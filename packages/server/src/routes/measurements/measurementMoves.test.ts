import { contract } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listKnownBalls } from "../../store/csv/importedBalls.ts";
import { upsertMeasurements } from "../../store/ingest/ingestMeasurements.ts";
import { upsertVideos } from "../../store/ingest/ingestVideos.ts";
import { deleteMember, findMemberData } from "../../store/privacy/personalData.ts";
import { addMember, addTeam } from "../../testing.ts";
import { openReportFixture, type ReportFixture, reportNow } from "../playerReports/reports.fixtures.ts";
import { pushedPitch } from "./measurementChanges.fixtures.ts";

let fixture: ReportFixture;
let right: number;
beforeAll(async () => {
  fixture = await openReportFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  await fixture.clear();
  right = (await addMember(fixture.server.db, fixture.teamId, { last_name: "大野", first_name: "葵" })).id;
});

const move = (ids: readonly number[], to = right, from = fixture.memberId) =>
  fixture.write("POST", "measurements/move", { ids, from, to });
const rowsOf = async (sql: string) => (await fixture.server.db.query(sql)).rows;
const owners = async () =>
  (await rowsOf("select member_id from measurements order by id")).map(({ member_id }) => member_id);
const erase = (id: number) => deleteMember(fixture.server.db, fixture.teamId, id);
const push = () => upsertMeasurements(fixture.server.db, "nextshot", [pushedPitch(fixture, 100)]);

describe("記録を別の選手に移す", () => {
  test("その日の球をまとめて移すと、どちらの選手の集計もついてきて、元の選手が残る", async () => {
    const ids = [await fixture.pitch("2026-06-01", 100), await fixture.pitch("2026-06-01", 110)];
    await fixture.pitch("2026-06-02", 90);
    const { balls } = (await fixture.ask(`measurements/${ids[1]}/day`)).json();
    expect(balls.map(({ id }: { id: number }) => id)).toEqual(ids);

    const reply = await move(ids);
    expect([reply.statusCode, reply.json()]).toEqual([200, { moved: 2 }]);
    expect(await rowsOf("select member_id, date::text, best, count from measurement_days order by date")).toEqual([
      { member_id: right, date: "2026-06-01", best: 110, count: 2 },
      { member_id: fixture.memberId, date: "2026-06-02", best: 90, count: 1 },
    ]);
    expect(await rowsOf("select action, member_ids from audit_log")).toEqual([
      { action: "measurements_moved", member_ids: [fixture.memberId, right] },
    ]);
    const { ball } = (await fixture.ask(`members/${right}/pitching/results/${ids[0]}`)).json();
    expect(ball.moved).toEqual({
      from: { id: fixture.memberId, last_name: "佐藤", first_name: expect.any(String) },
      by: expect.any(String),
      at: reportNow.getTime() / 1000,
    });
  });

  test("もう一度ほかの選手に移しても最初の選手が残り、その選手に戻すと訂正ではなくなる", async () => {
    const id = await fixture.pitch("2026-06-01", 100);
    const third = (await addMember(fixture.server.db, fixture.teamId)).id;
    await move([id]);
    await move([id], third, right);
    expect(await rowsOf("select original #> '{member_id,value}' as first, corrected from measurements")).toEqual([
      { first: fixture.memberId, corrected: ["member_id"] },
    ]);
    await move([id], fixture.memberId, third);
    expect(await rowsOf("select member_id, original, corrected from measurements")).toEqual([
      { member_id: fixture.memberId, original: null, corrected: null },
    ]);
  });

  test("R4: ひとつでもほかの人が先に移していれば409で、ひとつも移らない", async () => {
    const ids = [await fixture.pitch("2026-06-01", 100), await fixture.pitch("2026-06-01", 110)];
    await move(ids.slice(0, 1));
    expect((await move(ids)).statusCode).toBe(409);
    expect(await owners()).toEqual([right, fixture.memberId]);
    expect((await move(ids, fixture.memberId)).json().fields).toEqual({ to: "いまとは別の選手を選んでください" });
  });

  test("AP-6: ほかのチームの記録や選手は、ないものと同じ404で、ひとつも移らない", async () => {
    const id = await fixture.pitch("2026-06-01", 100);
    const stranger = (await addMember(fixture.server.db, (await addTeam(fixture.server.db)).team_id)).id;
    const foreign = await fixture.pitch("2026-06-01", 100);
    await fixture.server.db.query(
      "update measurements set team_id = m.team_id, member_id = m.id from members m where m.id = $1 and measurements.id = $2",
      [stranger, foreign],
    );
    const refused = [await move([id], stranger), await move([id], 2_000_000_000), await move([id, foreign])];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set(refused.map(({ body }) => body)).size).toBe(1);
    expect(await owners()).toEqual([fixture.memberId, stranger]);
  });

  test("D-10・BE-2: また送られても、同じファイルをまた取り込んでも、戻らず増えない", async () => {
    await move([await fixture.pitch("2026-06-01", 100, { source_id: "p-1" })]);
    expect(await push()).toEqual({ accepted: 0, updated: 0 });
    const { datetime } = pushedPitch(fixture, 100);
    const ball = (member_id: number) => ({ member_id, datetime, mode: 2 as const, speed: 100, angle: null });
    const balls = [ball(fixture.memberId), ball(right)];
    expect(await listKnownBalls(fixture.server.db, fixture.teamId, balls)).toEqual([0, 1]);
    expect(await owners()).toEqual([right]);
  });

  test("動画は、その球がみな移ったときに移り、また送られても戻らない", async () => {
    const video = {
      team_id: fixture.teamId,
      member_id: fixture.memberId,
      datetime: 1,
      mode: 2 as const,
      url: "https://videos.example/1",
      seconds: null,
      source_id: "v-1",
    };
    const pushVideo = () => upsertVideos(fixture.server.db, "nextshot", [video]);
    const videoOwner = async () => (await rowsOf("select member_id from videos"))[0]?.member_id;
    await pushVideo();
    const ids = [
      await fixture.pitch("2026-06-01", 100, { video_id: "v-1" }),
      await fixture.pitch("2026-06-01", 110, { video_id: "v-1" }),
    ];
    await move(ids.slice(0, 1));
    expect(await videoOwner()).toBe(fixture.memberId);
    await move(ids.slice(1));
    await pushVideo();
    expect(await videoOwner()).toBe(right);
    await move(ids, fixture.memberId, right);
    expect(await rowsOf("select member_id, original_member_id from videos")).toEqual([
      { member_id: fixture.memberId, original_member_id: null },
    ]);
  });
});

describe("P3: 移した記録と、消去したメンバー", () => {
  test("元の選手を消去すると、移した先の記録からも、その人は消える", async () => {
    const ids = [await fixture.pitch("2026-06-01", 100), await fixture.pitch("2026-06-01", 110)];
    await move(ids);
    await fixture.write("DELETE", `measurements/${ids[1]}`);
    await erase(fixture.memberId);
    expect(await rowsOf("select member_id, original from measurements")).toEqual([
      { member_id: right, original: null },
    ]);
    expect(await rowsOf("select measurement->'original' as original from deleted_measurements")).toEqual([
      { original: {} },
    ]);
    expect((await fixture.write("POST", `measurements/${ids[1]}/restore`)).json().moved).toBeNull();
  });

  test("移した先の選手を消去すると、元の選手の記録としてまた送られても戻らない", async () => {
    const id = await fixture.pitch("2026-06-01", 100, { source_id: "p-1" });
    await move([id]);
    await erase(right);
    expect(await push()).toEqual({ accepted: 0, updated: 0 });
    expect(await owners()).toEqual([]);
    expect((await fixture.write("POST", `measurements/${id}/restore`)).statusCode).toBe(404);
  });

  test("移した先で消した記録は、移した先の選手を消去しても、元の選手の記録としてまた送られても戻らない", async () => {
    const id = await fixture.pitch("2026-06-01", 100, { source_id: "p-1" });
    await move([id]);
    await fixture.write("DELETE", `measurements/${id}`);
    await erase(right);
    expect(await push()).toEqual({ accepted: 0, updated: 0 });
    expect(await rowsOf("select member_id, measurement from deleted_measurements")).toEqual([
      { member_id: fixture.memberId, measurement: {} },
    ]);
    expect((await fixture.write("POST", `measurements/${id}/restore`)).statusCode).toBe(404);
  });

  test("二人を一度に消去しても、チームごと消えても、何も残らない", async () => {
    await move([await fixture.pitch("2026-06-01", 100, { source_id: "p-1" })]);
    await fixture.server.db.query("delete from teams");
    const counts = await rowsOf(
      "select (select count(*) from measurements) + (select count(*) from deleted_measurements) + (select count(*) from measurement_days) as rows",
    );
    expect(counts).toEqual([{ rows: 0 }]);
  });

  test("書き出した一人のデータに、元の選手の番号は入らない", async () => {
    await move([await fixture.pitch("2026-06-01", 100)]);
    const exported = await findMemberData(fixture.server.db, fixture.teamId, right);
    expect(exported?.measurements).toEqual([expect.objectContaining({ speed: 100, original: {} })]);
  });

  test("取り込んだファイルは、移した先の選手のものでもある", async () => {
    const id = await fixture.pitch("2026-06-01", 100);
    await fixture.server.db.query(
      `with file as (
         insert into csv_imports (team_id, imported_at, file_name, sha256, source_key, format, refused, member_ids, parser_version)
         values ($1, now(), 'a.csv', '', 'a', 'unknown', 0, array[$2::int], 1) returning id)
       update measurements set import_id = file.id from file`,
      [fixture.teamId, fixture.memberId],
    );
    await move([id]);
    expect(await rowsOf("select member_ids from csv_imports")).toEqual([{ member_ids: [fixture.memberId, right] }]);
  });
});

test("T7: アナライザーのないチームは403", async () => {
  const id = await fixture.pitch("2026-06-01", 100);
  await fixture.server.db.query("update teams set nextshot_available = false");
  expect([(await move([id])).statusCode, contract.moveMeasurements.analyzer]).toEqual([403, true]);
});
