import { addDays, type StoryBest, type StoryWeek } from "@kyuseki/domain";
import { monthOf } from "../../format/date.ts";
import { bestHref } from "../Delta/bestFigures.ts";

export type StoryOf = { memberId: number; today: string; analyzerAvailable: boolean };

/** Where the rows and marks of one player lead. */
export function storyHrefs({ memberId, today, analyzerAvailable }: StoryOf) {
  const training = `/training-report/${memberId}`;
  const sunday = (week: string) => {
    const last = addDays(week, 6);
    return last < today ? last : today;
  };
  return {
    rows: {
      growth: `/evaluation-result?player=${memberId}`,
      load: training,
      thrown: `/dashboard/pitch-guard?player=${memberId}`,
      pain: training,
      notes: `/note/note-list/${memberId}`,
      videos: `/nextshot/report/${memberId}/batting/results`,
    },
    best: (best: StoryBest) =>
      "kind" in best.measured && !analyzerAvailable
        ? `/evaluation-result?player=${memberId}`
        : bestHref({ member: { id: memberId }, ...best }),
    load: ({ week }: StoryWeek) => `${training}?month=${monthOf(sunday(week))}`,
    pain: (date: string) => `${training}?day=${date}#day`,
    notes: ({ week }: StoryWeek, { count, last_id }: NonNullable<StoryWeek["notes"]>) =>
      count === 1 ? `/note/view-note/${last_id}` : `/note/note-list/${memberId}?month=${monthOf(sunday(week))}`,
    videos: ({ week }: StoryWeek, { count, last: { mode, ball_id } }: NonNullable<StoryWeek["videos"]>) => {
      const results = `/nextshot/report/${memberId}/${mode}/results`;
      return count === 1 ? `${results}/${ball_id}` : `${results}?start=${week}&end=${sunday(week)}`;
    },
  };
}
