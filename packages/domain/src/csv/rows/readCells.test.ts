import { describe, expect, test } from "vitest";
import { readMoment } from "../cells/readMoment.ts";
import { plainCell, readDirection, readNumber } from "../cells/readNumber.ts";
import { readBattingType, readPitch, readResult } from "../cells/readWord.ts";
import { unitsOf } from "../cells/unit.ts";
import { guessTarget } from "../headings/headingWords.ts";
import { readHeading } from "../headings/readHeading.ts";

const tokyo = (moment: string) => Date.parse(`${moment}+09:00`) / 1000;

describe("BE-2 日付", () => {
  test.each([
    ["Sun Dec 28 2025 1:13:36 AM", "", "2025-12-28T01:13:36", "second"],
    ["Sun Dec 28 2025 12:00:00 PM", "", "2025-12-28T12:00:00", "second"],
    ["Dec 10, 2024 02:11:43 pm", "", "2024-12-10T14:11:43", "second"],
    ["December 1 2024", "", "2024-12-01T00:00:00", "day"],
    ["2019.1207", "", "2019-12-07T00:00:00", "day"],
    ["20191207", "", "2019-12-07T00:00:00", "day"],
    ["2019/12/7", "", "2019-12-07T00:00:00", "day"],
    ["2019.12.7", "9:05", "2019-12-07T09:05:00", "minute"],
    ["２０１９年１２月７日（土）", "", "2019-12-07T00:00:00", "day"],
    ["2019/12/7(土) 13:05", "", "2019-12-07T13:05:00", "minute"],
    ["令和7年12月7日", "午後3時12分", "2025-12-07T15:12:00", "minute"],
    ["令和元年5月1日", "", "2019-05-01T00:00:00", "day"],
    ["R7.12.7", "", "2025-12-07T00:00:00", "day"],
    ["平成30年4月1日", "", "2018-04-01T00:00:00", "day"],
    ["9-22-2022", "", "2022-09-22T00:00:00", "day"],
    ["22/9/2022", "", "2022-09-22T00:00:00", "day"],
    ["7/7/2026", "", "2026-07-07T00:00:00", "day"],
    ["19.11.2026", "15:12", "2026-11-19T15:12:00", "minute"],
    ["11/19/2026", "3:12:36.5 PM", "2026-11-19T15:12:36.500", "second"],
    ["2026-11-19", "15:12:36.04", "2026-11-19T15:12:36.040", "second"],
    ["2026-11-19T15:12:36", "", "2026-11-19T15:12:36", "second"],
    ["2026-11-19T06:12:36Z", "", "2026-11-19T15:12:36", "second"],
    ["2026-11-18T18:12:36-12:00", "", "2026-11-19T15:12:36", "second"],
    ["2026/11/19 0:00:00", "15:12:36", "2026-11-19T15:12:36", "second"],
    ["2026/11/19", "-", "2026-11-19T00:00:00", "day"],
    ["2026/11/19 0:00", "", "2026-11-19T00:00:00", "day"],
    ["2026/11/19 0:00:00", "", "2026-11-19T00:00:00", "day"],
    ["2026-11-19T00:00:00Z", "", "2026-11-19T09:00:00", "second"],
    ["2024/2/29", "", "2024-02-29T00:00:00", "day"],
  ])("%s %s", (date, time, expected, grain) => {
    expect(readMoment(date, time)).toEqual({ s: tokyo(expected), grain });
  });

  test("月と日のどちらが先か分からない日は、聞いたとおりに読む", () => {
    expect(readMoment("3/4/2026")).toBe("order");
    expect(readMoment("3/4/2026", "", "month")).toEqual({ s: tokyo("2026-03-04T00:00:00"), grain: "day" });
    expect(readMoment("3/4/2026 9:05", "", "day")).toEqual({ s: tokyo("2026-04-03T09:05:00"), grain: "minute" });
    expect(readMoment("9-22-2022", "", "day")).toBeNull();
  });

  test.each([
    ["Thu Nov 31 2026", ""],
    ["2025/2/29", ""],
    ["32/9/2022", ""],
    ["13/13/2022", ""],
    ["12/7/19", ""],
    ["12月7日", ""],
    ["2025/12/7", "25:00"],
    ["2025/12/7", "夕方"],
    ["2025/12/712", ""],
    ["45000", ""],
    ["", "12:00"],
    ["平均", ""],
  ])("「%s %s」は日付として読まない", (date, time) => {
    expect(readMoment(date, time)).toBeNull();
  });
});

