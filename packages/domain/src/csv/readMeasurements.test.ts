import { describe, expect, test } from "vitest";
import { type ColumnMapping, columnMappingSchema } from "../contract/analyzer/columnMapping.ts";
import { bytesOf, nowS } from "./devices.fixture.ts";
import { finished, openCsv } from "./files/openCsv.ts";
import { guessMapping } from "./guessMapping.ts";
import { readMeasurements } from "./readMeasurements.ts";
import { openQuestions, type ReadingSettings } from "./readPlan.ts";
import { sourceKey } from "./sourceKey.ts";

const tableOf = (text: string) => {
  const opened = finished(openCsv(bytesOf(text)));
  if ("failure" in opened) throw new Error(opened.failure.cause);
  return opened.table;
};
const read = (text: string, settings: Partial<ReadingSettings> = {}, mapped?: ColumnMapping) => {
  const table = tableOf(text);
  const mapping = mapped ?? guessMapping(table.header).mapping;
  const batches = [...readMeasurements(table, mapping, { now: nowS, ...settings })];
  return {
    batches,
    drafts: batches.flatMap(({ drafts }) => drafts),
    refused: batches.flatMap(({ refused }) => refused),
    warnings: batches.flatMap(({ warnings }) => warnings),
  };
};
const unnamed = { player: null, numericDays: [] };
const pitch = (row: string) => `名前,日時,球種,球速（km/h）,リリース角度,回転数,回転効率\n${row}`;

describe("BE-2 取り込まない行には、行・列・選手・書かれていた文字・理由がある", () => {
  test.each([
    { row: ",2026/11/19 15:00:00,,120,,,", column: 0, text: "", code: "player", player: "" },
    { row: "湊,2026/11/31,,120,,,", column: 1, text: "2026/11/31", code: "date" },
    { row: "湊,1999/12/31,,120,,,", column: 1, text: "1999/12/31", code: "date" },
    { row: "湊,2026/11/20 00:00:01,,120,,,", column: 1, text: "2026/11/20 00:00:01", code: "future" },
    { row: "湊,2026/11/19,,120constructor,,,", column: 3, text: "120constructor", code: "number" },
    { row: "湊,2026/11/19,,速い,,,", column: 3, text: "速い", code: "number" },
    { row: "湊,2026/11/19,,120,上,,", column: 4, text: "上", code: "number" },
    { row: "湊,2026/11/19,,-5,,,", column: 3, text: "-5", code: "range" },
    { row: "湊,2026/11/19,,180.1,,,", column: 3, text: "180.1", code: "impossible" },
    { row: "湊,2026/11/19,,0.0,,1850,", column: 3, text: "0.0", code: "untracked" },
    { row: "湊,2026/11/19,ストレート,,,,", column: 3, text: "", code: "empty" },
  ])("$code：$row", ({ row, ...fieldError }) => {
    const refused = [{ row: 2, player: "湊", ...fieldError }];
    expect(read(pitch(row))).toMatchObject({ drafts: [], refused, warnings: [] });
  });

  test.each([
    { row: "湊,2026/11/19 15:00:00,Undefined,120,,,", column: 2, text: "Undefined", code: "pitch_unset" },
    { row: "湊,2026/11/19 15:00:00,魔球,120,,,", column: 2, text: "魔球", code: "pitch_other" },
    { row: "湊,2026/11/19 15:00:00,,160.1,,,", column: 3, text: "160.1", code: "unusual_speed" },
    { row: "湊,2026/11/19 15:00:00,,120,,多い,", column: 5, text: "多い", code: "number" },
    { row: "湊,2026/11/19 15:00:00,,120,,10001,", column: 5, text: "10001", code: "range" },
    { row: "湊,2026/11/19 15:00:00,,120,,,100.1", column: 6, text: "100.1", code: "range" },
  ])("ほかの値だけの問題は、球を取り込んで知らせる $code：$row", ({ row, ...warning }) => {
    const { drafts, refused, warnings } = read(pitch(row));
    expect(drafts).toHaveLength(1);
    expect(drafts[0]).toMatchObject({ spin_rate: null, spin_efficiency: null });
    expect([refused, warnings]).toEqual([[], [{ row: 2, player: "湊", ...warning }]]);
  });

  test("届かない飛距離は、外して知らせ、球は取り込む", () => {
    const { drafts, refused, warnings } = read(
      "名前,日付,打球速度(km/h),打球角度,飛距離(m)\n湊,2026/11/19,100,45,90\n湊,2026/11/19,100,-8,25",
    );
    expect(drafts.map(({ speed, angle, distance }) => [speed, angle, distance])).toEqual([
      [100, 45, null],
      [100, -8, 25],
    ]);
    expect([refused, warnings]).toEqual([
      [],
      [{ row: 2, column: 4, text: "90", player: "湊", code: "impossible_distance" }],
    ]);
  });

  test("境目の値は取り込む：180 km/h、今この時", () => {
    expect(read(pitch("湊,2026/11/20 00:00:00,,180,90,10000,100")).drafts).toHaveLength(1);
  });

  test("片方の球だけがおかしい行は、もう片方を取り込む", () => {
    const { drafts, refused, warnings } = read("名前,日付,球速(km/h),打球速度(km/h)\n湊,2026/11/19,100,201");
    expect(drafts.map(({ mode, speed }) => [mode, speed])).toEqual([[2, 100]]);
    expect([refused, warnings]).toEqual([[], [{ row: 2, column: 3, text: "201", player: "湊", code: "impossible" }]]);
  });
});

