import type { ReportPlayers } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addMember, addTeam } from "../../testing.ts";
import { openReportFixture, type ReportFixture } from "./reports.fixtures.ts";

let fixture: ReportFixture;
beforeAll(async () => {
  fixture = await openReportFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.clear());

const players = async () => ((await fixture.ask("report_players")).json() as ReportPlayers).players;

describe("選手別レポートの選手", () => {
  test("EN-5 打球と球速の最高、球の数、最後に測った日。測っていない選手は空", async () => {
    const { db } = fixture.server;
    const unmeasured = (await addMember(db, fixture.teamId, { last_name: "青山", grade: "e6" })).id;
    await fixture.measure("2026-05-01", 110.24);
    await fixture.measure("2026-05-02", 104);
    await fixture.measure("2026-05-02", 130, { batting_type: 3 });
    await fixture.measure("2026-05-03", 290);
    await fixture.pitch("2026-06-01", 98);

    expect(await players()).toEqual([
      expect.objectContaining({
        id: fixture.memberId,
        batted_ball_speed: { value: 110.2, batting_type: 1, ball: "rubber" },
        pitch_speed: { value: 98, batting_type: null, ball: "rubber" },
        balls: 4,
        last_day: "2026-06-01",
      }),
      expect.objectContaining({
        id: unmeasured,
        last_name: "青山",
        grade: "e6",
        batted_ball_speed: null,
        pitch_speed: null,
        balls: 0,
        last_day: null,
      }),
    ]);
  });

  test("測定が増えれば次の返事に入り、卒業・削除した選手とほかのチームの選手は出ない", async () => {
    const { db } = fixture.server;
    await addMember(db, (await addTeam(db)).team_id, { last_name: "他所" });
    await addMember(db, fixture.teamId, { state: "archived", last_name: "卒業" });
    const deleted = (await addMember(db, fixture.teamId, { last_name: "削除" })).id;
    await db.query("update members set deleted_at = now() where id = $1", [deleted]);
    expect((await players()).map(({ id, balls }) => [id, balls])).toEqual([[fixture.memberId, 0]]);
    await fixture.pitch("2026-06-01", 98);
    expect((await players()).map(({ id, balls }) => [id, balls])).toEqual([[fixture.memberId, 1]]);
  });
});
