import { describe, expect, test } from "vitest";
import { bytesOf, nowS } from "../devices.fixture.ts";
import { guessMapping } from "../guessMapping.ts";
import { readMeasurements } from "../readMeasurements.ts";
import { openQuestions } from "../readPlan.ts";
import { finished, openCsv } from "./openCsv.ts";

/** What a file becomes without any help: 「選手 速度 角度 飛距離」, refused and warned rows, questions. */
function read(file: string | Uint8Array) {
  const opened = finished(openCsv(typeof file === "string" ? bytesOf(file) : file));
  if ("failure" in opened) throw new Error(opened.failure.cause);
  const { table } = opened;
  const { mapping } = guessMapping(table.header);
  const batches = [...readMeasurements(table, mapping, { now: nowS, units: { speed: "km/h" } })];
  const told = (which: "refused" | "warnings") =>
    batches.flatMap((batch) => batch[which].map(({ row, column, text, code }) => `${row} ${column} ${text} ${code}`));
  return {
    encoding: table.encoding,
    header: table.header,
    balls: batches.flatMap(({ drafts }) =>
      drafts.map(({ player, speed, angle, distance }) => `${player} ${speed} ${angle} ${distance}`),
    ),
    refused: told("refused"),
    warnings: told("warnings"),
    asked: openQuestions(table, mapping, {}),
  };
}

