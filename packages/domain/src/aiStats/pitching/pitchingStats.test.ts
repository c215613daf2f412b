import { describe, expect, test } from "vitest";
import type { PitchingRecord } from "../records.ts";
import { now, pitchingPeers, player, range, ten, thrown } from "../stats.fixture.ts";
import { type PitchingInput, pitchingPeerFigures, pitchingStats } from "./pitchingStats.ts";

const input = (records: readonly PitchingRecord[], more: Partial<PitchingInput> = {}): PitchingInput => ({
  player,
  condition: { ball: "rubber" },
  records,
  peers: pitchingPeers(118),
  range,
  now,
  ...more,
});

/** A day: ten fastballs, four tens of the rest, and fastballs again. */
const dayOf = (late: number) => [...ten(1, 120), ...ten(6, 103), ...ten(3, 108), ...ten(7, 107.5), ...ten(1, late)];
const season = [26, 19, 12, 5].flatMap((daysAgo) => thrown(daysAgo, dayOf(daysAgo === 5 ? 114.5 : 120)));

describe("BE-3 投球のAIスタッツ", () => {
  const stats = pitchingStats(input(season));

  test("ページのすべてに、答えか、あといくつかがある", () => {
    expect(stats.pitches).toBe(200);
    expect(stats.arsenal.enough && stats.arsenal.types.map(({ code, n }) => [code, n])).toEqual([
      [1, 80],
      [3, 40],
      [6, 40],
      [7, 40],
    ]);
    const types = stats.fatigue.enough ? stats.fatigue.types : [];
    expect(types.map(({ code }) => code)).toEqual([1, 3, 6, 7]);
    expect(types[0]).toMatchObject({
      day: "2026-11-15",
      baseline: 120,
      // Of the three days before alone: 12 of squares over 19 each
      sd: expect.closeTo(Math.sqrt(12 / 19), 9),
      sdKnown: true,
      blocks: [{ change: 0 }, { change: null }, { change: null }, { change: null }, { change: -5.5, level: "caution" }],
    });
    expect(stats.trend).toEqual({ enough: false, of: "sessions", have: 4, need: 5 });
    expect(stats.forecast).toEqual({ enough: false, of: "sessions", have: 4, need: 12 });
    expect(stats.spread.before).toEqual({ enough: false, of: "balls", have: 0, need: 10 });
    expect(stats.places.map(({ figure, reading }) => [figure, reading.enough && reading.value])).toEqual([
      ["fastballMean", expect.closeTo(119.3125, 9)],
      ["fastballSd", expect.any(Number)],
      ["fastballAngleSd", expect.any(Number)],
      ["changeUpGap", 16.3],
      ["lateChange", 0],
    ]);
    const lastDay = { start: "2026-11-15", end: "2026-11-20" };
    expect(pitchingPeerFigures({ ...input(season), range: lastDay })).toMatchObject({ lateChange: -5.5 });
  });

  test("その日の中や、ほかの選手とくらべただけでは、前とくらべたことにならない", () => {
    expect(stats.findings).not.toEqual([]);
    expect(stats.isCompared).toBe(false);
    const months = [66, 59, 52, 45, 26, 19, 12, 5].flatMap((daysAgo) => thrown(daysAgo, dayOf(120)));
    expect(pitchingStats(input(months)).isCompared).toBe(true);
  });

  test("疲労・近い二つの球種・チェンジアップの差が、確かなものから並ぶ", () => {
    expect(stats.findings.map(({ what }) => what.is).toSorted()).toEqual(["changeUpGap", "fatigue", "nearTypes"]);
    const byKind = new Map(stats.findings.map((finding) => [finding.what.is, finding]));
    expect(byKind.get("fatigue")).toMatchObject({
      what: { code: 1, day: "2026-11-15", from: 41, to: 50, level: "caution" },
      n: { count: 20, of: "balls" },
      effect: -5.5,
      comparedWith: { with: "firstPitches", balls: 10 },
      caveat: "oneDay",
      nextStep: "restAndMeasureTen",
    });
    expect(byKind.get("nearTypes")).toMatchObject({
      what: { first: 3, second: 7 },
      n: { count: 80, of: "balls" },
      effect: expect.closeTo(0.5, 9),
      comparedWith: { with: "sameDays", days: 4 },
    });
    expect(byKind.get("changeUpGap")).toMatchObject({
      // 16.3125 and 14.45 are shown as 16.3 and 14.5.
      effect: 1.8,
      comparedWith: { with: "peers", players: 10, median: expect.closeTo(14.45, 9) },
      nextStep: "filmArmAction",
    });
  });

  test("ほかの球や、球のわからない投球を混ぜても、何も変わらない", () => {
    const strange = [...thrown(6, dayOf(60), "hard"), ...thrown(4, dayOf(60), null), ...thrown(-4, dayOf(60))];
    expect(pitchingStats(input([...strange, ...season].toReversed()))).toEqual(stats);
    expect(pitchingPeerFigures(input([...strange, ...season]))).toEqual(pitchingPeerFigures(input(season)));
  });

  test("相手が足りなければ、直球との差だけは出典のある目安とくらべる", () => {
    const alone = pitchingStats(input(season, { peers: pitchingPeers(118).slice(1) }));
    expect(alone.places.map(({ reading }) => reading.enough && reading.place)).toEqual([
      { enough: false, of: "players", have: 9, need: 10 },
      { enough: false, of: "players", have: 9, need: 10 },
      { enough: false, of: "players", have: 9, need: 10 },
      { enough: true, basis: "guide", guide: { value: 15.1, source: "college_pitchers" }, peers: 9, need: 10 },
      { enough: false, of: "players", have: 9, need: 10 },
    ]);
    expect(alone.findings.some(({ what }) => what.is === "changeUpGap")).toBe(false);
  });

  test("何もなければ、すべてがあといくつかを言う", () => {
    const empty = pitchingStats(input([]));
    expect(empty.findings).toEqual([]);
    expect(empty.arsenal).toEqual({ enough: false, of: "balls", have: 0, need: 8 });
    expect(empty.fatigue).toEqual({ enough: false, of: "pitches", have: 0, need: 20 });
    expect(empty.suspectTags).toEqual([]);
  });
});
