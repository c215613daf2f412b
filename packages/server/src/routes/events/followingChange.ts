import { beginsAt, dayInJapan, type EventDraft } from "@kyuseki/domain";

/**
 * A later occurrence of a weekly repetition after a change of an earlier one: it gets what the change changes, moved by as
 * many days and minutes. What the change leaves stays as it is, so that an exception keeps its own place or hour.
 */
export function followingChange(later: EventDraft, before: EventDraft, after: EventDraft): EventDraft {
  const changed = Object.fromEntries(
    Object.entries(after).filter(([field]) => !isSame(before, after, asField(field)) && !times.has(field)),
  );
  const invited = isInvitedSame(before, after)
    ? {}
    : { everyone: after.everyone, member_ids: after.member_ids, audience: after.audience };
  const merged = { ...later, ...changed, ...invited, ...movedTimes(later, before, after) };
  const deadline = merged.deadline && earlier(merged.deadline, beginsAt(merged));
  return { ...merged, deadline, remind: merged.remind && deadline !== null };
}

/** Whether a save changes nothing of it. */
export const isSameDraft = (a: EventDraft, b: EventDraft) =>
  Object.keys(a).every((field) => isSame(a, b, asField(field)));

/** Whether a calendar shows something else after the change. */
export const isShownOtherwise = (a: EventDraft, b: EventDraft) =>
  Object.keys(a).some((field) => !unshown.has(field) && !isSame(a, b, asField(field)));

type Field = keyof EventDraft;
type Times = Pick<EventDraft, "all_day" | "meets_at" | "starts_at" | "ends_at" | "deadline">;

function movedTimes(later: EventDraft, before: EventDraft, after: EventDraft): Times {
  const isException = later.all_day !== before.all_day;
  // An hour says nothing of a whole day, nor a whole day of an hour: only the days move.
  if (isException || before.all_day !== after.all_day) {
    const base = isException ? later : after;
    return shifted(base, isException ? daysMs(before, after) : daysMs(before, later));
  }
  const move = at(after.starts_at) - at(before.starts_at);
  const start = at(later.starts_at) + move;
  const relative = (name: "meets_at" | "ends_at" | "deadline") => {
    const [was, is] = [distance(before, name), distance(after, name)];
    return moment(start, was === is ? distance(later, name) : is);
  };
  return {
    all_day: after.all_day,
    meets_at: relative("meets_at"),
    starts_at: new Date(start).toISOString(),
    ends_at: relative("ends_at") ?? later.ends_at,
    deadline: relative("deadline"),
  };
}

const shifted = ({ all_day, meets_at, starts_at, ends_at, deadline }: Times, ms: number): Times => ({
  all_day,
  meets_at: meets_at && moment(at(meets_at), ms),
  starts_at: new Date(at(starts_at) + ms).toISOString(),
  ends_at: new Date(at(ends_at) + ms).toISOString(),
  deadline: deadline && moment(at(deadline), ms),
});

/** From the beginning, in milliseconds; null where there is no such time. */
function distance(event: EventDraft, name: "meets_at" | "ends_at" | "deadline"): number | null {
  const time = event[name];
  return time === null ? null : at(time) - at(event.starts_at);
}

const moment = (start: number, ms: number | null) => (ms === null ? null : new Date(start + ms).toISOString());
const earlier = (a: string, b: string) => (at(a) <= at(b) ? a : b);
const at = (time: string) => Date.parse(time);
/** From the day in Japan on which one begins to that of the other, in milliseconds. */
const daysMs = (a: EventDraft, b: EventDraft) => dayOf(b) - dayOf(a);
const dayOf = ({ starts_at }: EventDraft) => at(dayInJapan(new Date(starts_at)));

function isSame(a: EventDraft, b: EventDraft, field: Field): boolean {
  if (!times.has(field)) return JSON.stringify(a[field]) === JSON.stringify(b[field]);
  const [was, is] = [a[field], b[field]];
  // The same moment may be written with another offset.
  return typeof was === "string" && typeof is === "string" ? at(was) === at(is) : was === is;
}

const isInvitedSame = (a: EventDraft, b: EventDraft) =>
  isSame(a, b, "everyone") && (a.everyone || isSame(a, b, "member_ids"));

// Names of a draft's fields come from drafts only.
const asField = (name: string) => name as Field;

const times: ReadonlySet<string> = new Set<Field>(["all_day", "meets_at", "starts_at", "ends_at", "deadline"]);
const unshown: ReadonlySet<string> = new Set<Field>([
  "everyone",
  "member_ids",
  "audience",
  "capacity",
  "remind",
  "cars",
]);
