import { csvImportDraftSchema } from "@kyuseki/domain";
import { sourceKey } from "@kyuseki/domain/csv";
import * as z from "zod/mini";
import type { Answering } from "./fileState.ts";

const { again_of, ball, mapping, units } = csvImportDraftSchema.shape;

/** A name and what was answered about it, as a map has them. */
const pair = <Answer extends z.ZodMiniType>(answer: Answer) =>
  z.custom<[string, z.output<Answer>]>(
    (value) =>
      Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && answer.safeParse(value[1]).success,
  );

/** What a coach has answered about a file and not imported yet. The file itself stays on their device (R2). */
export const csvDraftSchema = z.nullable(
  z.object({
    name: z.string(),
    key: z.string(),
    rows: z.int(),
    /** Digest of the first row: a device may give every file the same name. Not there in drafts of an earlier release. */
    firstRowKey: z.optional(z.string()),
    againOf: again_of,
    answers: z.object({ mapping, units, day: z.string(), dayOrder: z.optional(z.enum(["month", "day"])) }),
    choices: z.array(pair(z.nullable(z.int()))),
    leftRows: z.array(z.int()),
    doubtAnswers: z._default(z.array(pair(z.enum(["same", "other"]))), []),
    /** null: the columns are still asked about. */
    whole: z.nullable(z.object({ ball, battingType: z.nullable(z.literal([1, 2, 3])) })),
  }),
);
export type CsvDraft = NonNullable<z.infer<typeof csvDraftSchema>>;

export function draftOf(state: Answering): CsvDraft {
  const { file, answers, choices, leftRows, doubtAnswers } = state;
  const { name, key, rows, againOf } = file;
  const whole = state.step === "check" ? state.whole : null;
  return {
    name,
    key,
    rows,
    firstRowKey: sourceKey(file.sample),
    againOf,
    answers,
    choices: [...choices],
    leftRows: [...leftRows],
    doubtAnswers: [...doubtAnswers],
    whole,
  };
}

/** The answers, where they are about this file: of this name and length, with these columns and this first row. */
export function answeredOf(draft: CsvDraft | null, file: Answering["file"]): CsvDraft | null {
  if (draft === null || (draft.firstRowKey ?? sourceKey(file.sample)) !== sourceKey(file.sample)) return null;
  return (["name", "key", "rows", "againOf"] as const).every((part) => draft[part] === file[part]) ? draft : null;
}
