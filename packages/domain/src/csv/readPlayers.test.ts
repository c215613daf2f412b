import { describe, expect, test } from "vitest";
import { bytesOf, deviceFiles, nowS } from "./devices.fixture.ts";
import { finished, openCsv } from "./files/openCsv.ts";
import { writeRefused } from "./files/writeRefused.ts";
import { guessMapping } from "./guessMapping.ts";
import { readMeasurements } from "./readMeasurements.ts";
import { openQuestions } from "./readPlan.ts";

const units = { speed: "km/h", length: "cm", distance: "m" } as const;
const tableOf = (text: string) => {
  const opened = finished(openCsv(bytesOf(text)));
  if ("failure" in opened) throw new Error(opened.failure.cause);
  return opened.table;
};
const read = (text: string) => {
  const table = tableOf(text);
  const { mapping } = guessMapping(table.header);
  const batches = [...readMeasurements(table, mapping, { now: nowS, day: "2026-11-19", units, player: "file.csv" })];
  const refused = batches.flatMap((batch) => batch.refused);
  return {
    rows: table.rows,
    players: batches.flatMap(({ drafts }) => drafts.map(({ player, speed }) => `${player} ${speed}`)),
    refused: refused.map(({ row, code }) => `${row} ${code}`),
    again: writeRefused(table, new Map(refused.map(({ row }) => [row, "理由"])), "理由"),
  };
};

const header = "No,Date,Pitch ID,Pitch Type,Velocity,Total Spin,Spin Direction";
const ball = (speed: number | string) => `1,Thu Nov 19 2026 3:12:36 PM,10,Fastball,${speed},1900,1:15`;
const block = (name: string, id: string, ...speeds: (number | string)[]) =>
  [`"Player ID:",${id}`, `"Player Name:",${name}`, "", header, ...speeds.map(ball), ""].join("\n");

