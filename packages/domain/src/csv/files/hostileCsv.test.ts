import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { encodings } from "../../delimited/encode.fixture.ts";
import { type CsvLimits, csvLimits } from "../../vocabulary/csvLimits.ts";
import { bytesOf, deviceFiles, nowS } from "../devices.fixture.ts";
import { guessMapping } from "../guessMapping.ts";
import { readMeasurements } from "../readMeasurements.ts";
import { finished, openCsv } from "./openCsv.ts";

const limits = (fewer: Partial<CsvLimits> = {}) => ({ ...csvLimits, ...fewer });
const failureOf = (bytes: Uint8Array, fewer?: Partial<CsvLimits>) => {
  const opened = finished(openCsv(bytes, limits(fewer)));
  return "failure" in opened ? opened.failure : opened.table.rows;
};
const head = "名前,日付,球速(km/h)";
const rows = (count: number) => `${head}\n${"湊,2026/11/19,100\n".repeat(count)}`;

describe("I7 読まないファイルには、理由がある", () => {
  test.each([
    { name: "閉じない引用符", text: `${head}\n湊,2026/11/19,"100`, failure: { cause: "quotes", line: 2 } },
    { name: "引用符のあとの文字", text: `${head}\n"湊"a,2026/11/19,100`, failure: { cause: "quotes", line: 2 } },
    { name: "引用符だけ", text: '"'.repeat(99_999), failure: { cause: "quotes", line: 1 } },
    { name: "5,000の列", text: `${",".repeat(4999)}\n`, failure: { cause: "columns", line: 1 } },
    { name: "見出しの下の1,001の列", text: `${head}\n${",".repeat(1000)}`, failure: { cause: "columns", line: 2 } },
    { name: "NUL", text: `${head}\n湊\0,2026/11/19,100`, failure: { cause: "binary" } },
    { name: "空", text: " \n\t\n,,", failure: { cause: "empty" } },
    { name: "見出しだけ", text: head, failure: { cause: "empty" } },
    { name: "数字だけ", text: "1,2,3\n4,5,6", failure: { cause: "header" } },
    { name: "40万行", text: rows(400_000), failure: { cause: "rows", count: 200_001 } },
    { name: "20,001行", text: rows(20_001), failure: { cause: "rows", count: 20_001 } },
  ])("$name", ({ text, failure }) => {
    expect(failureOf(bytesOf(text))).toEqual(failure);
  });

  test("大きさ・行・列・長さの、ちょうど境目までは読む", () => {
    const text = rows(3);
    expect(failureOf(bytesOf(rows(20_000)))).toBe(20_000);
    expect(failureOf(bytesOf(text), { bytes: bytesOf(text).length, rows: 3, columns: 3 })).toBe(3);
    expect(failureOf(bytesOf(text), { bytes: bytesOf(text).length - 1 })).toEqual({ cause: "size" });
    expect(failureOf(bytesOf(text), { columns: 2 })).toEqual({ cause: "columns", line: 1 });
    expect(failureOf(bytesOf(text), { line: "湊,2026/11/19,100\n".length })).toBe(3);
    expect(failureOf(bytesOf(text), { line: "湊,2026/11/19,100\n".length - 1 })).toEqual({ cause: "line", line: 2 });
  });

  test.each([
    { name: "一つのセル", line: "a".repeat(50_001) },
    { name: "引用符の中", line: `"${"a\n".repeat(25_001)}"` },
    { name: "多くのセル", line: "aaaa,".repeat(999).repeat(11) },
  ])("長い一行（$name）は、決まりより長ければ断る", ({ line }) => {
    expect(failureOf(bytesOf(`${head}\n${line}`), { line: 50_000, columns: 20_000 })).toEqual({
      cause: "line",
      line: 2,
    });
  });

  test("20MBを超えるファイルは、中を見ずに断る", () => {
    expect(failureOf(new Uint8Array(csvLimits.bytes + 1))).toEqual({ cause: "size" });
  });

  test.each([
    { name: "絵", bytes: [0x89, 0x50, 0x4e, 0x47, 0, 1] },
    { name: "どの文字コードでもない", bytes: [0xff, 0xf0, 0x80] },
    { name: "BOMのあとの、壊れた文字", bytes: [0xef, 0xbb, 0xbf, 0xff] },
  ])("文字でないファイル（$name）", ({ bytes }) => {
    expect(failureOf(Uint8Array.from(bytes))).toEqual({ cause: "binary" });
  });

  test.each([
    ["UTF-8", "utf-8-bom"],
    ["UTF-8（BOMなし）", "utf-8"],
    ["UTF-16LE", "utf-16"],
    ["UTF-16BE", "utf-16"],
    ["Shift_JIS", "shift_jis"],
  ] as const)("%s の名前を正しく読む", (written, encoding) => {
    const opened = finished(openCsv(encodings[written](`\uFEFF${rows(1).replace("湊", "髙橋表ソ")}`)));
    expect(opened).toMatchObject({ table: { encoding, sample: ["髙橋表ソ", "2026/11/19", "100"] } });
  });

  test.each([0, 1])("印のない UTF-16（%i）も読む。半端な長さや NUL は読まない", (side) => {
    const written = encodings[side === 0 ? "UTF-16LE" : "UTF-16BE"](rows(3));
    expect(failureOf(written.slice(2))).toBe(3);
    expect(failureOf(written.slice(0, -1))).toEqual({ cause: "binary" });
    expect(failureOf(encodings["UTF-16LE"](`${rows(3)}\0`))).toEqual({ cause: "binary" });
  });

  test("Excel の「Unicode テキスト」を読む", () => {
    const text = rows(3).replaceAll(",", "\t");
    expect(failureOf(encodings["UTF-16LE"](text))).toBe(3);
  });

  test("繰り返される見出しは、初めの列を読む", () => {
    expect(guessMapping(["球速(mph)", "名前", "球速(km/h)"]).mapping).toMatchObject({
      pitch_speed: { column: 0, unit: "mph" },
    });
  });

  test("数式は文字のまま名前として扱う", () => {
    const opened = finished(openCsv(bytesOf(`${head}\n"=HYPERLINK(""x"")",2026/11/19,100`)));
    if ("failure" in opened) throw new Error(opened.failure.cause);
    const [batch] = readMeasurements(opened.table, guessMapping(opened.table.header).mapping, { now: nowS });
    expect(batch?.drafts[0]?.player).toBe('=HYPERLINK("x")');
  });
});

