import type { SportType } from "@kyuseki/domain";

/** Halves of invented place names: 「風待」＋「浜」. */
export const placeHeads = [
  "朝凪",
  "星待",
  "風待",
  "夕映",
  "雲居",
  "麦笛",
  "木洩",
  "月影",
  "鈴音",
  "青嵐",
  "白南",
  "花車",
  "虹見",
  "霧笛",
  "霜降",
  "露草",
  "若鮎",
  "初雁",
  "時雨",
  "陽炎",
  "笹舟",
  "茜雲",
  "銀杏",
  "山鳩",
] as const;
export const placeTails = ["丘", "台", "浜", "沢", "原", "里", "瀬", "坂", "森", "野", "池", "島", "谷", "橋"] as const;

export const clubKinds = {
  baseball: ["野球クラブ", "ベースボールクラブ", "ジュニア野球部", "野球教室", "クラブ"],
  softball: ["ソフトボールクラブ", "ソフトボール部"],
} as const satisfies Record<SportType, readonly [string, ...string[]]>;
