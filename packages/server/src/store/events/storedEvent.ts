import type { EventDraft, EventKind } from "@kyuseki/domain";

/** An event as its table has it. */
export type StoredEvent = {
  event_id: number;
  /** The first occurrence of its weekly repetition; null for a single event. */
  series_id: number | null;
  kind: EventKind;
  title: string;
  state: "planned" | "cancelled";
  version: number;
  all_day: boolean;
  meets_at: Date | null;
  starts_at: Date;
  ends_at: Date;
  timetable: EventDraft["timetable"];
  place: string;
  meeting_place: string;
  opponent: string;
  bring: string;
  if_rain: string;
  note: string;
  contact_name: string;
  contact_phone: string;
  everyone: boolean;
  member_ids: number[];
  audience: string;
  capacity: number | null;
  deadline: Date | null;
  remind: boolean;
  cars: boolean;
  cancelled_at: Date | null;
  cancel_reason: string;
  cancel_message: string;
  author: string;
  updated_at: Date;
};

/** Of the draft, as the table names them. */
export const draftColumns = [
  "kind",
  "title",
  "all_day",
  "meets_at",
  "starts_at",
  "ends_at",
  "timetable",
  "place",
  "meeting_place",
  "opponent",
  "bring",
  "if_rain",
  "note",
  "contact_name",
  "contact_phone",
  "everyone",
  "member_ids",
  "audience",
  "capacity",
  "deadline",
  "remind",
  "cars",
] as const satisfies readonly (keyof EventDraft)[];

/** Of `StoredEvent`. */
export const eventColumns = `
  id as event_id, series_id, state, version, ${draftColumns.join(", ")}, cancelled_at, cancel_reason, cancel_message,
  author, updated_at`;

/** The draft that a form would hold of it. */
export const draftOf = (event: StoredEvent): EventDraft => ({
  kind: event.kind,
  title: event.title,
  all_day: event.all_day,
  meets_at: event.meets_at?.toISOString() ?? null,
  starts_at: event.starts_at.toISOString(),
  ends_at: event.ends_at.toISOString(),
  timetable: event.timetable,
  place: event.place,
  meeting_place: event.meeting_place,
  opponent: event.opponent,
  bring: event.bring,
  if_rain: event.if_rain,
  note: event.note,
  contact_name: event.contact_name,
  contact_phone: event.contact_phone,
  everyone: event.everyone,
  member_ids: event.member_ids,
  audience: event.audience,
  capacity: event.capacity,
  deadline: event.deadline?.toISOString() ?? null,
  remind: event.remind,
  cars: event.cars,
});
