import { describe, expect, test } from "vitest";
import { csvFormats } from "../vocabulary/csvFormats.ts";
import { bytesOf, deviceFiles, nowS } from "./devices.fixture.ts";
import { finished, openCsv } from "./files/openCsv.ts";
import { guessMapping } from "./guessMapping.ts";
import { readMeasurements } from "./readMeasurements.ts";
import { openQuestions, type ReadingSettings } from "./readPlan.ts";

const imperial = { speed: "mph", distance: "ft", length: "in" } as const;
const read = (text: string, day?: string, units: ReadingSettings["units"] = imperial) => {
  const opened = finished(openCsv(bytesOf(text)));
  if ("failure" in opened) throw new Error(opened.failure.cause);
  const { table } = opened;
  const { mapping } = guessMapping(table.header);
  const batches = [...readMeasurements(table, mapping, { now: nowS, day, units })];
  return {
    table,
    asks: openQuestions(table, mapping, { day }),
    drafts: batches.flatMap(({ drafts }) => drafts),
    refused: batches.flatMap(({ refused }) => refused),
    warnings: batches.flatMap(({ warnings }) => warnings),
  };
};

const openQuestionsOf = (text: string) => read(text).asks;

/** A time of day on 2026-11-19 in Tokyo, in seconds. */
const at = (time: string) => Date.parse(`2026-11-19T${time}+09:00`) / 1000;
const said = (draft: object) => Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null));

