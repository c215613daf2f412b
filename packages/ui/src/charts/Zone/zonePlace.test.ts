import { describe, expect, test } from "vitest";
import { standardZone, zoneHeight, zonePlace } from "./zonePlace.ts";

const zone = { bottomM: 0.537, topM: 1.063, ballM: 0.037 };

describe("zonePlace", () => {
  test.each([
    ["真ん中", { sideM: 0, heightM: 0.8 }, { x: 0, y: 0 }],
    ["右の端", { sideM: 0.253, heightM: 0.8 }, { x: 0.5, y: 0 }],
    ["左上の角", { sideM: -0.253, heightM: 1.1 }, { x: -0.5, y: 0.65 }],
    ["右へ大きく外れた", { sideM: 1.2, heightM: 0.8 }, { x: 1.18, y: 0 }],
    ["ワンバウンド", { sideM: 0, heightM: 0 }, { x: 0, y: -1.16 }],
    ["頭より高い", { sideM: 0, heightM: 2 }, { x: 0, y: 1.2 }],
  ])("%s", (_, location, { x, y }) => {
    const place = zonePlace(location, zone);
    expect(place.x).toBeCloseTo(x, 6);
    expect(place.y).toBeCloseTo(y, 6);
  });

  test("低い打者のゾーンでも、ゾーンの中での位置は同じ", () => {
    const low = zonePlace({ sideM: 0.1, heightM: 0.4 }, { ...zone, bottomM: 0.437, topM: 0.763 });
    const tall = zonePlace({ sideM: 0.1, heightM: 0.5 }, zone);
    expect(low.y).toBeCloseTo(tall.y, 6);
  });
});

describe("zoneHeight", () => {
  test.each([
    [0, 0.5, "low"],
    [0, 0.499, "ball"],
    [0, 0.69, "low"],
    [0, 0.71, "middle"],
    [0, 0.89, "middle"],
    [0, 0.91, "high"],
    [0, 1.1, "high"],
    [0, 1.101, "ball"],
    [0.253, 0.8, "middle"],
    [0.254, 0.8, "ball"],
    [-0.254, 0.8, "ball"],
  ])("右へ%sm・高さ%sm は %s", (sideM, heightM, course) => {
    expect(zoneHeight({ sideM, heightM }, zone)).toBe(course);
  });

  test("打者がわからないときのゾーンは 0.457〜1.067m。球の半径3.7cmまで外れても入る", () => {
    expect(zoneHeight({ sideM: 0, heightM: 0.42 }, standardZone)).toBe("low");
    expect(zoneHeight({ sideM: 0, heightM: 0.419 }, standardZone)).toBe("ball");
  });

  test("ゾーン率と同じく、大きな球ほど外れても入る", () => {
    const soft = { ...zone, ballM: 0.049 };
    expect(zoneHeight({ sideM: 0.265, heightM: 0.488 }, soft)).toBe("low");
    expect(zoneHeight({ sideM: 0.266, heightM: 0.8 }, soft)).toBe("ball");
    expect(zoneHeight({ sideM: 0, heightM: 0.487 }, soft)).toBe("ball");
  });
});
