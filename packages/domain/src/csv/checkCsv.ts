import type { TakenSession, UsualSpeed } from "../contract/analyzer/csvImports.ts";
import { dayInJapan } from "../statistics/day.ts";
import type { CsvRowError } from "./csvRowError.ts";
import { type Doubt, type DoubtAnswers, doubtKey, doubtsOf } from "./doubts.ts";
import { type FarSession, farSessions } from "./farSessions.ts";
import { findRepeated } from "./findRepeated.ts";
import { type MatchedBalls, type WrittenName, withoutRows } from "./matchBalls.ts";
import type { ReadBatch } from "./readMeasurements.ts";
import type { MatchedBall } from "./setApart.ts";

/** A row to look at, and whose it is; null where its name matches nobody for certain. */
export type CsvCheckedRow = CsvRowError & { memberId: number | null };

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
  /** Balls of a day that equal stored ones and may be others: whether they are is asked. */
  doubts: readonly Doubt[];
  /** Days on which a player is far from the usual speed. */
  far: readonly FarSession[];
  /** Days of new balls that another player has already. */
  taken: readonly TakenSession[];
  /** Names that match nobody for certain: the coach chooses. */
  asked: readonly WrittenName[];
  /** Names of one player each, whom the coach may change. */
  certain: readonly WrittenName[];
  /** Balls without a player, with their rows and names. */
  unknownBalls: number;
  unmatched: readonly { row: number; name: string }[];
  refused: readonly CsvCheckedRow[];
  warnings: readonly CsvCheckedRow[];
  /** Rows that could be imported and that the coach leaves out. */
  leftRows: ReadonlySet<number>;
  /** Some balls have no exact moment, and what equals them is only known to the server. */
  isUntimed: boolean;
  /** A batted ball does not say its batting type. */
  asksBattingType: boolean;
};

/**
 * What the server says of `matched.balls`: places of those it has and of those it may have, what players usually do, and
 * the days that another player has.
 */
export type StoredSaid = {
  known: readonly number[];
  doubtful: readonly number[];
  usual: readonly UsualSpeed[];
  taken: readonly TakenSession[];
};

export function checkCsv(
  { refused, warnings }: Pick<ReadCsv, "refused" | "warnings">,
  matched: MatchedBalls,
  { leftRows, doubtAnswers }: { leftRows: ReadonlySet<number>; doubtAnswers: DoubtAnswers },
  stored: StoredSaid,
): CsvCheck {
  const balls = withoutRows(matched.balls, leftRows);
  const unmatched = matched.unmatched.filter(({ row }) => !leftRows.has(row));
  const memberOf = new Map(balls.map(({ draft, memberId }) => [draft, memberId]));
  const again = new Set(findRepeated(memberOf.keys(), new Set(), (draft) => memberOf.get(draft)).keys());
  const known = new Set(stored.known.map((place) => matched.balls[place]));
  const doubtful = new Set(stored.doubtful.map((place) => matched.balls[place]));
  const isDouble = (ball: MatchedBall) => doubtful.has(ball) && doubtAnswers.get(doubtKey(ball)) !== "other";
  const fresh = balls.filter((ball) => !known.has(ball) && !again.has(ball.draft) && !isDouble(ball));
  const players = new Set(fresh.map(({ memberId }) => memberId));
  const doubts = doubtsOf(balls, doubtful, doubtAnswers);
  const open = doubts.reduce((sum, doubt) => sum + (doubt.answer === null ? doubt.balls : 0), 0);

  return {
    take: fresh.length,
    repeated: balls.length - fresh.length - open,
    doubts,
    far: farSessions(fresh, stored.usual),
    taken: stored.taken.filter(({ member_id }) => players.has(member_id)),
    players: players.size,
    days: daysOf(fresh),
    asked: matched.names.filter(({ isCertain }) => !isCertain),
    certain: matched.names.filter(({ isCertain }) => isCertain),
    unknownBalls: unmatched.length,
    unmatched: unmatched.map(({ row, player }) => ({ row, name: player })),
    refused: withMembers(refused, matched),
    warnings: withMembers(warnings.filter(isTaken(matched)), matched),
    leftRows,
    isUntimed: balls.some(({ draft }) => draft.grain !== null),
    asksBattingType: balls.some(({ draft }) => draft.mode === 1 && draft.batting_type === null),
  };
}

/** A name of refused rows alone is nobody's: only the names of balls are matched. */
function withMembers(rows: readonly CsvRowError[], { names }: MatchedBalls): readonly CsvCheckedRow[] {
  const memberOf = new Map(names.map(({ name, match }) => [name, match.state === "matched" ? match.member_id : null]));
  return rows.map((row) => ({ ...row, memberId: memberOf.get(row.player) ?? null }));
}

/** A row without a player is not imported: what is worth a second look in it is told once it has one. */
function isTaken({ balls, unmatched }: MatchedBalls): (row: CsvRowError) => boolean {
  const taken = new Set(balls.map(({ draft }) => draft.row));
  const without = new Set(unmatched.map(({ row }) => row).filter((row) => !taken.has(row)));
  return ({ row }) => !without.has(row);
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