/** UTF-16, with or without its mark. */
function utf16(text: string, { isBig, isMarked }: { isBig: boolean; isMarked: boolean }): Uint8Array {
  const units = Array.from(`${isMarked ? "\ufeff" : ""}${text}`, (char) => char.charCodeAt(0));
  return Uint8Array.from(units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
}

describe("BE-2 表計算の書き出し：文字と区切り", () => {
  const sheet = "名前,日付,球速(km/h)\n一色 一郎,2026/11/19,100\n三浦 圭一,2026/11/18,95.5\n";
  const balls = ["一色 一郎 100 null null", "三浦 圭一 95.5 null null"];

  test.each([
    { name: "LE・BOMあり", isBig: false, isMarked: true },
    { name: "LE・BOMなし", isBig: false, isMarked: false },
    { name: "BE・BOMあり", isBig: true, isMarked: true },
    { name: "BE・BOMなし", isBig: true, isMarked: false },
  ])("UTF-16（$name）は、片側が0の「一」があっても読む", (form) => {
    expect(read(utf16(sheet, form))).toMatchObject({ encoding: "utf-16", balls });
    expect(read(utf16(sheet.replaceAll(",", "\t"), form))).toMatchObject({ encoding: "utf-16", balls });
  });

  test("セミコロン、sep=、CRだけの改行、引用符の中の改行、全角の数字", () => {
    expect(read(`sep=;\n${sheet.replaceAll(",", ";")}`).balls).toEqual(balls);
    expect(read(sheet.replaceAll("\n", "\r")).balls).toEqual(balls);
    const quoted = '名前,日付,"球速\n(km/h)",備考\n一色 一郎,２０２６／１１／１９,１００,"一行目\n二行目"\n';
    expect(read(quoted).balls).toEqual(["一色 一郎 100 null null"]);
  });

  test("セミコロンの表の小数のコンマは、行と列と書かれた文字を言って断る", () => {
    expect(read("名前;日付;球速(km/h)\n湊;2026/11/19;100,5\n")).toMatchObject({
      balls: [],
      refused: ["2 2 100,5 number"],
    });
  });
});

describe("BE-2 表計算の書き出し：結合した見出し", () => {
  test("見出しの下の単位の行は、見出しの単位になる", () => {
    const { header, balls, refused, asked } = read(
      "名前,日付,球速,打球速度,飛距離\n,,(km/h),（mph）,m\n湊,2026/11/19,100,,\n新,2026/11/19,,60,40\n",
    );
    expect(header).toEqual(["名前", "日付", "球速(km/h)", "打球速度(mph)", "飛距離(m)"]);
    expect([balls, refused, asked]).toEqual([["湊 100 null null", "新 96.561 null 40"], [], []]);
  });

  test.each([
    [
      "上の行に選手と日付",
      "選手,日付,投球,,打撃,\n,,球速(km/h),球種,打球速度(km/h),打球角度\n湊,2026/11/19,,,100,20\n",
    ],
    ["下の行に値", "選手,日付,球種,測定,\n,,,打球速度(km/h),打球角度\n湊,2026/11/19,,100,20\n"],
    [
      "題と見出しが二度",
      "秋の測定\n選手,日付,打球速度(km/h),打球角度\n選手,日付,打球速度(km/h),打球角度\n湊,2026/11/19,100,20\n",
    ],
  ])("%s：二行の見出しを一つに読み、選手はその列の人", (_, text) => {
    expect(read(text)).toMatchObject({ balls: ["湊 100 20 null"], refused: [], asked: [] });
  });

  test("名前の空いた行は、上の選手のものにせず、断る", () => {
    expect(read("名前,日付,球速(km/h)\n湊,2026/11/19,100\n,2026/11/19,101\n")).toMatchObject({
      balls: ["湊 100 null null"],
      refused: ["3 0  player"],
    });
  });
});

describe("BE-2 表計算の書き出し：値", () => {
  test("一つの列の二つの単位は、書いてあるとおりに。書いてない値のために一度だけ聞く", () => {
    const { balls, asked } = read("名前,日付,球速\n湊,2026/11/19,100km/h\n新,2026/11/19,60mph\n翔,2026/11/19,95\n");
    expect([balls, asked]).toEqual([["湊 100 null null", "新 96.561 null null", "翔 95 null null"], ["speed_unit"]]);
  });

  const table = (player: string, unit: string, value: number) =>
    `選手：${player}\n日付,球種,球速${unit}\n2026/11/19,カーブ,${value}\n`;

  test("区切りごとに見出しの単位がちがえば、それぞれの単位で読む", () => {
    const { balls, refused } = read(
      table("湊", "(mph)", 60) + table("新", "(km/h)", 100) + table("翔", "（m/秒）", 25),
    );
    expect([balls, refused]).toEqual([["湊 96.561 null null", "新 100 null null", "翔 90 null null"], []]);
    const rapsodo = (player: string, unit: string, value: number) =>
      `"Player Name:",${player}\n\nNo,Date,Pitch ID,Velocity (${unit}),Total Spin,Spin Direction\n1,Thu Nov 19 2026 3:12:36 PM,10,${value},1900,1:15\n`;
    expect(read(rapsodo("湊", "mph", 60) + rapsodo("新", "km/h", 100)).balls).toEqual(balls.slice(0, 2));
  });

  test("下の見出しに単位がないか、上にない速さの列があれば、落とさずに、わけを言って断る", () => {
    expect(read(table("湊", "(mph)", 60) + table("新", "", 100))).toMatchObject({
      balls: ["湊 96.561 null null"],
      refused: ["6 null  header"],
    });
    const more = "選手：新\n日付,球種,球速(mph),打球速度(mph)\n2026/11/19,カーブ,60,70\n";
    expect(read(table("湊", "(mph)", 60) + more)).toMatchObject({
      balls: ["湊 96.561 null null"],
      refused: ["6 null  header"],
    });
  });

  test("月と日の順番が決まらなければ聞き、決まる行だけを読む", () => {
    const { balls, refused, asked } = read(
      "名前,日付,球速(km/h)\n湊,13/05/2026,100\n新,05/14/2026,90\n翔,05/06/2026,95\n蒼,11/5,95\n",
    );
    expect(balls).toEqual(["湊 100 null null", "新 90 null null"]);
    expect(refused).toEqual(["4 1 05/06/2026 date_order", "5 1 11/5 date"]);
    expect(asked).toEqual(["day_order"]);
  });

  test("飛距離は、届かないか負なら飛距離だけを外し、0と、角度が0以下のときは残す", () => {
    const { balls, refused, warnings } = read(
      "名前,日付,打球速度(km/h),打球角度,飛距離(m)\n湊,2026/11/19,100,-10,0\n湊,2026/11/19,100,-5,12\n湊,2026/11/19,100,20,-5\n湊,2026/11/19,100,10,500\n湊,2026/11/19,-100,20,30\n",
    );
    expect(balls).toEqual(["湊 100 -10 0", "湊 100 -5 12", "湊 100 20 null", "湊 100 10 null"]);
    expect(warnings).toEqual(["4 4 -5 range", "5 4 500 impossible_distance"]);
    expect(refused).toEqual(["6 2 -100 range"]);
  });

  test("一人の二つの書き方は、どちらの行も残る", () => {
    expect(
      read("名前,日付,球速(km/h)\n小川 新,2026/11/19,100\n小川　新,2026/11/19,101\nｵｶﾞﾜ ｱﾗﾀ,2026/11/19,102\n").balls,
    ).toEqual(["小川 新 100 null null", "小川　新 101 null null", "ｵｶﾞﾜ ｱﾗﾀ 102 null null"]);
  });

  test("10人の区切りは、10人の選手", () => {
    const block = (_: unknown, at: number) =>
      `"Player ID:",${at + 1}\n"Player Name:",選手${at + 1}\n\nNo,Date,Pitch ID,Velocity,Total Spin,Spin Direction\n1,Thu Nov 19 2026 3:12:36 PM,10,${80 + at},1900,1:15\n`;
    expect(read(Array.from({ length: 10 }, block).join("\n")).balls).toEqual(
      Array.from({ length: 10 }, (_, at) => `選手${at + 1} ${80 + at} null null`),
    );
  });
});
