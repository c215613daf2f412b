import { product } from "@kyuseki/domain";
import type { GoalDraft, NoteDraft } from "@kyuseki/ui/screens/FamilyNotes";
import { entriesOf, followKey, isRecord } from "../storedJson.ts";

/** Notes and goals of one family that are being written. */
export type WrittenNotes = {
  /** By `noteKey`. */
  drafts: Readonly<Record<string, NoteDraft>>;
  /** By the child's id. */
  goalDrafts: Readonly<Record<string, GoalDraft>>;
};

export type NoteDraftStorage = {
  read: () => WrittenNotes;
  /** False where the device does not keep it; it is good until the tab closes. */
  write: (written: WrittenNotes) => boolean;
  /** Calls `listener` after a change in another tab; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
};

type Options = {
  token: string;
  /** Of `ownerOf`. */
  owner: string;
  /** Called each time: reading `localStorage` throws where it is blocked. */
  storage: () => Storage;
  /** Milliseconds since 1970. */
  now: () => number;
  events: Pick<EventTarget, "addEventListener" | "removeEventListener">;
};

/**
 * Survives a reload and a new link, in this browser. Kept under whose page it is; the page of the family forgets it with its
 * own drafts, 30 days after the last word.
 */
export function createNoteDraftStorage({ token, owner, storage, now, events }: Options): NoteDraftStorage {
  const key = prefix + owner;
  /** What storage refused to keep. */
  let inTab: WrittenNotes | null = null;
  adoptOfLink(storage, prefix + token.slice(0, 8), key, now());

  return {
    read: () => {
      try {
        return inTab ?? writtenIn(storage().getItem(key));
      } catch {
        return none;
      }
    },
    write: (written) => {
      const isEmpty = [written.drafts, written.goalDrafts].every((drafts) => Object.keys(drafts).length === 0);
      try {
        if (isEmpty) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify({ at: now(), ...written }));
        inTab = null;
        return true;
      } catch {
        inTab = written;
        return false;
      }
    },
    subscribe: (listener) => followKey(events, () => key, listener),
  };
}

const prefix = `${product.id}-family-note-`;

/** What was written under the link alone, as releases before this one kept it. */
function adoptOfLink(storage: () => Storage, ofLink: string, key: string, at: number) {
  try {
    const text = storage().getItem(ofLink);
    if (text === null) return;
    const [left, known] = [writtenIn(text), writtenIn(storage().getItem(key))];
    const drafts = { ...left.drafts, ...known.drafts };
    const goalDrafts = { ...left.goalDrafts, ...known.goalDrafts };
    storage().setItem(key, JSON.stringify({ at, drafts, goalDrafts }));
    storage().removeItem(ofLink);
  } catch {
    // Full or blocked: it stays where it is.
  }
}

const none: WrittenNotes = { drafts: {}, goalDrafts: {} };

function writtenIn(text: string | null): WrittenNotes {
  const found: unknown = JSON.parse(text ?? "null");
  if (!isRecord(found)) return none;
  return { drafts: entriesOf(found.drafts, isNoteDraft), goalDrafts: entriesOf(found.goalDrafts, isGoalDraft) };
}

function isNoteDraft(value: unknown): value is NoteDraft {
  if (!isRecord(value) || !isRecord(value.form)) return false;
  const { member_id, form, answers, at } = value;
  return (
    typeof member_id === "number" &&
    typeof at === "number" &&
    typeof form.template_id === "number" &&
    typeof form.version === "number" &&
    typeof form.day === "string" &&
    Array.isArray(form.questions) &&
    Array.isArray(answers)
  );
}

function isGoalDraft(value: unknown): value is GoalDraft {
  if (!isRecord(value) || !isRecord(value.sheet)) return false;
  return typeof value.version === "number" && isRecord(value.sheet.centre) && Array.isArray(value.sheet.goals);
}
