import { eventDraftSchema, eventMistakes, Failure } from "@kyuseki/domain";
import { fieldErrorsOf } from "../../../state/mergeValues.ts";
import { type EventValues, eventDraftOf } from "./eventValues.ts";

type Circumstances = {
  now: Date;
  /** What the event that is changed has been; null for a new one. */
  before: EventValues | null;
  words: { dayMissing: string; timeMissing: string };
};

/** What is wrong with the form, a sentence by its field; a row of the plan also has one at `timetable.0.label`. */
export function checkEvent(values: EventValues, { now, before, words }: Circumstances): Record<string, string> {
  const missing = missingIn(values, words);
  const draft = eventDraftOf(values);
  if (draft === null || Object.keys(missing).length > 0) return missing;
  const parsed = eventDraftSchema.safeParse(draft);
  const wrong = parsed.success ? {} : fieldErrorsOf(parsed.error.issues);
  const repeatUntil = before === null ? values.repeat_until : null;
  const mistakes = eventMistakes(draft, { now, repeatUntil, before: before && eventDraftOf(before) });
  return atFields({ ...mistakes, ...wrong }, values);
}

/** Errors that the rules or the server name by the draft's fields, at those of the form. */
function atFields(errors: Record<string, string>, { all_day }: Pick<EventValues, "all_day">) {
  const placed = Object.entries(errors).map(([name, sentence]) => {
    const place = places[name];
    return [(all_day ? place?.allDay : place?.timed) ?? name, sentence] as const;
  });
  const [row] = placed.find(([name]) => name.startsWith("timetable.")) ?? [];
  return Object.fromEntries([...(row === undefined ? [] : [["timetable", errors[row]] as const]), ...placed]) as Record<
    string,
    string
  >;
}

/** A refusal of the server with its sentences at the form's fields. */
export function placedFailure(error: unknown, values: EventValues): unknown {
  if (!(error instanceof Failure) || !error.fields) return error;
  const { code, message, status, retryAfterS, cause } = error;
  return new Failure(code, { message, status, retryAfterS, cause, fields: atFields(error.fields, values) });
}

const places: Readonly<Record<string, { timed: string; allDay: string }>> = {
  starts_at: { timed: "starts", allDay: "day" },
  meets_at: { timed: "meets", allDay: "day" },
  ends_at: { timed: "ends", allDay: "last_day" },
  deadline: { timed: "deadline_day", allDay: "deadline_day" },
};

function missingIn(values: EventValues, { dayMissing, timeMissing }: Circumstances["words"]): Record<string, string> {
  const { day, last_day, repeat_until, all_day, starts, ends, deadline_day, deadline_time } = values;
  return {
    ...(day === null && { day: dayMissing }),
    ...(last_day === "" && { last_day: dayMissing }),
    ...(repeat_until === "" && { repeat_until: dayMissing }),
    ...(!all_day && starts === null && { starts: timeMissing }),
    ...(!all_day && ends === null && { ends: timeMissing }),
    ...(deadline_day === null && deadline_time !== null && { deadline_day: dayMissing }),
    ...(deadline_day !== null && deadline_time === null && { deadline_time: timeMissing }),
  };
}
