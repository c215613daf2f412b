import { eventKinds, eventScopes } from "@kyuseki/domain";
import type { EventValues } from "@kyuseki/ui";
import * as z from "zod/mini";

const text = z.nullable(z.string());

/** As typed, so not yet as an event has to be; in the order of the page. */
const valuesSchema = z.object({
  kind: z.enum(eventKinds),
  title: z.string(),
  opponent: z.string(),
  day: text,
  last_day: text,
  all_day: z.boolean(),
  meets: text,
  starts: text,
  ends: text,
  timetable: z.array(z.object({ time: z.string(), label: z.string() })),
  repeat_until: text,
  place: z.string(),
  meeting_place: z.string(),
  bring: z.string(),
  if_rain: z.string(),
  note: z.string(),
  contact_name: z.string(),
  contact_phone: z.string(),
  everyone: z.boolean(),
  member_ids: z.array(z.int()),
  audience: z.string(),
  deadline_day: text,
  deadline_time: text,
  remind: z.boolean(),
  capacity: z.nullable(z.int()),
  cars: z.boolean(),
  scope: z.enum(eventScopes),
  tell: z.boolean(),
  message: z.string(),
  urgent: z.boolean(),
}) satisfies z.ZodMiniType<EventValues>;

/** What was typed over which values; null is nothing. */
export const eventEditsSchema = z.nullable(z.object({ base: valuesSchema, values: valuesSchema }));
