import type { ChildNotes, GoalSheet, NoteAnswer, NoteForm, NoteWriter } from "@kyuseki/domain";
import type { CallFailure } from "../../../state/callFailure.ts";
import type { Loadable } from "../../../state/loadable.ts";

/** What is being written, kept on the device until it has arrived. */
export type NoteDraft = {
  member_id: number;
  /** As it was when the first word was written. */
  form: Omit<NoteForm, "sent">;
  answers: readonly NoteAnswer[];
  writer: NoteWriter | null;
  /** Which sending it changes; null for the first. */
  changes: number | null;
  /** Sent, and not known to have arrived. */
  unsent: boolean;
  /** Milliseconds since 1970. */
  at: number;
};

export type GoalDraft = { version: number; sheet: GoalSheet; at: number };

/** Which page stands in place of the family's own. */
export type NoteView = { page: "note"; key: string } | { page: "goals"; memberId: number };

/** Held outside: it survives a reload. */
export type FamilyNotesState = {
  children: Loadable<readonly ChildNotes[]>;
  /** By `noteKey`. */
  drafts: Readonly<Record<string, NoteDraft>>;
  /** By the child's id. */
  goalDrafts: Readonly<Record<string, GoalDraft>>;
  /** The device keeps what is written. */
  isKept: boolean;
  /** On their way, by `noteKey` or `goalsKey`. */
  busy: readonly string[];
  failures: Readonly<Record<string, CallFailure>>;
};

export type FamilyNotesActs = {
  onOpen: (view: NoteView) => void;
  onBack: () => void;
  onWrite: (key: string, change: { answers?: readonly NoteAnswer[]; writer?: NoteWriter }) => void;
  /** Forgets what was written here. */
  onClear: (key: string) => void;
  /** Begins with what was sent. */
  onRewrite: (key: string) => void;
  /** Goes on with what was written here, over what another device has sent. */
  onKeep: (key: string) => void;
  /** Goes on under the questions as they are today. */
  onNewQuestions: (key: string) => void;
  onSend: (key: string) => void;
  /** The coaches' words were in sight for two seconds. */
  onSeen: (noteId: number) => void;
  onGoals: (memberId: number, sheet: GoalSheet) => void;
  onSaveGoals: (memberId: number, sheet: GoalSheet) => void;
  /** Goes on with the goals written here (`sheet`), or with those that are stored. */
  onKeepGoals: (memberId: number) => void;
  onClearGoals: (memberId: number) => void;
  onRetry: () => void;
};

export const noteKey = (memberId: number, templateId: number) => `${memberId}-${templateId}`;
export const goalsKey = (memberId: number) => `goals-${memberId}`;

/** A form to write, with what is being written; `form` is null once the team asks for it no longer. */
export type WritableNote = { key: string; memberId: number; form: NoteForm | null; draft: NoteDraft | null };

/** Forms of all children, and what was begun under forms that are gone; of nobody who is not on the page. */
export function writableNotes({ children, drafts }: Pick<FamilyNotesState, "children" | "drafts">): WritableNote[] {
  const listed = children.status === "ready" ? children.value : [];
  const isShown = (memberId: number) =>
    children.status !== "ready" || listed.some(({ member_id }) => member_id === memberId);
  const asked = listed.flatMap(({ member_id, forms }) =>
    forms.map((form) => {
      const key = noteKey(member_id, form.template_id);
      return { key, memberId: member_id, form, draft: drafts[key] ?? null };
    }),
  );
  const known = new Set(asked.map(({ key }) => key));
  const left = Object.entries(drafts)
    .filter(([key, draft]) => !known.has(key) && isShown(draft.member_id))
    .map(([key, draft]) => ({ key, memberId: draft.member_id, form: null, draft }));
  return [...asked, ...left];
}

/** Whether it stands among what the family still has to do. */
export const isDue = ({ form, draft }: WritableNote): boolean =>
  draft !== null || (form !== null && form.sent === null && form.deadline !== null);

/** Somebody else of the family has sent it since it was begun here. */
export const isStale = ({ form, draft }: WritableNote): boolean =>
  form !== null && draft !== null && form.sent !== null && form.sent.changes !== changesOf(form, draft);

/** Which sending of the form's day the draft changes: one that was begun for an earlier day changes none of this one's. */
export const changesOf = (form: Pick<NoteForm, "day"> | null, draft: NoteDraft): number | null =>
  form === null || form.day === draft.form.day ? draft.changes : null;
