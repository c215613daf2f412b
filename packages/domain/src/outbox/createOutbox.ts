import { asksForProof, Failure, type FailureCode, isOfOtherTeam, isRefusal, wasDoneBefore } from "../failure.ts";
import {
  applyChange,
  attemptedBatch,
  begin,
  discard,
  divide,
  enter,
  nextBatch,
  type OutboxChange,
  release,
  type StampedDraft,
  settle,
} from "./changes.ts";
import {
  emptyOutbox,
  type OutboxBatch,
  type OutboxContent,
  type OutboxDraft,
  type OutboxEntry,
  type OutboxKind,
  type OutboxOutcome,
  type OutboxSubmission,
} from "./entry.ts";
import { createMemoryStore, type OutboxStore } from "./store.ts";

export type OutboxOptions = {
  userId: number;
  /** The club that is open, to which new entries belong. */
  teamId: () => number;
  /** Outlives the page. */
  store: OutboxStore;
  kinds: Readonly<Record<string, OutboxKind>>;
  /** Runs one tab's work at a time; without it tabs may make the same call, which the server does once. */
  exclusively: (work: () => Promise<void>) => Promise<void>;
  /** Whether this person is signed in here: nothing is sent for anybody else (OF-5). */
  mayAct: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  newId: () => string;
  /** Calls back after so many ms; returns the way to cancel. */
  after: (ms: number, work: () => void) => () => void;
  /** Tells other tabs of the same person that the store has changed. */
  announce: () => void;
};

export type OutboxState = {
  /** Everything unsent, the oldest first, as typed last. */
  entries: readonly OutboxEntry[];
  /** Payloads that are on their way or may have arrived, by thing. */
  attempted: ReadonlyMap<string, unknown>;
  /** Things that would be lost with this tab: not stored yet, or refused by the browser's storage. */
  unstored: ReadonlySet<string>;
  isSending: boolean;
  /** Why the last attempt failed, where it was not a refusal of one value. */
  failure: Failure | null;
  /** When the server last took something, in ms since 1970. */
  sentAt: number | null;
};

type Work = (content: OutboxContent) => OutboxChange;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Everything one person types without waiting for the server: stored on the device first, sent in the order of each
 * thing, and removed only once the server has it. Each attempt is stored before it is made and repeated with the same
 * key, so that it happens once (OF-2, OF-3).
 */
