import { parseArgs } from "node:util";

/** Members of the one large team, other clubs of 20 players each, and the measurements of all players together. */
export type ScaleSize = {
  members: number;
  teams: number;
  measurements: number;
  /** How many of the measurements are the large team's. */
  own: number;
  /** Whether the clubs are a nation, in a database of its own. */
  nation: boolean;
};

const limits = {
  members: { least: 1, most: 10_000, usual: 1_000 },
  teams: { least: 0, most: 10_000, usual: 0 },
  clubs: { least: 1, most: 10_000, usual: 0 },
  measurements: { least: 0, most: 10_000_000, usual: 1_000_000 },
} as const satisfies Record<string, { least: number; most: number; usual: number }>;

/** Measurements of a player of the large team, however many the nation has. */
const OWN_PER_MEMBER = 50;

/**
 * Reads `--members`, `--measurements` and either `--teams`, beside which the large team has half of the measurements, or
 * `--clubs`, a nation in which it has 50 a member.
 * @throws Error whose message is meant for the person at the terminal
 */
export function readScaleSize(args: readonly string[]): ScaleSize {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { members: text, teams: text, clubs: text, measurements: text },
  });
  if (values.teams !== undefined && values.clubs !== undefined) throw new Error("Give --teams or --clubs, not both.");
  const members = wholeNumber("members", values.members);
  const measurements = wholeNumber("measurements", values.measurements);
  if (values.clubs !== undefined) {
    const clubs = wholeNumber("clubs", values.clubs);
    return { members, teams: clubs, measurements, own: Math.min(measurements, members * OWN_PER_MEMBER), nation: true };
  }
  const teams = wholeNumber("teams", values.teams);
  return { members, teams, measurements, own: teams > 0 ? Math.ceil(measurements / 2) : measurements, nation: false };
}

function wholeNumber(name: keyof typeof limits, text: string | undefined): number {
  const { least, most, usual } = limits[name];
  if (text === undefined) return usual;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Error(`--${name} must be a whole number from ${least} to ${most.toLocaleString("en")}, not "${text}".`);
}
