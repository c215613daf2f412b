import type { ChildNotes, NoteForm } from "@kyuseki/domain";
import { describe, expect, test } from "vitest";
import { isStale, type NoteDraft, writableNotes } from "./familyNotesState.ts";

const [today, before] = ["2026-11-20", "2026-11-18"];
const asked = {
  template_id: 3,
  version: 1,
  name: "ふりかえり",
  day: today,
  deadline: "2026-11-21T03:00:00Z",
  readers: "by_age",
  questions: [],
} satisfies Omit<NoteForm, "sent">;
const form: NoteForm = { ...asked, sent: null };
const sentForm: NoteForm = {
  ...form,
  sent: { note_id: 42, changes: 0, version: 1, answers: [], writer: "player", at: "2026-11-20T10:44:00Z", late: false },
};
const draft: NoteDraft = {
  member_id: 5,
  form: asked,
  answers: [],
  writer: null,
  changes: null,
  unsent: false,
  at: 0,
};

describe("NO-3 ほかの端末が先に送ったか", () => {
  test.each([
    { name: "まだ誰も送っていない", shown: form, day: today, changes: null, expected: false },
    { name: "書き始めてから、ほかの端末が送った", shown: sentForm, day: today, changes: null, expected: true },
    { name: "送った内容を書き直している", shown: sentForm, day: today, changes: 0, expected: false },
    { name: "前の日の書き直しの間に、次の日のノートが届いた", shown: form, day: before, changes: 0, expected: false },
    { name: "それを、ほかの端末が先に送った", shown: sentForm, day: before, changes: 0, expected: true },
  ])("$name", ({ shown, day, changes, expected }) => {
    const begun = { ...draft, form: { ...asked, day }, changes };
    expect(isStale({ key: "5-3", memberId: 5, form: shown, draft: begun })).toBe(expected);
  });
});

test("NO-3 このページにいない子の書きかけは、数えない", () => {
  const child: ChildNotes = { member_id: 5, readable: true, forms: [form], notes: [], goals: null };
  const drafts = { "5-9": draft, "12-3": { ...draft, member_id: 12 } };
  const shown = writableNotes({ children: { status: "ready", value: [child] }, drafts });
  expect(shown.map(({ key }) => key)).toEqual(["5-3", "5-9"]);
});
