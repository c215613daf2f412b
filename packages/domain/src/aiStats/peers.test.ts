import { describe, expect, test } from "vitest";
import { groupP90, type PeerRow, type Player, peersOf, placeOf, valuesOf } from "./peers.ts";
import type { BattingCondition } from "./records.ts";
import { seeded } from "./seeded.fixture.ts";

const player: Player = { memberId: 1, grade: "j2", gender: "F" };
const condition: BattingCondition = { battingType: 1, ball: "rubber" };
type Row = PeerRow<BattingCondition, "speedMean">;
const row = (more: Partial<Row>): Row => ({
  ...player,
  memberId: 2,
  condition,
  figures: { speedMean: 100 },
  ...more,
});

describe("AI 1 比べる相手", () => {
  test.each([
    ["同じ学年・性別・種類・球の人", row({}), 1],
    ["自分", row({ memberId: 1 }), 0],
    ["一つ上の学年", row({ grade: "j3" }), 0],
    ["ちがう性別", row({ gender: "M" }), 0],
    ["性別の答えのない人", row({ gender: null }), 0],
    ["トスの値", row({ condition: { ...condition, battingType: 2 } }), 0],
    ["硬式の値", row({ condition: { ...condition, ball: "hard" } }), 0],
  ])("%s", (_, one, expected) => {
    expect(peersOf(player, condition, [one])).toHaveLength(expected);
  });

  test("自分の性別の答えがなければ、だれとも比べない", () => {
    expect(peersOf({ ...player, gender: null }, condition, [row({ gender: null })])).toEqual([]);
  });

  test("値のない人は、その値では数えない", () => {
    expect(valuesOf([row({}), row({ figures: { speedMean: null } })], "speedMean")).toEqual([100]);
  });
});

describe("AI 1 同学年の中での位置", () => {
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

  test("10人から言う。小さいほうがよい値では、向きが逆になる", () => {
    const shared = { peers: ten, guide: null } as const;
    expect(placeOf(11, { ...shared, better: "higher" })).toEqual({
      enough: true,
      basis: "peers",
      place: 1250 / 15,
      peers: 10,
      median: 5.5,
      hasBetterSide: true,
    });
    expect(placeOf(5.5, { ...shared, better: "higher" })).toMatchObject({ place: 50 });
    expect(placeOf(11, { ...shared, better: "lower" })).toMatchObject({ place: 250 / 15 });
    expect(placeOf(11, { ...shared, better: null })).toMatchObject({ place: 1250 / 15, hasBetterSide: false });
  });

  test("9人なら出典のある目安、それもなければ、あと何人か", () => {
    const guide = { value: 15.1, source: "college_pitchers" } as const;
    const nine = { peers: ten.slice(1), better: "higher" } as const;
    expect(placeOf(5, { ...nine, guide })).toEqual({ enough: true, basis: "guide", guide, peers: 9, need: 10 });
    expect(placeOf(5, { ...nine, guide: null })).toEqual({ enough: false, of: "players", have: 9, need: 10 });
  });

  test("集団のP90は、一人に一つの値の中央値", () => {
    expect(groupP90(ten)).toEqual({ enough: true, speed: 5.5 });
    expect(groupP90(ten.slice(1))).toEqual({ enough: false, of: "players", have: 9, need: 10 });
  });

  test("実力の等しい相手の中では、縮める前の位置は一様に散らばる（χ²）", () => {
    const { normal } = seeded(7);
    const [peers, runs] = [20, 4200];
    const counts = Array.from({ length: peers + 1 }, () => 0);
    for (let run = 0; run < runs; run++) {
      const others = Array.from({ length: peers }, () => normal(100, 8));
      const place = placeOf(normal(100, 8), { peers: others, better: "higher", guide: null });
      if (!place.enough || place.basis !== "peers") throw new Error("足りるはず");
      const below = Math.round(((place.place * (peers + 5) - 250) / 100) * 1);
      counts[below] = (counts[below] ?? 0) + 1;
    }
    const expected = runs / (peers + 1);
    const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 99 % of 20 degrees of freedom
    expect(chiSquared).toBeLessThan(37.57);
    expect(counts).toHaveLength(peers + 1);
  });
});