describe("BE-2 機器の書き出しを、手で選ばずに読む", () => {
  const asked: Record<string, readonly string[]> = {
    rapsodo_pitching: ["speed_unit", "length_unit"],
    rapsodo_hitting: ["speed_unit", "distance_unit"],
    blast_old: ["day"],
  };
  test.each(Object.entries(deviceFiles))(
    "%s と分かり、機器の設定による単位と、ない日付のほかは何も聞かない",
    (format, text) => {
      const { table, asks } = read(text);
      expect(table.format).toBe(format);
      expect(asks).toEqual(asked[format] ?? []);
    },
  );

  test("Rapsodo は同じ見出しで km/h と cm も書く", () => {
    const metric = deviceFiles.rapsodo_pitching.replace('"75"', '"84.2"');
    expect(read(metric, undefined, { speed: "km/h", length: "cm" }).drafts[0]).toMatchObject({
      speed: 84.2,
      break_vertical: 14.2,
      location_x: 6.1,
      location_z: 30.2,
    });
    expect(read(metric, undefined, {}).refused[0]).toMatchObject({ row: 5, text: "84.2", code: "unit" });
    expect(openQuestionsOf(metric.replace("Velocity", "Velocity (km/h)"))).toEqual(["length_unit"]);
  });

  test("どの形式にも見本がある", () => {
    expect(Object.keys(deviceFiles)).toEqual(csvFormats.filter((format) => format !== "unknown"));
  });

  test("Rapsodo 投球：上の行の名前、mph・in・時計の向きを直し、測れなかった球は理由を残す", () => {
    const { table, drafts, refused } = read(deviceFiles.rapsodo_pitching);
    expect(table).toMatchObject({ headerLine: 4, player: "小野寺 湊", rows: 3 });
    expect(drafts.map(said)).toEqual([
      {
        ...{ row: 5, player: "小野寺 湊", mode: 2, datetime: at("15:12:36"), filming_date: "2026-11-19" },
        ...{ tag_pitch: 1, speed: 120.701, angle: -2.4, spin_rate: 1900, spin_direction: 37.5, spin_efficiency: 94.5 },
        ...{ break_vertical: 36.068, break_horizontal: -21.844, location_x: 15.494, location_z: 76.708 },
      },
      {
        ...{ row: 6, player: "小野寺 湊", mode: 2, datetime: at("15:13:02"), filming_date: "2026-11-19" },
        ...{ tag_pitch: 0, speed: 96.561 },
      },
    ]);
    expect(refused).toEqual([{ row: 7, column: 7, text: "-", player: "小野寺 湊", code: "empty" }]);
  });

  test("Rapsodo 打撃：12 AM は0時", () => {
    expect(read(deviceFiles.rapsodo_hitting).drafts.map(said)).toEqual([
      {
        ...{ row: 5, player: "小野寺 湊", mode: 1, datetime: at("00:05:00"), filming_date: "2026-11-19" },
        ...{ speed: 128.748, angle: 20, distance: 76.2, spray_angle: -12.5 },
      },
    ]);
  });

  test("TrackMan：一行から投球と打球を読み、左右は捕手から見た向きに直す", () => {
    const { drafts, refused, warnings } = read(deviceFiles.trackman_v3);
    expect(drafts.map(said)).toEqual([
      {
        ...{ row: 2, player: "小野寺, 湊", mode: 2, datetime: at("15:12:36.500"), filming_date: "2026-11-19" },
        ...{ tag_pitch: 1, speed: 128.748, angle: -1.5, spin_rate: 2100, spin_direction: 30 },
        ...{ break_vertical: 38.1, break_horizontal: 22.86, location_x: 15.24, location_z: 76.2 },
      },
      {
        ...{ row: 2, player: "三浦, 陽翔", mode: 1, datetime: at("15:12:36.500"), filming_date: "2026-11-19" },
        ...{ batting_result: 2, speed: 112.654, angle: 25, distance: 60.96, spray_angle: -10 },
      },
      {
        ...{ row: 3, player: "小野寺, 湊", mode: 2, datetime: at("15:13:10"), filming_date: "2026-11-19" },
        ...{ tag_pitch: 4, speed: 104.607, angle: 1, spin_rate: 2000, spin_direction: 210 },
        ...{ break_vertical: -20.32, break_horizontal: -12.7, location_x: -7.62, location_z: 30.48 },
      },
    ]);
    expect(refused).toEqual([{ row: 4, column: 18, text: "", player: "小野寺, 湊", code: "empty" }]);
    expect(warnings).toEqual([]);
  });

  test("古い TrackMan：分かれた姓と名をつなぐ", () => {
    expect(read(deviceFiles.trackman_old).drafts.map(said)).toEqual([
      {
        ...{ row: 2, player: "小野寺 湊", mode: 2, datetime: at("15:12:36"), filming_date: "2026-11-19" },
        ...{ tag_pitch: 6, speed: 100.584, spin_rate: 1500, spin_direction: 60 },
      },
    ]);
  });

  test("HitTrax：投球が 0.0 でも打球は読み、打球が 0.0 なら外す。ゴロの飛距離も残る", () => {
    const { drafts, refused, warnings } = read(deviceFiles.hittrax);
    const ball = { player: "三浦 陽翔", mode: 1, filming_date: "2026-11-19" };
    expect(drafts.map(said)).toEqual([
      {
        ...ball,
        row: 4,
        datetime: at("15:12:36.250"),
        batting_result: 2,
        ...{ speed: 120.701, angle: 20 },
        distance: 70.104,
        spray_angle: -22,
      },
      {
        ...ball,
        row: 5,
        datetime: at("15:12:50"),
        batting_result: 1,
        speed: 96.561,
        angle: -8,
        distance: 7.315,
        spray_angle: 3,
      },
      {
        ...ball,
        row: 7,
        datetime: at("15:13:30"),
        batting_result: 3,
        ...{ speed: 136.794, angle: 28 },
        distance: 100.584,
        spray_angle: 10,
      },
    ]);
    expect(refused).toEqual([{ row: 6, column: 7, text: "0.0", player: "三浦 陽翔", code: "untracked" }]);
    expect(warnings).toEqual([]);
  });

  test("Blast Motion：打たなかったスイングも読む", () => {
    const swing = { player: "三浦 陽翔", mode: 1, filming_date: "2026-11-19" };
    expect(read(deviceFiles.blast_motion).drafts.map(said)).toEqual([
      { ...swing, row: 10, datetime: at("14:11:43"), bat_speed: 96.561, attack_angle: 8 },
      {
        ...swing,
        row: 11,
        datetime: at("14:12:10"),
        bat_speed: 93.342,
        attack_angle: 10,
        speed: 112.654,
        angle: 15,
        distance: 45.72,
      },
    ]);
  });

  test("古い Blast：聞いた日のスイングとして読む", () => {
    const swing = {
      player: "三浦 陽翔",
      mode: 1,
      filming_date: "2026-11-19",
      bat_speed: 96.561,
      attack_angle: 8,
      grain: "day",
    };
    expect(read(deviceFiles.blast_old, "2026-11-19").drafts.map(said)).toEqual([
      { ...swing, row: 2, datetime: at("00:00:00") },
      { ...swing, row: 3, datetime: at("00:00:00") },
    ]);
    expect(read(deviceFiles.blast_old).refused).toEqual([
      { row: 2, column: null, text: "", player: "三浦 陽翔", code: "date" },
      { row: 3, column: null, text: "", player: "三浦 陽翔", code: "date" },
    ]);
  });

  test("Statcast：ft の変化は投手から、コースは捕手から見る", () => {
    expect(read(deviceFiles.statcast).drafts.map(said)).toEqual([
      {
        ...{ row: 2, player: "小野寺, 湊", mode: 2, datetime: at("00:00:00"), filming_date: "2026-11-19" },
        grain: "day",
        ...{ tag_pitch: 3, speed: 128.748, spin_rate: 2200, spin_direction: 225 },
        ...{ break_vertical: -7.62, break_horizontal: -15.24, location_x: -22.86, location_z: 76.2 },
      },
    ]);
  });

  test("表計算：全角の数字、％、令和、名前のあとの空白の列", () => {
    const { table, drafts } = read(deviceFiles.japanese_sheet);
    expect(table.header).toEqual(["名前", "日付", "球種", "球速（km/h）", "回転数", "回転効率", "備考"]);
    expect(drafts.map(said)).toEqual([
      {
        ...{ row: 3, player: "小野寺　湊", mode: 2, datetime: at("00:00:00"), filming_date: "2026-11-19" },
        grain: "day",
        ...{ tag_pitch: 1, speed: 120.5, spin_rate: 1850, spin_efficiency: 77 },
      },
      {
        ...{ row: 4, player: "小野寺　湊", mode: 2, datetime: at("00:00:00"), filming_date: "2026-11-19" },
        grain: "day",
        ...{ tag_pitch: 3, speed: 105 },
      },
      {
        ...{ row: 5, player: "三浦　陽翔", mode: 2, datetime: at("00:00:00") - 86_400, filming_date: "2026-11-18" },
        grain: "day",
        ...{ tag_pitch: 0, speed: 98 },
      },
    ]);
  });
});
