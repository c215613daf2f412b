import { addDays, type DateRange, type TrainingPlayer } from "@kyuseki/domain";
import { currentStreak, loadChange, longestStreak, practiceRate } from "@kyuseki/domain/training";
import type { Queryable } from "../../db/pool.ts";
import { listPracticeDays, type PracticeDay } from "../../store/practice/practice.ts";
import { listTrainingComments } from "../../store/practice/trainingComments.ts";
import { type EntryOfDay, findTrainedMember, listTrainingEntries } from "../../store/practice/trainingPlayer.ts";

/** What a coach sees of one player's practice; `month` is YYYY-MM, today's when left out. undefined: no such member. */
export async function trainingPlayer(
  db: Queryable,
  teamId: number,
  id: number,
  { today, until, month = monthOf(today) }: { today: string; until: string; month?: string | undefined },
): Promise<TrainingPlayer | undefined> {
  const found = await findTrainedMember(db, teamId, id, today);
  if (!found) return undefined;
  const { registered_on: registeredOn, joined_on, left_on, pain, ...member } = found;
  const range = monthRange(month);
  const days = await listPracticeDays(db, teamId, { start: "0001-01-01", end: today }, id);
  const entries = await listTrainingEntries(db, teamId, id, range);
  const dates = days.map(({ date }) => date);
  const [first_day = joined_on] = [joined_on, ...dates.slice(0, 1)].sort();
  const lastInClub = left_on === null ? until : addDays(left_on, -1);
  const shown = days.filter(({ date }) => date >= range.start && date <= range.end);
  const practised = (of: DateRange) => {
    const { recorded, expected } = practiceRate(dates, {
      range: of,
      registeredOn,
      until: until < lastInClub ? until : lastInClub,
    });
    return { days: recorded, expected };
  };
  // Of weeks away from the club nothing is known.
  const hasReturned = registeredOn > joined_on;
  const load = loadChange(hasReturned ? days.filter(({ date }) => date >= registeredOn) : days, today);

  return {
    member,
    today,
    month,
    first_day,
    practised: {
      month: practised(range),
      before: practised(monthRange(monthOf(addDays(range.start, -1)))),
      minutes: shown.reduce((sum, { minutes }) => sum + minutes, 0),
    },
    load: {
      week: load.thisWeek,
      last_week: load.lastWeek,
      usual: load.usual === null ? null : Math.round(load.usual),
      rapid: load.rapid,
    },
    streak: currentStreak(dates, today),
    longest_streak: longestStreak(dates),
    pain,
    days: shown.map((day) => ofDay(day, entries)),
    comments: await listTrainingComments(db, teamId, id, range),
  };
}

const ofDay = ({ date, minutes, load }: PracticeDay, entries: readonly EntryOfDay[]) => ({
  date,
  minutes,
  load,
  entries: entries.filter((entry) => entry.date === date),
});

const monthOf = (day: string) => day.slice(0, "YYYY-MM".length);

/** From the first of a month (YYYY-MM) to its last day. */
function monthRange(month: string): DateRange {
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return { start: `${month}-01`, end: last.toISOString().slice(0, "YYYY-MM-DD".length) };
}