describe("BE-2 単位は、形式か見出しだけから決める", () => {
  const unlabelled = "名前,日付,球速,縦変化\n湊,2026/11/19,75,10";

  test("書かれていない単位は、速さと長さを一度ずつ聞き、答えるまで取り込まない", () => {
    const { mapping } = guessMapping(tableOf(unlabelled).header);
    expect(openQuestions(unnamed, mapping, {})).toEqual(["speed_unit", "length_unit"]);
    expect(read(unlabelled).refused).toEqual([{ row: 2, column: 2, text: "75", player: "湊", code: "unit" }]);
  });

  test.each([
    ["km/h", "cm", 75, 10],
    ["mph", "in", 120.701, 25.4],
    ["m/s", "ft", 270, 304.8],
  ] as const)("%s と %s", (speed, length, speedKmh, breakCm) => {
    const { drafts, refused } = read(unlabelled, { units: { speed, length } });
    if (speed === "m/s") expect(refused[0]?.code).toBe("impossible");
    else expect(drafts[0]).toMatchObject({ speed: speedKmh, break_vertical: breakCm });
  });

  test("セルに書かれた単位は見出しより強い", () => {
    expect(read("名前,日付,球速(mph)\n湊,2026/11/19,100km/h").drafts[0]?.speed).toBe(100);
  });

  test("球の値も、名前も、日付もないファイルは、そう聞く", () => {
    expect(openQuestions(unnamed, {}, {})).toEqual(["mapping", "day"]);
    const speedOnly: ColumnMapping = { pitch_speed: { column: 0, unit: "km/h" } };
    expect(openQuestions(unnamed, speedOnly, {})).toEqual(["day", "player"]);
    expect(openQuestions({ ...unnamed, player: "湊" }, speedOnly, { day: "2026-11-19" })).toEqual([]);
  });
});

