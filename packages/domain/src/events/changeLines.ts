import type { EventDraft } from "../contract/events/eventFields.ts";
import { dateTimeText, planText, spanText, timeText } from "./eventWords.ts";

/** What a family has to know anew, a line each: 「場所：東公園 → 西公園」. Empty where nothing of it changed. */
export function changeLines(before: EventDraft, after: EventDraft): string[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const lines = labels.flatMap(({ label, key, isLong }) => {
    if (was[key] === is[key]) return [];
    if (isLong || was[key] === "") return [`${label}：${is[key] || "なし"}`];
    return [`${label}：${was[key]} → ${is[key] || "なし"}`];
  });
  const hasTimetable = before.timetable.length > 0 || after.timetable.length > 0;
  return hasTimetable && planText(before) !== planText(after) ? [...lines, `予定：${planText(after)}`] : lines;
}

const wordsOf = (event: EventDraft) => ({
  title: event.title,
  span: spanText(event),
  meets: event.meets_at === null ? "" : timeText(event.meets_at),
  place: event.place,
  meetingPlace: event.meeting_place,
  opponent: event.opponent,
  bring: event.bring,
  rain: event.if_rain,
  note: event.note,
  contact: [event.contact_name, event.contact_phone].filter((text) => text !== "").join(" "),
  deadline: event.deadline === null ? "" : dateTimeText(event.deadline),
  audience: event.audience,
});

/** `isLong`: only what it is now is told. */
const labels: readonly { label: string; key: keyof ReturnType<typeof wordsOf>; isLong?: boolean }[] = [
  { label: "行事", key: "title" },
  { label: "日時", key: "span" },
  { label: "集合", key: "meets" },
  { label: "場所", key: "place" },
  { label: "集合場所", key: "meetingPlace" },
  { label: "相手", key: "opponent" },
  { label: "対象", key: "audience" },
  { label: "出欠の締め切り", key: "deadline" },
  { label: "持ち物", key: "bring", isLong: true },
  { label: "雨の場合", key: "rain", isLong: true },
  { label: "連絡先", key: "contact", isLong: true },
  { label: "連絡事項", key: "note", isLong: true },
];
