import type { EventDraft } from "../contract/events/eventFields.ts";
import { eventLimits } from "../eventLimits.ts";
import { beginsAt, momentsOf } from "./eventTimes.ts";
import { occurrenceCount } from "./weeklyOccurrences.ts";

export type EventMistakes = Partial<Record<keyof EventDraft | "repeat_until", string>>;

type Circumstances = {
  now: Date;
  /** Last day (YYYY-MM-DD, Japan) of a weekly repetition; null for a single event. */
  repeatUntil: string | null;
  /** The event that is changed, null for a new one: what is already over of it may stay as it is. */
  before?: Pick<EventDraft, "ends_at"> | null;
};

/** What is wrong between the fields of a draft that its schema accepts: a sentence at each field that has to change (EV-1). */
export function eventMistakes(draft: EventDraft, circumstances: Circumstances): EventMistakes {
  return {
    ...timeMistakes(draft, circumstances),
    ...deadlineMistakes(draft, circumstances),
    ...(!draft.everyone && draft.member_ids.length === 0 && { member_ids: "招待する選手を選んでください" }),
    ...(circumstances.repeatUntil !== null && repetitionMistakes(draft, circumstances.repeatUntil, circumstances.now)),
  };
}

function timeMistakes(draft: EventDraft, { now, before = null }: Circumstances): EventMistakes {
  const times = timesOf(draft);
  const wasOver = before !== null && Date.parse(before.ends_at) <= now.getTime();
  const mistakes: EventMistakes = draft.all_day ? wholeDayMistakes(draft, times) : planMistakes(draft, times);
  if (times.ends <= times.starts)
    mistakes.ends_at = draft.all_day
      ? "終わりの日は、始まりの日より前にできません"
      : "解散は、開始より後の時刻にしてください";
  else if (times.ends - Math.min(times.begins, times.starts) > eventLimits.lengthDays * dayMs)
    mistakes.ends_at = `行事は${eventLimits.lengthDays}日以内にしてください`;
  else if (!wasOver && times.ends <= now.getTime())
    mistakes.starts_at = "もう終わった日時です。これからの日時にしてください";
  if (times.starts > lastStart(now)) mistakes.starts_at = tooFarAhead;
  return mistakes;
}

function wholeDayMistakes(draft: EventDraft, { starts, ends }: Times): EventMistakes {
  return {
    ...(draft.meets_at !== null && { meets_at: "終日の行事では、集合時刻を空にしてください" }),
    ...(!isMidnight(starts) && { starts_at: "日付を選び直してください" }),
    ...(!isMidnight(ends) && { ends_at: "日付を選び直してください" }),
  };
}

function planMistakes(draft: EventDraft, { begins, starts, ends }: Times): EventMistakes {
  if (begins > starts) return { meets_at: "集合は、開始より前の時刻にしてください" };
  const isOutside = momentsOf(draft).some(({ time }) => Date.parse(time) > ends);
  return isOutside && starts < ends ? { timetable: "予定の時刻は、集合から解散までの間にしてください" } : {};
}

function deadlineMistakes(draft: EventDraft, { now, before = null }: Circumstances): EventMistakes {
  if (draft.deadline === null)
    return draft.remind ? { deadline: "締め切りの前に催促するには、締め切りを入力してください" } : {};
  const deadline = Date.parse(draft.deadline);
  if (deadline > timesOf(draft).begins) return { deadline: "締め切りは、行事が始まる前にしてください" };
  return before === null && deadline <= now.getTime() ? { deadline: "締め切りは、今より後にしてください" } : {};
}

function repetitionMistakes(draft: EventDraft, until: string, now: Date): EventMistakes {
  const { starts, begins, ends } = timesOf(draft);
  const count = occurrenceCount(draft.starts_at, until);
  if (count < 1) return { repeat_until: "くり返しの終わりは、最初の日より後にしてください" };
  if (count > eventLimits.occurrences) return { repeat_until: `くり返しは${eventLimits.occurrences}回までです` };
  if (starts + (count - 1) * weekMs > lastStart(now)) return { repeat_until: tooFarAhead };
  return ends - begins > weekMs ? { repeat_until: "1週間より長い行事は、くり返せません" } : {};
}

type Times = { begins: number; starts: number; ends: number };

/** In milliseconds. */
const timesOf = (draft: EventDraft): Times => ({
  begins: Date.parse(beginsAt(draft)),
  starts: Date.parse(draft.starts_at),
  ends: Date.parse(draft.ends_at),
});

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
const japanOffsetMs = 9 * 3_600_000;
const isMidnight = (time: number) => (time + japanOffsetMs) % dayMs === 0;
const lastStart = (now: Date) => now.getTime() + eventLimits.aheadDays * dayMs;
const tooFarAhead = "2年より先の日時は入力できません";
