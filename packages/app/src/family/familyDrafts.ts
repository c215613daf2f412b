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
  /** Before `belongTo` what was written under the link alone. */
  read: () => FamilyDraft;
  /** Each mail has a link of its own: once the page says whose it is, all its links share what is written. */
  belongTo: (owner: string) => void;
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

/**
 * Survives a reload and a new link, in this browser, for 30 days. Kept under whose page it is; before that is known under
 * the link's first characters, which open nothing.
 */
export function createFamilyDrafts({ token, storage, now, events }: Options): FamilyDrafts {
  let key = prefix + token.slice(0, 8);
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

  const write = (draft: FamilyDraft) => {
    try {
      if (isEmpty(draft)) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify({ at: now(), ...draft }));
      inTab = null;
    } catch {
      inTab = draft;
    }
  };

  return {
    read,
    belongTo: (owner) => {
      const [before, mine] = [key, prefix + owner];
      if (before === mine) return;
      const moved = read();
      key = mine;
      if (isEmpty(moved)) return;
      inTab = null;
      const known = read();
      write({ comments: { ...moved.comments, ...known.comments }, unsent: { ...moved.unsent, ...known.unsent } });
      if (inTab === null) storage().removeItem(before);
    },
    write,
    subscribe: (listener) => followKey(events, () => key, listener),
  };
}

const isEmpty = ({ comments, unsent }: FamilyDraft) => Object.keys({ ...comments, ...unsent }).length === 0;

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
