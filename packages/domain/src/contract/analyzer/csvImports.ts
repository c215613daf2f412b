import * as z from "zod/mini";
import { csvImport as limits } from "../../limits.ts";
import { csvFormats } from "../../vocabulary/csvFormats.ts";
import { csvLimits } from "../../vocabulary/csvLimits.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { idField, idInAddress } from "../rowFields.ts";
import { balls } from "../team/team.ts";
import { columnMappingSchema } from "./columnMapping.ts";
import { packedBallsSchema } from "./csvBalls.ts";

const of = { access: "coach", analyzer: true, query: z.object({}) } as const;
const noParams = z.object({});
const byId = z.object({ id: idInAddress() });
const nothing = z.undefined();
const path = "/api/coach/nextshot/imports";

const sourceKey = z.string("列の組が正しくありません").check(z.regex(/^[0-9a-f]{16}$/, "列の組が正しくありません"));

/** The answers to `CsvQuestion` that also hold for the next file of the same columns. */
const csvUnitsSchema = z.object({
  speed: z.optional(z.enum(["km/h", "mph", "m/s"])),
  distance: z.optional(z.enum(["m", "ft"])),
  length: z.optional(z.enum(["cm", "in", "ft", "m"])),
});

const csvImportSchema = z.object({
  id: z.int(),
  imported_at: z.iso.datetime(),
  /** Name of who did it; null once the account is gone. */
  imported_by: z.nullable(z.string()),
  /** Empty once a person in the file was erased. */
  file_name: z.string(),
  format: z.enum(csvFormats),
  /** Whom the file names, their balls taken or not. */
  member_ids: z._default(z.array(z.int()), []),
  /** Balls taken, balls that existed already, and rows that were refused. */
  accepted: z.int(),
  repeated: z.int(),
  refused: z.int(),
  undo_until: z.iso.datetime(),
  undone_at: z.nullable(z.iso.datetime()),
  /** The first import of the same file, when this one has read it again. */
  again_of: z.nullable(z.int()),
  /** An older parser read it, its file is still stored, and nobody has read that again since. */
  readable_again: z.boolean(),
});
export type CsvImport = z.infer<typeof csvImportSchema>;

const csvSourceSchema = z.object({
  id: z.int(),
  source_key: z.string(),
  format: z.enum(csvFormats),
  mapping: columnMappingSchema,
  units: csvUnitsSchema,
  /** Which member each written name stands for, as chosen by a coach. */
  names: z.array(z.object({ name: z.string(), member_id: z.int() })),
  used_at: z.iso.datetime(),
});
export type CsvSource = z.infer<typeof csvSourceSchema>;

/** The last `csvImport.listed` imports, newest first, and what is remembered of each kind of file. */
export const getCsvImports = defineEndpoint({
  ...of,
  id: "getCsvImports",
  method: "GET",
  path,
  params: noParams,
  body: nothing,
  reply: z.object({ imports: z.array(csvImportSchema), sources: z.array(csvSourceSchema) }),
  status: 200,
});

/**
 * The file of an import as it was sent, in base64; audited like every export. @throws not_found, also for a file that
 * is gone
 */
export const getCsvFile = defineEndpoint({
  ...of,
  id: "getCsvFile",
  method: "GET",
  path: `${path}/:id/file`,
  params: byId,
  body: nothing,
  reply: z.object({ file: z.string() }),
  status: 200,
});

/** What a member usually does: median and spread (1.4826·MAD) of the daily means, km/h. */
const usualSpeedSchema = z.object({
  member_id: z.int(),
  /** 1 batting, 2 pitching. */
  mode: z.literal([1, 2]),
  kmh: z.number(),
  spread: z.number(),
});
export type UsualSpeed = z.infer<typeof usualSpeedSchema>;

/** New balls of a member on one day that the member `owner_id` has already: the file may be that player's. */
const takenSessionSchema = z.object({
  member_id: z.int(),
  /** 1 batting, 2 pitching. */
  mode: z.literal([1, 2]),
  /** YYYY-MM-DD in Japan. */
  day: z.iso.date(),
  balls: z.int(),
  owner_id: z.int(),
});
export type TakenSession = z.infer<typeof takenSessionSchema>;

