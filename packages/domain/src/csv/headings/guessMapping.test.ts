import { describe, expect, test } from "vitest";
import { guessMapping } from "../guessMapping.ts";
import { unreadSpeeds } from "./unreadSpeeds.ts";

const columnsOf = (heading: string) => {
  const header = heading.split(",");
  const { mapping } = guessMapping(header);
  return Object.fromEntries(
    Object.entries(mapping).map(([target, at]) => [target, `${header[at?.column ?? 0]} ${at?.unit ?? ""}`.trim()]),
  );
};

describe("BE-2 速さの列は、どの書き方でも読む", () => {
  test.each([
    ["km/h", "（時速）,（km）,（km/時）,(キロ),（時速km）,［km/h］,時速,km,（㎞／ｈ）,（平均・km/h）"],
    ["mph", "（マイル）,(mile),（MPH）,（マイル/時）,[mi/h],（時速マイル）,マイル"],
    ["m/s", "（秒速）,(m/秒)"],
    [null, "（最後）,【1球目】"],
  ])("%s：球速%s", (unit, endings) => {
    for (const ending of endings.split(",")) {
      expect([ending, guessMapping(["名前", `球速${ending}`]).mapping.pitch_speed]).toEqual([
        ending,
        { column: 1, unit },
      ]);
    }
  });

  test.each([
    ["PitchVelocityKmh", "km/h"],
    ["velocity_mph", "mph"],
  ])("%s は %s", (heading, unit) => {
    expect(guessMapping(["名前", heading]).mapping.pitch_speed).toEqual({ column: 1, unit });
  });

  test.each([
    ["打球速度（マイル）", "mph"],
    ["打球速度（時速）", "km/h"],
    ["ExitVelocity(km/h)", "km/h"],
    ["打球初速", null],
  ])("%s は打球の %s", (heading, unit) => {
    expect(guessMapping(["名前", heading]).mapping.exit_speed).toEqual({ column: 1, unit });
  });
});

describe("BE-2 ぴったりの見出しは、長い見出しに勝つ", () => {
  test.each([
    ["名前,最大打球速度,打球速度", { exit_speed: "打球速度" }],
    ["名前,平均球速,球速", { pitch_speed: "球速" }],
    ["名前,球速（最大）,球速", { pitch_speed: "球速" }],
    ["名前,Max Exit Velocity,Exit Velocity (mph)", { exit_speed: "Exit Velocity (mph) mph" }],
    ["名前,最大打球速度", { exit_speed: "最大打球速度" }],
  ])("%s", (heading, expected) => {
    expect(columnsOf(heading)).toEqual({ player: "名前", ...expected });
  });
});

describe("BE-2 初速は、角度か飛距離のとなりなら打球のもの", () => {
  test.each([
    ["名前,初速,打球角度", { exit_speed: "初速", launch_angle: "打球角度" }],
    ["名前,初速,飛距離", { exit_speed: "初速", distance: "飛距離" }],
    ["名前,初速(km/h),角度", { exit_speed: "初速(km/h) km/h", launch_angle: "角度" }],
    ["名前,初速,角度,回転数", { exit_speed: "初速", launch_angle: "角度" }],
    ["打者,初速", { exit_speed: "初速" }],
    ["名前,Velo,LA,Dist", { exit_speed: "Velo", launch_angle: "LA", distance: "Dist" }],
    ["名前,球種,球速,初速,飛距離", { pitch_type: "球種", pitch_speed: "球速", exit_speed: "初速", distance: "飛距離" }],
    ["名前,球種,初速,回転数", { pitch_type: "球種", pitch_speed: "初速", spin_rate: "回転数" }],
    ["名前,初速,終速", { pitch_speed: "初速" }],
    ["名前,球種,スピード,角度", { pitch_type: "球種", pitch_speed: "スピード", release_angle: "角度" }],
    ["名前,Velocity", { pitch_speed: "Velocity" }],
    ["名前,初速", {}],
    ["名前,速度", {}],
  ])("%s", (heading, expected) => {
    const { player: _, batter: __, ...rest } = columnsOf(heading);
    expect(rest).toEqual(expected);
  });
});

test("BE-2 読まなかった速さの列が分かる", () => {
  const header = ["名前", "最大打球速度", "打球速度", "終速(km/h)", "備考", "ZoneSpeed"];
  expect(unreadSpeeds(header, guessMapping(header).mapping)).toEqual([1, 3, 5]);
});
