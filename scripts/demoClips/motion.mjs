// Poses between which a figure moves.

/** `keys` are `[frame, pose]` in order; a pose is named numbers or points. Smooth through every key. */
export function poseAt(keys, frame) {
  const at = Math.max(
    keys.findLastIndex(([start]) => start <= frame),
    0,
  );
  const near = [-1, 0, 1, 2].map((step) => keys[Math.min(Math.max(at + step, 0), keys.length - 1)]);
  const [, [start], [end]] = near;
  const share = end === start ? 0 : Math.min((frame - start) / (end - start), 1);
  const names = Object.keys(keys[0][1]);
  return Object.fromEntries(names.map((name) => [name, between(near, name, share)]));
}

function between(near, name, share) {
  const values = near.map(([, pose]) => pose[name]);
  if (!Array.isArray(values[0])) return through(near, values, share);
  return values[0].map((_, axis) =>
    through(
      near,
      values.map((point) => point[axis]),
      share,
    ),
  );
}

/** A cubic whose slope at each key is that between its neighbours. */
function through(near, [before, from, to, after], share) {
  const [[first], [start], [end], [last]] = near;
  const span = end - start;
  const leaving = end === first ? 0 : ((to - before) / (end - first)) * span;
  const arriving = last === start ? 0 : ((after - from) / (last - start)) * span;
  const [s2, s3] = [share ** 2, share ** 3];
  return from * (2 * s3 - 3 * s2 + 1) + leaving * (s3 - 2 * s2 + share) + to * (3 * s2 - 2 * s3) + arriving * (s3 - s2);
}
