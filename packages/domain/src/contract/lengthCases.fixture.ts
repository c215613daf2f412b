import { inquiry } from "../limits.ts";

type Field = "inquiry" | "pageInfo" | "deviceInfo";
export type LengthCase = { name: string; field: Field; text: string; accepted: boolean };

const limits = {
  inquiry: inquiry.contentMax,
  pageInfo: inquiry.pageInfoMax,
  deviceInfo: inquiry.deviceInfoMax,
} as const satisfies Record<Field, number>;

/** One character each, in several encodings. */
const characters = {
  ひらがな: "あ",
  サロゲートペアの漢字: "𠮷",
  異体字: "葛\u{e0100}",
  半角カナ: "ｱ",
  濁点つきの半角カナ: "ｶﾞ",
  濁点が結合文字の仮名: "か\u3099",
  ZWJでつないだ絵文字: "👨‍👩‍👧‍👦",
  肌の色のある絵文字: "👍🏽",
  国旗: "🇯🇵",
} as const;

/** Most UTF-16 units per allowed character. */
const longest = 32;

const atLimits = (field: Field, max: number): LengthCase[] =>
  Object.entries(characters).flatMap(([name, character]) => [
    { name: `${name} ${max}文字`, field, text: character.repeat(max), accepted: true },
    { name: `${name} ${max + 1}文字`, field, text: character.repeat(max + 1), accepted: false },
  ]);

const oddities = (field: Field, max: number): LengthCase[] => [
  { name: `前後の空白を除いて${max}文字`, field, text: `　${"あ".repeat(max)}\n`, accepted: true },
  { name: "1文字に重ねた印が上限まで", field, text: `a${"\u0301".repeat(max * longest - 1)}`, accepted: true },
  { name: "1文字に重ねた印が上限を超える", field, text: `a${"\u0301".repeat(max * longest)}`, accepted: false },
  { name: "空白だけ", field, text: " 　\n", accepted: field !== "inquiry" },
  { name: "片方だけのサロゲート", field, text: "あ\ud842", accepted: false },
  { name: "NUL", field, text: "あ\0い", accepted: false },
];

/** Texts on which the form's schema and the server must agree (I5, VA-4). */
export const lengthCases: readonly LengthCase[] = (["inquiry", "pageInfo", "deviceInfo"] as const).flatMap((field) => [
  ...atLimits(field, limits[field]),
  ...oddities(field, limits[field]),
]);

/** A draft as a form sends it, in a category that shows every field. */
export const inquiryWith = ({ field, text }: LengthCase) => ({ category: "bug", inquiry: "内容", [field]: text });
