import type { CsvTarget } from "../../vocabulary/csvColumns.ts";
import { asHiragana } from "../../vocabulary/text.ts";
import { guessTarget, type HeadingGuess } from "./headingWords.ts";
import { readHeading } from "./readHeading.ts";

/** A guess for each heading; headings that mean a pitch or a batted ball take the side that the others are on. */
export function guessTargets(header: readonly string[]): readonly (HeadingGuess | null)[] {
  const guesses = header.map(guessTarget);
  const names = header.map((heading) => asHiragana(readHeading(heading).name));
  const isOpen = (at: number) => openSpeeds.has(names[at] ?? "") || openAngles.has(names[at] ?? "");
  const settled = new Set(
    guesses.flatMap((guess, at) => (guess && guess.rank < 2 && !isOpen(at) ? [guess.target] : [])),
  );
  const isAny = (targets: readonly CsvTarget[]) => targets.some((target) => settled.has(target));

  const isPitched = isAny(pitched) || names.some((name) => pitchedWords.has(name));
  const hasAngle = names.some((name) => openAngles.has(name)) && !settled.has("release_angle");
  const isFlight = isAny(["launch_angle", "distance", "spray_angle"]);
  const isBatted = isFlight || ((isAny(batted) || hasAngle) && !isPitched);

  return guesses.map((guess, at): HeadingGuess | null => {
    const name = names[at] ?? "";
    if (openAngles.has(name)) return guessed(header[at], isBatted ? "launch_angle" : "release_angle");
    if (openSpeeds.has(name)) {
      if (isBatted && !settled.has("exit_speed")) return guessed(header[at], "exit_speed");
      if (isPitched || isAny(spins)) return settled.has("pitch_speed") ? null : guessed(header[at], "pitch_speed");
      return guess && pitchedAlone.has(name) ? guess : null;
    }
    // The spin of a batted ball is no pitch.
    if (guess && isOneOf(spins, guess.target) && isBatted && !isPitched) return null;
    return guess;
  });
}

function guessed(heading = "", target: CsvTarget): HeadingGuess {
  const { name, unit } = readHeading(heading);
  return { target, unit: guessTarget(heading)?.unit ?? unit, rank: 0, name };
}

const isOneOf = (targets: readonly CsvTarget[], target: CsvTarget) => targets.includes(target);
const spins = ["spin_rate", "spin_direction"] as const satisfies readonly CsvTarget[];
const pitched = [
  ...(["pitch_speed", "release_angle", "spin_efficiency", "break_vertical", "break_horizontal"] as const),
  ...(["location_x", "location_z", "pitch_type", "pitch_type_auto", "pitcher"] as const),
] as const satisfies readonly CsvTarget[];
const batted = [
  ...(["exit_speed", "batter", "bat_speed", "attack_angle", "batting_type", "batting_result"] as const),
] as const satisfies readonly CsvTarget[];

const wordsOf = (said: string): ReadonlySet<string> => new Set(said.split(" ").map(asHiragana));
/** Of a pitch where nothing else is said, as radar guns write them. */
const pitchedAlone = wordsOf("velocity velo mph kmh kph ballspeed 球の速さ");
const openSpeeds: ReadonlySet<string> = new Set([
  ...pitchedAlone,
  ...wordsOf("初速 初速度 速度 スピード 速さ 時速 speed"),
]);
const openAngles = wordsOf("角度 仰角 上下角 angle");
const pitchedWords = wordsOf("終速 投球数 ストライク ボール strike isstrike");
