import { dayInJapan } from "../statistics/day.ts";
import type { CsvRowError } from "./csvRowError.ts";
import { findRepeated } from "./findRepeated.ts";
import { type MatchedBall, type MatchedBalls, type WrittenName, withoutRows } from "./matchBalls.ts";
import type { ReadBatch } from "./readMeasurements.ts";

/** All rows of a file, read. */
export type ReadCsv = Omit<ReadBatch, "done">;

/** What importing a file would do. */
export type CsvCheck = {
  /** New balls. */
  take: number;
  /** Balls that are there already, or a second time in the file. */
  repeated: number;
  /** Players who get new balls, and the days of these (YYYY-MM-DD). */
  players: number;
  days: { start: string; end: string } | null;
  /** Names that match nobody for certain, and those the coach has chosen for. */
  asked: readonly WrittenName[];
  /** Balls without a player, with their rows and names. */
  unknownBalls: number;
  unmatched: readonly { row: number; name: string }[];
  refused: readonly CsvRowError[];
  warnings: readonly CsvRowError[];
  /** Rows that could be imported and that the coach leaves out. */
  leftRows: ReadonlySet<number>;
  /** A batted ball does not say its batting type. */
  asksBattingType: boolean;
};

/** `knownPlaces`: the places in `matched.balls` of those that the server has already. */
export function checkCsv(
  { refused, warnings }: Pick<ReadCsv, "refused" | "warnings">,
  matched: MatchedBalls,
  leftRows: ReadonlySet<number>,
  knownPlaces: readonly number[],
): CsvCheck {
  const balls = withoutRows(matched.balls, leftRows);
  const unmatched = matched.unmatched.filter(({ row }) => !leftRows.has(row));
  const memberOf = new Map(balls.map(({ draft, memberId }) => [draft, memberId]));
  const again = new Set(findRepeated(memberOf.keys(), new Set(), (draft) => memberOf.get(draft)).keys());
  const known = new Set(knownPlaces.map((place) => matched.balls[place]));
  const fresh = balls.filter((ball) => !known.has(ball) && !again.has(ball.draft));

  return {
    take: fresh.length,
    repeated: balls.length - fresh.length,
    players: new Set(fresh.map(({ memberId }) => memberId)).size,
    days: daysOf(fresh),
    asked: matched.names.filter(({ match, left }) => left || match.state !== "matched" || match.chosen),
    unknownBalls: unmatched.length,
    unmatched: unmatched.map(({ row, player }) => ({ row, name: player })),
    refused,
    warnings,
    leftRows,
    asksBattingType: balls.some(({ draft }) => draft.mode === 1 && draft.batting_type === null),
  };
}

function daysOf(balls: readonly MatchedBall[]): CsvCheck["days"] {
  const [first] = balls;
  if (!first) return null;
  let [from, to] = [first.draft.datetime, first.draft.datetime];
  for (const { draft } of balls) {
    from = Math.min(from, draft.datetime);
    to = Math.max(to, draft.datetime);
  }
  const day = (unixS: number) => dayInJapan(new Date(unixS * 1000));
  return { start: day(from), end: day(to) };
}
