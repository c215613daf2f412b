import { isBlank, plainCell } from "./readNumber.ts";

/** A moment in unix seconds, and its precision. */
export type Moment = { s: number; grain: "day" | "minute" | "second" };

/**
 * A date with or without a time, in Asia/Tokyo or in the zone it names; `time` is the text of another column. Year
 * first, month first as American devices write it, or with the month's name; 令和 and 平成 too. null for anything else,
 * and for days that do not exist (11/31).
 */
export function readMoment(date: string, time = ""): Moment | null {
  const text = plainCell(date);
  for (const pattern of patterns) {
    const { groups } = pattern.exec(text) ?? {};
    if (!groups) continue;
    const day = dayOf(groups);
    const written = clockOf((groups.rest ?? "").replace(weekday, ""));
    // Spreadsheets write 0:00 after a date without a time.
    const clock = written && !isBlank(plainCell(time)) ? clockOf(plainCell(time)) : written;
    if (day === null || clock === null) return null;
    return { s: Math.round((day + clock.s - clock.offsetS) * 1000) / 1000, grain: clock.grain };
  }
  return null;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const rest = "(?<rest>\\D.*)?$";
const patterns = [
  "^(?<y>\\d{4})(?:[-/.]|年\\s*)(?<m>\\d{1,2})(?:[-/.]|月\\s*)(?<d>\\d{1,2})日?",
  "^(?<y>\\d{4})\\.?(?<m>\\d{2})(?<d>\\d{2})",
  "^(?<era>令和|平成|r|h)\\s*(?<ey>元|\\d{1,2})(?:[-/.]|年\\s*)(?<m>\\d{1,2})(?:[-/.]|月\\s*)(?<d>\\d{1,2})日?",
  "^(?<m>\\d{1,2})[-/](?<d>\\d{1,2})[-/](?<y>\\d{4})",
  `^(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*,?\\s+)?(?<mon>${months.join("|")})[a-z]*\\.?\\s+(?<d>\\d{1,2}),?\\s+(?<y>\\d{4})`,
].map((day) => new RegExp(day + rest));

const weekday = /^\s*\([日月火水木金土]\)/;

type Groups = Readonly<Record<string, string | undefined>>;

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