/** Every row becomes a draft or an error, and every error is of a row of the file. */
function checkCounts(bytes: Uint8Array): void {
  const opened = finished(openCsv(bytes));
  if ("failure" in opened) return;
  const { table } = opened;
  const { mapping } = guessMapping(table.header);
  const batches = [...readMeasurements(table, mapping, { now: nowS, day: "2026-11-19", units: { speed: "mph" } })];
  const read = new Set(batches.flatMap(({ drafts }) => drafts.map(({ row }) => row)));
  const refused = batches.flatMap((batch) => batch.refused.map(({ row }) => row));
  expect(new Set([...read, ...refused]).size).toBe(table.rows);
  expect(read.size + refused.length).toBe(table.rows);
  expect(batches.at(-1)?.done).toBe(table.rows);
}

describe("BE-2 どんなファイルでも", () => {
  test("どんなバイトでも落ちず、数が合う", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => checkCounts(bytes)),
      { numRuns: 200 },
    );
  });

  test("機器のファイルの切れ端を混ぜても落ちず、数が合う", () => {
    const lines = Object.values(deviceFiles).flatMap((text) => text.split("\n"));
    const piece = fc.oneof(
      fc.constantFrom(...lines),
      fc.constantFrom('"', "\t", ";", "\r", "\0", "0.0,", "令和,", "1:15,", "=1,", "-,", "９９,"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom("\n", "\r\n", ""), (parts, end) =>
        checkCounts(bytesOf(parts.join(end))),
      ),
      { numRuns: 200 },
    );
  });

  test("書いた行は、同じ値で読める", () => {
    const ball = fc.record({
      player: fc.constantFrom("小野寺 湊", '三浦 "翔"', "大,野", "改\n行"),
      second: fc.integer({ min: 0, max: 86_399 }),
      speed: fc.integer({ min: 1, max: 1800 }).map((tenths) => tenths / 10),
      angle: fc.option(
        fc.integer({ min: -900, max: 900 }).map((tenths) => tenths / 10),
        { nil: null },
      ),
    });
    fc.assert(
      fc.property(
        fc.array(ball, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(",", "\t", ";"),
        (balls, delimiter) => {
          const start = Date.parse("2026-11-18T00:00:00+09:00") / 1000;
          const written = balls.map(({ player, second, speed, angle }) => {
            const time = new Date((second + start + 9 * 3600) * 1000).toISOString().replace("T", " ").slice(0, 19);
            return [player, time, speed, angle ?? "-"];
          });
          const text = Papa.unparse([["選手", "日時", "球速(km/h)", "リリース角度"], ...written], { delimiter });
          const opened = finished(openCsv(bytesOf(text)));
          if ("failure" in opened) throw new Error(opened.failure.cause);
          const [batch] = readMeasurements(opened.table, guessMapping(opened.table.header).mapping, { now: nowS });
          expect(
            batch?.drafts.map(({ player, datetime, speed, angle }) => ({
              player,
              second: datetime - start,
              speed,
              angle,
            })),
          ).toEqual(balls);
        },
      ),
      { numRuns: 100 },
    );
  });
});
