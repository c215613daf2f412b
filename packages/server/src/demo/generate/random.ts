/** Uniform numbers in [0, 1). */
export type Random = () => number;

/** sfc32 (Chris Doty-Humphrey, PractRand) started from a text: equal texts give equal streams on every machine. */
export function randomFrom(seed: string): Random {
  let a = fnv1a(seed, 0x811c9dc5);
  let b = fnv1a(seed, 0x9e3779b9);
  let c = fnv1a(seed, 0x85ebca6b);
  let counter = 1;
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

/** Standard normal by the sum of twelve uniforms: no logarithm or cosine, so no machine rounds it differently. */
export function normal(random: Random): number {
  let sum = -6;
  for (let count = 0; count < 12; count += 1) sum += random();
  return sum;
}

/** A whole number from `low` to `high`, both included. */
export function wholeBetween(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function pick<Value>(random: Random, values: NonEmpty<Value>): Value {
  return values[Math.floor(random() * values.length)] ?? values[0];
}

/** One of the keys, each as likely as its weight. */
export function pickWeighted<Value>(random: Random, choices: NonEmpty<Choice<Value>>): Value {
  let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  return choices[0][0];
}

export type NonEmpty<Value> = readonly [Value, ...Value[]];
export type Choice<Value> = readonly [value: Value, weight: number];

function fnv1a(text: string, start: number): number {
  let hash = start;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}
