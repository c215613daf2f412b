import type { ColumnReport, ColumnSummary, CsvCheckedRow, CsvUnit } from "@kyuseki/domain/csv";
import type { CsvCheckState, CsvMember, CsvStage, OpenedCsv } from "./parts/csvStage.ts";

/** 2026-11-20 19:52 in Japan. */
export const nowS = Date.UTC(2026, 10, 20, 10, 52) / 1000;

export const members: readonly CsvMember[] = [
  { id: 1, last_name: "小野寺", first_name: "湊", grade: "j2" },
  { id: 2, last_name: "三浦", first_name: "陽翔", grade: "j3" },
  { id: 3, last_name: "小川", first_name: "新", grade: "e6" },
  { id: 4, last_name: "小川", first_name: "新", grade: "j1" },
];

export const mapping = {
  date: { column: 1, unit: null },
  pitch_type: { column: 2, unit: null },
  pitch_speed: { column: 3, unit: "mph" },
  release_angle: { column: 4, unit: "deg" },
  spin_rate: { column: 5, unit: "rpm" },
  break_vertical: { column: 6, unit: "in" },
} as const;

export const pitches: OpenedCsv = {
  name: "pitching_20261119_aobadai.csv",
  encoding: "utf-8-bom",
  format: "rapsodo_pitching",
  header: ["No", "Date", "Pitch Type", "Velocity", "Release Angle", "Total Spin", "VB (trajectory)"],
  headerLine: 4,
  player: "Onodera Minato",
  numericDays: [],
  sample: ["1", "Thu Nov 19 2026 3:12:36 PM", "Fastball", "81.6", "-2.4", "2184", "14.2"],
  rows: 312,
  rememberedS: Date.UTC(2026, 10, 12, 3) / 1000,
  given: { mapping, units: {} },
};

export const sheetMapping = { player: { column: 0, unit: null }, exit_speed: { column: 1, unit: null } } as const;

/** Written by hand, with a speed of unknown unit and no date. */
export const sheet: OpenedCsv = {
  ...pitches,
  name: "打撃記録_11月第1週.csv",
  encoding: "shift_jis",
  format: "japanese_sheet",
  header: ["名前", "打球速度", "メモ"],
  headerLine: 1,
  player: null,
  sample: ["小野寺 湊", "98.2", "内角"],
  rows: 58,
  rememberedS: null,
  given: { mapping: sheetMapping, units: {} },
};

export const check: CsvCheckState = {
  take: 271,
  repeated: { status: "ready", value: 28 },
  players: 4,
  days: { start: "2026-11-17", end: "2026-11-19" },
  asked: [
    { name: "Takahashi K", balls: 6, match: { state: "unknown" }, isCertain: false, left: false },
    {
      name: "小川新",
      balls: 3,
      match: { state: "ambiguous", member_ids: [3, 4] },
      isCertain: false,
      left: false,
    },
  ],
  certain: [],
  unknownBalls: 9,
  unmatched: [
    ...[88, 89, 90, 91, 92, 93].map((row) => ({ row, name: "Takahashi K" })),
    ...[140, 141, 142].map((row) => ({ row, name: "小川新" })),
  ],
  refused: [
    { row: 47, column: 3, text: "0.0", player: "Onodera M", memberId: 1, code: "untracked" },
    { row: 219, column: 1, text: "Thu Nov 31 2026", player: "三浦陽翔", memberId: 2, code: "date" },
  ],
  warnings: [
    { row: 131, column: 3, text: "104.5", player: "Takahashi K", memberId: null, code: "unusual_speed" },
    { row: 202, column: 2, text: "Undefined", player: "三浦陽翔", memberId: 2, code: "pitch_unset" },
  ],
  leftRows: new Set(),
  asksBattingType: false,
  isUntimed: false,
  doubts: [],
  far: [],
  taken: [],
};

export const report: ColumnReport = {
  columns: [
    { column: 1, target: "date", unit: null, count: 310, values: null },
    { column: 2, target: "pitch_type", unit: null, count: 309, values: null },
    read(3, "pitch_speed", "mph", "km/h", [121.4, 96.6, 168.2]),
    read(4, "release_angle", "deg", "deg", [-2.1, -4.8, 1.3]),
    read(5, "spin_rate", "rpm", "rpm", [2041.6, 1312, 2488]),
    read(6, "break_vertical", "in", "cm", [31.2, -28.4, 44.7]),
  ],
  unread: [0],
  unreadSpeeds: [],
};

function read(
  column: number,
  target: ColumnSummary["target"],
  from: CsvUnit,
  to: CsvUnit,
  [mean, lowest, highest]: readonly [number, number, number],
): ColumnSummary {
  return { column, target, unit: { from, to }, count: 310, values: { mean, lowest, highest } };
}

/** Without times, on a day that has balls already, and much faster than usual. */
export const doubtful: CsvCheckState = {
  ...check,
  take: 268,
  isUntimed: true,
  doubts: [{ key: "1 2 2026-11-19", memberId: 1, mode: 2, day: "2026-11-19", balls: 3, total: 20, answer: null }],
  far: [{ memberId: 2, mode: 2, day: "2026-11-19", balls: 40, kmh: 135.5, usualKmh: 84.2 }],
};

/** Nearly every row has a date that is none. */
export const manyErrors: CsvStage = {
  step: "check",
  file: pitches,
  check: {
    ...check,
    asked: [],
    unmatched: [],
    unknownBalls: 0,
    warnings: [],
    refused: [
      ...[5, 3].map((row) => wrong(row, { column: 3, text: "0.0", code: "untracked" })),
      ...Array.from({ length: 1204 }, (_, at) => wrong(1000 + at, { column: 1, text: "Nov 31", code: "date" })),
    ],
  },
  report,
  whole: { ball: "rubber", battingType: null },
};

function wrong(row: number, value: Pick<CsvCheckedRow, "column" | "text" | "code">): CsvCheckedRow {
  return { row, player: "三浦陽翔", memberId: 2, ...value };
}
