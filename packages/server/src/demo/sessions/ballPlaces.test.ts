import { ballRadius, type StrikeZone, strikeZoneOf } from "@kyuseki/domain/measuringDays";
import { describe, expect, test } from "vitest";
import { tokyoDay } from "../generate/calendar.ts";
import { randomFrom } from "../generate/random.ts";
import { roster } from "../tables/roster.ts";
import { baseballRows } from "../teams/baseballTeam.ts";
import type { MeasurementRow } from "../write/rows.ts";
import { withPlaces } from "./ballPlaces.ts";

const today = tokyoDay(new Date("2026-11-20T03:00:00Z"));
const ids = roster.map((_, index) => index + 1);
const { members, measurements } = baseballRows(1, ids, today);
const players = members.map((member) => {
  const rows = measurements.filter(({ member_id, source }) => member_id === member.id && source === "nextshot");
  const zone = strikeZoneOf({ height: member.height, grade: member.grade, gender: member.gender });
  return { ...member, zone, sprays: rows.flatMap(sprayOf), places: rows.flatMap(placeOf) };
});
const batters = players.filter(({ sprays }) => sprays.length > 100);
const pitchers = players.filter(({ places }) => places.length > 100);

describe("デモの打球の方向", () => {
  test("アナライザーで測った打球のすべてにあり、手入力の球にはない", () => {
    const wrong = measurements.filter(
      ({ mode, source, spray_angle }) => (spray_angle !== null) !== (mode === 1 && source === "nextshot"),
    );
    expect(wrong).toEqual([]);
    expect(batters.length).toBeGreaterThan(12);
  });

  test("右打者は左へ、左打者は右へ引っ張り、流した打球もあり、人によって違う", () => {
    const pulled = batters.map(({ last_name, batting, sprays }) => {
      const toPullSide = sprays.map((spray) => (batting === "L" ? spray : -spray));
      const share = (low: number, high: number) => shareOf(toPullSide, (spray) => spray > low && spray <= high);
      return { last_name, pull: share(15, 45), opposite: share(-45, -15) };
    });
    for (const { last_name, pull, opposite } of pulled) {
      expect([last_name, pull > opposite, pull > 0.2, pull < 0.5, opposite > 0.04]).toEqual([
        last_name,
        ...Array(4).fill(true),
      ]);
    }
    const shares = pulled.map(({ pull }) => pull);
    expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.1);
  });

  test("ヒットとホームランはフェアで、ほかの実打にはファウルもある", () => {
    const live = measurements.filter(({ batting_type, source }) => batting_type === 3 && source === "nextshot");
    const fouls = live.filter(({ spray_angle }) => Math.abs(spray_angle ?? 0) > 45);
    expect(new Set(fouls.map(({ batting_result }) => batting_result))).toEqual(new Set([1]));
  });

  test("両打ちは左右のどちらへも引っ張る", () => {
    const rows = measurements.filter(({ mode }) => mode === 1).slice(0, 1000);
    const both = { bats: "X", throws: "R", zone: { half: 21.6, bottom: 40, top: 80 }, wildness: 1 } as const;
    const sprays = withPlaces(randomFrom("両打ち"), rows, both).flatMap(sprayOf);
    const [left, right] = [shareOf(sprays, (spray) => spray < -15), shareOf(sprays, (spray) => spray > 15)];
    expect([left > 0.15, right > 0.15, Math.abs(left - right) < 0.1]).toEqual([true, true, true]);
  });
});

describe("デモの投球の位置", () => {
  test("アナライザーで測った投球のすべてにあり、地面より上で、手入力の球にはない", () => {
    const wrong = measurements.filter(
      ({ mode, source, location_x, location_z }) =>
        (location_x !== null && location_z !== null && location_z > 0) !== (mode === 2 && source === "nextshot"),
    );
    expect(wrong).toEqual([]);
    expect(pitchers.length).toBeGreaterThan(7);
  });

  test("ストライクは半分ほどで、ゾーンの縁に集まり、真ん中は少ない", () => {
    for (const { last_name, zone, places } of pitchers) {
      const strikes = places.filter((place) => beyondEdge(place, zone) <= ballRadius("rubber"));
      const strikeShare = strikes.length / places.length;
      const edge = shareOf(places, (place) => Math.abs(beyondEdge(place, zone)) < 12);
      const middle = shareOf(strikes, ({ x, z }) => Math.hypot(x, z - (zone.bottom + zone.top) / 2) < 8);
      expect([last_name, strikeShare > 0.4, strikeShare < 0.6, edge > 0.6, middle < 0.12]).toEqual([
        last_name,
        ...Array(4).fill(true),
      ]);
    }
  });

  test("スライダーは利き腕の反対側、チェンジアップは利き腕側に投げる", () => {
    const mean = (code: number, hand: "R" | "L") => {
      const sides = pitchers
        .filter(({ pitching }) => pitching === hand)
        .flatMap(({ places }) => places.flatMap(({ code: own, x }) => (own === code ? [x] : [])));
      return sides.reduce((sum, side) => sum + side, 0) / sides.length;
    };
    expect([mean(3, "R") > 10, mean(3, "L") < -10, mean(6, "R") < -10, mean(6, "L") > 10]).toEqual(Array(4).fill(true));
  });
});

function sprayOf({ spray_angle }: MeasurementRow) {
  return spray_angle === null ? [] : [spray_angle];
}

function placeOf({ location_x: x, location_z: z, tag_pitch: code }: MeasurementRow) {
  return x === null || z === null ? [] : [{ x, z, code }];
}

function shareOf<Value>(values: readonly Value[], isIn: (value: Value) => boolean): number {
  return values.filter(isIn).length / values.length;
}

/** cm from the edge of the zone; inside is negative. */
function beyondEdge({ x, z }: { x: number; z: number }, { half, bottom, top }: StrikeZone): number {
  return Math.max(Math.abs(x) - half, bottom - z, z - top);
}