describe("BE-2 月と日の順番は、ファイルが決めなければ聞く", () => {
  const file = (...days: string[]) => ["名前,日付,球速(km/h)", ...days.map((day) => `湊,${day},100`)].join("\n");
  const asks = (text: string) => openQuestions(tableOf(text), guessMapping(tableOf(text).header).mapping, {});
  const days = (text: string, settings: Partial<ReadingSettings> = {}) =>
    read(text, settings).drafts.map(({ filming_date }) => filming_date);

  test.each([
    { text: file("3/4/2026", "4/13/2026"), expected: ["2026-03-04", "2026-04-13"] },
    { text: file("3/4/2026", "13/4/2026"), expected: ["2026-04-03", "2026-04-13"] },
    { text: file("03.04.2026", "13.04.2026"), expected: ["2026-04-03", "2026-04-13"] },
    { text: file("5/5/2026"), expected: ["2026-05-05"] },
    { text: file("2026/3/4"), expected: ["2026-03-04"] },
  ])("決まるなら聞かない $expected", ({ text, expected }) => {
    expect(asks(text)).toEqual([]);
    expect(days(text)).toEqual(expected);
  });

  test("決まらなければ聞き、答えるまで読まない", () => {
    const text = file("3/4/2026", "5/6/2026");
    expect(asks(text)).toEqual(["day_order"]);
    expect(read(text).refused).toMatchObject([{ row: 2, column: 1, text: "3/4/2026", code: "date_order" }, { row: 3 }]);
    expect(days(text, { dayOrder: "day" })).toEqual(["2026-04-03", "2026-06-05"]);
    expect(days(text, { dayOrder: "month" })).toEqual(["2026-03-04", "2026-05-06"]);
    expect(asks(file("3/13/2026", "13/4/2026"))).toEqual(["day_order"]);
  });
});

describe("BE-2 手で選んだ対応", () => {
  test("知らない見出しの列を、選んだとおりに読む", () => {
    const mapping = columnMappingSchema.parse({
      player: { column: 0, unit: null },
      date: { column: 1, unit: null },
      exit_speed: { column: 2, unit: "mph" },
      spray_angle: { column: 3, unit: null, mirrored: true },
    });
    const { drafts } = read("だれ,いつ,A,B\n湊,2026-11-19 15:00:00,50,-12", {}, mapping);
    expect(drafts[0]).toMatchObject({ player: "湊", mode: 1, speed: 80.467, spray_angle: 12 });
  });

  test("覚える名前は、見出しの大文字・全角・空白によらず、順番と単位による", () => {
    const key = sourceKey(["Player", "Velocity (mph)"]);
    expect(key).toMatch(/^[0-9a-f]{16}$/);
    expect(sourceKey(["ＰＬＡＹＥＲ ", "velocity（ｍｐｈ）"])).toBe(key);
    const others = [["Velocity (mph)", "Player"], ["Player", "Velocity (km/h)"], ["Player"], ["PlayerVelocity (mph)"]];
    expect(new Set([key, ...others.map(sourceKey)]).size).toBe(5);
  });

  test("この見出しの名前は、版が変わっても変わらない", () => {
    expect(sourceKey(["名前", "日付", "球速（km/h）"])).toBe("584e9230de71155e");
  });
});

describe("BE-2 大きなファイル", () => {
  test("500行ずつ読み、どこまで読んだかが分かり、途中でやめられる", () => {
    const rows = Array.from({ length: 1201 }, (_, at) => `湊,2026/11/19,${at % 3 === 0 ? "" : 100}`);
    const text = `名前,日付,球速(km/h)\n${rows.join("\n")}`;
    const { batches } = read(text);
    expect(batches.map(({ done, drafts, refused }) => [done, drafts.length + refused.length])).toEqual([
      [500, 500],
      [1000, 500],
      [1201, 201],
    ]);
    expect([...openCsv(bytesOf(text))].map((share) => Math.round(share * 100))).toEqual([42, 83]);
  });

  test("同じ見出しが途中でまた出ても、空の行があっても、行の番号は表計算のとおり", () => {
    const head = "名前,日付,球速(km/h)";
    const { drafts, refused } = read(`${head}\n湊,2026/11/19,100\n\n,,\n${head}\n"湊",2026/11/19,"101"`);
    expect(drafts.map(({ row, speed }) => [row, speed])).toEqual([
      [2, 100],
      [6, 101],
    ]);
    expect(refused).toEqual([]);
  });

  test("秒のない時刻は、日か分までしか分からないと残る", () => {
    const { drafts } = read(
      "名前,日時,球速(km/h)\n湊,2026/11/19 15:00,100\n湊,2026/11/19,100\n湊,2026/11/19 15:00:20,100",
    );
    expect(drafts.map(({ grain }) => grain)).toEqual(["minute", "day", null]);
  });
});
