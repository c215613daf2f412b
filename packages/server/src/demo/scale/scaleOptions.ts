import { parseArgs } from "node:util";

/** Members of the one large team, other clubs of 20 players each, and the measurements of all players together. */
export type ScaleSize = { members: number; teams: number; measurements: number };

const limits = {
  members: { least: 1, most: 10_000, usual: 1_000 },
  teams: { least: 0, most: 10_000, usual: 0 },
  measurements: { least: 0, most: 10_000_000, usual: 1_000_000 },
} as const satisfies Record<keyof ScaleSize, { least: number; most: number; usual: number }>;

/** Reads `--members`, `--teams` and `--measurements`; throws an Error whose message is meant for the person at the terminal. */
export function readScaleSize(args: readonly string[]): ScaleSize {
  const { values } = parseArgs({
    args: [...args],
    options: { members: { type: "string" }, teams: { type: "string" }, measurements: { type: "string" } },
  });
  return {
    members: wholeNumber("members", values.members),
    teams: wholeNumber("teams", values.teams),
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
