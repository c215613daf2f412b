import type { TrainingRecord } from "@kyuseki/domain";
import { trainingMenus } from "@kyuseki/domain/training";
import { type Day, isoDate, weekday } from "../generate/calendar.ts";
import { type Choice, type NonEmpty, pick, pickWeighted, type Random, wholeBetween } from "../generate/random.ts";
import type { Diarist } from "../tables/habits.ts";
import { memos } from "../tables/memos.ts";
import { bullpen, game, homeMenus, type Menu, morningMenus, teamMenus } from "../tables/menus.ts";

type Date = { day: Day; today: Day; pitches: number | undefined; gameDay: boolean };

/** One to four menus of one day. A game and counted pitches come first; of today, only what fits before school. */
export function practiceEntries(random: Random, diarist: Diarist, date: Date): TrainingRecord[] {
  const { team_id, member_id, stage } = diarist;
  const day = isoDate(date.day);
  const menus = menusOf(random, date);
  const memo = random() < 0.22 ? pick(random, memos[groupOf(menus[0])]) : "";
  return menus.map((menu, index) => ({
    team_id,
    member_id,
    source_id: `${member_id}-${day}-${index + 1}`,
    date: day,
    menu: menu.menu,
    ...amountOf(random, menu, stage, menu === bullpen ? date.pitches : undefined),
    minutes: scaled(wholeBetween(random, ...menu.minutes), stage, 5),
    rpe: random() < 0.08 ? null : wholeBetween(random, ...menu.rpe),
    pain_part: null,
    pain_side: null,
    pain: null,
    pain_note: "",
    memo: index === 0 ? memo : "",
  }));
}

function menusOf(random: Random, { day, today, pitches, gameDay }: Date): NonEmpty<Menu> {
  if (day === today) return [pickWeighted(random, morningMenus)];
  const withTeam = [0, 3, 6].includes(weekday(day));
  const first: Menu[] = gameDay ? [game] : pitches ? [bullpen] : [];
  const least = withTeam ? 2 : 1;
  const count = gameDay ? wholeBetween(random, 0, 1) : wholeBetween(random, least, least + 1) - (pitches ? 1 : 0);
  const others = distinct(random, withTeam ? teamMenus : homeMenus, count);
  const [one = homeMenus[0][0], ...rest] = [...first, ...others];
  return [one, ...rest];
}

function distinct(random: Random, choices: NonEmpty<Choice<Menu>>, count: number): Menu[] {
  const chosen = new Set<Menu>();
  for (let tries = 0; tries < count; tries += 1) chosen.add(pickWeighted(random, choices));
  return [...chosen];
}

function amountOf(random: Random, { unit, amount, step }: Menu, stage: Diarist["stage"], pitches?: number) {
  if (unit === null) return { amount: null, unit: null };
  return { amount: pitches ?? Math.max(step, scaled(wholeBetween(random, ...amount), stage, step)), unit };
}

const groupOf = ({ menu }: Menu) => trainingMenus[menu];

const scale = { e: 0.75, j: 1, h: 1.25 } as const;
const scaled = (value: number, stage: Diarist["stage"], step: number) =>
  Math.max(step, Math.round((value * scale[stage]) / step) * step);
