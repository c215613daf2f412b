import { addDays, dayInJapan, type Grade, type MemberStory, type StoryBest } from "@kyuseki/domain";
import { personalBestsOf } from "@kyuseki/domain/measuringDays";
import { pitchWeeks } from "@kyuseki/domain/pitchGuard";
import { tellStory } from "@kyuseki/domain/story";
import type { Queryable } from "../../db/pool.ts";
import { listMeasuredDays, type MeasuredDay } from "../../store/measuring/memberDays.ts";
import { listEarlierGrades } from "../../store/members/yearChange.ts";
import { listNoteDays } from "../../store/notes/noteDays.ts";
import { listPitchDays } from "../../store/pitchCounts/pitchCounts.ts";
import { listLoadWeeks } from "../../store/practice/loadWeeks.ts";
import { listPainsOf } from "../../store/practice/painDays.ts";
import { findSettings } from "../../store/team/settings.ts";
import { listVideoDays } from "../../store/videos/videoDays.ts";
import type { GuardedTeam } from "../panels/createGuard.ts";
import { recentMondays } from "../players/recentMondays.ts";

type StoryTeam = GuardedTeam & { nextshot_available: boolean };

/** The last weeks of one member that is not deleted. `videoSources` are the origins a video may come from. */
export async function memberStory(
  db: Queryable,
  { team_id, sport_type: sport, nextshot_available }: StoryTeam,
  { id, grade }: { id: number; grade: Grade },
  { now, videoSources }: { now: Date; videoSources: readonly string[] },
): Promise<MemberStory> {
  const today = dayInJapan(now);
  const mondays = recentMondays(now);
  const range = { start: mondays[0] ?? today, end: today };
  // A limit of seven days looks back from the first day.
  const pitched = { start: addDays(range.start, -6), end: today };

  const measured = await listMeasuredDays(db, team_id, id, today);
  const days = await listPitchDays(db, team_id, pitched, id);
  const settings = await findSettings(db, team_id);
  const grades = await listEarlierGrades(db, team_id, pitched.start);
  return tellStory(mondays, {
    today,
    measuredOn: measured.map(({ date }) => date),
    bests: bestsOf(measured),
    thrown: pitchWeeks(mondays, { grade, earlier: grades.get(id) ?? null, days, today, settings, sport }),
    loads: await listLoadWeeks(db, team_id, range, id),
    pains: await listPainsOf(db, team_id, id, range),
    notes: await listNoteDays(db, team_id, id, range),
    videos: nextshot_available ? await listVideoDays(db, team_id, id, { ...range, sources: videoSources }) : [],
  });
}

/** Nothing is pooled: each kind by its batting type and ball, each item by itself (EN-5). */
function bestsOf(days: readonly MeasuredDay[]): StoryBest[] {
  const conditions = Map.groupBy(days, ({ kind, batting_type, ball, item }) =>
    [kind, batting_type, ball, item?.id].join(" "),
  );
  return [...conditions.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const { kind, batting_type, item } = first;
    const better = item?.better ?? "higher";
    const measured =
      kind !== null
        ? { kind, batting_type }
        : { item: item.name, unit: item.unit, decimals: item.decimals, less_is_better: better === "lower" };
    return personalBestsOf(alike, { before: null, better, measured: kind !== null }).map(({ date, best, gain }) => ({
      date,
      measured,
      value: best,
      gain,
    }));
  });
}
