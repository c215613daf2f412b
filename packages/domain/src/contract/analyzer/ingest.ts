import * as z from "zod/mini";
import { analyzerEvents, trainingEvents } from "../../vocabulary/linkEvents.ts";
import { amountUnits, painParts, trainingLimits, trainingMenus } from "../../vocabulary/trainingMenu.ts";
import { batchOf, ingestReply } from "../batch.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { measurementRecordSchema } from "./measurementRecord.ts";
import { day, moment, nullish, number, owned, whole } from "./recordFields.ts";

/** The sources of the two products' own keys, which may report what became of a member's link with them. */
export const analyzerSource = "nextshot";
export const trainingSource = "nextrainer";

const noParams = z.object({});

/**
 * What a source may push in one call: 1 to 1,000 rows, each accepted or refused by itself. Sending a row again changes
 * nothing.
 */
const ingest = {
  method: "POST",
  access: "source",
  params: noParams,
  query: noParams,
  grows: true,
  reply: ingestReply,
  status: 200,
} as const;

const { minutesMax, amountMax, rpeMax, painMax, painNoteMax, memoMax } = trainingLimits;

/** One menu of a day, as the player recorded it. */
const trainingRecordSchema = z.extend(owned, {
  date: day,
  menu: z.enum(Object.keys(trainingMenus), "メニューの種類が正しくありません"),
  /** In `unit`, to one decimal. */
  amount: nullish(number("量", 0, amountMax)),
  unit: nullish(z.enum(amountUnits, "量の単位が正しくありません")),
  minutes: nullish(whole("時間（分）", 0, minutesMax)),
  /** RPE (CR-10). */
  rpe: nullish(whole("きつさ", 0, rpeMax)),
  pain_part: nullish(z.enum(painParts, "痛みの部位が正しくありません")),
  pain_side: nullish(z.enum(["L", "R"], "痛みの左右が正しくありません")),
  pain: nullish(whole("痛み", 0, painMax)),
  pain_note: z._default(textField("痛みの説明", 0, painNoteMax), ""),
  memo: z._default(textField("メモ", 0, memoMax), ""),
});
export type TrainingRecord = z.infer<typeof trainingRecordSchema>;

/** Pitches that count (BE-1). */
const pitchCountRecordSchema = z.extend(owned, {
  date: day,
  kind: z.enum(["game", "practice", "elsewhere"], "投球の種類が正しくありません"),
  pitches: whole("投球数", 0, 500),
  /** As scorebooks write it: 5.2 is five and two thirds. */
  innings: nullish(number("投球回", 0, 30)),
  note: z._default(textField("メモ", 0, 200), ""),
});
export type PitchCountRecord = z.infer<typeof pitchCountRecordSchema>;

const noteRecordSchema = z.extend(owned, {
  datetime: moment,
  title: z._default(textField("題名", 0, 100), ""),
  body: textField("本文", 1, 4000),
});
export type NoteRecord = z.infer<typeof noteRecordSchema>;

const videoRecordSchema = z.extend(owned, {
  datetime: moment,
  mode: z.literal([1, 2], "種別は1（打撃）か2（投球）で指定してください"),
  url: z
    .url({ protocol: /^https$/, error: "動画のアドレスは https:// で始まるものを指定してください" })
    .check(
      z.maxLength(2000, "動画のアドレスが長すぎます"),
      z.regex(/^[\x21-\x7e]*$/, "動画のアドレスに使えない文字が含まれています"),
    ),
  seconds: nullish(number("長さ（秒）", 0, 3600)),
});
export type VideoRecord = z.infer<typeof videoRecordSchema>;

/** `invitation_accepted` is the earlier name of `invited_accepted`. */
const linkEvent = z.pipe(
  z.enum([...analyzerEvents, ...trainingEvents, "invitation_accepted"], "出来事の種類が正しくありません"),
  z.transform((event) => (event === "invitation_accepted" ? "invited_accepted" : event)),
);
/** What became of the member's link with the analyzer or the training product (EN-8a). */
const memberLinkFields = z.extend(owned, {
  event: linkEvent,
  /** The service's id of the player; comes with `invited_accepted`. */
  nextshot_id: nullish(textField("アナライザーのID", 1, 100)),
});
const memberLinkSchema = memberLinkFields.check(
  z.refine(({ event, nextshot_id }) => event !== "invited_accepted" || nextshot_id !== null, {
    message: "アナライザーのIDを指定してください",
    path: ["nextshot_id"],
  }),
);
export type MemberLinkRecord = z.infer<typeof memberLinkSchema>;

export const ingestTrainingRecords = defineEndpoint({
  ...ingest,
  id: "ingestTrainingRecords",
  path: "/api/ingest/training_records",
  body: batchOf(trainingRecordSchema),
  row: trainingRecordSchema,
});

export const ingestMeasurements = defineEndpoint({
  ...ingest,
  id: "ingestMeasurements",
  path: "/api/ingest/measurements",
  body: batchOf(measurementRecordSchema),
  row: measurementRecordSchema,
});

export const ingestPitchCounts = defineEndpoint({
  ...ingest,
  id: "ingestPitchCounts",
  path: "/api/ingest/pitch_counts",
  body: batchOf(pitchCountRecordSchema),
  row: pitchCountRecordSchema,
});

export const ingestNotes = defineEndpoint({
  ...ingest,
  id: "ingestNotes",
  path: "/api/ingest/notes",
  body: batchOf(noteRecordSchema),
  row: noteRecordSchema,
});

export const ingestVideos = defineEndpoint({
  ...ingest,
  id: "ingestVideos",
  path: "/api/ingest/videos",
  body: batchOf(videoRecordSchema),
  row: videoRecordSchema,
});

/** Only for keys of the two products themselves, each with its own events. @throws conflict for a change that the link's state does not allow */
export const ingestMemberLinks = defineEndpoint({
  ...ingest,
  id: "ingestMemberLinks",
  path: "/api/ingest/member_links",
  body: batchOf(memberLinkSchema),
  row: memberLinkSchema,
  refuses: ["forbidden"],
});
