import type { CsvTarget, CsvUnit } from "../../vocabulary/csvColumns.ts";
import { asHiragana } from "../../vocabulary/text.ts";
import { nameOutsideBrackets, readHeading } from "./readHeading.ts";

/** What a heading most likely means. A lower `rank` is nearer to the word itself. */
export type HeadingGuess = { target: CsvTarget; unit: CsvUnit | null; rank: 0 | 1 | 2; name: string };

/** What an unknown heading most likely means, and the unit it names. */
export function guessTarget(heading: string): HeadingGuess | null {
  const { name, unit } = readHeading(heading);
  const names = [name, nameOutsideBrackets(heading)];
  names.push(...names.map((longer) => longer.replace(superlative, "")));
  const at = names.findIndex((word) => targetByWord.has(asHiragana(word)));
  const word = names[at];
  const target = word && targetByWord.get(asHiragana(word));
  if (!word || !target) return null;
  return { target, unit: unit ?? unitsInNames[word] ?? null, rank: at >= 2 ? 2 : at === 1 ? 1 : 0, name: word };
}

/** Whether a cell reads like a column of values or names; an id stands in the lines above a table as well. */
export function isKnownHeading(cell: string): boolean {
  const target = guessTarget(cell)?.target;
  return target !== undefined && !target.endsWith("_id");
}

/** An average or a best of the session stands behind the ball's own value. */
const superlative = /^(?:平均|最大|最高|最速|max|maximum|avg|average|mean|peak|best|top)|(?:平均|最大|最高)$/;

const words = {
  player:
    "選手 選手名 名前 氏名 お名前 部員名 生徒名 フルネーム 姓 名字 苗字 player playername athlete athletename name fullname user username lastname",
  player_first: "名 下の名前 firstname",
  player_id: "背番号 選手id 選手番号 選手コード 部員番号 会員番号 playerid athleteid userid",
  pitcher: "投手 投手名 ピッチャー pitcher pitchername",
  pitcher_first: "pitcherfirstname",
  pitcher_id: "投手id 投手番号 pitcherid",
  batter: "打者 打者名 バッター batter battername hitter",
  batter_first: "batterfirstname",
  batter_id: "打者id 打者番号 batterid hitterid",
  date: "日付 日時 測定日 計測日 計測日時 測定日時 撮影日 練習日 年月日 date datetime gamedate day sessiondate",
  time: "時刻 時間 測定時刻 計測時刻 time timestamp",
  pitch_type: "球種 投球種別 変化球 pitchtype pitchname taggedpitchtype",
  pitch_type_auto: "自動球種 autopitchtype",
  pitch_speed:
    "球速 投球速度 投球スピード 投球初速 初速 初速度 球の速さ velocity velo pitchspeed pitchvelocity releasespeed relspeed mph kmh kph ballspeed",
  release_angle: "リリース角度 リリースアングル 投射角 投球角度 releaseangle vertrelangle verticalreleaseangle",
  spin_rate: "回転数 総回転数 スピン量 スピンレート spinrate totalspin spin releasespinrate rpm",
  spin_direction: "回転方向 回転軸 スピン方向 spindirection tilt spintilt",
  spin_efficiency: "回転効率 スピン効率 spinefficiency spinefficiencyrelease efficiency",
  break_vertical:
    "縦変化 縦の変化 縦変化量 縦の変化量 垂直変化量 ホップ量 verticalbreak inducedvertbreak inducedverticalbreak ivb vb vbtrajectory",
  break_horizontal:
    "横変化 横の変化 横変化量 横の変化量 水平変化量 horizontalbreak horzbreak hb hbtrajectory horizontalmovement",
  location_x: "コース左右 左右位置",
  location_z: "コース高さ 高さ位置",
  exit_speed:
    "打球速度 打球初速 打球スピード 打球の速さ exitvelocity exitspeed exitvelo ev launchspeed battedballspeed",
  launch_angle: "打球角度 打出角度 打ち出し角度 打ち出し角 発射角度 launchangle exitangle la",
  distance: "飛距離 推定飛距離 打球飛距離 distance dist carry carrydistance estimateddistance hitdistance",
  spray_angle: "打球方向 左右角度 sprayangle exitdirection horizangle hitdirection",
  bat_speed: "スイング速度 スイングスピード バットスピード ヘッドスピード batspeed swingspeed",
  attack_angle: "アタックアングル アッパースイング度 スイング角度 attackangle",
  batting_type: "打撃種別 打撃の種類 打撃種類 練習種別",
  batting_result: "打撃結果 打席結果 結果 result playresult res",
} as const satisfies Record<CsvTarget, string>;

const targetByWord = new Map<string, CsvTarget>(
  // Object.entries widens its keys; these are the keys of `words`.
  (Object.entries(words) as [CsvTarget, string][]).flatMap(([target, said]) =>
    said.split(" ").map((word): [string, CsvTarget] => [asHiragana(word), target]),
  ),
);

/** Headings that are only a unit, or imply one. */
const unitsInNames: Readonly<Record<string, CsvUnit>> = {
  mph: "mph",
  kmh: "km/h",
  kph: "km/h",
  時速: "km/h",
  tilt: "clock",
};
