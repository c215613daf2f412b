import * as z from "zod/mini";
import { measuringLimits } from "../../limits.ts";
import { attendanceAnswers } from "../../vocabulary/attendance.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { dayField, idField, idInAddress } from "../rowFields.ts";
import { measureItemSchema } from "./measureItems.ts";

const noParams = z.object({});
const nothing = z.undefined();
const id = idField();
const measuringDayParams = z.object({
  id: idInAddress(),
});

export const measuringDaySchema = z.object({
  id: z.int(),
  /** YYYY-MM-DD in Asia/Tokyo. */
  date: z.iso.date(),
  name: z.string(),
  place: z.string(),
  /** In the order of the sheet. */
  item_ids: z.array(z.int()),
  /** Name of who created it; null once the account is gone. */
  created_by: z.nullable(z.string()),
  closed_at: z.nullable(z.iso.datetime()),
  /** How many values it holds, and of how many players. */
  filled: z.int(),
  players: z.int(),
  /** The event it belongs to. */
  event_id: z.nullable(z.int()),
  /** Version that an edit starts from (R4). */
  version: z.int(),
});
export type MeasuringDay = z.infer<typeof measuringDaySchema>;

export const measuringDayDraftSchema = z.object({
  name: textField("測定会の名前", 1, 50),
  /** Today or at most a year ago. */
  date: dayField("日付を選んでください"),
  place: z._default(textField("場所", 0, 50), ""),
  /** The event whose 出欠 gives the sheet its order; only said when it is created. */
  event_id: z._default(z.nullable(id), null),
  item_ids: z
    .array(id)
    .check(
      z.minLength(1, "項目を選んでください"),
      z.maxLength(measuringLimits.items, `一度に測れるのは${measuringLimits.items}項目までです`),
    ),
});
export type MeasuringDayDraft = z.infer<typeof measuringDayDraftSchema>;
export const measuringDayEditSchema = z.extend(measuringDayDraftSchema, { version: idField() });
export type MeasuringDayEdit = z.infer<typeof measuringDayEditSchema>;

/** The last value before the day, its date, the best of all days before, and how far the last days lie apart (AI 10). */
const pastSchema = z.object({
  last: z.nullable(z.number()),
  last_on: z.nullable(z.iso.date()),
  best: z.nullable(z.number()),
  spread: z.number(),
});
export type MeasuredPast = z.infer<typeof pastSchema>;

/**
 * One active player, on a closed day also one who has left since they were measured; `values` and `past` follow the order
 * of the day's items.
 */
const measuringRowSchema = z.object({
  member_id: z.int(),
  /** 出欠 of the day's event; null without an event, or where who is invited has not answered. */
  attendance: z.nullable(z.enum([...attendanceAnswers, "not_invited"])),
  values: z.array(z.nullable(z.number())),
  past: z.array(pastSchema),
});
export type MeasuringRow = z.infer<typeof measuringRowSchema>;

const sheetSchema = z.object({
  day: measuringDaySchema,
  items: z.array(measureItemSchema),
  rows: z.array(measuringRowSchema),
});
export type MeasuringSheet = z.infer<typeof sheetSchema>;

const value = z.nullable(z.number("数字で入力してください"));
/**
 * `from` is the value the coach started from: a change that somebody else made since is not overwritten. `unit` is what the
 * value was typed in, which a release before leaves out.
 */
const cellSchema = z.object({
  member_id: id,
  item_id: id,
  from: value,
  value,
  unit: z.optional(textField("単位", 1, 8)),
});
export type MeasuringCell = z.infer<typeof cellSchema>;

const write = { method: "POST", access: "coach", params: measuringDayParams, query: noParams, status: 200 } as const;
const read = { method: "GET", access: "coach", query: noParams, body: nothing, status: 200 } as const;

/** The newest `measuringLimits.listed` days. */
export const listMeasuringDays = defineEndpoint({
  ...read,
  id: "listMeasuringDays",
  path: "/api/coach/measure/days",
  params: noParams,
  reply: z.object({ days: z.array(measuringDaySchema) }),
  keptForOffline: true,
});

export const getMeasuringDay = defineEndpoint({
  ...read,
  id: "getMeasuringDay",
  path: "/api/coach/measure/days/:id",
  params: measuringDayParams,
  reply: sheetSchema,
  keptForOffline: true,
});

export const createMeasuringDay = defineEndpoint({
  ...write,
  id: "createMeasuringDay",
  path: "/api/coach/measure/days",
  params: noParams,
  body: measuringDayDraftSchema,
  reply: measuringDaySchema,
  status: 201,
});

/**
 * Changes a measuring day; an item taken off the sheet keeps its values.
 * @throws conflict when somebody else has saved since `version` (R4), or the date changes while there are values
 */
export const updateMeasuringDay = defineEndpoint({
  ...write,
  id: "updateMeasuringDay",
  path: "/api/coach/measure/days/:id",
  body: measuringDayEditSchema,
  reply: measuringDaySchema,
  refuses: ["conflict"],
});

/**
 * Saves every cell that can be saved. A cell that somebody else has changed since `from` stays as it is and comes back
 * under `differing`, with its value and author.
 * @throws invalid with the path of each cell outside its item's range, or typed in a unit that it has no longer; conflict when the day is closed
 */
export const saveMeasuringValues = defineEndpoint({
  ...write,
  id: "saveMeasuringValues",
  queued: true,
  path: "/api/coach/measure/days/:id/values",
  body: z.object({
    cells: z
      .array(cellSchema)
      .check(
        z.minLength(1, "値を入力してください"),
        z.maxLength(measuringLimits.cells, `一度に送れるのは${measuringLimits.cells}件までです`),
      ),
  }),
  reply: z.object({
    saved: z.int(),
    differing: z.array(z.object({ member_id: z.int(), item_id: z.int(), value, by: z.nullable(z.string()) })),
  }),
  refuses: ["conflict"],
});

/** Closes the day; repeating it changes nothing. */
export const closeMeasuringDay = defineEndpoint({
  ...write,
  id: "closeMeasuringDay",
  path: "/api/coach/measure/days/:id/close",
  body: nothing,
  reply: measuringDaySchema,
});

/** Opens the day again; repeating it changes nothing. */
export const reopenMeasuringDay = defineEndpoint({
  ...write,
  id: "reopenMeasuringDay",
  path: "/api/coach/measure/days/:id/reopen",
  body: nothing,
  reply: measuringDaySchema,
});

/** Deletes the day with all its values. */
export const deleteMeasuringDay = defineEndpoint({
  ...write,
  id: "deleteMeasuringDay",
  access: "manager",
  path: "/api/coach/measure/days/:id/delete",
  body: nothing,
  reply: z.object({ id: z.int() }),
});
