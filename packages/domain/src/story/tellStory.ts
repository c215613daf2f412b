import type { MemberStory, PitchWeek, StoryBest, StoryWeek } from "../contract/practice/memberStory.ts";
import type { PainReport } from "../contract/practice/painReport.ts";
import { mondayOf } from "../statistics/day.ts";
import { weeklyLoads } from "../training/load.ts";

type Pain = Omit<PainReport, "note">;
type Note = { note_id: number; day: string; pain: boolean };
type VideoDay = { date: string; count: number; ball_id: number; mode: "batting" | "pitching" };

/** Of one player; what lies outside the weeks does not count. Notes, reports of pain and videos are the oldest first. */
export type StoryFacts = {
  today: string;
  /** Days with a measurement; one may appear more than once. */
  measuredOn: readonly string[];
  /** In the order of a week: the kinds first, then the items. */
  bests: readonly StoryBest[];
  /** Minutes × RPE of a day, or of the week that begins on it. */
  loads: readonly { date: string; load: number }[];
  pains: readonly Pain[];
  notes: readonly Note[];
  videos: readonly VideoDay[];
  /** One for each of the weeks. */
  thrown: readonly PitchWeek[];
};

/** Sorts what several stores know into weeks; `mondays` are the oldest first. */
export function tellStory(mondays: readonly string[], facts: StoryFacts): MemberStory {
  const measured = Map.groupBy(new Set(facts.measuredOn), mondayOf);
  const bests = Map.groupBy(facts.bests, ({ date }) => mondayOf(date));
  const range = { start: mondays[0] ?? facts.today, end: facts.today };
  const loads = new Map(weeklyLoads(facts.loads, range).map(({ week, load }) => [week, load]));
  const pains = Map.groupBy(facts.pains, ({ date }) => mondayOf(date));
  const notes = Map.groupBy(facts.notes, ({ day }) => mondayOf(day));
  const videos = Map.groupBy(facts.videos, ({ date }) => mondayOf(date));

  return {
    today: facts.today,
    weeks: mondays.map((week, at): StoryWeek => {
      const thrown = facts.thrown[at];
      return {
        week,
        measured: measured.get(week)?.length ?? 0,
        bests: bestOfEach(bests.get(week) ?? []),
        load: loads.get(week) || null,
        thrown: thrown && thrown.pitches > 0 ? thrown : null,
        pain: painOf(pains.get(week) ?? []),
        notes: notesOf(notes.get(week) ?? []),
        videos: videosOf(videos.get(week) ?? []),
      };
    }),
  };
}

/** Whether nothing at all is known of the weeks. */
export const isStoryEmpty = ({ weeks }: MemberStory): boolean =>
  weeks.every(
    ({ measured, bests, load, thrown, pain, notes, videos }) =>
      measured === 0 && bests.length === 0 && !load && !thrown && !pain && !notes && !videos,
  );

function bestOfEach(bests: readonly StoryBest[]): StoryBest[] {
  const largest = new Map<string | number, StoryBest>();
  for (const best of bests) {
    const name = "kind" in best.measured ? best.measured.kind : best.measured.item;
    const other = largest.get(name);
    if (!other || best.gain > other.gain) largest.set(name, best);
  }
  return [...largest.values()];
}

function painOf(pains: readonly Pain[]): StoryWeek["pain"] {
  const [first, ...others] = pains;
  if (!first) return null;
  const { date, part, side, pain } = others.reduce((worst, one) => (one.pain >= worst.pain ? one : worst), first);
  return { count: pains.length, worst: { date, part, side, pain } };
}

function notesOf(notes: readonly Note[]): StoryWeek["notes"] {
  const last = notes.at(-1);
  return last ? { count: notes.length, pain: notes.some(({ pain }) => pain), last_id: last.note_id } : null;
}

function videosOf(videos: readonly VideoDay[]): StoryWeek["videos"] {
  const last = videos.at(-1);
  if (!last) return null;
  const { ball_id, mode } = last;
  return { count: videos.reduce((sum, { count }) => sum + count, 0), last: { ball_id, mode } };
}
