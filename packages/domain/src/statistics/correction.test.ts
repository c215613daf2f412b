import { describe, expect, test } from "vitest";
import { correctionErrors } from "./correction.ts";

const pitch = {
  mode: 2,
  tag_pitch: 1,
  batting_type: null,
  batting_result: null,
  ball: "hard",
  speed: 137.4,
  angle: null,
  distance: null,
  corrections: [],
} as const;
const batted = {
  ...pitch,
  mode: 1,
  tag_pitch: null,
  batting_type: 3,
  batting_result: 1,
  speed: 130,
  angle: 30,
  distance: 90,
} as const;

describe("直せる値", () => {
  test.each([
    { name: "投球は180 km/hまで", change: { speed: 180 }, ball: pitch, fields: {} },
    {
      name: "180を超える投球",
      change: { speed: 180.1 },
      ball: pitch,
      fields: { speed: "投球の速さは180 km/hまでです" },
    },
    {
      name: "200を超える打球",
      change: { speed: 200.1 },
      ball: batted,
      fields: { speed: "打球の速さは200 km/hまでです" },
    },
    {
      name: "真上より急な角度",
      change: { angle: 91 },
      ball: batted,
      fields: { angle: "角度は−90〜90°で入力してください" },
    },
    {
      name: "届かない飛距離",
      change: { distance: 200 },
      ball: batted,
      fields: { distance: "この速さと角度では届かない飛距離です。速さと角度も確かめてください" },
    },
    { name: "飛距離のない打球", change: { distance: null, angle: null }, ball: batted, fields: {} },
    { name: "空の速さ", change: { speed: null }, ball: pitch, fields: { speed: "速度を入力してください" } },
    {
      name: "打撃に球種",
      change: { tag_pitch: 1 },
      ball: batted,
      fields: { tag_pitch: "打撃の記録に球種は付けられません" },
    },
    { name: "変わらない値", change: { speed: 250 }, ball: { ...pitch, speed: 250 }, fields: {} },
    {
      name: "ありえない値の球の、種類だけ",
      change: { tag_pitch: 3 },
      ball: { ...pitch, speed: 250 },
      fields: {},
    },
    {
      name: "元の値に戻すなら、いつでも",
      change: { speed: 250 },
      ball: { ...pitch, corrections: [{ field: "speed", original: 250 }] as const },
      fields: {},
    },
    {
      name: "はじめは分からなかった値を、また分からないことに",
      change: { tag_pitch: null },
      ball: { ...pitch, corrections: [{ field: "tag_pitch", original: null }] as const },
      fields: {},
    },
  ])("$name", ({ change, ball, fields }) => {
    expect(correctionErrors(change, ball)).toEqual(fields);
  });
});
