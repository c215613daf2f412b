import type { MeasurementRecord } from "@kyuseki/domain";
import type { ReportFixture } from "../playerReports/reports.fixtures.ts";

const unmeasured = {
  batting_type: null,
  batting_result: null,
  angle: null,
  distance: null,
  spin_rate: null,
  spin_direction: null,
  spin_efficiency: null,
  break_vertical: null,
  break_horizontal: null,
  location_x: null,
  location_z: null,
  spray_angle: null,
  bat_speed: null,
  attack_angle: null,
  video_id: null,
  filming_date: null,
} as const;

/** What `fixture.pitch("2026-06-01", speed, { source_id: "p-1" })` stores, as it is pushed. */
export const pushedPitch = ({ teamId, memberId }: ReportFixture, speed: number): MeasurementRecord => ({
  ...unmeasured,
  team_id: teamId,
  member_id: memberId,
  datetime: Date.parse("2026-06-01T12:00:00+09:00") / 1000,
  mode: 2,
  ball: "rubber",
  tag_pitch: 1,
  speed,
  source_id: "p-1",
});

/** A pitch as a coach sees it before correcting it. */
export const seenPitch = (speed: number) => ({
  tag_pitch: 1,
  batting_type: null,
  batting_result: null,
  ball: "rubber",
  speed,
  angle: null,
  distance: null,
});
