import { type Gender, type Grade, grades, type MeasureGoal, type MeasureItem } from "@kyuseki/domain";
import { type PresetItem, presetItems } from "@kyuseki/domain/measuringDays";
import { type Day, isoDate, moment, monthOf } from "../generate/calendar.ts";
import { normal, type Random, randomFrom } from "../generate/random.ts";
import { schoolYearsOn, valueAt } from "../generate/schoolYears.ts";
import { fitness } from "../tables/fitness.ts";
import { teeExitKmh } from "../tables/speeds.ts";
import type { MeasureValueRow, MeasuringDayRow } from "../write/rows.ts";
import { measuringSunday } from "./practice.ts";

/** How many of the quarterly measuring days, oldest first; each has taken place and is closed. */
export function measuringDayRows(team_id: number, itemIds: readonly number[], quarters: number, today: Day) {
  return Array.from({ length: quarters }, (_, index): MeasuringDayRow => {
    const day = measuringSunday(quarters - 1 - index, today);
    return {
      team_id,
      date: isoDate(day),
      name: `${seasons[Math.floor((monthOf(day) % 12) / 3)]}の測定会`,
      place: index % 2 === 0 ? "市民グラウンド" : "室内練習場",
      item_ids: itemIds,
      created_at: moment(day - 3, 20 * hour),
      closed_at: moment(day, 16 * hour),
    };
  });
}

const hour = 3600;
/** From December on. */
const seasons = ["冬", "春", "夏", "秋"] as const;

type Measured = { team_id: number; member_id: number; name: string; grade: Grade; gender: Gender; since: Day };

/** What one player reached in each item on each day; now and then somebody misses a station. */
export function measureValueRows(
  player: Measured,
  items: readonly MeasureItem[],
  days: readonly (MeasuringDayRow & { id: number; day: Day })[],
  today: Day,
): MeasureValueRow[] {
  const random = randomFrom(`fitness/${player.name}`);
  const present = days.filter(({ day }) => day >= player.since);
  return items.flatMap((item) => {
    const preset = presetOf(item);
    if (!preset) return [];
    const talent = 1 + 0.045 * normal(random);
    return present.flatMap(({ id, date, day }) => {
      const value = reached(random, player, item, preset, talent, day, today);
      if (random() < 0.04) return [];
      const { team_id, member_id } = player;
      const entered_at = moment(day, 14 * hour);
      return [{ team_id, member_id, item_id: item.id, date, value, measuring_day_id: id, entered_at }];
    });
  });
}

function reached(
  random: Random,
  { grade, gender }: Measured,
  { lowest, highest, decimals }: MeasureItem,
  preset: PresetItem,
  talent: number,
  day: Day,
  today: Day,
): number {
  const { boys, girls } = fitness[preset];
  const mean = valueAt(boys, schoolYearsOn(day, grade, today), 0.5) * (gender === "F" ? girls : 1);
  const value = mean * talent * (1 + 0.012 * normal(random));
  return Number(Math.min(Math.max(value, lowest ?? value), highest ?? value).toFixed(decimals));
}

const presetOf = ({ preset }: MeasureItem) =>
  Object.keys(presetItems).find((name): name is PresetItem => name === preset);

/** Exit speed for every grade of the team, and two items: a little more than most of them reach. */
export function measureGoals(items: readonly MeasureItem[]): MeasureGoal[] {
  const teamGrades = grades.slice(2, 11);
  const at = (grade: Grade) => grades.indexOf(grade) + 0.5;
  const exitSpeed = teamGrades.map((grade): MeasureGoal => {
    return { kind: 1, item_id: null, grade, value: Math.round(valueAt(teeExitKmh, at(grade), 0.5) * 1.08) };
  });
  const ofItem = (preset: PresetItem, better: number) =>
    items
      .filter((item) => item.preset === preset)
      .flatMap(({ id, decimals }) =>
        teamGrades.map((grade): MeasureGoal => {
          const value = valueAt(fitness[preset].boys, at(grade), 0.5) * better;
          return { kind: null, item_id: id, grade, value: Number(value.toFixed(decimals)) };
        }),
      );
  return [...exitSpeed, ...ofItem("run_50m", 0.97), ...ofItem("standing_jump", 1.04)];
}
