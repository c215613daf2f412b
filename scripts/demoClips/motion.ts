// Poses between which a figure moves.
import type { Point } from "./figure.ts";

/** Named numbers or points. */
type Pose = Readonly<Record<string, number | Point>>;
export type Key<P extends Pose> = readonly [frame: number, pose: P];
/** The keys before, at, after and behind a position. */
type Four = readonly [number, number, number, number];

/** `keys` are `[frame, pose]` in order. Smooth through every key. */
export function poseAt<P extends Pose>(keys: readonly Key<P>[], frame: number): P {
  const at = Math.max(
    keys.findLastIndex(([start]) => start <= frame),
    0,
  );
  const key = (step: number) => {
    const found = keys[Math.min(Math.max(at + step, 0), keys.length - 1)];
    if (!found) throw new Error("a figure needs a pose");
    return found;
  };
  const near = [key(-1), key(0), key(1), key(2)] as const;
  const frames = four(near, ([start]) => start);
  const [, start, end] = frames;
  const share = end === start ? 0 : Math.min((frame - start) / (end - start), 1);
  const poses = Object.entries(key(0)[1]).map(([name, value]) => {
    const number = (axis?: 0 | 1) =>
      through(
        frames,
        four(near, ([, pose]) => numberOf(pose[name], axis)),
        share,
      );
    return [name, typeof value === "number" ? number() : ([number(0), number(1)] as const)];
  });
  return Object.fromEntries(poses);
}

const four = <T>([a, b, c, d]: readonly [T, T, T, T], of: (it: T) => number): Four => [of(a), of(b), of(c), of(d)];

const numberOf = (value: number | Point | undefined, axis: 0 | 1 = 0) =>
  typeof value === "object" ? value[axis] : (value ?? 0);

/** A cubic whose slope at each key is that between its neighbours. */
function through([first, start, end, last]: Four, [before, from, to, after]: Four, share: number) {
  const span = end - start;
  const leaving = end === first ? 0 : ((to - before) / (end - first)) * span;
  const arriving = last === start ? 0 : ((after - from) / (last - start)) * span;
  const [s2, s3] = [share ** 2, share ** 3];
  return from * (2 * s3 - 3 * s2 + 1) + leaving * (s3 - 2 * s2 + share) + to * (3 * s2 - 2 * s3) + arriving * (s3 - s2);
}
