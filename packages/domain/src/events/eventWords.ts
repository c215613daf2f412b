import type { EventDraft } from "../contract/events/eventFields.ts";
import { addDays, dayInJapan } from "../statistics/day.ts";
import { type EventMoment, momentsOf } from "./eventTimes.ts";

/** 11月23日（月） of a moment in Japan. */
export function dateText(moment: string): string {
  const day = dayInJapan(new Date(moment));
  const [, month, date] = day.split("-").map(Number);
  return `${month}月${date}日（${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}）`;
}

/** 7:30 of a moment in Japan. */
export function timeText(moment: string): string {
  const [hours, minutes] = new Date(Date.parse(moment) + japanOffsetMs)
    .toISOString()
    .slice("YYYY-MM-DDT".length)
    .split(":");
  return `${Number(hours)}:${minutes}`;
}

/** 11月21日（土）18:00. */
export const dateTimeText = (moment: string): string => `${dateText(moment)}${timeText(moment)}`;

type Plan = Pick<EventDraft, "kind" | "all_day" | "meets_at" | "starts_at" | "ends_at" | "timetable">;

/** From when to when: 11月23日（月）9:30〜13:00, 11月21日（土）〜23日（月） as 11月21日（土）〜11月23日（月）終日. */
export function spanText({ all_day, starts_at, ends_at }: Pick<Plan, "all_day" | "starts_at" | "ends_at">): string {
  const first = dateText(starts_at);
  if (all_day) {
    const last = dateText(`${addDays(dayInJapan(new Date(ends_at)), -1)}T00:00:00+09:00`);
    return first === last ? `${first}終日` : `${first}〜${last}終日`;
  }
  const last = dateText(ends_at);
  return `${first}${timeText(starts_at)}〜${first === last ? "" : last}${timeText(ends_at)}`;
}

/** The day with its plan: 11月23日（月）7:30 集合、9:30 試合、13:00 解散. */
export function planText(event: Plan): string {
  const moments = momentsOf(event);
  const [first] = moments;
  if (first === undefined) return spanText(event);
  return moments.map((moment, at) => momentText(moment, moments[at - 1])).join("、");
}

/** The date stands where another day begins. */
function momentText({ time, label }: EventMoment, before: EventMoment | undefined): string {
  const date = dateText(time);
  return `${before && dateText(before.time) === date ? "" : date}${timeText(time)} ${label}`;
}

const weekdays = ["日", "月", "火", "水", "木", "金", "土"];
const japanOffsetMs = 9 * 3_600_000;