describe("BE-2 選手の区切りと列は、その選手のもの。混ざらない", () => {
  test("選手名の行が二つあれば、下の球は二人めのもの", () => {
    const { rows, players, refused } = read(
      block("小野寺 湊", "1", 84.2, 85) + block("三浦 陽翔", "2", 70.5) + block("小川 新", "3", 60),
    );
    expect([rows, refused]).toEqual([4, []]);
    expect(players).toEqual(["小野寺 湊 84.2", "小野寺 湊 85", "三浦 陽翔 70.5", "小川 新 60"]);
  });

  test("名前の空いた区切りは、前の選手のものにしない", () => {
    expect(read(block("小野寺 湊", "1", 84.2) + block("", "2", 70.5)).players).toEqual(["小野寺 湊 84.2", "2 70.5"]);
    expect(read(block("小野寺 湊", "1", 84.2) + block("", "", 70.5)).players).toEqual(["小野寺 湊 84.2", "#7 70.5"]);
  });

  test("同じ名前でも番号のちがう選手は、別の名前になる", () => {
    expect(read(block("小川 新", "1", 84.2) + block("小川 新", "2", 70.5)).players).toEqual([
      "小川 新 (1) 84.2",
      "小川 新 (2) 70.5",
    ]);
  });

  const trackman = (...rows: (readonly [pitcher: string, id: string, speed: number, ...rest: string[]])[]) =>
    [
      "PitchNo,Date,Time,Pitcher,PitcherId,Batter,BatterId,TaggedPitchType,RelSpeed,ExitSpeed,Angle,Direction,Distance",
      ...rows.map(
        ([pitcher, id, speed, batter = "", batterId = "", exit = ""], at) =>
          `${at + 1},2026-11-19,15:12:${10 + at}.00,"${pitcher}",${id},"${batter}",${batterId},Fastball,${speed},${exit},20,0,100`,
      ),
    ].join("\n");

  test("TrackMan：同じ名前でも番号のちがう選手は、別の名前になる。打者としても、書き方がちがっても", () => {
    const { players, refused } = read(
      trackman(
        ["小川, 新", "11", 60],
        ["小川, 新", "12", 50, "小川　新", "11", "70"],
        ["三浦, 陽翔", "13", 55],
        ["小川, 新", "", 52],
      ),
    );
    expect(refused).toEqual([]);
    expect(players).toEqual([
      "小川, 新 (11) 96.561",
      "小川, 新 (12) 80.467",
      "小川　新 (11) 112.654",
      "三浦, 陽翔 88.514",
      "小川, 新 (–) 83.686",
    ]);
  });

  test("番号が一つの名前は、番号がない行があっても、そのままの名前", () => {
    const { players } = read(trackman(["小川, 新", "11", 60], ["小川, 新", "", 60], ["小川, 新", "11", 60]));
    expect(new Set(players).size).toBe(1);
    expect(players[0]).toMatch(/^小川, 新 \d/);
  });

  test.each(["選手ID", "選手番号", "PlayerId", "会員番号", "背番号"])(
    "表計算の %s の列も、同じ名前の選手を分ける",
    (heading) => {
      const sheet = `${heading},名前,日付,球速(km/h)\n7,小川 新,2026/11/19,100\n8,小川 新,2026/11/19,90\n9,三浦 陽翔,2026/11/19,95`;
      expect(read(sheet).players).toEqual(["小川 新 (7) 100", "小川 新 (8) 90", "三浦 陽翔 95"]);
      const labels = `${heading}：9,選手名：三浦 陽翔\n日付,球速(km/h)\n2026/11/19,95`;
      expect(read(labels).players).toEqual(["三浦 陽翔 95"]);
    },
  );

  test("名前のない番号の列は、番号ごとの選手。区切りの名前があれば、その選手", () => {
    const numbered = (rows: string) => `背番号,日付,球速(km/h)\n${rows}`;
    const { players, refused } = read(numbered("7,2026/11/19,100\n8,2026/11/19,90\n,2026/11/19,95"));
    expect([players, refused]).toEqual([["7 100", "8 90"], ["4 player"]]);
    expect(read(`選手：三浦 陽翔\n${numbered("7,2026/11/19,100")}`).players).toEqual(["三浦 陽翔 100"]);
    expect(
      openQuestions(tableOf(numbered("7,2026/11/19,100")), guessMapping(["背番号", "日付", "球速(km/h)"]).mapping, {}),
    ).toEqual([]);
  });

  test("区切りごとに列の順番がちがっても、見出しのとおりに読む", () => {
    const turned = "No,Date,Pitch ID,Pitch Type,Total Spin,Velocity,Spin Direction";
    const second = block("三浦 陽翔", "2").replace(header, turned);
    expect(
      read(`${block("小野寺 湊", "1", 84.2)}${second}1,Thu Nov 19 2026 3:12:36 PM,10,Fastball,1900,70.5,1:15`).players,
    ).toEqual(["小野寺 湊 84.2", "三浦 陽翔 70.5"]);
  });

  test("ちがう表の見出しの下の行は、わけを言って読まない", () => {
    const { players, refused } = read(
      `${block("小野寺 湊", "1", 84.2)}"Player Name:",三浦 陽翔\n\nNo,Date,HitID,ExitVelocity,LaunchAngle,Distance,ExitDirection\n1,Thu Nov 19 2026 3:12:36 PM,h1,80,20,250,-12\n`,
    );
    expect([players, refused]).toEqual([["小野寺 湊 84.2"], ["9 header"]]);
  });

  test("Blast の報告をつないだファイルは、報告ごとの選手のもの", () => {
    const one = deviceFiles.blast_motion;
    expect(read(`${one}\n${one.replace("三浦 陽翔", "小川 新")}`).players).toEqual([
      "三浦 陽翔 null",
      "三浦 陽翔 112.654",
      "小川 新 null",
      "小川 新 112.654",
    ]);
  });

  test.each([
    ["Player", "Rapsodo"],
    ["Player Name", "Rapsodo"],
    ["選手名", "Rapsodo"],
    ["Athlete", "Blast"],
    ["Player", "Blast"],
  ])("機器の表にある %s の列（%s）は、一行ずつの選手", (name, device) => {
    const lines =
      device === "Rapsodo"
        ? [`${header},${name}`, `${ball(84.2)},小野寺 湊`, `${ball(70.5)},三浦 陽翔`]
        : [
            `Date,Equipment,Handedness,Swing Details,${name},Bat Speed (mph),Attack Angle (deg),Exit Velocity (mph)`,
            '"Nov 19, 2026 02:11:43 pm",Bat 83,Right,Live,小野寺 湊,60,8,60',
            '"Nov 19, 2026 02:12:43 pm",Bat 83,Right,Live,三浦 陽翔,60,8,60',
          ];
    const { players } = read(lines.join("\n"));
    expect(players.map((player) => player.replace(/ [\d.]+$/, ""))).toEqual(["小野寺 湊", "三浦 陽翔"]);
  });

  test("表計算の、名前の行と表のくり返し", () => {
    const table = (name: string, speed: number) => `${name}\n日付,球種,球速(km/h)\n2026/11/19,ストレート,${speed}\n`;
    const both = ["小野寺 湊 100", "三浦 陽翔 90"];
    expect(read(table("小野寺 湊", 100) + table("三浦 陽翔", 90)).players).toEqual(both);
    expect(read(table("選手名：小野寺 湊", 100) + table("選手名：三浦 陽翔", 90)).players).toEqual(both);
    expect(read(table("選手,小野寺 湊", 100) + table("選手,三浦 陽翔", 90)).players).toEqual(both);
    expect(read(table("秋の記録", 100)).players).toEqual(["file.csv 100"]);
  });

  test("小さい表のあとに列の多い表が続いても、初めの表から読む", () => {
    const { players, refused } = read(
      "選手：小野寺 湊\n日付,球速(km/h)\n2026/11/18,100\n選手：三浦 陽翔\n日付,球速(km/h),球種,回転数,回転効率\n2026/11/19,90,カーブ,1500,80",
    );
    expect(players).toEqual(["小野寺 湊 100", "三浦 陽翔 90"]);
    expect(refused).toEqual([]);
  });

  test("書き出した行も、直して読めば同じ選手のもの", () => {
    const { again } = read(block("小野寺 湊", "1", 84.2) + block("三浦 陽翔", "2", "速い"));
    expect(read(again.replace("速い", "70.5")).players).toEqual(["三浦 陽翔 70.5"]);
  });

  test("名前の列のある表の、合計や覚え書きの行は、選手にならない", () => {
    const { players, refused } = read("名前,日付,球速(km/h)\n湊,2026/11/19,100\n平均,,100\nここまで");
    expect(players).toEqual(["湊 100"]);
    expect(refused).toEqual(["3 date", "4 empty"]);
  });
});
