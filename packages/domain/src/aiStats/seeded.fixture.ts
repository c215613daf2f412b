/** Random numbers that are the same in every run: uniform (mulberry32) and normal. */
export function seeded(seed: number) {
  let state = seed;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Box–Muller. */
  const normal = (mean: number, sd: number): number =>
    mean + sd * Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  /** Both included. */
  const whole = (low: number, high: number): number => low + Math.floor(uniform() * (high - low + 1));
  return { uniform, normal, whole };
}
