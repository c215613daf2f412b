import * as z from "zod/mini";
import { noteLimits } from "../../noteLimits.ts";
import { noteReaders, noteStamps, noteWriters } from "../../vocabulary/notes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { dayField, idField, versionField } from "../rowFields.ts";
import { goalSheetSchema, storedGoalSheetSchema } from "./goalSheets.ts";
import { answerSchema, noteId, notePartSchema, questionSchema, templateId } from "./noteFields.ts";

const none = z.object({});
const memberId = idField("選手を選び直してください");
const token = z.string().check(z.minLength(1), z.maxLength(64));

/** A form that a child can write, with what was written for its day. */
export const noteFormSchema = z.object({
  template_id: z.int(),
  version: z.int(),
  name: z.string(),
  day: z.iso.date(),
  /** null: no deadline. */
  deadline: z.nullable(z.iso.datetime()),
  readers: z.enum(noteReaders),
  questions: z.array(questionSchema),
  /** What was sent for this day; null before. */
  sent: z.nullable(
    z.object({
      note_id: z.int(),
      /** Grows when it is changed; what a change starts from. */
      changes: z.int(),
      /** Under which of the template's versions. */
      version: z.int(),
      answers: z.array(answerSchema),
      writer: z.enum(noteWriters),
      at: z.iso.datetime(),
      late: z.boolean(),
    }),
  ),
});
export type NoteForm = z.infer<typeof noteFormSchema>;

/** A note as the child and the family read it, with what the coaches said. */
export const familyNoteSchema = z.object({
  note_id: z.int(),
  day: z.iso.date(),
  written_at: z.iso.datetime(),
  title: z.string(),
  parts: z.array(notePartSchema),
  stamps: z.array(z.object({ stamp: z.enum(noteStamps), by: z.nullable(z.string()), at: z.iso.datetime() })),
  comments: z.array(z.object({ id: z.int(), by: z.nullable(z.string()), text: z.string(), at: z.iso.datetime() })),
  /** Something of it is new since this page's readers last saw it. */
  new_answer: z.boolean(),
});
export type FamilyNote = z.infer<typeof familyNoteSchema>;

/** Notes of one child. A family that may not read them gets `readable` false and nothing else. */
export const childNotesSchema = z.object({
  member_id: z.int(),
  readable: z.boolean(),
  forms: z.array(noteFormSchema),
  /** The newest first. */
  notes: z.array(familyNoteSchema),
  /** null where no template of the child asks for 9マス目標. */
  goals: z.nullable(storedGoalSheetSchema),
});
export type ChildNotes = z.infer<typeof childNotesSchema>;

const call = {
  method: "POST",
  access: "public",
  params: none,
  query: none,
  status: 200,
  idempotent: false,
  refuses: ["not_found", "conflict", "rate_limited"],
} as const;

/** The children's forms and notes, apart from the page itself. @throws conflict when the link no longer works */
export const getFamilyNotes = defineEndpoint({
  ...call,
  id: "getFamilyNotes",
  path: "/api/family/notes",
  body: z.object({ token }),
  reply: z.object({ children: z.array(childNotesSchema) }),
});

/**
 * Sends the note of a day, or changes it. Sending the same again changes nothing; a note under questions of up to
 * `noteLimits.earlierQuestionsDays` ago is taken as it is.
 * @throws conflict when somebody else of the family has sent or changed it since `changes`, or it cannot be written under
 * these questions or for this day; invalid at `questions.` with the question's id
 */
export const writeFamilyNote = defineEndpoint({
  ...call,
  id: "writeFamilyNote",
  path: "/api/family/notes/write",
  body: z.object({
    token,
    member_id: memberId,
    template_id: templateId,
    version: idField(),
    day: dayField(),
    /** null: nothing was sent for this day as far as the page knows. */
    changes: z.nullable(versionField()),
    answers: z.array(answerSchema).check(z.maxLength(noteLimits.questions)),
    writer: z.enum(noteWriters, "書いた人を選んでください"),
  }),
  reply: childNotesSchema,
  grows: true,
});

/** The coaches' stamps and comments were visible for two seconds. */
export const readNoteAnswer = defineEndpoint({
  ...call,
  id: "readNoteAnswer",
  path: "/api/family/notes/read",
  body: z.object({ token, note_id: noteId }),
  reply: z.object({ success: z.literal(true) }),
});

/** @throws conflict when somebody else has saved since `version` */
export const saveFamilyGoals = defineEndpoint({
  ...call,
  id: "saveFamilyGoals",
  path: "/api/family/notes/goals",
  body: z.object({ token, member_id: memberId, version: versionField(), sheet: goalSheetSchema }),
  reply: storedGoalSheetSchema,
  grows: true,
});