describe("BE-2 数字", () => {
  test.each([
    ["１２０．５", 120.5, null],
    ["1,850", 1850, null],
    ["+3", 3, null],
    ["−2.4", -2.4, null],
    ["-.5", -0.5, null],
    ["77%", 77, "%"],
    ["130 km/h", 130, "km/h"],
    ["１３０キロ", 130, "km/h"],
    ["'-8.6", -8.6, null],
  ])("%s", (cell, value, unit) => {
    expect(readNumber(plainCell(cell))).toEqual({ value, unit });
  });

  test.each(["1,85", "12a", "1e5", "--3", "1.2.3", ".", "百", "0x10"])("「%s」は数字でない", (cell) => {
    expect(readNumber(plainCell(cell))).toBeNull();
  });

  test.each([
    ["12:00", null, 0],
    ["1:15", null, 37.5],
    ["0:40", "clock", 20],
    ["10:30:00", "clock", 315],
    ["210", "axis", 30],
    ["180", "axis", 0],
    ["30", "axis", 210],
    ["30", null, 30],
    ["400", "axis", 400],
    ["13:00", null, null],
    ["30", "clock", null],
  ] as const)("回転の向き %s（%s）", (cell, unit, expected) => {
    expect(readDirection(cell, unit)).toBe(expected);
  });
});

describe("EN-4 球種と結果", () => {
  test.each([
    ...["Four-Seam", "Fastball", "4-Seam Fastball", "FF", "ストレート", "ｽﾄﾚｰﾄ"].map((name) => [name, 1] as const),
    ...["Cutter", "カット", "カットボール"].map((name) => [name, 2] as const),
    ...["Slider", "Sweeper", "スライダー2"].map((name) => [name, 3] as const),
    ...["Curve", "Curveball", "カーブ"].map((name) => [name, 4] as const),
    ...["Two-seam", "Sinker", "ツーシーム", "シンカー"].map((name) => [name, 5] as const),
    ...["Changeup", "Change-Up", "チェンジアップ"].map((name) => [name, 6] as const),
    ...["Splitter", "フォーク"].map((name) => [name, 7] as const),
    ...["-", "Undefined", " ", "", "未設定"].map((name) => [name, 0] as const),
    ...["Knuckleball", "ジャイロ", "Other"].map((name) => [name, 8] as const),
  ])("%s は %s", (name, code) => {
    expect(readPitch(name)).toBe(code);
  });

  test.each([
    ...[" 6-3", " F8", "Out", "field_out", "アウト", "ショートゴロ"].map((result) => [result, 1] as const),
    ...[" 1B-7", "3B-8", "Single", "triple", "安打", "二塁打"].map((result) => [result, 2] as const),
    ...[" HR", "HomeRun", "home_run", "本塁打"].map((result) => [result, 3] as const),
    ...["", "Undefined", "foul", "walk"].map((result) => [result, null] as const),
  ])("結果「%s」は %s", (text, code) => {
    expect(readResult(text)).toBe(code);
  });

  test.each([
    ["ティー", 1],
    ["トスバッティング", 2],
    ["実戦", 3],
    ["バント", null],
  ])("打撃の種類「%s」は %s", (text, code) => {
    expect(readBattingType(text)).toBe(code);
  });
});

describe("BE-2 見出し", () => {
  test.each([
    ["Bat Speed (mph)", { name: "batspeed", unit: "mph" }],
    ["球速km/h", { name: "球速", unit: "km/h" }],
    ["球速（ｋｍ／ｈ）", { name: "球速", unit: "km/h" }],
    ["Vertical_Break_Inches", { name: "verticalbreak", unit: "in" }],
    ["飛距離[m]", { name: "飛距離", unit: "m" }],
    ["MPH", { name: "mph", unit: "mph" }],
    ["打球角度（度）", { name: "打球角度", unit: "deg" }],
    ["打球速度", { name: "打球速度", unit: null }],
    ["VB (trajectory)", { name: "vbtrajectory", unit: null }],
    ["Total Spin", { name: "totalspin", unit: null }],
    ["Swing #", { name: "swing#", unit: null }],
  ])("%s", (heading, expected) => {
    expect(readHeading(heading)).toEqual(expected);
  });

  test.each([
    ["球速", { target: "pitch_speed", unit: null }],
    ["打球速度（m/s）", { target: "exit_speed", unit: "m/s" }],
    ["MPH", { target: "pitch_speed", unit: "mph" }],
    ["Athlete_Name", { target: "player", unit: null }],
    ["ｽｲﾝｸﾞ速度", { target: "bat_speed", unit: null }],
    ["備考", null],
    ["Speed", null],
  ])("%s が何かを言葉から当てる", (heading, expected) => {
    const guess = guessTarget(heading);
    expect(guess && { target: guess.target, unit: guess.unit }).toEqual(expected);
  });

  test("選べる単位は、私たちの単位から", () => {
    expect(unitsOf("speed")).toEqual(["km/h", "mph", "m/s"]);
    expect(unitsOf("distance")).toEqual(["m", "ft"]);
    expect(unitsOf("length")).toEqual(["cm", "m", "ft", "in"]);
    expect(unitsOf("direction")).toEqual(["deg", "clock", "axis"]);
  });
});
