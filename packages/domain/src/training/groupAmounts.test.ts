import { describe, expect, test } from "vitest";
import { menuGroups, trainingMenus } from "../vocabulary/trainingMenu.ts";
import { amountsOf, groupAmounts, leadingMeasures } from "./groupAmounts.ts";

const sum = { unit: null, amount: 0, minutes: 0, entries: 0 } as const;

describe("種類ごとの量", () => {
  test("EN-10 同じ単位だけを足し、量のない記録は分、分もない記録は件で数える", () => {
    expect(
      groupAmounts([
        { ...sum, menu: "swing", unit: "swings", amount: 320 },
        { ...sum, menu: "tee", unit: "swings", amount: 80 },
        { ...sum, menu: "toss", unit: "balls", amount: 60 },
        { ...sum, menu: "machine", minutes: 45, entries: 2 },
        { ...sum, menu: "distance_run", unit: "km", amount: 2.1 },
        { ...sum, menu: "weights", unit: "km", amount: 0.2 },
        { ...sum, menu: "stretch", unit: "sets", amount: 3, minutes: 15 },
      ]),
    ).toEqual({
      batting: { swings: 400, balls: 60, minutes: 45, entries: 2 },
      strength: { km: 2.3, sets: 3, minutes: 15 },
    });
  });

  test("0しかない量は、記録のない種類と同じに何も言わない", () => {
    expect(groupAmounts([{ ...sum, menu: "knock", unit: "balls" }])).toEqual({});
    expect(groupAmounts([])).toEqual({});
  });

  test("単位はいつも同じ順に並ぶ", () => {
    const amounts = { batting: { minutes: 45, swings: 320, balls: 60 } };
    expect(amountsOf(amounts, "batting")).toEqual([
      { measure: "balls", value: 60 },
      { measure: "swings", value: 320 },
      { measure: "minutes", value: 45 },
    ]);
    expect(amountsOf(amounts, "running")).toEqual([]);
  });

  test("くらべる単位は、量のある選手がいちばん多いもの。同じ数なら先に並ぶもの", () => {
    const players = [
      { strength: { sets: 3, km: 40 } },
      { strength: { sets: 9, minutes: 300 } },
      { strength: { minutes: 20 }, running: { times: 8 } },
    ];
    const none = { batting: null, pitching: null, fielding: null, running: null, game: null, other: null };
    expect(leadingMeasures(players)).toEqual({ ...none, strength: "sets", running: "times" });
    expect(leadingMeasures([...players, { strength: { minutes: 5 } }]).strength).toBe("minutes");
    expect(leadingMeasures([]).strength).toBeNull();
  });
});

test("どの種類にも、数えるメニューがある", () => {
  expect(new Set(Object.values(trainingMenus))).toEqual(new Set(menuGroups));
});
