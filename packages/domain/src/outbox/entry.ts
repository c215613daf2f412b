import type { FailureCode } from "../failure.ts";

/** A value typed on this device that the server does not have yet (OF-2). */
export type OutboxEntry<Payload = unknown> = {
  user_id: number;
  team_id: number;
  /** What the value belongs to, unique for one person: typed again, the later value takes the place of the earlier. */
  thing: string;
  kind: string;
  /** Entries of one group are sent in their order, one call after the other. */
  group: string;
  payload: Payload;
  about: OutboxAbout;
  /** Differs from edit to edit. */
  revision: string;
  /** Grows from entry to entry. */
  sequence: number;
  /** Milliseconds since 1970, by this device's clock. */
  entered_at: number;
  /** Whether it may be sent; false while the coach has to decide something about it. */
  ready: boolean;
  /** The batch that carries this value or an earlier one of the same thing; null before the first attempt. */
  batch: string | null;
  /** How many entries may go with it at most: fewer each time a batch was refused as a whole. */
  at_most: number | null;
  /** Why the server refused this value; null while it has not. */
  refusal: OutboxRefusal | null;
};

/** What it is in words, as known when it was typed. */
export type OutboxAbout = {
  /** What was entered, with its unit: 50m走 8.21秒. */
  label: string;
  /** Whose it is, and where. */
  detail: string;
  /** Address of the page on which it was typed. */
  href: string;
};

export type OutboxRefusal = { code: FailureCode; message: string; fields?: Record<string, string> | undefined };

export type OutboxItem<Payload = unknown> = { thing: string; revision: string; payload: Payload };

/**
 * What is sent in one call. It is stored before the first attempt and sent again unchanged until the server has answered,
 * so that it happens once whatever becomes of the answer (OF-3).
 */
export type OutboxBatch = {
  /** The call's Idempotency-Key. */
  id: string;
  user_id: number;
  team_id: number;
  kind: string;
  group: string;
  items: readonly OutboxItem[];
};

/** What a screen hands over. */
export type OutboxDraft<Payload = unknown> = {
  thing: string;
  kind: string;
  group: string;
  payload: Payload;
  about: OutboxAbout;
  ready: boolean;
};

/** What became of one item of a batch that the server has answered. */
export type OutboxOutcome =
  /** `unheard`: what the reply says, where nobody waits for it any longer: the value stays, refused with it. */
  | { state: "stored"; reply?: unknown; unheard?: OutboxRefusal }
  /** The coach has to decide: `revise` puts what was learned into the payload as it is by now. */
  | { state: "open"; revise: (payload: unknown) => unknown }
  | { state: "refused"; refusal: OutboxRefusal }
  /** Nothing was done about it, because another item of the batch was refused: it goes again. */
  | { state: "again" };

/** What whoever handed a value over learns: what the server said, or that it is not known yet. */
export type OutboxSubmission =
  | { state: "stored"; reply: unknown }
  | { state: "open" }
  | { state: "refused"; refusal: OutboxRefusal }
  /** A later value took its place before it was sent. */
  | { state: "superseded" }
  /** It goes later; `isDurable`: also where the tab is closed meanwhile. */
  | { state: "queued"; isDurable: boolean };

/** How entries of one kind travel. */
export type OutboxKind = {
  /**
   * Which of these entries of a group, all ready and in their order, go in one call: the first and some after it; the
   * first alone by default.
   */
  together?: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[];
  /**
   * Of a value that is added to others: what makes two of them the same operation while it is not known what became of the
   * first, also after the page was closed. Without it each is an operation of its own.
   */
  operationOf?: (payload: unknown) => unknown;
  /** Makes the call with this key; one outcome for each item, in their order. Rejects with the `Failure`. */
  send: (items: readonly OutboxItem[], key: string) => Promise<readonly OutboxOutcome[]>;
  /**
   * A value that was edited while `sent` was on its way, once it is known whether the server has that; null when nothing
   * is left to send.
   */
  rebase?: (payload: unknown, sent: unknown, isStored: boolean) => unknown;
};

export type OutboxContent = { entries: readonly OutboxEntry[]; batches: readonly OutboxBatch[] };

export const emptyOutbox: OutboxContent = { entries: [], batches: [] };
