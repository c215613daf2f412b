import { beginsAt } from "../events/eventTimes.ts";
import type { CheckedEvent } from "./checkedEvent.ts";
import { isDeadlineLate } from "./noticeDeadline.ts";
import { dateMistakes } from "./writtenDates.ts";
import { writtenMoments } from "./writtenMoments.ts";

/** What a coach should look at before sending; never a reason not to send (CO-9). */
export type NoticeWarning =
  /** The weekday beside a date is another one; `actual` null: there is no such day. */
  | { kind: "weekday"; text: string; actual: string | null }
  /** An event is spoken of, and no time is written, or no place. */
  | { kind: "no_time" | "no_place"; event: string }
  /** At the day and time of `text` another event of the team takes place. */
  | { kind: "clash"; text: string; title: string; audience: string }
  /** The deadline of the replies lies behind what is announced. */
  | { kind: "late_deadline" }
  | { kind: "no_address"; players: number };

type Checked = {
  title: string;
  body: string;
  /** Day (YYYY-MM-DD, Japan) on which it is read: dates without a year lie near it, 明日 is the day after it. */
  day: string;
  /** Until when replies are asked for; null for no end. */
  deadline?: string | null;
  /** Players whom no mail reaches. */
  withoutAddress: number;
  /** Events of the team around the days that are written. */
  events?: readonly CheckedEvent[];
};

/** The warnings of a notice, in the order of the text. */
export function noticeWarnings(notice: Checked): NoticeWarning[] {
  const { title, body, day, deadline = null, withoutAddress, events: planned = [] } = notice;
  const text = `${title}\n${body}`.normalize("NFKC");
  const event = announcedEvent(text);
  return [
    ...dateMistakes(text, day).map((mistake) => ({ kind: "weekday" as const, ...mistake })),
    ...(event && !times.test(text) ? [{ kind: "no_time" as const, event }] : []),
    ...(event && !places.test(text) ? [{ kind: "no_place" as const, event }] : []),
    ...clashesIn(text, day, planned),
    ...(isDeadlineLate({ title, body, day, deadline, events: planned }) ? [{ kind: "late_deadline" as const }] : []),
    ...(withoutAddress > 0 ? [{ kind: "no_address" as const, players: withoutAddress }] : []),
  ];
}

/** Where the words of a warning stand, to put the cursor there; null where no words are wrong. */
export function noticePlace(
  warning: NoticeWarning,
  notice: { title: string; body: string },
): { field: "title" | "body"; from: number; to: number } | null {
  const words = "text" in warning ? warning.text : "event" in warning ? warning.event : null;
  if (words === null) return null;
  for (const field of ["title", "body"] as const) {
    const place = placeOf(words, notice[field]);
    if (place) return { field, ...place };
  }
  return null;
}

/** Place of words in NFKC in a text as it was typed. */
function placeOf(words: string, typed: string): { from: number; to: number } | null {
  for (let from = 0; from < typed.length; from += 1) {
    for (let to = from + 1; to <= Math.min(typed.length, from + 2 * words.length); to += 1) {
      const read = typed.slice(from, to).normalize("NFKC");
      if (read === words) return { from, to };
      if (!words.startsWith(read)) break;
    }
  }
  return null;
}

/**
 * Days with a time behind them at which an event takes place that the text does not speak of: neither its title nor the
 * time at which it meets, begins or ends is written. Whole days collide with nothing.
 */
function clashesIn(text: string, day: string, planned: readonly CheckedEvent[]): NoticeWarning[] {
  const others = planned.filter(
    (event) => event.state === "planned" && !event.all_day && !text.includes(event.title.normalize("NFKC")),
  );
  if (others.length === 0) return [];
  const moments = writtenMoments(text, day);
  return others.flatMap((event): NoticeWarning[] => {
    const own = [event.meets_at, event.starts_at, event.ends_at].map((at) => at && Date.parse(at));
    if (moments.some(({ at }) => own.includes(at))) return [];
    const clash = moments.find(({ at }) => Date.parse(beginsAt(event)) <= at && at < Date.parse(event.ends_at));
    return clash ? [{ kind: "clash", text: clash.words, title: event.title, audience: event.audience }] : [];
  });
}

/** The first event that takes place: neither called off nor over. */
function announcedEvent(text: string): string | undefined {
  if (calledOff.test(text)) return undefined;
  return [...text.matchAll(events)].find(({ 0: word, index }) => !over.test(text.slice(index + word.length)))?.[0];
}

const events = /練習試合|練習会|自主練習?|練習|試合|大会|測定会|記録会|合宿|遠征|体験会|説明会/g;
const calledOff =
  /(?:練習|試合|大会|会|合宿|遠征)[^。\n]{0,15}(?:中止|延期|お休み(?!する)|休みです|休みになり|ありません|なくなり)/;
/** Behind the word, in the same sentence: it lies behind us, or is only the theme. */
const over = /^(?:[^。\n]{0,10}(?:結果|お疲れ|おつかれ|写真)|着|メニュー|道具|記録|日誌|量|時間を)/;

/** 7時, 7時15分, 7:15, 午前7時半, 正午, 7am; not 2時間. */
const times =
  /\d{1,2}時(?!間)|(?<!\d)\d{1,2}:\d{2}(?!\d)|午[前後]\d|正午|お昼|[一二三四五六七八九十]時(?!間)|\d\s?[ap]\.?m|[ap]\.?m\.?\s?\d/i;
const places =
  /グラウ?ンド|\dG(?![A-Za-z])|球場|体育館|公園|小学校|中学校|高校(?![生の])|学校|校庭|校舎|室内|練習場|運動場|場所|会場|現地|駐車場|河川敷|スタジアム|センター|クラブハウス|アリーナ|ドーム|広場|公民館|駅|[前口]集合|集合[前口]|にて|https?:/;
