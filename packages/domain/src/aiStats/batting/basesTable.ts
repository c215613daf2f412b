/**
 * Mean bases at an exit speed (km/h) and a launch angle (degrees), interpolated bilinearly between the cell middles of
 * the table below and constant outside them. The open-ended cells stand at 100 and 172.5 km/h, −15° and 55°. A cell
 * without balls takes the value of the next slower one.
 */
export function meanBases(speed: number, angle: number): number {
  const across = placeIn(speeds, speed);
  const along = placeIn(angles, angle);
  const rowAt = (row: number) => {
    const low = table[row]?.[along.at] ?? 0;
    const high = table[row]?.[along.at + 1] ?? low;
    return low + (high - low) * along.share;
  };
  const [slower, faster] = [rowAt(across.at), rowAt(across.at + 1)];
  return slower + (faster - slower) * across.share;
}

/** Scales a speed of a group whose P90 is `groupP90` (km/h) to the table's speeds: 169.1 · speed / P90, 169.1 being the P90 of the table's own source. */
export const speedInTable = (speed: number, groupP90: number): number => (P90_OF_TABLE * speed) / groupP90;

/** The two cell middles around a value, and its fraction of the way between them. */
function placeIn(middles: readonly number[], value: number): { at: number; share: number } {
  const after = middles.findIndex((middle) => middle > value);
  if (after === 0) return { at: 0, share: 0 };
  if (after === -1) return { at: middles.length - 2, share: 1 };
  const [low, high] = [middles[after - 1] ?? value, middles[after] ?? value];
  return { at: after - 1, share: (value - low) / (high - low) };
}

const P90_OF_TABLE = 169.1;

/** Middles of <110, 110–130, 130–140, 140–150, 150–155, 155–160, 160–165, 165–170, ≥170 km/h. */
const speeds = [100, 120, 135, 145, 152.5, 157.5, 162.5, 167.5, 172.5];
/** Middles of <−10, −10–0, 0–8, 8–16, 16–24, 24–32, 32–40, 40–50, >50 degrees. */
const angles = [-15, -5, 4, 12, 20, 28, 36, 45, 55];

/**
 * From 7,916 batted balls of 2018 major-league games (public data; adults, hard ball): one row per speed, slowest
 * first.
 */
const table = [
  [0.12, 0.1, 0.14, 0.19, 0.43, 0.52, 0.59, 0.16, 0.02],
  [0.08, 0.1, 0.21, 0.55, 0.91, 0.42, 0.15, 0.2, 0.02],
  [0.07, 0.22, 0.41, 0.71, 0.82, 0.15, 0.03, 0.01, 0.04],
  [0.11, 0.27, 0.58, 0.94, 0.53, 0.21, 0.07, 0.06, 0.02],
  [0.16, 0.34, 0.54, 0.85, 0.5, 0.82, 0.29, 0.1, 0],
  [0.15, 0.51, 0.46, 1.04, 0.67, 1.02, 0.65, 0.16, 0],
  [0.13, 0.36, 0.64, 0.97, 1.25, 1.72, 1.58, 0, 0],
  [0.25, 0.41, 0.69, 0.99, 1.37, 2.74, 2, 0.31, 0],
  [0.3, 0.37, 0.8, 1.2, 2.72, 3.83, 2.79, 0.31, 0],
] as const;