export function createOutbox(options: OutboxOptions) {
  const { userId, teamId, store, kinds, exclusively, mayAct, now, newId, after, announce } = options;
  /** For what the browser refuses to store. */
  const tabStore = createMemoryStore();
  let stored: OutboxContent = emptyOutbox;
  let inTab: OutboxContent = emptyOutbox;
  /** Changes handed to the store and not confirmed by it. */
  const pending = new Set<Work>();
  const listeners = new Set<() => void>();
  /** Of submitted values, by revision. */
  const waiters = new Map<string, (submission: OutboxSubmission) => void>();
  let state: OutboxState = {
    entries: [],
    attempted: new Map(),
    unstored: new Set(),
    isSending: false,
    failure: null,
    sentAt: null,
  };
  let sending: Promise<void> | null = null;
  let isAskedAgain = false;
  let failures = 0;
  let cancelRetry = () => {};

  const show = (part: Partial<OutboxState> = {}) => {
    const expected = [...pending].reduce((content, work) => applyChange(content, work(content)), stored);
    const entries = new Map([...expected.entries, ...inTab.entries].map((entry) => [entry.thing, entry]));
    const durable = new Map(stored.entries.map((entry) => [entry.thing, entry.revision]));
    state = {
      ...state,
      entries: [...entries.values()],
      attempted: new Map(
        [...stored.batches, ...inTab.batches].flatMap(({ items }) => items.map((item) => [item.thing, item.payload])),
      ),
      unstored: new Set(
        [...entries.values()].filter((entry) => durable.get(entry.thing) !== entry.revision).map(({ thing }) => thing),
      ),
      ...part,
    };
    for (const listener of listeners) listener();
  };

  /** Shown at once, stored as soon as the browser has done so; what it refuses stays in the tab. Never rejects. */
  const change = async (things: readonly string[], work: Work): Promise<boolean> => {
    pending.add(work);
    show();
    try {
      // A later value must not overtake an earlier one that is on its way from the tab.
      if (inTab.entries.some(({ thing, batch }) => batch !== null && things.includes(thing))) throw stillInTab;
      stored = await store.change(work);
      inTab = await tabStore.change((content) => discard(content, things));
      return true;
    } catch {
      inTab = await tabStore.change(work);
      return false;
    } finally {
      pending.delete(work);
      show();
      announce();
    }
  };

  const reload = async () => {
    stored = await store.read().catch(() => stored);
    show();
  };

  const sendAll = async () => {
    const resting = new Set<string>();
    for (const place of [storedPlace, tabPlace]) {
      for (;;) {
        if (!mayAct()) return;
        const batch = await place.take({ kinds, teamId: teamId(), resting });
        if (!batch) break;
        const failure = await attempt(place, batch);
        if (!failure) continue;
        resting.add(batch.group);
        show({ failure });
        if (stopsEverything(failure)) return;
      }
    }
    if (resting.size === 0) show({ failure: null });
  };

  type Place = {
    /** The next batch, recorded as attempted. */
    take: (selection: Parameters<typeof nextBatch>[1]) => Promise<OutboxBatch | undefined>;
    change: (work: Work) => Promise<void>;
  };
  const placeOf = (target: OutboxStore, keep: (content: OutboxContent) => void): Place => {
    const write = async (work: Work) => {
      keep(await target.change(work));
      show();
      announce();
    };
    return {
      take: async (selection) => {
        let batch: OutboxBatch | undefined;
        const record = (content: OutboxContent) => {
          batch = attemptedBatch(content, selection);
          if (batch) return {};
          batch = nextBatch(content, selection, newId);
          return batch ? begin(content, batch) : {};
        };
        try {
          await write(record);
        } catch {
          // Where an attempt cannot be recorded, values go one by one: each has its key already.
          const single = { ...selection, kinds: oneByOne(selection.kinds) };
          const content = await target.read().catch(() => emptyOutbox);
          batch = nextBatch(content, single, newId);
        }
        return batch;
      },
      change: write,
    };
  };
  const storedPlace = placeOf(store, (content) => {
    stored = content;
  });
  const tabPlace = placeOf(tabStore, (content) => {
    inTab = content;
  });

  /** Resolves with the failure when nobody knows what became of the batch, or it may succeed later. */
  const attempt = async (place: Place, batch: OutboxBatch): Promise<Failure | null> => {
    const kind = kinds[batch.kind];
    if (!kind) return null;
    const record = async (outcomes: readonly OutboxOutcome[]) => {
      await place.change((content) => settle(content, batch, outcomes, kind.rebase));
      for (const [at, { revision }] of batch.items.entries()) tell(revision, outcomes[at]);
      failures = 0;
      show({ sentAt: now() });
      return null;
    };
    try {
      return await record(await kind.send(batch.items, batch.id));
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure("unexpected", { cause: error });
      if (wasDoneBefore(failure)) return record(batch.items.map(() => ({ state: "stored" }) as const));
      if (!isRefusal(failure) || isOfOtherTeam(failure) || asksForProof(failure)) return failure;
      const { code, message, fields } = failure;
      const refusal = { code, message, ...(fields && { fields }) };
      await place.change((content) => divide(content, batch, refusal, kind.rebase));
      if (batch.items.length === 1) tell(batch.items[0]?.revision, { state: "refused", refusal });
      return null;
    }
  };
  /** Passes what became of a value on to whoever waits for it. */
  const tell = (revision: string | undefined, outcome: OutboxOutcome | undefined) => {
    if (revision === undefined || !outcome || outcome.state === "again") return;
    if (outcome.state === "stored") waiters.get(revision)?.({ state: "stored", reply: outcome.reply });
    else if (outcome.state === "open") waiters.get(revision)?.({ state: "open" });
    else waiters.get(revision)?.(outcome);
  };

  const scheduleRetry = () => {
    cancelRetry();
    const { failure } = state;
    if (!failure || !mayAct()) return;
    const pause = retryPausesMs[Math.min(failures, retryPausesMs.length - 1)] ?? 0;
    failures += 1;
    cancelRetry = after(Math.max(pause, (failure.retryAfterS ?? 0) * 1000), () => void flush());
  };

  /** Sends what can be sent; resolves when nothing is on its way. Never rejects. */
  const flush = (): Promise<void> => {
    cancelRetry();
    if (sending) isAskedAgain = true;
    sending ??= (async () => {
      show({ isSending: true });
      do {
        isAskedAgain = false;
        await exclusively(sendAll).catch((error: unknown) => {
          show({ failure: error instanceof Failure ? error : new Failure("unexpected", { cause: error }) });
        });
      } while (isAskedAgain);
    })().finally(() => {
      sending = null;
      show({ isSending: false });
      scheduleRetry();
    });
    return sending;
  };

  const stamp = (draft: OutboxDraft): StampedDraft => ({
    ...draft,
    user_id: userId,
    team_id: teamId(),
    revision: newId(),
    entered_at: now(),
  });
  const enterStamped = (drafts: readonly StampedDraft[]) => {
    const things = drafts.map(({ thing }) => thing);
    for (const { thing, batch, revision } of state.entries) {
      if (batch === null && things.includes(thing)) waiters.get(revision)?.({ state: "superseded" });
    }
    return change(things, (content) => enter(content, drafts));
  };

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads what is stored on the device; also after another tab has changed it. */
    reload,
    /** Shows the values at once. Resolves with whether they will outlive this tab. */
    enter: (drafts: readonly OutboxDraft[]): Promise<boolean> => enterStamped(drafts.map(stamp)),
    /**
     * Hands one value over and waits, at most so many ms, for what the server says to it. A refused value is not kept:
     * whoever handed it over still has it.
     */
    submit: async (draft: OutboxDraft, { isOnline, waitMs }: { isOnline: boolean; waitMs: number }) => {
      const stamped = stamp(draft);
      const isDurable = enterStamped([stamped]);
      if (!isOnline) return { state: "queued", isDurable: await isDurable } satisfies OutboxSubmission;
      const submission = await new Promise<OutboxSubmission>((resolve) => {
        const giveUp = () => void isDurable.then((durable) => resolve({ state: "queued", isDurable: durable }));
        const cancel = after(waitMs, giveUp);
        waiters.set(stamped.revision, (outcome) => {
          cancel();
          resolve(outcome);
        });
        void isDurable.then(flush).then(giveUp);
      }).finally(() => waiters.delete(stamped.revision));
      const { thing } = stamped;
      if (submission.state === "refused") await change([thing], (content) => discard(content, [thing]));
      return submission;
    },
    /** Puts back values that could not be stored before the page was left. */
    restore: (entries: readonly OutboxEntry[]) => {
      const things = entries.map(({ thing }) => thing);
      return change(things, (content) => {
        const known = new Set(content.entries.map(({ revision }) => revision));
        return enter(
          content,
          entries.filter(({ revision }) => !known.has(revision)),
        );
      });
    },
    /** Removes values that the server certainly does not have. */
    discard: (things: readonly string[]) => change(things, (content) => discard(content, things)),
    /** Sends refused values again. */
    retry: async (things: readonly string[]) => {
      await change(things, (content) => release(content, things, newId));
      await flush();
    },
    flush,
    /** At a sign-out: erases everything of this person. */
    erase: async () => {
      cancelRetry();
      const all = ({ entries, batches }: OutboxContent): OutboxChange => ({
        remove: entries.map(({ thing }) => thing),
        removeBatches: batches.map(({ id }) => id),
      });
      inTab = await tabStore.change(all);
      stored = await store.change(all).catch(() => emptyOutbox);
      show({ failure: null });
      announce();
    },
  };
}

const stillInTab = new Error("an earlier value is on its way from this tab");

const oneByOne = (kinds: OutboxOptions["kinds"]): OutboxOptions["kinds"] =>
  Object.fromEntries(Object.entries(kinds).map(([name, { send }]) => [name, { send }]));

/** The same would become of every other call. */
const stopsEverything = (failure: Failure) =>
  passingCodes.includes(failure.code) || isOfOtherTeam(failure) || asksForProof(failure);
const passingCodes: readonly FailureCode[] = ["unavailable", "unauthorized", "rate_limited"];

/** Before the first, second … repetition after failures. */
const retryPausesMs = [5_000, 15_000, 60_000, 300_000];
