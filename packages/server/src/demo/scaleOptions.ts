import { parseArgs } from "node:util";

export type ScaleSize = { members: number; measurements: number };

const limits = {
  members: { least: 1, most: 10_000, usual: 1_000 },
  measurements: { least: 0, most: 10_000_000, usual: 1_000_000 },
} as const satisfies Record<keyof ScaleSize, { least: number; most: number; usual: number }>;

/** Reads `--members` and `--measurements`; throws an Error whose message is meant for the person at the terminal. */
export function readScaleSize(args: readonly string[]): ScaleSize {
  const { values } = parseArgs({
    args: [...args],
    options: { members: { type: "string" }, measurements: { type: "string" } },
  });
  return {
    members: wholeNumber("members", values.members),
    measurements: wholeNumber("measurements", values.measurements),
  };
}

function wholeNumber(name: keyof ScaleSize, text: string | undefined): number {
  const { least, most, usual } = limits[name];
  if (text === undefined) return usual;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Error(`--${name} must be a whole number from ${least} to ${most.toLocaleString("en")}, not "${text}".`);
}
