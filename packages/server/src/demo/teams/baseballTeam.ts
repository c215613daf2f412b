import { gradeGroupOf } from "@kyuseki/domain";
import { strikeZoneOf } from "@kyuseki/domain/measuringDays";
import { type Day, moment, monthsBefore } from "../generate/calendar.ts";
import { type Random, randomFrom } from "../generate/random.ts";
import { schoolYearsOn } from "../generate/schoolYears.ts";
import { type BodySize, bodyHistory, buildOf } from "../people/body.ts";
import { steadyCourse } from "../people/course.ts";
import { courses } from "../people/courses.ts";
import { analyzerId } from "../people/person.ts";
import { plannedWeek } from "../people/plannedWeek.ts";
import { type Player, talentOf } from "../people/player.ts";
import { withPlaces } from "../sessions/ballPlaces.ts";
import { drills } from "../sessions/drills.ts";
import { measuringDays, practiceDays, practise } from "../sessions/practice.ts";
import { habits } from "../tables/habits.ts";
import { analyzerFields, roster, trainingFields } from "../tables/roster.ts";
import type { BodySizeRow, MeasurementRow, MemberRow, TeamRow } from "../write/rows.ts";

export type TeamRows = { members: MemberRow[]; bodySizes: BodySizeRow[]; measurements: MeasurementRow[] };
type Line = (typeof roster)[number];

export const baseballTeam = {
  name: "青葉台ベースボールクラブ",
  name_kana: "あおばだいべーすぼーるくらぶ",
  representative: "宮下 航",
  contact_email: "office@demo.kyuseki.example",
  goal: "一球に理由を持つ。週5日、15分でもバットにさわる。",
  sport_type: "baseball",
  ball: "rubber",
  prefecture: 14,
  league: "地域軟式交流リーグ",
  nextshot_available: true,
} as const satisfies Partial<TeamRow>;

/** The 24 of the roster with two years of sizes and measurements. Takes one id for each line of it. */
export function baseballRows(team_id: number, ids: readonly number[], today: Day): TeamRows {
  const days = practiceDays(randomFrom("baseball/practice"), today);
  const rows: TeamRows = { members: [], bodySizes: [], measurements: [] };
  ids.forEach((id, index) => {
    const line = roster[index];
    if (!line) throw new RangeError(`the roster has ${roster.length} lines, not ${ids.length}`);
    const random = randomFrom(`baseball/${line[2]} ${line[3]}`);
    const sizes = sizesOf(random, line, today);
    const member = memberOf(random, { team_id, id, line, index, today, latest: sizes.at(-1) });
    rows.members.push(member);
    for (const size of sizes) rows.bodySizes.push({ team_id, member_id: id, ...size });
    for (const row of measurementsOf(random, { line, index }, member, days, today)) rows.measurements.push(row);
  });
  return rows;
}

function sizesOf(random: Random, [, , , , grade, gender, , , , , rest]: Line, today: Day): BodySize[] {
  if (rest?.applied) return [];
  const person = { gender, build: buildOf(random), schoolYearsOn: (day: Day) => schoolYearsOn(day, grade, today) };
  return bodyHistory(random, person, rest?.months ?? 24, today - 2);
}

type Place = { team_id: number; id: number; line: Line; index: number; today: Day; latest: BodySize | undefined };

function memberOf(random: Random, { team_id, id, line, index, today, latest }: Place): MemberRow {
  const [
    last_name,
    first_name,
    last_name_kana,
    first_name_kana,
    grade,
    gender,
    pitching,
    batting,
    analyzer,
    training,
    rest,
  ] = line;
  const { nextshot_usage, linked } = analyzerFields[analyzer];
  const mailbox = `${String(index + 1).padStart(2, "0")}@demo.kyuseki.example`;
  return {
    team_id,
    id,
    last_name,
    first_name,
    last_name_kana,
    first_name_kana,
    email: rest?.provisional ? null : `player-${mailbox}`,
    guardian_email: grade.startsWith("h") ? null : `guardian-${mailbox}`,
    grade,
    height: latest?.height ?? null,
    weight: latest?.weight ?? null,
    uniform_number: null,
    gender,
    pitching,
    batting,
    nextshot_usage,
    nextshot_id: linked ? analyzerId(random) : null,
    ...trainingFields[training],
    state: rest?.applied ? "applied" : "active",
    created_at: moment(monthsBefore(today, rest?.months ?? 24) - 1, rest?.applied ? appliedAt : 0),
  };
}

/** 19:05 */
const appliedAt = (19 * 60 + 5) * 60;

function measurementsOf(
  random: Random,
  { line, index }: Pick<Place, "line" | "index">,
  member: MemberRow,
  days: readonly Day[],
  today: Day,
): MeasurementRow[] {
  const [, , , , grade, gender, pitching, batting, analyzer, training, rest] = line;
  if (rest?.applied) return [];
  const since = monthsBefore(today, rest?.months ?? 24);
  const talent = talentOf(random);
  const player: Player = {
    team_id: member.team_id,
    member_id: member.id,
    gender,
    grade,
    ball: baseballTeam.ball,
    source: "manual",
    ...(rest?.pitches ? talent : { ...talent, arm: talent.arm - 0.05 }),
    pitches: [1, ...(rest?.pitches?.slice(1) ?? [])],
    course: courses[index % courses.length] ?? steadyCourse,
  };
  const byHand = measuringDays(random, player, since, today);
  if (member.nextshot_id === null) return byHand;

  // 利用停止: what was measured before the service stopped remains.
  const until = analyzer === "stopped" ? today - 60 : today;
  const stage = gradeGroupOf(grade);
  const habit = habits[`${line[0]} ${line[1]}`];
  const season = {
    days: days.filter((day) => day >= since && day < until),
    today,
    isPitcher: rest?.pitches !== undefined,
    isTraining: training === "in_use",
    recentPitches:
      rest?.measuredWeek && habit?.pitches ? plannedWeek({ stage, habit }, habit.pitches, today) : undefined,
  };
  const measured = { ...player, source: "nextshot" } as const;
  const pitches = rest?.pitches && !rest.measuredWeek ? bullpenPitches[stage] : 0;
  const apart = randomFrom(`baseball/drills/${index}`);
  const byAnalyzer = [...practise(random, measured, season), ...drills(apart, measured, { ...season, pitches })].sort(
    (one, other) => one.measured_at.getTime() - other.measured_at.getTime(),
  );
  const places = {
    bats: batting,
    throws: pitching,
    zone: strikeZoneOf({ height: member.height, grade, gender }),
    wildness: wildness[stage],
  };
  const placed = withPlaces(randomFrom(`baseball/places/${index}`), byAnalyzer, places);
  return [...byHand, ...placed.map((row, index) => ({ ...row, source_id: `${member.nextshot_id}-${index + 1}` }))];
}

const wildness = { e: 1.3, j: 1.15, h: 1 } as const;
const bullpenPitches = { e: 26, j: 44, h: 56 } as const;
