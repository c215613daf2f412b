import dayjs from "dayjs";

/** A date in a text and the weekday it really has; null: there is no such day. */
export type DateMistake = { text: string; actual: string | null };

/**
 * Dates with another weekday than the one written beside them: 11月22日（土）, 2026.11.22土曜日, 土曜日（11/22）, 22日（土）,
 * 明日（土）, also 11月21日（土）・23（日）. `text` is in NFKC; it is read on `today` (YYYY-MM-DD), near which dates without
 * a year lie.
 */
export function dateMistakes(text: string, today: string): DateMistake[] {
  return writtenDates(text, today).flatMap(({ words, date, fits }) =>
    fits ? [] : [{ text: words, actual: date && weekdayOf(date) }],
  );
}

/** A date in a text: the day it means (null: there is no such day), and whether the weekday beside it is that day's. */
export type WrittenDate = { words: string; date: string | null; fits: boolean; end: number };

/** The dates of a text as `dateMistakes` reads them, in its order; `end` is the place behind each. */
export function writtenDates(text: string, today: string): WrittenDate[] {
  const found: WrittenDate[] = [];
  let last: { date: string; end: number } | null = null;
  for (const match of text.matchAll(datesWithWeekday)) {
    const groups: Groups = match.groups ?? {};
    const dates = datesMeant(groups, today, last, match.index);
    if (dates === null) continue;
    const written = weekdaysIn(groups);
    const [likeliest] = dates;
    const fitting = dates.find((date) => written.includes(weekdayOf(date)));
    const date = fitting ?? likeliest ?? null;
    const end = match.index + match[0].length;
    const words = match[0].replace(/^[・、,と〜~-] ?/, "");
    found.push({ words, date, fits: written.length === 0 || fitting !== undefined, end });
    if (date !== null) last = { date, end };
  }
  return found;
}

type Groups = { [name: string]: string | undefined };

/** The days it may mean, the likeliest first; empty where there is no such day, null where nothing can be told. */
function datesMeant(
  { year, era, month, date, day, next, relative }: Groups,
  today: string,
  last: { date: string; end: number } | null,
  index: number,
): string[] | null {
  if (relative !== undefined) return [dayjs(today).add(daysAhead(relative), "day").format(iso)];
  if (month !== undefined) {
    if (year !== undefined) return existing(Number(year), Number(month), Number(date));
    if (era !== undefined) return existing(firstYear + Number(era), Number(month), Number(date));
    return nearestFirst(today, "year", (at) => existing(at.year(), Number(month), Number(date))).slice(0, 1);
  }
  // A bare number is a day only right behind a date.
  if (next !== undefined && last?.end !== index) return null;
  const number = Number(next ?? day);
  return nearestFirst(last?.date ?? today, "month", (at) => existing(at.year(), at.month() + 1, number));
}

function nearestFirst(around: string, unit: "year" | "month", datesIn: (at: dayjs.Dayjs) => string[]): string[] {
  const start = dayjs(around).startOf(unit);
  const distance = (date: string) => Math.abs(dayjs(date).diff(around, "day"));
  return [0, 1, -1].flatMap((step) => datesIn(start.add(step, unit))).toSorted((a, b) => distance(a) - distance(b));
}

function existing(year: number, month: number, date: number): string[] {
  const text = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  return dayjs(text).format(iso) === text ? [text] : [];
}

/** Of 「土・日」 both; 日 of 曜日 and 祝日 is none. A weekday ahead belongs to a date with a month only. */
function weekdaysIn({ month, beside, bare, ahead }: Groups): string[] {
  const words = beside ?? bare ?? (month === undefined ? "" : (ahead ?? ""));
  return words.replace(/曜日?|[祝休]日?/g, "").match(/[日月火水木金土]/g) ?? [];
}

const daysAhead = (word: string) => (/今日|本日|きょう/.test(word) ? 0 : /後|あさって/.test(word) ? 2 : 1);
const weekdayOf = (date: string) => "日月火水木金土".charAt(dayjs(date).day());

const iso = "YYYY-MM-DD";
/** 令和1年 is 2019. */
const firstYear = 2018;

const weekday = "[日月火水木金土]";
const date = [
  "(?<!\\d)(?:(?<year>\\d{4})[年/.-] ?|(?:令和|R) ?(?<era>\\d{1,2})[年.] ?)?(?<month>\\d{1,2}) ?[月/.-] ?(?<date>\\d{1,2})日?",
  "(?<!\\d)(?<day>\\d{1,2})日",
  "[・、,と〜~-] ?(?<next>\\d{1,2})日?",
  "(?<relative>今日|本日|きょう|明後日|明日|あさって|あした|あす)",
].join("|");
/** 日, 日曜, 月・祝, 祝・月, 土・日. */
const inBrackets = `(?:祝[・、]?)?${weekday}(?:曜日?)?(?: ?[・、,~〜-]? ?(?:${weekday}|祝|休)(?:曜日?|日)?)*`;
const datesWithWeekday = new RegExp(
  `(?:(?<ahead>${weekday}曜日?) ?[の、,]? ?\\(? ?)?(?:${date})(?: ?\\( ?(?<beside>${inBrackets}) ?\\)| ?(?<bare>${weekday}曜日?))?`,
  "g",
);
