import type { ChildNotes, FamilyNote, NoteForm } from "@kyuseki/domain";
import { fn } from "storybook/test";
import { stored } from "../../components/NineGrid/goalSheet.fixtures.ts";
import { questions } from "../../components/NoteForm/noteForm.fixtures.ts";
import type { FamilyNotesActs, FamilyNotesState, NoteDraft } from "./FamilyNotesScreen.tsx";
import { family } from "./family.fixtures.ts";

/** 2026-11-20 19:42 in Japan. */
const nowMs = Date.parse("2026-11-20T10:42:00Z");

export const form: NoteForm = {
  template_id: 3,
  version: 1,
  name: "ふりかえり",
  day: "2026-11-20",
  deadline: "2026-11-21T03:00:00Z",
  readers: "by_age",
  questions: [...questions],
  sent: null,
};

export const answered: FamilyNote = {
  note_id: 40,
  day: "2026-11-18",
  written_at: "2026-11-18T11:00:00Z",
  title: "ふりかえり",
  parts: [
    { label: "今日できたこと", kind: "text", scale: null, text: "トスで体を使えた。" },
    { label: "手ごたえ", kind: "scale", scale: 3, text: "3" },
  ],
  stamps: [{ stamp: "keep_going", by: "大野 監督", at: "2026-11-19T10:00:00Z" }],
  comments: [
    { id: 1, by: "片山 コーチ", text: "手首が柔らかく使えていました。\n次は高めも。", at: "2026-11-19T11:00:00Z" },
  ],
  new_answer: true,
};

export const ritsu: ChildNotes = { member_id: 5, readable: true, forms: [form], notes: [answered], goals: stored };
export const hana: ChildNotes = {
  member_id: 8,
  readable: true,
  forms: [{ ...form, template_id: 4, name: "試合のあと", deadline: null, questions: questions.slice(0, 3) }],
  notes: [{ ...answered, note_id: 41, stamps: [], comments: [], new_answer: false }],
  goals: null,
};

const { sent: _sent, ...unsentForm } = form;
export const draft: NoteDraft = {
  member_id: 5,
  form: unsentForm,
  answers: [
    { question_id: 1, value: "低めだけを打つ練習で、前の肩を残せた。" },
    { question_id: 3, value: 4 },
    { question_id: 5, value: 120 },
    { question_id: 6, value: [2] },
  ],
  writer: "together",
  changes: null,
  unsent: false,
  at: nowMs - 60_000,
};

export const sentForm: NoteForm = {
  ...form,
  sent: {
    note_id: 42,
    changes: 0,
    version: 1,
    answers: [...draft.answers, { question_id: 4, value: true }],
    writer: "together",
    at: "2026-11-20T10:44:00Z",
    late: false,
  },
};

export const notes: FamilyNotesState = {
  children: { status: "ready", value: [ritsu, hana] },
  drafts: { "5-3": draft },
  goalDrafts: {},
  isKept: true,
  busy: [],
  failures: {},
};

export const acts = {
  onOpen: fn(),
  onBack: fn(),
  onWrite: fn(),
  onClear: fn(),
  onRewrite: fn(),
  onKeep: fn(),
  onNewQuestions: fn(),
  onSend: fn(),
  onSeen: fn(),
  onGoals: fn(),
  onSaveGoals: fn(),
  onKeepGoals: fn(),
  onClearGoals: fn(),
  onRetry: fn(),
} satisfies FamilyNotesActs;

export const args = {
  page: { ...family, notes: { due: 1 } },
  view: { page: "note", key: "5-3" },
  notes,
  acts,
  nowS: nowMs / 1000,
  online: true,
  theme: "light",
  onThemeChange: fn(),
} as const;
