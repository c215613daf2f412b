import { isBlank, plainCell } from "./readNumber.ts";

/** A moment in unix seconds, and its precision. */
export type Moment = { s: number; grain: "day" | "minute" | "second" };

/** Whether the month or the day stands first in a day written as numbers with the year last. */
export type DayOrder = "month" | "day";

/**
 * A date with or without a time, in Asia/Tokyo or in the zone it names; `time` is the text of another column. Year
 * first, with the month's name, or month and day first in the `order` that the day itself settles or the caller knows;
 * 令和 and 平成 too. null for anything else, and for days that do not exist (11/31); "order" where the order is unknown.
 */
export function readMoment(date: string, time = "", order: DayOrder | null = null): Moment | "order" | null {
  const text = plainCell(date);
  for (const pattern of patterns) {
    const { groups: found } = pattern.exec(text) ?? {};
    if (!found) continue;
    const groups: Groups = { ...found };
    if (groups.one !== undefined) {
      const used = order ?? orderOf(Number(groups.one), Number(groups.two));
      if (used === "both") return "order";
      groups[used === "month" ? "m" : "d"] = groups.one;
      groups[used === "month" ? "d" : "m"] = groups.two ?? "";
    }
    const day = dayOf(groups);
    const written = clockOf((groups.rest ?? "").replace(weekday, ""));
    const clock = written && !isBlank(plainCell(time)) ? clockOf(plainCell(time)) : written;
    if (day === null || clock === null) return null;
    const grain = isMidnight(clock) ? "day" : clock.grain;
    return { s: Math.round((day + clock.s - clock.offsetS) * 1000) / 1000, grain };
  }
  return null;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const rest = "(?<rest>\\D.*)?$";
const patterns = [
  "^(?<y>\\d{4})(?:[-/.]|年\\s*)(?<m>\\d{1,2})(?:[-/.]|月\\s*)(?<d>\\d{1,2})日?",
  "^(?<y>\\d{4})\\.?(?<m>\\d{2})(?<d>\\d{2})",
  "^(?<era>令和|平成|r|h)\\s*(?<ey>元|\\d{1,2})(?:[-/.]|年\\s*)(?<m>\\d{1,2})(?:[-/.]|月\\s*)(?<d>\\d{1,2})日?",
  "^(?<one>\\d{1,2})(?<mark>[-/.])(?<two>\\d{1,2})\\k<mark>(?<y>\\d{4})",
  `^(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*,?\\s+)?(?<mon>${months.join("|")})[a-z]*\\.?\\s+(?<d>\\d{1,2}),?\\s+(?<y>\\d{4})`,
].map((day) => new RegExp(day + rest));

/** The order that a day settles by itself: there are twelve months, and equal numbers are the same day either way. */
function orderOf(one: number, two: number): DayOrder | "both" {
  if (one > 12) return "day";
  return two > 12 || one === two ? "month" : "both";
}

/**
 * The order that a cell settles for its column; "both" for one that fits either, null for one without such a day or whose
 * day is the same either way.
 */
export function dayOrderOf(cell: string): DayOrder | "both" | null {
  if (cell.length < 8 || cell.length > longestDay || !numericStart.test(cell)) return null;
  const [, one, , two] = numericDay.exec(plainCell(cell)) ?? [];
  if (one === undefined || one === two || Number(one) > 31 || Number(two) > 31) return null;
  return orderOf(Number(one), Number(two));
}

const numericStart = /^['"\s]*[\d０-９]{1,2}[-/.／．－]/;
const numericDay = /^(\d{1,2})([-/.])(\d{1,2})\2\d{4}(?!\d)/;
/** UTF-16 units. */
const longestDay = 40;

const weekday = /^\s*\([日月火水木金土]\)/;

type Groups = Record<string, string | undefined>;

/** The year before each era's first year. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, r: 2018, 平成: 1988, h: 1988 };

/** Start of the day in seconds since 1970, in UTC. */
function dayOf({ y, era, ey, m, mon, d }: Groups): number | null {
  const year = y === undefined ? (eras[era ?? ""] ?? Number.NaN) + (ey === "元" ? 1 : Number(ey)) : Number(y);
  const month = mon === undefined ? Number(m) : months.indexOf(mon) + 1;
  const ms = Date.UTC(year, month - 1, Number(d));
  const read = new Date(ms);
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === Number(d) ? ms / 1000 : null;
}

const tokyoS = 9 * 3600;
/** Spreadsheets write 0:00 after a date without a time. */
const isMidnight = ({ s, offsetS }: { s: number; offsetS: number }) => s === 0 && offsetS === tokyoS;
const clockPattern =
  /^[t,]?\s*(?:(?<before>午前|午後|am|pm)\s*)?(?<h>\d{1,2})(?::|時\s*)(?<min>[0-5]\d)分?(?::?(?<sec>[0-5]\d(?:\.\d{1,9})?)秒?)?\s*(?<after>[ap]\.?m\.?)?\s*(?<zone>z|[+-]\d{2}:?\d{2})?$/;

function clockOf(text: string): { s: number; offsetS: number; grain: Moment["grain"] } | null {
  if (text.trim() === "") return { s: 0, offsetS: tokyoS, grain: "day" };
  const { groups } = clockPattern.exec(text.trim()) ?? {};
  if (!groups) return null;
  const half = groups.before ?? groups.after?.replaceAll(".", "");
  const hours = hoursOf(Number(groups.h), half);
  if (hours === null) return null;
  const s = hours * 3600 + Number(groups.min) * 60 + Number(groups.sec ?? 0);
  return { s, offsetS: offsetOf(groups.zone), grain: groups.sec === undefined ? "minute" : "second" };
}

/** 12 AM is 0; 午後15時 means 15. */
function hoursOf(written: number, half: string | undefined): number | null {
  if (written > 23) return null;
  if (half === undefined || written > 12) return written;
  return (written % 12) + (half === "午後" || half === "pm" ? 12 : 0);
}

function offsetOf(zone: string | undefined): number {
  if (zone === undefined) return tokyoS;
  if (zone === "z") return 0;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}
