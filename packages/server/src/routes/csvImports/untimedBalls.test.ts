import { gzipSync } from "node:zlib";
import { type ImportedBall, packBalls } from "@kyuseki/domain";
import { csvParserVersion } from "@kyuseki/domain/csv";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember, addTeam } from "../../testing.ts";
import { openReportFixture, type ReportFixture } from "../playerReports/reports.fixtures.ts";

let fixture: ReportFixture;
beforeAll(async () => {
  fixture = await openReportFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(() => fixture.clear());

/** 2026-06-01 00:00 in Japan. */
const midnightS = Date.UTC(2026, 4, 31, 15) / 1000;
const day = 2;

/** Pitches at these seconds, of which only the day is known, as the page sends them. */
function packed(balls: readonly (readonly [speed: number, s: number])[], member_id: number) {
  const rows = balls.map(([speed, s]) => ({ member_id, mode: 2, datetime: s, speed, angle: null }) as ImportedBall);
  return { ...packBalls(rows.map((ball) => ({ ...blank, ...ball }))), grain: rows.map(() => day) };
}
const pitches = (speeds: readonly number[], dayS = midnightS, member_id = fixture.memberId) =>
  packed(
    speeds.map((speed, at) => [speed, dayS + at]),
    member_id,
  );
const blank = Object.fromEntries(
  ["batting_type", "batting_result", "tag_pitch", "distance", "spin_rate", "spin_direction", "spin_efficiency"]
    .concat(["break_vertical", "break_horizontal", "location_x", "location_z", "spray_angle", "bat_speed"])
    .concat(["attack_angle"])
    .map((field) => [field, null]),
);

const known = async (speeds: readonly number[]) =>
  (await fixture.write("POST", "imports/known", { balls: pitches(speeds) })).json();
async function send(speeds: readonly number[], more: object = {}) {
  const { file_id } = (await fixture.sendBytes("imports/files", gzipSync("日付,球速\n"))).json();
  const reply = await fixture.write("POST", "imports", {
    file_name: "投球.csv",
    file_id,
    parser_version: csvParserVersion,
    again_of: null,
    source_key: "0123456789abcdef",
    format: "japanese_sheet",
    mapping: {},
    units: {},
    names: [],
    ball: "rubber",
    refused: 0,
    balls: pitches(speeds),
    ...more,
  });
  const { accepted, repeated, code } = reply.json();
  return code ?? [accepted, repeated];
}
const stored = async () =>
  (
    await fixture.server.db.query(
      "select speed, extract(epoch from measured_at)::int as s from measurements order by measured_at, id",
    )
  ).rows.map(({ speed, s }) => [speed, s - midnightS]);

test("BE-2 一行を上に足したファイルは、その一球だけが増える", async () => {
  expect(await send([100, 101, 101])).toEqual([3, 0]);
  expect(await known([99, 100, 101, 101])).toMatchObject({ known: [1, 2, 3], doubtful: [] });
  expect(await send([99, 100, 101, 101])).toEqual([1, 3]);
  expect(await stored()).toEqual([
    [100, 0],
    [101, 1],
    [101, 2],
    [99, 3],
  ]);
  expect(await send([99, 100, 101, 101])).toBe("conflict");
});

test("BE-2 同じ日の別の練習は、同じ速さの球も、別の球だと言えば入る", async () => {
  await send([100, 101, 102]);
  expect(await known([100, 104, 105])).toMatchObject({ known: [], doubtful: [0] });
  expect(await send([100, 104, 105], { separate: [0] })).toEqual([3, 0]);
  expect((await stored()).map(([speed]) => speed)).toEqual([100, 101, 102, 100, 104, 105]);
  expect(await send([100, 106, 107])).toEqual([2, 1]);
});

test("BE-2 直した球も消した球も、初めの値で比べる", async () => {
  await send([100, 101, 102]);
  await fixture.server.db.query(
    `update measurements set speed = 90, original = '{"speed": {"value": 101}}' where speed = 101`,
  );
  expect(await known([100, 101, 102])).toMatchObject({ known: [0, 1, 2] });
});

test("BE-2 いつもの速さは、10球以上ある選手の、日ごとの平均の中央値", async () => {
  expect((await known([100])).usual).toEqual([]);
  await send(Array.from({ length: 9 }, () => 84));
  expect((await known([100])).usual).toEqual([]);
  await send([84, 86], { balls: pitches([84, 86], midnightS - 86_400) });
  expect((await known([100])).usual).toEqual([
    { member_id: fixture.memberId, mode: 2, kmh: 84.5, spread: expect.closeTo(0.7413) },
  ]);
});

test("BE-2 練習の時刻だけが書いてある球は、後の練習が先に書かれていても、それぞれの時刻に入る", async () => {
  await send([100]);
  const late = [110, 111].map((speed, at) => [speed, midnightS + 7200 + at] as const);
  const early = [90, 91, 92].map((speed, at) => [speed, midnightS + at] as const);
  await send([], { balls: packed([...late, ...early], fixture.memberId) });
  expect(await stored()).toEqual([
    [100, 0],
    [90, 1],
    [91, 2],
    [92, 3],
    [110, 7200],
    [111, 7201],
  ]);
});

test("BE-2 ほかの選手の記録にもうある回は、だれのものかを答える。選手に移したあとは、重複と言う", async () => {
  const other = (await addMember(fixture.server.db, fixture.teamId)).id;
  const speeds = [100, 101, 102.4, 103, 104];
  const asOther = async () =>
    (await fixture.write("POST", "imports/known", { balls: pitches(speeds, midnightS, other) })).json();
  await send(speeds);
  expect(await asOther()).toMatchObject({
    known: [],
    taken: [{ member_id: other, mode: 2, day: "2026-06-01", balls: 5, owner_id: fixture.memberId }],
  });
  expect((await known(speeds)).taken).toEqual([]);

  await fixture.server.db.query("update measurements set member_id = $1", [other]);
  expect(await asOther()).toMatchObject({ known: [0, 1, 2, 3, 4], taken: [] });
});

test("AP-6 ほかのチームの記録とは比べない。削除した選手の記録とも比べない", async () => {
  const speeds = [100, 101, 102, 103, 104];
  const other = (await addMember(fixture.server.db, fixture.teamId)).id;
  await send(speeds, { balls: pitches(speeds, midnightS, other) });
  await fixture.server.db.query("update members set deleted_at = now() where id = $1", [other]);
  const { team_id } = await addTeam(fixture.server.db);
  await fixture.server.db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, speed)
     select $1, $2, to_timestamp($3::int + n), 2, 100 + n from generate_series(0, 4) n`,
    [team_id, (await addMember(fixture.server.db, team_id)).id, midnightS],
  );
  expect((await known(speeds)).taken).toEqual([]);
});

test("BE-2 分までの表のあとに、同じ練習の機器のファイル。同じ球かを聞き、別の球だと言わなければ、二度は入らない", async () => {
  const minuteS = midnightS + 15.5 * 3600;
  const sheet = packed(
    [
      [122.5, minuteS],
      [119.1, minuteS + 1],
      [122.5, minuteS + 60],
    ],
    fixture.memberId,
  );
  await send([], { balls: { ...sheet, grain: [1, 1, 1] } });
  const device = packed(
    [
      [122.471, minuteS + 12],
      [119.091, minuteS + 38],
      [122.471, minuteS + 64],
      [130.005, minuteS + 90],
    ],
    fixture.memberId,
  );
  const balls = { ...device, grain: [0, 0, 0, 0] };
  const asked = await fixture.write("POST", "imports/known", { balls });
  expect(asked.json()).toMatchObject({ known: [], doubtful: [0, 1, 2] });
  expect(await send([], { balls })).toEqual([1, 3]);
  expect((await stored()).map(([speed]) => speed)).toEqual([122.5, 119.1, 122.5, 130.005]);
  expect(await send([], { balls, separate: [1] })).toEqual([1, 3]);
  expect((await stored()).filter(([speed]) => Math.round(speed) === 119)).toEqual([
    [119.1, minuteS + 1 - midnightS],
    [119.091, minuteS + 38 - midnightS],
  ]);
});
