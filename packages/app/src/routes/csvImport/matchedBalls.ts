import { dayInJapan, type ImportedBall, type Member, type PackedBalls } from "@kyuseki/domain";
import { findRepeated, type MeasurementDraft, matchNames } from "@kyuseki/domain/csv";
import type { Loadable } from "@kyuseki/ui";
import type { CsvCheck, CsvWhole, WrittenName } from "@kyuseki/ui/screens/CsvImport";
import type { ReadCsv } from "./csvReader.ts";

/** What the coach said of a written name: a member, or null for nobody. */
export type Choices = ReadonlyMap<string, number | null>;
export type MatchedBall = { draft: MeasurementDraft; memberId: number };
export type Matched = {
  names: readonly WrittenName[];
  balls: readonly MatchedBall[];
  unmatched: readonly MeasurementDraft[];
};

/** BE-2. Whose each ball is, as far as names and the coach say it. */
export function matchBalls(drafts: readonly MeasurementDraft[], members: readonly Member[], choices: Choices): Matched {
  const counts = new Map<string, number>();
  for (const { player } of drafts) counts.set(player, (counts.get(player) ?? 0) + 1);
  const chosen = new Map([...choices].flatMap(([name, id]) => (id === null ? [] : [[name, id]])));
  const matches = matchNames(counts.keys(), members, chosen);
  const names = [...matches].map(([name, match]) => ({
    name,
    match,
    balls: counts.get(name) ?? 0,
    left: choices.get(name) === null,
  }));
  const memberOf = new Map(
    names.flatMap(({ name, match, left }) => (match.state === "matched" && !left ? [[name, match.member_id]] : [])),
  );

  const balls: MatchedBall[] = [];
  const unmatched: MeasurementDraft[] = [];
  for (const draft of drafts) {
    const memberId = memberOf.get(draft.player);
    if (memberId === undefined) unmatched.push(draft);
    else balls.push({ draft, memberId });
  }
  return { names, balls, unmatched };
}

/** What a ball is told from another by, as `findKnownBalls` asks for it. */
export const keysOf = (balls: readonly MatchedBall[]): PackedBalls => ({
  member_id: balls.map(({ memberId }) => memberId),
  mode: balls.map(({ draft }) => draft.mode),
  datetime: balls.map(({ draft }) => draft.datetime),
  speed: balls.map(({ draft }) => draft.speed),
  angle: balls.map(({ draft }) => draft.angle),
});

/** Without those the coach has left out. */
export const withoutRows = (balls: readonly MatchedBall[], leftRows: ReadonlySet<number>) =>
  balls.filter(({ draft }) => !leftRows.has(draft.row));

/** As they are sent. */
export function importedBalls(balls: readonly MatchedBall[], { battingType }: CsvWhole): readonly ImportedBall[] {
  return balls.map(({ draft: { row: _row, player: _player, filming_date: _day, ...ball }, memberId }) => ({
    ...ball,
    member_id: memberId,
    batting_type: ball.mode === 1 ? (ball.batting_type ?? battingType) : null,
  }));
}

/** What importing would do. `known`: places in `matched.balls`. */
export function checkOf(
  read: ReadCsv,
  matched: Matched,
  leftRows: ReadonlySet<number>,
  known: Loadable<readonly number[]>,
): CsvCheck {
  const { names } = matched;
  const balls = withoutRows(matched.balls, leftRows);
  const unmatched = matched.unmatched.filter(({ row }) => !leftRows.has(row));
  const memberOf = new Map(balls.map(({ draft, memberId }) => [draft, memberId]));
  const again = new Set(findRepeated(memberOf.keys(), new Set(), (draft) => memberOf.get(draft)).keys());
  const places = known.status === "ready" ? known.value : [];
  const there = new Set(places.map((place) => matched.balls[place]));
  const fresh = balls.filter((ball) => !there.has(ball) && !again.has(ball.draft));
  const repeated = balls.length - fresh.length;

  return {
    take: fresh.length,
    repeated: known.status === "ready" ? { status: "ready", value: repeated } : known,
    players: new Set(fresh.map(({ memberId }) => memberId)).size,
    days: daysOf(fresh),
    asked: names.filter(({ match, left }) => left || match.state !== "matched" || match.chosen),
    unknownBalls: unmatched.length,
    unmatched: unmatched.map(({ row, player }) => ({ row, name: player })),
    refused: read.refused,
    warnings: read.warnings,
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
