import type { CsvFailure, CsvFormat, CsvRowErrorCode, CsvTarget } from "@kyuseki/domain/csv";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { headingText } from "../controls/heading.ts";
import { measureText } from "../controls/measures.ts";
import { personText } from "../members/person.ts";
import { plain } from "../plain.ts";

export const csvFormatText = defineMessages({
  rapsodo_pitching: { id: "csv.format.rapsodo_pitching", defaultMessage: "Rapsodo 投球" },
  rapsodo_hitting: { id: "csv.format.rapsodo_hitting", defaultMessage: "Rapsodo 打撃" },
  trackman_v3: { id: "csv.format.trackman_v3", defaultMessage: "TrackMan V3" },
  trackman_old: { id: "csv.format.trackman_old", defaultMessage: "TrackMan（以前の形式）" },
  hittrax: { id: "csv.format.hittrax", defaultMessage: "HitTrax" },
  blast_motion: { id: "csv.format.blast_motion", defaultMessage: "Blast Motion" },
  blast_old: { id: "csv.format.blast_old", defaultMessage: "Blast Motion（以前の形式）" },
  statcast: { id: "csv.format.statcast", defaultMessage: "Statcast" },
  japanese_sheet: { id: "csv.format.japanese_sheet", defaultMessage: "表計算" },
  unknown: { id: "csv.format.unknown", defaultMessage: "そのほか" },
}) satisfies Record<CsvFormat, MessageDescriptor>;

export const csvTargetText = plain.defineMessages({
  player: personText.player,
  player_first: { id: "csv.target.player_first", defaultMessage: "選手の名" },
  player_id: { id: "csv.target.player_id", defaultMessage: "選手の番号" },
  pitcher: { id: "csv.target.pitcher", defaultMessage: "投手" },
  pitcher_first: { id: "csv.target.pitcher_first", defaultMessage: "投手の名" },
  pitcher_id: { id: "csv.target.pitcher_id", defaultMessage: "投手の番号" },
  batter: { id: "csv.target.batter", defaultMessage: "打者" },
  batter_first: { id: "csv.target.batter_first", defaultMessage: "打者の名" },
  batter_id: { id: "csv.target.batter_id", defaultMessage: "打者の番号" },
  date: headingText.when,
  time: headingText.time,
  pitch_type: measureText.pitchType,
  pitch_type_auto: { id: "csv.target.pitch_type_auto", defaultMessage: "球種（機器の判定）" },
  pitch_speed: measureText.pitchSpeed,
  release_angle: { id: "csv.target.release_angle", defaultMessage: "投球角度" },
  spin_rate: { id: "csv.target.spin_rate", defaultMessage: "回転数" },
  spin_direction: { id: "csv.target.spin_direction", defaultMessage: "回転方向" },
  spin_efficiency: { id: "csv.target.spin_efficiency", defaultMessage: "回転効率" },
  break_vertical: { id: "csv.target.break_vertical", defaultMessage: "縦の変化" },
  break_horizontal: { id: "csv.target.break_horizontal", defaultMessage: "横の変化" },
  location_x: { id: "csv.target.location_x", defaultMessage: "コース（左右）" },
  location_z: { id: "csv.target.location_z", defaultMessage: "コース（高さ）" },
  exit_speed: measureText.exitSpeed,
  launch_angle: measureText.angle,
  distance: measureText.distance,
  spray_angle: { id: "csv.target.spray_angle", defaultMessage: "打球方向" },
  bat_speed: measureText.batSpeed,
  attack_angle: measureText.attackAngle,
  batting_type: measureText.battingType,
  batting_result: { id: "csv.target.batting_result", defaultMessage: "打撃の結果" },
}) satisfies Record<CsvTarget, MessageDescriptor>;

/** Why a row, or one of its values, is not taken as it stands. */
export const csvRowErrorText = defineMessages({
  player: { id: "csv.fieldError.player", defaultMessage: "選手の名前がありません。名前を書いてください" },
  header: {
    id: "csv.fieldError.header",
    defaultMessage: "上の行と列のならびがちがいます。見出しごとに別のファイルに分けてください",
  },
  date: { id: "csv.fieldError.date", defaultMessage: "日時として読めません。2026/11/19 15:12 のように書いてください" },
  date_order: {
    id: "csv.fieldError.date_order",
    defaultMessage: "月と日のどちらが先か決まりません。「対応づけを直す」で答えてください",
  },
  future: { id: "csv.fieldError.future", defaultMessage: "これからの日時です。日付を確かめてください" },
  number: { id: "csv.fieldError.number", defaultMessage: "数字として読めません。数字だけを書いてください" },
  range: {
    id: "csv.fieldError.range",
    defaultMessage: "記録できる範囲を超えています。値と列の単位を確かめてください",
  },
  impossible: {
    id: "csv.fieldError.impossible",
    defaultMessage: "ありえない値です。「対応づけを直す」で単位を確かめてください",
  },
  impossible_distance: {
    id: "csv.fieldError.impossible_distance",
    defaultMessage: "この速度と角度では届きません。飛距離だけを外して取り込みます",
  },
  unit: { id: "csv.fieldError.unit", defaultMessage: "単位がわかりません。「対応づけを直す」で選んでください" },
  untracked: { id: "csv.fieldError.untracked", defaultMessage: "速度が0です。機器が追えなかった球です" },
  empty: { id: "csv.fieldError.empty", defaultMessage: "速度も角度もありません。測れなかった球か、合計などの行です" },
  pitch_unset: { id: "csv.fieldError.pitch_unset", defaultMessage: "球種が決まっていません。未設定として扱います" },
  pitch_other: { id: "csv.fieldError.pitch_other", defaultMessage: "知らない球種です。「その他」として扱います" },
  unusual_speed: {
    id: "csv.fieldError.unusual_speed",
    defaultMessage: "あまりない速さです。単位が合っているか確かめてください",
  },
}) satisfies Record<CsvRowErrorCode, MessageDescriptor>;

type Plain = Exclude<CsvFailure["cause"], "rows" | "quotes" | "columns" | "line">;

/** Why a file was not read, and what to do. */
export const csvFailureText = defineMessages({
  empty: {
    id: "csvFailure.empty",
    defaultMessage: "データの行がありません。測定データの入ったファイルを選んでください。",
  },
  size: { id: "csvFailure.size", defaultMessage: "20MBを超えています。期間を分けて書き出してください。" },
  binary: {
    id: "csvFailure.binary",
    defaultMessage: "文字として読めませんでした。「CSV」の形式で保存してから、もう一度選んでください。",
  },
  header: {
    id: "csvFailure.header",
    defaultMessage: "見出しの行が見つかりません。列の名前が並ぶ行のあるファイルを選んでください。",
  },
}) satisfies Record<Plain, MessageDescriptor>;

type AtLine = { line: number };

export const csvFailureValueText = defineMessages<{
  quotes: AtLine;
  columns: AtLine;
  line: AtLine;
  rows: { count: number };
}>({
  quotes: {
    id: "csvFailure.quotes",
    defaultMessage: '{line, number}行目の引用符（"）の組が合っていません。元の表を直してから、もう一度選んでください。',
  },
  columns: {
    id: "csvFailure.columns",
    defaultMessage: "{line, number}行目の列が多すぎます。1,000列までにしてください。",
  },
  line: {
    id: "csvFailure.line",
    defaultMessage: "{line, number}行目が長すぎます。測定データの表かどうかを確かめてください。",
  },
  rows: {
    id: "csvFailure.rows",
    defaultMessage: "{count, number}行あります。20,000行までに分けて、もう一度選んでください。",
  },
});
