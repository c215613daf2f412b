import { ballGrains, type ImportedBall, type PackedBalls, packBalls } from "../contract/analyzer/csvBalls.ts";
import type { Ball } from "../contract/team/team.ts";
import type { BattingTypeCode } from "../vocabulary/trainingModes.ts";
import { matchNames, membersNamed, type NamedMember, type NameMatch } from "./matchNames.ts";
import type { ReadBatch } from "./readMeasurements.ts";
import type { MeasurementDraft } from "./rows/draft.ts";
import { type MatchedBall, setApart } from "./setApart.ts";

/** What the coach chose for a written name: a member's id, or null to leave the name's balls out. */
export type NameChoices = ReadonlyMap<string, number | null>;

/** What a coach says of all balls of a file at once. */
export type CsvWhole = { ball: Ball | null; battingType: BattingTypeCode | null };

/** A name as the file has it, and whose it is. */
export type WrittenName = {
  name: string;
  balls: number;
  match: NameMatch;
  /** The name alone says whose it is, whatever the coach chose. */
  isCertain: boolean;
  /** The coach leaves its balls out. */
  left: boolean;
};

export type MatchedBalls = {
  names: readonly WrittenName[];
  balls: readonly MatchedBall[];
  unmatched: readonly MeasurementDraft[];
};

/** Whose each ball is, by the written names and the coach's choices (BE-2). */
export function matchBalls(
  drafts: readonly MeasurementDraft[],
  members: readonly NamedMember[],
  choices: NameChoices,
): MatchedBalls {
  const counts = new Map<string, number>();
  for (const { player } of drafts) counts.set(player, (counts.get(player) ?? 0) + 1);
  const chosen = new Map([...choices].flatMap(([name, id]) => (id === null ? [] : [[name, id]])));
  const matches = matchNames(counts.keys(), members, chosen);
  const byName = matchNames(counts.keys(), members);
  const names = [...matches].map(([name, match]) => ({
    name,
    match,
    balls: counts.get(name) ?? 0,
    isCertain: byName.get(name)?.state === "matched",
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
  return { names, balls: setApart(balls), unmatched };
}

/** Whom a file names, also in rows that are not taken, and whose balls were found in it. */
export function peopleIn(
  { drafts, refused }: Pick<ReadBatch, "drafts" | "refused">,
  { balls }: MatchedBalls,
  members: readonly NamedMember[],
): number[] {
  const written = [...drafts, ...refused].map(({ player }) => player);
  return [...new Set([...membersNamed(written, members), ...balls.map(({ memberId }) => memberId)])];
}

/** The fields by which a ball is recognised, as `findKnownBalls` expects them. */
export const ballKeys = (balls: readonly MatchedBall[]): PackedBalls => ({
  member_id: balls.map(({ memberId }) => memberId),
  mode: balls.map(({ draft }) => draft.mode),
  datetime: balls.map(({ draft }) => draft.datetime),
  speed: balls.map(({ draft }) => draft.speed),
  angle: balls.map(({ draft }) => draft.angle),
  grain: grainsOf(balls),
});

const grainsOf = (balls: readonly MatchedBall[]) => balls.map(({ draft }) => ballGrains.indexOf(draft.grain));

/** The balls without those whose rows the coach leaves out. */
export const withoutRows = (balls: readonly MatchedBall[], leftRows: ReadonlySet<number>) =>
  balls.filter(({ draft }) => !leftRows.has(draft.row));

/** The balls as `importCsv` expects them. */
export function importedBalls(balls: readonly MatchedBall[], { battingType }: CsvWhole): PackedBalls {
  const records = balls.map(
    ({
      draft: { row: _row, player: _player, filming_date: _day, grain: _grain, ...ball },
      memberId,
    }): ImportedBall => ({
      ...ball,
      member_id: memberId,
      batting_type: ball.mode === 1 ? (ball.batting_type ?? battingType) : null,
    }),
  );
  return { ...packBalls(records), grain: grainsOf(balls) };
}
