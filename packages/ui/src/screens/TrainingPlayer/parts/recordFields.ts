import { type TrainingRecordDraft, trainingRecordDraftSchema } from "@kyuseki/domain";
import type { PainPart, TrainingMenu } from "@kyuseki/domain/training";

/** What a coach has filled in so far; `date` null, while nothing is, is the day first offered; `pain` 0 is none. */
export type TrainingRecordFields = {
  date: string | null;
  menu: TrainingMenu;
  minutes: number | null;
  rpe: number | null;
  pain: number;
  part: PainPart | null;
  side: "L" | "R" | null;
  note: string;
};

export const emptyTrainingRecord: TrainingRecordFields = {
  date: null,
  menu: "other",
  minutes: null,
  rpe: null,
  pain: 0,
  part: null,
  side: null,
  note: "",
};

/** What is filled in belongs to the day it was filled in for, also when the form is opened again from another one. */
export function fieldsOn(day: string, fields: TrainingRecordFields): TrainingRecordFields {
  const date = fields.date ?? day;
  const isBlank = Object.entries(emptyTrainingRecord).every(
    ([name, empty]) => name === "date" || fields[name as keyof TrainingRecordFields] === empty, // Keys of the constant.
  );
  return { ...fields, date: isBlank && date === day ? null : date };
}

/** By the path within the draft. */
export type RecordErrors = Readonly<Record<string, string>>;

/** In the order of the page; the `name` attributes of the fields. */
const fieldNames = ["date", "minutes", "rpe", "menu", "pain.pain", "pain.part", "pain.side", "pain.note"];
export const firstWrong = (errors: RecordErrors = {}) => fieldNames.find((name) => errors[name] !== undefined);

/** The draft to send, or what is wrong with which field. */
export function readRecord(
  { date, menu, minutes, rpe, pain, part, side, note }: TrainingRecordFields,
  { day, noPain }: { day: string; noPain: string },
): { draft: TrainingRecordDraft } | { errors: RecordErrors } {
  if (pain === 0 && (part !== null || note.trim() !== "")) return { errors: { "pain.pain": noPain } };
  const hurts = pain === 0 ? null : { pain, part, side: part === null ? null : side, note };
  const read = trainingRecordDraftSchema.safeParse({ date: date ?? day, menu, minutes, rpe, pain: hurts });
  if (read.success) return { draft: read.data };
  return { errors: Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join("."), message])) };
}
