import { type AttendanceAnswer, type CarChoice, product } from "@kyuseki/domain";
import { entriesOf, followKey, isRecord } from "./storedJson.ts";

/** An answer that was pressed and has not arrived: to a notice, 出欠 of a child, or about the family's car. */
export type UnsentAnswer =
  | { notice_id: number; member_id: number; answer: string; comment: string }
  | { event_id: number; member_id: number; answer: AttendanceAnswer; comment: string }
  | { event_id: number; choice: CarChoice; seats: number };

/** What one family has typed and pressed, until it has arrived. */
export type FamilyDraft = {
  /** By `subjectOf`. */
  comments: Readonly<Record<string, string>>;
  /** By `answerKey`. */
  unsent: Readonly<Record<string, UnsentAnswer>>;
};

export type FamilyDrafts = {
  read: () => FamilyDraft;
  write: (draft: FamilyDraft) => void;
  /** Calls `listener` after a change in another tab; returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
};

type Options = {
  token: string;
  /** Called each time: reading `localStorage` throws where it is blocked. */
  storage: () => Storage;
  /** Milliseconds since 1970. */
  now: () => number;
  events: Pick<EventTarget, "addEventListener" | "removeEventListener">;
};

const prefix = `${product.id}-family-`;
const longestMs = 30 * 86_400_000;

/** Survives a reload, in this browser, for 30 days. Kept under the link's first characters, which open nothing. */
export function createFamilyDrafts({ token, storage, now, events }: Options): FamilyDrafts {
  const key = prefix + token.slice(0, 8);
  /** What storage refused to keep; good until the tab closes. */
  let inTab: FamilyDraft | null = null;

  const read = () => {
    try {
      return inTab ?? draftIn(storage().getItem(key), now()) ?? empty;
    } catch {
      return empty;
    }
  };
  forgetOld(storage, now());

  return {
    read,
    write: (draft) => {
      const isEmpty = Object.keys(draft.comments).length === 0 && Object.keys(draft.unsent).length === 0;
      try {
        if (isEmpty) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify({ at: now(), ...draft }));
        inTab = null;
      } catch {
        inTab = draft;
      }
    },
    subscribe: (listener) => followKey(events, key, listener),
  };
}

const empty: FamilyDraft = { comments: {}, unsent: {} };

/** null for what is too old, or was not written here. */
function draftIn(text: string | null, now: number): FamilyDraft | null {
  const found: unknown = JSON.parse(text ?? "null");
  if (!isRecord(found) || typeof found.at !== "number" || now - found.at > longestMs) return null;
  const { comments, unsent } = found;
  return {
    comments: entriesOf(comments, (value) => typeof value === "string"),
    unsent: entriesOf(unsent, isUnsent),
  };
}

function isUnsent(value: unknown): value is UnsentAnswer {
  if (!isRecord(value)) return false;
  const { notice_id, event_id, member_id, answer, comment, choice, seats } = value;
  if (typeof (notice_id ?? event_id) !== "number") return false;
  if (typeof choice === "string") return typeof seats === "number";
  return typeof member_id === "number" && typeof answer === "string" && typeof comment === "string";
}

function forgetOld(storage: () => Storage, now: number) {
  try {
    for (const key of Object.keys(storage()).filter((name) => name.startsWith(prefix))) {
      if (!isFresh(storage().getItem(key), now)) storage().removeItem(key);
    }
  } catch {
    // Blocked: nothing was ever kept.
  }
}

function isFresh(text: string | null, now: number) {
  try {
    return draftIn(text, now) !== null;
  } catch {
    return false;
  }
}
