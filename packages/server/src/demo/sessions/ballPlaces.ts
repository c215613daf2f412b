import { foulLineDeg, type Hand, roundToOneDecimal } from "@kyuseki/domain";
import type { StrikeZone } from "@kyuseki/domain/measuringDays";
import { type Choice, type NonEmpty, normal, pickWeighted, type Random } from "../generate/random.ts";
import type { MeasurementRow } from "../write/rows.ts";

type Places = {
  bats: Hand;
  throws: Hand;
  zone: Pick<StrikeZone, "half" | "bottom" | "top">;
  /** How far pitches miss what they aim at; 1 for a high school pitcher. */
  wildness: number;
};

/**
 * Adds where each ball went: the direction of a batted one, the place of a pitch over the plate. Plausible shapes, not
 * measured; with a stream of their own, so that speeds and angles stay as they were without.
 */
export function withPlaces(random: Random, rows: readonly MeasurementRow[], places: Places): MeasurementRow[] {
  const pullAngle = 6 + 4 * normal(random);
  return rows.map((row) =>
    row.mode === 1
      ? { ...row, spray_angle: sprayAngle(random, row, pullAngle * pullSide(random, places.bats)) }
      : { ...row, ...locationOf(random, row, places) },
  );
}

/** Left is negative: a right-hander pulls to the left. Who bats on both sides practises both. */
function pullSide(random: Random, bats: Hand): 1 | -1 {
  if (bats === "X") return random() < 0.5 ? 1 : -1;
  return bats === "L" ? 1 : -1;
}

/** Degrees. Low balls are pulled more than high ones, and what counted as a hit has landed fair. */
function sprayAngle(random: Random, { angle, batting_type, batting_result }: MeasurementRow, mean: number): number {
  const lowness = 1 - Math.min(Math.max(angle ?? 0, -10), 40) / 40;
  const spray = mean * (0.5 + lowness) + spraySpread[batting_type ?? 1] * normal(random);
  const isFair = (batting_result ?? 1) > 1;
  const landed =
    isFair && Math.abs(spray) > foulLineDeg ? Math.sign(spray) * (2 * foulLineDeg - Math.abs(spray)) : spray;
  return roundToOneDecimal(Math.min(Math.max(landed, -85), 85));
}

/** The more the ball moves, the wider they scatter. */
const spraySpread = { 1: 18, 2: 20, 3: 23 } as const satisfies Record<1 | 2 | 3, number>;

/** cm, from the catcher's view. */
function locationOf(
  random: Random,
  { tag_pitch }: MeasurementRow,
  { throws, zone, wildness }: Places,
): Pick<MeasurementRow, "location_x" | "location_z"> {
  const [side, up] = pickWeighted(random, aims[tag_pitch ?? 1] ?? fastball);
  const mirrored = throws === "L" ? -side : side;
  const x = mirrored * zone.half + 12 * wildness * normal(random);
  const z = zone.bottom + up * (zone.top - zone.bottom) + 13 * wildness * normal(random);
  return { location_x: roundToOneDecimal(x), location_z: roundToOneDecimal(Math.max(z, 4)) };
}

/** `side` 1 is the edge of the plate on the glove side, −1 on the arm side; `up` 0 is the bottom of the zone, 1 its top. */
type Aim = readonly [side: number, up: number];
type Aims = NonEmpty<Choice<Aim>>;

/** Mostly the edges, low and away. */
const fastball: Aims = [
  [[0.9, 0.15], 4],
  [[-0.9, 0.2], 2],
  [[0.95, 0.6], 2],
  [[-0.85, 0.8], 1],
  [[0, 1], 1],
];
const gloveSide: Aims = [
  [[1, 0.1], 3],
  [[0.8, 0.4], 1],
];
const armSide: Aims = [
  [[-0.9, 0.1], 3],
  [[-0.6, 0.2], 1],
];
const curve: Aims = [
  [[0.5, 0], 2],
  [[0.2, 0.35], 1],
];
const split: Aims = [[[0, -0.05], 1]];
/** By `tag_pitch`. */
const aims: Readonly<Record<number, Aims>> = {
  1: fastball,
  2: gloveSide,
  3: gloveSide,
  4: curve,
  5: armSide,
  6: armSide,
  7: split,
};
