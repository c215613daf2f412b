import {
  addDays,
  type GradeGroup,
  gradeGroupOf,
  gradeGroups,
  type Home,
  missingFromDays,
  type StageToday,
  type StageWeek,
} from "@kyuseki/domain";
import { daysWithoutRecord } from "@kyuseki/domain/training";
import type { RosterMember } from "../../store/members/roster.ts";
import type { RecordedDay } from "../../store/practice/recordedDays.ts";
import { pickMemberName } from "../panels/memberName.ts";
import { practiceShares } from "../panels/practiceShares.ts";

type Practised = {
  /** Active members, in the order they are shown. */
  members: readonly RosterMember[];
  recorded: readonly RecordedDay[];
  /** By member: the last day with a record. */
  last: ReadonlyMap<number, string>;
  today: string;
  /** The first of the last seven days. */
  since: string;
  /** The last day that counts in 実施率. */
  until: string;
};

/** The three panels of home that speak of practice, the oldest school stage first; stages without players are left out. */
export function homePractice({
  members,
  recorded,
  last,
  today,
  since,
  until,
}: Practised): NonNullable<Home["practice"]> {
  const players = members.map((member) => ({
    ...member,
    submitted: last.get(member.id) === today,
    days_without: daysWithoutRecord(last.get(member.id) ?? null, member.registered_on, today),
  }));
  const missing = players
    .filter(({ days_without }) => days_without >= missingFromDays)
    .toSorted((one, other) => other.days_without - one.days_without);
  const stages = gradeGroups
    .toReversed()
    .map((group) => ({ group, players: players.filter(({ grade }) => gradeGroupOf(grade) === group) }))
    .filter((stage) => stage.players.length > 0);

  return {
    until,
    stages: stages.map((stage) => stageWeek(stage, recorded, { since, until })),
    today: stages.map(stageToday),
    missing: { total: missing.length, first: missing.slice(0, 2).map(pickMemberName) },
  };
}

type Player = RosterMember & { submitted: boolean; days_without: number };
type Stage = { group: GradeGroup; players: readonly Player[] };

function stageWeek(
  { group, players }: Stage,
  recorded: readonly RecordedDay[],
  { since, until }: Pick<Practised, "since" | "until">,
): StageWeek {
  const shares = practiceShares(
    players,
    recorded.filter((day) => day.group === group),
    until,
  );
  return {
    group,
    members: players.length,
    days: Array.from({ length: 7 }, (_, at) => addDays(since, at)).map((day) =>
      shares.percent({ start: day, end: day }),
    ),
    total: shares.percent({ start: since, end: until }),
    last_week: shares.percent({ start: addDays(since, -7), end: addDays(since, -1) }),
  };
}

function stageToday({ group, players }: Stage): StageToday {
  const shown = players.length <= mostTiles ? players : players.toSorted(longestFirst).slice(0, firstTiles);
  return {
    group,
    members: players.length,
    submitted: players.filter(({ submitted }) => submitted).length,
    players: shown.map((player) => ({
      ...pickMemberName(player),
      submitted: player.submitted,
      days_without: player.days_without,
    })),
  };
}

/** Players who have not submitted come first, the longest silent before others. */
const longestFirst = (one: Player, other: Player) =>
  Number(one.submitted) - Number(other.submitted) || other.days_without - one.days_without;

/** Above this number of players only the first tiles are sent. */
const mostTiles = 60;
const firstTiles = 24;