/**
 * Which of the balls the team already has, by index: same player, moment, speed and angle; where the moment is not exact,
 * those that a whole session says are the same. `doubtful` ones equal a stored ball of that day and may be another.
 */
export const findKnownBalls = defineEndpoint({
  ...of,
  id: "findKnownBalls",
  method: "POST",
  path: `${path}/known`,
  idempotent: false,
  params: noParams,
  body: z.object({ balls: packedBallsSchema }),
  bodyMax: limits.ballsMaxBytes,
  reply: z.object({
    known: z.array(z.int()),
    doubtful: z._default(z.array(z.int()), []),
    usual: z._default(z.array(usualSpeedSchema), []),
    taken: z._default(z.array(takenSessionSchema), []),
  }),
  status: 200,
});

/**
 * Stores the chosen file, compressed with gzip, ahead of its import; for an hour, or until the same coach sends
 * another. @throws invalid at `fields.file`, conflict when the club's storage is full
 */
export const sendCsvFile = defineEndpoint({
  ...of,
  id: "sendCsvFile",
  method: "POST",
  path: `${path}/files`,
  params: noParams,
  body: z.instanceof(Uint8Array),
  bytes: { types: ["application/octet-stream"], max: limits.fileMaxBytes },
  grows: true,
  reply: z.object({ file_id: z.int() }),
  status: 201,
  refuses: ["conflict"],
});

export const csvImportDraftSchema = z.object({
  file_name: textField("ファイル名", 1, 255),
  /** The id that `sendCsvFile` returned. */
  file_id: idField(),
  /** `csvParserVersion` of the page that read it. */
  parser_version: z.int().check(z.minimum(1), z.maximum(32_767)),
  /** The import whose file is read again. */
  again_of: z.nullable(idField()),
  source_key: sourceKey,
  format: z.enum(csvFormats),
  mapping: columnMappingSchema,
  units: csvUnitsSchema,
  /** The coach's choices, remembered for the next file of the same columns. */
  names: z
    .array(z.object({ name: textField("名前", 1, 200), member_id: idField() }))
    .check(z.maxLength(limits.names, "名前が多すぎます")),
  /** Members whom the file names, their balls taken or not: the file goes when one of them is erased (P3). */
  people: z.optional(z.array(idField()).check(z.maxLength(limits.names, "選手が多すぎます"))),
  /** The ball used throughout the file (EN-5). */
  ball: z.nullable(z.enum(balls, "使用球が正しくありません")),
  /** Number of rows of the file that are not sent. */
  refused: z.int().check(z.minimum(0), z.maximum(limits.refused)),
  balls: packedBallsSchema,
  /** Indexes of `doubtful` balls that the coach says are others; the rest of these are not imported. */
  separate: z.optional(
    z.array(z.int().check(z.minimum(0), z.maximum(csvLimits.balls))).check(z.maxLength(csvLimits.balls)),
  ),
});
export type CsvImportDraft = z.infer<typeof csvImportDraftSchema>;

/**
 * Imports all balls or none; existing balls and balls deleted by hand stay as they are (BE-2).
 * @throws invalid at `balls.<index>.<field>`, not_found for a member, an expired file or an `again_of` of another file,
 * conflict when there is nothing new
 */
export const importCsv = defineEndpoint({
  ...of,
  id: "importCsv",
  method: "POST",
  path,
  params: noParams,
  body: csvImportDraftSchema,
  bodyMax: limits.ballsMaxBytes,
  grows: true,
  reply: csvImportSchema,
  status: 201,
  refuses: ["conflict"],
});

/**
 * Removes exactly the import's balls, also those corrected or deleted since; repeating it changes nothing. @throws
 * not_found, conflict when it is too late
 */
export const undoCsvImport = defineEndpoint({
  ...of,
  id: "undoCsvImport",
  method: "POST",
  path: `${path}/:id/undo`,
  params: byId,
  body: nothing,
  reply: csvImportSchema,
  status: 200,
  refuses: ["conflict"],
});

/** Forgets the column mapping and the names of one kind of file. @throws not_found */
export const forgetCsvSource = defineEndpoint({
  ...of,
  id: "forgetCsvSource",
  method: "DELETE",
  path: `${path}/sources/:id`,
  params: byId,
  body: nothing,
  reply: z.object({ success: z.literal(true) }),
  status: 200,
});
