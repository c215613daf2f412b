import * as z from "zod/mini";
import { recordOf } from "./records.ts";

export const BATCH_ROWS_MAX = 1000;
/** Size of the whole call. */
export const BATCH_BYTES_MAX = 2 * 1024 * 1024;

/**
 * A valid row and its fields whose value was left out, or its errors by field; no field when it is not an object at all.
 */
export type Judged<Row> = { row: Row; left?: readonly string[] } | { fields: Record<string, string> };

/** Accepts or refuses each of `rows` by itself: a wrong one does not refuse the others. */
export function batchOf<const Row extends z.ZodMiniType>(row: Row) {
  const message = `rows は1〜${BATCH_ROWS_MAX}件の配列で指定してください`;
  return z.object({
    rows: z
      .array(
        z.pipe(
          z.unknown(),
          z.transform((value): Judged<z.output<Row>> => judge(row, value)),
        ),
        message,
      )
      .check(z.minLength(1, message), z.maxLength(BATCH_ROWS_MAX, message)),
  });
}

function judge<Row extends z.ZodMiniType>(schema: Row, value: unknown): Judged<z.output<Row>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { row: parsed.data, left: leftOut(value, parsed.data) };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    if (path.length > 0) fields[path.map(String).join(".")] ??= message;
  }
  return { fields };
}

/** The fields that came with a value and are null now. */
function leftOut(given: unknown, read: unknown): readonly string[] {
  const before: Record<string, unknown> = Object(given);
  return Object.entries(Object(read)).flatMap(([field, value]) =>
    value === null && before[field] !== null && before[field] !== undefined ? [field] : [],
  );
}

const batchFailureCodes = ["invalid", "not_found", "conflict"] as const;
export type BatchFailureCode = (typeof batchFailureCodes)[number];

/** Every row counts in exactly one of the four. */
export const ingestReply = z.object({
  accepted: z.int(),
  /** Rows known under their source_id whose values changed. */
  updated: z.int(),
  unchanged: z.int(),
  refused: z.array(
    z.object({
      /** Index in `rows`, from 0. */
      index: z.int(),
      code: z.enum(batchFailureCodes),
      error: z.string(),
      fields: z.optional(recordOf(z.string())),
    }),
  ),
  /** Rows that were taken without a value: one that no ball can have had. Left out when there are none. */
  left_out: z.optional(z.array(z.object({ index: z.int(), fields: z.array(z.string()), reason: z.string() }))),
});
export type IngestReply = z.infer<typeof ingestReply>;
