import { type ChildNotes, Failure, type GoalSheet } from "@kyuseki/domain";
import { callFailure } from "@kyuseki/ui";
import {
  changesOf,
  type FamilyNotesActs,
  type FamilyNotesState,
  goalsKey,
  isDue,
  type NoteDraft,
  writableNotes,
} from "@kyuseki/ui/screens/FamilyNotes";
import { answerFreshMs } from "../../services/freshness.ts";
import type { FamilyNoteCalls } from "./familyNoteCalls.ts";
import { answersToSend, draftAfter, hasArrived, newDraft } from "./noteDraft.ts";
import type { NoteDraftStorage } from "./noteDraftStorage.ts";

type Options = {
  calls: FamilyNoteCalls;
  drafts: NoteDraftStorage;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Who alone writes on a player's own page; null on a family's. */
  onlyWriter: "player" | null;
};

/**
 * Growth notes of a family's page: what can be written, what is being written, and what came back. What is written stays
 * on the device until the server has it.
 */
export function createFamilyNotesStore({ calls, drafts, now, onlyWriter }: Options) {
  const listeners = new Set<() => void>();
  const told = new Set<number>();
  let state: FamilyNotesState = {
    children: { status: "loading" },
    ...drafts.read(),
    isKept: true,
    busy: [],
    failures: {},
  };
  const set = (change: Partial<FamilyNotesState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const keep = (change: Partial<Pick<FamilyNotesState, "drafts" | "goalDrafts">>) => {
    const { drafts: notes, goalDrafts } = { ...state, ...change };
    set({ ...change, isKept: drafts.write({ drafts: notes, goalDrafts }) });
  };
  const keepNote = (key: string, draft: NoteDraft | null) => keep({ drafts: withEntry(state.drafts, key, draft) });
  const forget = (key: string) => set({ failures: withEntry(state.failures, key, null) });
  const noteOf = (key: string) => writableNotes(state).find((note) => note.key === key);
  const replaceChild = (child: ChildNotes) => {
    if (state.children.status !== "ready") return;
    const value = state.children.value.map((old) => (old.member_id === child.member_id ? child : old));
    set({ children: { status: "ready", value } });
  };

  let askedAt = 0;
  const load = async () => {
    askedAt = now();
    try {
      const { children } = await calls.list();
      set({ children: { status: "ready", value: children } });
      for (const { key, form, draft } of writableNotes(state)) {
        if (form && draft && !state.busy.includes(key) && hasArrived(draft, form)) keepNote(key, null);
      }
    } catch (error) {
      // What stands on the page is better than an error in its place.
      if (state.children.status !== "ready") set({ children: { status: "failed", code: callFailure(error).code } });
    }
  };

  /** Runs once at a time for each name; a refusal stands beside what was pressed. */
  const run = async (key: string, work: () => Promise<void>) => {
    if (state.busy.includes(key)) return;
    forget(key);
    set({ busy: [...state.busy, key] });
    try {
      await work();
    } catch (error) {
      set({ failures: { ...state.failures, [key]: callFailure(error) } });
      // Somebody else has changed it meanwhile: what is shown has to be theirs.
      if (error instanceof Failure && error.code === "conflict") await load();
    } finally {
      set({ busy: state.busy.filter((one) => one !== key) });
    }
  };

  const send = (key: string) =>
    run(key, async () => {
      const note = noteOf(key);
      const draft = note?.draft;
      if (!note || !draft) return;
      const writer = draft.writer ?? onlyWriter;
      if (writer === null) return;
      // What was begun for an earlier day is sent for the day that is asked for now.
      const day = note.form?.day ?? draft.form.day;
      const sending = {
        ...draft,
        form: { ...draft.form, day },
        changes: changesOf(note.form, draft),
        unsent: true,
      };
      keepNote(key, sending);
      const child = await calls.send({
        member_id: note.memberId,
        template_id: sending.form.template_id,
        version: sending.form.version,
        day,
        changes: sending.changes,
        answers: answersToSend(sending),
        writer,
      });
      replaceChild(child);
      // What was typed while it was on its way is another change.
      const latest = state.drafts[key];
      keepNote(key, latest ? draftAfter(latest, sending, noteOf(key)?.form?.sent ?? null) : null);
    });

  const saveGoals = (memberId: number, sheet: GoalSheet) =>
    run(goalsKey(memberId), async () => {
      const version = state.goalDrafts[memberId]?.version ?? storedGoals(state, memberId)?.version ?? 0;
      const before = state.goalDrafts[memberId];
      const goals = await calls.saveGoals({ member_id: memberId, version, sheet });
      const child = childOf(state, memberId);
      if (child) replaceChild({ ...child, goals });
      // What was written while it was on its way goes on from what is stored now.
      const latest = state.goalDrafts[memberId];
      const left = latest && latest !== before ? { ...latest, version: goals.version } : null;
      keep({ goalDrafts: withEntry(state.goalDrafts, String(memberId), left) });
    });

  const stopFollowing = drafts.subscribe(() => set(drafts.read()));

  const acts = {
    onWrite: (key, change) => {
      const note = noteOf(key);
      const draft = note?.draft ?? (note?.form ? newDraft(note.memberId, note.form) : null);
      if (draft) keepNote(key, { ...draft, ...change, unsent: false, at: now() });
    },
    onClear: (key) => {
      forget(key);
      keepNote(key, null);
    },
    onRewrite: (key) => {
      const note = noteOf(key);
      if (!note?.form?.sent) return;
      const { answers, writer } = note.form.sent;
      keepNote(key, { ...newDraft(note.memberId, note.form), answers, writer, at: now() });
    },
    onKeep: (key) => {
      const note = noteOf(key);
      if (!note?.draft || !note.form) return;
      forget(key);
      const { day, sent } = note.form;
      keepNote(key, { ...note.draft, form: { ...note.draft.form, day }, changes: sent?.changes ?? null });
    },
    onNewQuestions: (key) => {
      const note = noteOf(key);
      if (!note?.draft || !note.form) return;
      forget(key);
      keepNote(key, { ...note.draft, form: newDraft(note.memberId, note.form).form });
    },
    onSend: (key) => void send(key),
    onSeen: (noteId) => {
      if (told.has(noteId)) return;
      told.add(noteId);
      // Nobody has asked for it: what fails is told again the next time.
      calls.read(noteId).catch(() => told.delete(noteId));
    },
    onGoals: (memberId, sheet) => {
      const version = state.goalDrafts[memberId]?.version ?? storedGoals(state, memberId)?.version ?? 0;
      keep({ goalDrafts: { ...state.goalDrafts, [memberId]: { version, sheet, at: now() } } });
    },
    onSaveGoals: (memberId, sheet) => void saveGoals(memberId, sheet),
    onKeepGoals: (memberId) => {
      const draft = state.goalDrafts[memberId];
      const stored = storedGoals(state, memberId);
      if (!draft || !stored) return;
      forget(goalsKey(memberId));
      keep({ goalDrafts: { ...state.goalDrafts, [memberId]: { ...draft, version: stored.version } } });
    },
    onClearGoals: (memberId) => {
      forget(goalsKey(memberId));
      keep({ goalDrafts: withEntry(state.goalDrafts, String(memberId), null) });
    },
    onRetry: () => {
      set({ children: { status: "loading" } });
      void load();
    },
  } satisfies Omit<FamilyNotesActs, "onOpen" | "onBack">;

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: stopFollowing,
    load,
    /** Somebody has come back to a page that may be old. */
    refresh: () => {
      if (now() - askedAt > answerFreshMs) void load();
    },
    /** Notes still to write; null means all children, and null comes back before the server has said. */
    due: (memberId: number | null): number | null =>
      state.children.status === "ready"
        ? writableNotes(state).filter((note) => isDue(note) && (memberId === null || note.memberId === memberId)).length
        : null,
    acts,
  };
}

export type FamilyNotesStore = ReturnType<typeof createFamilyNotesStore>;

const childOf = ({ children }: FamilyNotesState, memberId: number) =>
  children.status === "ready" ? children.value.find(({ member_id }) => member_id === memberId) : undefined;

const storedGoals = (state: FamilyNotesState, memberId: number) => childOf(state, memberId)?.goals ?? null;

/** null takes the entry out. */
function withEntry<Value>(values: Readonly<Record<string, Value>>, key: string, value: Value | null) {
  const { [key]: _old, ...others } = values;
  return value === null ? others : { ...others, [key]: value };
}
